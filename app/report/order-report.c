/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Blank order sheets: where a player's units are and how far they may go, with room to write, and the same as a text to
 * be filled in and sent back.
 */
#include "campaign/noun.h"
#include "campaign/speed.h"
#include "campaign/unit.h"
#include "report/kinds.h"
#include "wording/names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Garrisons never move (TOWN-3, FORT-2), and the destroyed are not there. */
static gboolean
may_move (const MusterUnit *unit)
{
  return unit->role != MUSTER_ROLE_GARRISON && !muster_unit_is_destroyed (unit);
}

static char *
dup_range (const MusterWorld *world,
           const MusterUnit  *unit)
{
  MusterPace pace;
  g_autofree char *hexes = NULL;

  muster_unit_get_pace (world, unit, &pace);
  hexes = g_strdup_printf (ngettext ("%u hex", "%u hexes", pace.hexes), pace.hexes);
  switch (pace.stop_at)
    {
    case 0:
      return g_steal_pointer (&hexes);

    case 1:
      /* Translators: %s is "2 hexes" */
      return g_strdup_printf (_("%s, stops on entering rough terrain"), hexes);

    default:
      return g_strdup_printf (_("%s, stops on entering rough terrain the second time"), hexes);
    }
}

static MusterTable *
new_table (const MusterWorld *world,
           guint32            player)
{
  const MusterColumn columns[] = {
    {_("Unit")}, {_("At")}, {_("Models"), MUSTER_COLUMN_NUMBER}, {_("May go")}, {_("Orders"), MUSTER_COLUMN_WRITE},
  };
  const MusterNames names = MUSTER_NAMES_OF (world);
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player && may_move (unit))
      {
        muster_table_add_row (table);
        muster_table_take (table, 0, muster_report_dup_name (unit->name));
        muster_table_take (table, 1, muster_names_dup_noun (&names, MUSTER_NOUN_HEX, unit->at));
        muster_table_set_number (table, 2, muster_unit_count_models (unit));
        muster_table_take (table, 3, dup_range (world, unit));
      }
  }
  return table;
}

/* Names of the player's units, and how many have each. */
static GHashTable *
count_names (const MusterWorld  *world,
             const MusterPlayer *player)
{
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    char *name = g_utf8_casefold (unit->name, -1);
    guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));

    if (unit->player == player->key)
      {
        g_hash_table_replace (counts, g_steal_pointer (&name), GUINT_TO_POINTER (count + 1));
      }
    g_free (name);
  }
  return counts;
}

/* What the sheet calls the unit: its id in brackets where the name is not its own or looks like more than a name. */
static char *
dup_call (GHashTable       *counts,
          const MusterUnit *unit)
{
  g_autofree char *folded = g_utf8_casefold (unit->name, -1);
  gboolean own = GPOINTER_TO_UINT (g_hash_table_lookup (counts, folded)) == 1;
  gboolean plain = g_unichar_isalnum (g_utf8_get_char (unit->name)) && strpbrk (unit->name, "/;\"[]") == NULL;

  return own && plain ? g_strdup (unit->name) : g_strdup_printf ("[%s]", unit->id);
}

/* What an order sheet's reader understands: every unit holds until its order is changed. */
static char *
dup_sheet (const MusterWorld  *world,
           const MusterPlayer *player)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  const MusterNames names = MUSTER_NAMES_OF (world);
  g_autoptr (GHashTable) counts = count_names (world, player);
  GString *sheet = g_string_new (NULL);

  g_string_append_printf (sheet, "ORDERS %s TURN %d PLAYER %s\n", campaign->name, campaign->turn, player->id);
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    g_autofree char *at = NULL;
    g_autofree char *range = NULL;
    g_autofree char *call = NULL;

    if (unit->player != player->key || !may_move (unit))
      {
        continue;
      }
    at = muster_names_dup_noun (&names, MUSTER_NOUN_HEX, unit->at);
    range = dup_range (world, unit);
    call = dup_call (counts, unit);
    g_string_append_printf (sheet, "%s - HOLD // ", call);
    /* Translators: where a unit is, and how far it may go */
    g_string_append_printf (sheet, _("at %s; %s"), at, range);
    g_string_append_c (sheet, '\n');
  }
  g_string_append (sheet, "END\n");
  return g_string_free (sheet, FALSE);
}

/** muster_report_dup_order_sheets: Returns: (transfer full): the sheets as texts to fill in, one after the other */
char *
muster_report_dup_order_sheets (const MusterReporting *reporting)
{
  GString *sheets = g_string_new (NULL);

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    if (muster_reporting_shows (reporting, player) && player->status != MUSTER_STATUS_OUT)
      {
        g_autofree char *sheet = dup_sheet (reporting->end, player);

        g_string_append_printf (sheets, "%s%s", sheets->len > 0 ? "\n" : "", sheet);
      }
  }
  return g_string_free (sheets, FALSE);
}

static void
add_player (const MusterReporting *reporting,
            const MusterPlayer    *player)
{
  g_autofree char *name = muster_report_dup_name (player->name);
  g_autofree char *heading = g_strdup_printf (_("Orders of %s"), name);
  g_autofree char *sheet = dup_sheet (reporting->end, player);

  muster_document_add_heading (reporting->document, 1, heading);
  muster_document_add_paragraph (reporting->document,
                                 _("Write the sides to cross in order, such as N, NW, NW. A unit without an order "
                                   "holds. Sides are N, NE, SE, S, SW and NW."));
  muster_document_take_table (reporting->document, new_table (reporting->end, player->key));
  muster_document_add_heading (reporting->document, 2, _("To fill in and send back"));
  muster_document_add_lines (reporting->document, sheet);
  muster_document_add_map (reporting->document, reporting->end, player->key);
}

/** muster_report_orders: fills in a blank sheet for each player, on pages of their own */
void
muster_report_orders (const MusterReporting *reporting)
{
  gboolean first = TRUE;

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    if (!muster_reporting_shows (reporting, player) || player->status == MUSTER_STATUS_OUT)
      {
        continue;
      }
    if (!first)
      {
        muster_document_add_new_page (reporting->document);
      }
    first = FALSE;
    add_player (reporting, player);
  }
}
