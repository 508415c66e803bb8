/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Battles of a turn: who meets whom with what, and for those that were settled what came of them.
 */
#include "campaign/combatant.h"
#include "campaign/level.h"
#include "campaign/noun.h"
#include "campaign/unit.h"
#include "report/kinds.h"
#include "wording/names.h"
#include "wording/sentence.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* The battles as they were before the turn dropped or settled them, with the world that knows their forces. */
typedef struct
{
  const MusterReporting *reporting;
  GHashTable *told; /* keys of the battles that were told */
} Telling;

static char *
dup_commander (const MusterWorld *world,
               const MusterNames *names,
               guint32            battle,
               guint32            player)
{
  MusterForceCommander commander = muster_battle_find_commander (world, battle, player);

  if (commander.unit != 0)
    {
      g_autofree char *name = muster_names_dup_noun (names, MUSTER_NOUN_UNIT, commander.unit);

      /* Translators: a unit's name and its LD */
      return g_strdup_printf (_("%s (LD %d)"), name, commander.ld);
    }
  return g_strdup (commander.n_equals > 0 ? _("one among equals, to be named") : _("nobody"));
}

static gint64
add_force (MusterTable       *table,
           const MusterWorld *world,
           guint32            battle,
           guint32            player)
{
  const MusterNames names = MUSTER_NAMES_OF (world);
  gint64 total = 0;

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

    if (combatant->battle != battle || combatant->player != player || unit == NULL)
      {
        continue;
      }
    total += muster_unit_get_points (world, unit);
    muster_table_add_row (table);
    muster_table_take (table, 0, muster_report_dup_name (unit->name));
    muster_table_take (table, 1, muster_names_dup_noun (&names, MUSTER_NOUN_TROOP, unit->troop));
    muster_table_set_number (table, 2, muster_unit_count_models (unit));
    muster_table_set_number (table, 3, muster_unit_get_points (world, unit));
    muster_table_set (table, 4, muster_level_get_title (muster_unit_get_level (world, unit)));
    muster_table_set_number (table, 5, muster_unit_get_leadership (world, unit));
    muster_table_set (table, 6, combatant->entered > 0 ? muster_side_get_word (combatant->entered - 1) : "");
  }
  return total;
}

static void
add_side (MusterDocument    *document,
          const MusterWorld *world,
          guint32            battle,
          guint32            player)
{
  const MusterColumn columns[] = {
    {_("Unit")}, {_("Troop")}, {_("Models"), MUSTER_COLUMN_NUMBER}, {_("Points"), MUSTER_COLUMN_NUMBER}, {_("Level")},
    {_("LD"), MUSTER_COLUMN_NUMBER}, {_("Came by")},
  };
  const MusterNames names = MUSTER_NAMES_OF (world);
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));
  gint64 points = add_force (table, world, battle, player);
  g_autofree char *name = muster_names_dup_noun (&names, MUSTER_NOUN_PLAYER, player);
  g_autofree char *commander = dup_commander (world, &names, battle, player);
  /* Translators: a player's name, and the points of the force */
  g_autofree char *heading = g_strdup_printf (_("%s: %" G_GINT64_FORMAT " points"), name, points);
  g_autofree char *leader = g_strdup_printf (_("Force commander: %s"), commander);

  muster_document_add_heading (document, 2, heading);
  muster_document_add_paragraph (document, leader);
  muster_document_take_table (document, table);
}

static void
add_head (MusterDocument     *document,
          const MusterWorld  *world,
          const MusterBattle *battle)
{
  const MusterNames names = MUSTER_NAMES_OF (world);
  g_autofree char *at = muster_names_dup_noun (&names, MUSTER_NOUN_HEX, battle->at);
  const MusterHex *hex = muster_world_get_hex (world, battle->at);
  /* Translators: the battle's id, its kind, and the hex */
  g_autofree char *heading = g_strdup_printf (_("%s: %s at %s"), battle->id,
                                              muster_battle_kind_get_title (battle->kind), at);
  g_autofree char *ground = g_strdup_printf (_("Terrain: %s"), muster_terrain_get_title (hex->terrain));

  muster_document_add_heading (document, 1, heading);
  muster_document_add_item (document, ground);
  if (battle->defender != 0)
    {
      g_autofree char *name = muster_names_dup_noun (&names, MUSTER_NOUN_PLAYER, battle->defender);
      g_autofree char *defender = g_strdup_printf (_("Defender: %s"), name);

      muster_document_add_item (document, defender);
    }
  if (battle->target > 0)
    {
      g_autofree char *target = g_strdup_printf (_("Objective points to win: %d"), battle->target);

      muster_document_add_item (document, target);
    }
  if (battle->weather != NULL)
    {
      g_autofree char *weather = g_strdup_printf (_("Weather: %s"),
                                                  muster_weather_get_title (battle->weather));

      muster_document_add_item (document, weather);
    }
}

static gboolean
is_shown (const Telling     *telling,
          const MusterWorld *world,
          guint32            battle)
{
  guint32 player = telling->reporting->request->player;

  return player == 0 || muster_battle_has_player (world, battle, player);
}

static void
add_battle (Telling            *telling,
            const MusterWorld  *world,
            const MusterBattle *battle)
{
  g_autoptr (GArray) players = muster_battle_dup_players (world, battle->key);

  g_hash_table_add (telling->told, GUINT_TO_POINTER (battle->key));
  add_head (telling->reporting->document, world, battle);
  for (guint i = 0; i < players->len; i++)
    {
      add_side (telling->reporting->document, world, battle->key, g_array_index (players, guint32, i));
    }
}

static void
add_result (const Telling      *telling,
            const MusterMoment *moment)
{
  const MusterVerdict *verdict = moment->act->verdict;
  const MusterNames names = MUSTER_NAMES_ACROSS (moment->after, moment->before);

  muster_document_add_heading (telling->reporting->document, 2, _("Result"));
  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      g_autofree char *sentence = muster_finding_dup_sentence (finding, &names);
      g_autofree char *item = g_strdup_printf ("%s [%s]", sentence, finding->clause->id);

      if (finding->outcome == MUSTER_INFO)
        {
          muster_document_add_item (telling->reporting->document, item);
        }
    }
}

static gboolean
settles (const MusterEffect *effect)
{
  return effect->kind == MUSTER_EFFECT_CHANGE && effect->record == MUSTER_BATTLE &&
         effect->field == MUSTER_BATTLE_STATE && effect->after.value.number == MUSTER_BATTLE_SETTLED;
}

/* Where an act settles a battle, its forces are told as they were before, and then what the act came to. */
static void
tell_act (const MusterMoment *moment,
          gpointer            user_data)
{
  Telling *telling = user_data;

  for (guint i = 0; i < moment->act->effects->len; i++)
    {
      const MusterEffect *effect = &g_array_index (moment->act->effects, MusterEffect, i);

      if (settles (effect) && is_shown (telling, moment->before, effect->key))
        {
          add_battle (telling, moment->before, muster_world_get_battle (moment->before, effect->key));
          add_result (telling, moment);
        }
    }
}

/** muster_report_battles: fills in the battles of a turn, settled and pending */
void
muster_report_battles (const MusterReporting *reporting)
{
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  Telling telling = {reporting, told};

  muster_history_walk (reporting->history, reporting->request->turn, reporting->request->turn, tell_act, &telling);
  MUSTER_FOR_EACH (reporting->end, BATTLE, MusterBattle, battle)
  {
    if (!g_hash_table_contains (told, GUINT_TO_POINTER (battle->key)) &&
        is_shown (&telling, reporting->end, battle->key))
      {
        add_battle (&telling, reporting->end, battle);
      }
  }
  if (g_hash_table_size (told) == 0)
    {
      muster_document_add_paragraph (reporting->document, _("No battles."));
    }
}
