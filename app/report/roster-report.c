/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The armies as they stand: each unit with what it is worth and can do.
 */
#include "campaign/level.h"
#include "campaign/noun.h"
#include "campaign/speed.h"
#include "campaign/unit.h"
#include "report/kinds.h"
#include "wording/names.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
add_unit (MusterTable       *table,
          const MusterWorld *world,
          const MusterUnit  *unit)
{
  const MusterNames names = MUSTER_NAMES_OF (world);
  MusterPace pace;

  muster_unit_get_pace (world, unit, &pace);
  muster_table_add_row (table);
  muster_table_take (table, 0, muster_report_dup_name (unit->name));
  muster_table_take (table, 1, muster_names_dup_noun (&names, MUSTER_NOUN_TROOP, unit->troop));
  muster_table_take (table, 2, muster_names_dup_noun (&names, MUSTER_NOUN_HEX, unit->at));
  muster_table_set_number (table, 3, muster_unit_count_models (unit));
  muster_table_set_number (table, 4, muster_unit_get_points (world, unit));
  muster_table_set_number (table, 5, unit->xp);
  muster_table_set (table, 6, muster_level_get_title (muster_unit_get_level (world, unit)));
  muster_table_set_number (table, 7, pace.speed);
  if (unit->role != MUSTER_ROLE_NONE && muster_unit_get_state (world, unit) == MUSTER_STATE_FIT)
    {
      muster_table_set (table, 8, muster_unit_role_get_title (unit->role));
    }
  else
    {
      muster_table_set (table, 8, muster_unit_state_get_title (muster_unit_get_state (world, unit)));
    }
}

static MusterTable *
new_table (const MusterWorld *world,
           guint32            player)
{
  const MusterColumn columns[] = {
    {_("Unit")}, {_("Troop")}, {_("At")}, {_("Models"), MUSTER_COLUMN_NUMBER}, {_("Points"), MUSTER_COLUMN_NUMBER},
    {_("XP"), MUSTER_COLUMN_NUMBER}, {_("Level")}, {_("Speed"), MUSTER_COLUMN_NUMBER}, {_("State")},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player)
      {
        add_unit (table, world, unit);
      }
  }
  return table;
}

/** muster_report_roster: fills in the armies of the players */
void
muster_report_roster (const MusterReporting *reporting)
{
  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    g_autofree char *name = NULL;
    g_autofree char *heading = NULL;

    if (!muster_reporting_shows (reporting, player))
      {
        continue;
      }
    name = muster_report_dup_name (player->name);
    /* Translators: a player's name, and points */
    heading = g_strdup_printf (_("Army of %s: %" G_GINT64_FORMAT " points"), name,
                               muster_player_get_army_points (reporting->end, player->key));
    muster_document_add_heading (reporting->document, 1, heading);
    muster_document_take_table (reporting->document, new_table (reporting->end, player->key));
  }
}
