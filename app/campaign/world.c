/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/world.h"

#include "campaign/record-table.h"
#include "campaign/rulebook.h"
#include "campaign/ruleset.h"
#include "campaign/world-private.h"

#include <string.h>

/** muster_world_new: Returns: (transfer full): a world without any record, under @ruleset */
MusterWorld *
muster_world_new (MusterRuleset *ruleset)
{
  MusterWorld *world = g_new0 (MusterWorld, 1);

  g_atomic_ref_count_init (&world->refs);
  world->ruleset = muster_ruleset_ref (ruleset);
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      world->tables[kind] = muster_record_table_new (kind);
    }
  return world;
}

/** muster_world_ref: Returns: (transfer full): @world */
MusterWorld *
muster_world_ref (MusterWorld *world)
{
  g_atomic_ref_count_inc (&world->refs);
  return world;
}

/** muster_world_unref: drops a reference; the last one frees what no other world shares */
void
muster_world_unref (MusterWorld *world)
{
  if (!g_atomic_ref_count_dec (&world->refs))
    {
      return;
    }
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      muster_record_table_unref (world->tables[kind]);
    }
  muster_ruleset_unref (world->ruleset);
  g_free (world);
}

/** muster_world_copy: Returns: (transfer full): a world that shares every table, for an edit to write to */
MusterWorld *
muster_world_copy (const MusterWorld *world)
{
  MusterWorld *copy = g_new0 (MusterWorld, 1);

  g_atomic_ref_count_init (&copy->refs);
  copy->ruleset = muster_ruleset_ref (world->ruleset);
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      copy->tables[kind] = muster_record_table_ref (world->tables[kind]);
    }
  return copy;
}

/**
 * muster_world_apply_effect:
 *
 * The only place where a world changes. @world must be held by one holder alone.
 *
 * Returns: FALSE where the effect does not fit: the record is there already, or is not there
 */
gboolean
muster_world_apply_effect (MusterWorld        *world,
                           const MusterEffect *effect)
{
  MusterRecordTable *table = muster_record_table_own (world->tables[effect->record]);
  guint index;
  gboolean there;

  world->tables[effect->record] = table;
  there = muster_world_search (world, effect->record, effect->key, &index);
  if (there == (effect->kind == MUSTER_EFFECT_PUT))
    {
      return FALSE;
    }
  switch ((MusterEffectKind) effect->kind)
    {
    case MUSTER_EFFECT_PUT:
      muster_record_table_insert (table, effect->after.record);
      break;

    case MUSTER_EFFECT_CHANGE:
      muster_record_set (effect->record, muster_record_table_nth (table, index), effect->field, effect->after.value);
      break;

    case MUSTER_EFFECT_DROP:
      muster_record_table_remove (table, index);
      break;
    }
  return TRUE;
}

/**
 * muster_world_apply:
 *
 * Returns: (transfer full) (nullable): the world after @effects; NULL where they do not fit to @world
 */
MusterWorld *
muster_world_apply (MusterWorld  *world,
                    const GArray *effects)
{
  g_autoptr (MusterWorld) after = muster_world_copy (world);

  for (guint i = 0; i < effects->len; i++)
    {
      if (!muster_world_apply_effect (after, &g_array_index (effects, MusterEffect, i)))
        {
          return NULL;
        }
    }
  return g_steal_pointer (&after);
}

/** muster_world_equal: Returns: whether both hold the same records */
gboolean
muster_world_equal (const MusterWorld *first,
                    const MusterWorld *second)
{
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      if (!muster_record_table_equal (first->tables[kind], second->tables[kind]))
        {
          return FALSE;
        }
    }
  return TRUE;
}

/** muster_world_shares: Returns: whether both hold the very same table of @kind, so that nothing of it differs */
gboolean
muster_world_shares (const MusterWorld *first,
                     const MusterWorld *second,
                     MusterRecordKind   kind)
{
  return first->tables[kind] == second->tables[kind];
}

/** muster_world_get_ruleset: Returns: (transfer none): the ruleset that the campaign is played by */
const MusterRuleset *
muster_world_get_ruleset (const MusterWorld *world)
{
  return world->ruleset;
}

/** muster_world_count: Returns: how many records of @kind there are */
guint
muster_world_count (const MusterWorld *world,
                    MusterRecordKind   kind)
{
  return world->tables[kind]->n_records;
}

/** muster_world_nth: Returns: (transfer none): record @index in the order of keys; an end pointer for the count */
gconstpointer
muster_world_nth (const MusterWorld *world,
                  MusterRecordKind   kind,
                  guint              index)
{
  return muster_record_table_nth (world->tables[kind], index);
}

/** muster_world_search: like muster_record_table_search(), at once for hexes, which stand row by row */
gboolean
muster_world_search (const MusterWorld *world,
                     MusterRecordKind   kind,
                     guint32            key,
                     guint             *index)
{
  const MusterRecordTable *table = world->tables[kind];

  if (kind == MUSTER_HEX && world->tables[MUSTER_CAMPAIGN]->n_records == 1)
    {
      const MusterCampaign *campaign = (const MusterCampaign *) world->tables[MUSTER_CAMPAIGN]->records;
      const MusterHex *hexes = (const MusterHex *) table->records;

      *index = MUSTER_HEX_ROW (key) * campaign->columns + MUSTER_HEX_COLUMN (key);
      if (*index < table->n_records && hexes[*index].key == key)
        {
          return TRUE;
        }
    }
  return muster_record_table_search (table, key, index);
}

/** muster_world_find: Returns: (transfer none) (nullable): the record of that key */
gconstpointer
muster_world_find (const MusterWorld *world,
                   MusterRecordKind   kind,
                   guint32            key)
{
  const MusterRecordTable *table = world->tables[kind];
  guint index;

  return muster_world_search (world, kind, key, &index) ? table->records + index * table->size : NULL;
}

/** muster_world_get_campaign: Returns: (transfer none): the one record of the campaign itself */
const MusterCampaign *
muster_world_get_campaign (const MusterWorld *world)
{
  g_assert (world->tables[MUSTER_CAMPAIGN]->n_records == 1);
  return muster_world_nth (world, MUSTER_CAMPAIGN, 0);
}

/** muster_world_get_ruling: Returns: (transfer none): the value of a house rule, by its MusterChronopiaRuling */
const char *
muster_world_get_ruling (const MusterWorld *world,
                         guint              ruling)
{
  const MusterRuling *option = &muster_chronopia_get_rulebook ()->rulings[ruling];

  MUSTER_FOR_EACH (world, CHOSEN_RULING, MusterChosenRuling, chosen)
  {
    if (strcmp (chosen->option, option->key) == 0)
      {
        return chosen->value;
      }
  }
  return option->fallback;
}

/** muster_world_rules: Returns: whether the house rule has that value, which must be one it may have */
gboolean
muster_world_rules (const MusterWorld *world,
                    guint              ruling,
                    const char        *value)
{
  return strcmp (muster_world_get_ruling (world, ruling), value) == 0;
}

/** muster_world_get_player: Returns: (transfer none) (nullable): the player of that key */
const MusterPlayer *
muster_world_get_player (const MusterWorld *world,
                         guint32            key)
{
  return muster_world_find (world, MUSTER_PLAYER, key);
}

/** muster_world_get_unit: Returns: (transfer none) (nullable): the unit of that key */
const MusterUnit *
muster_world_get_unit (const MusterWorld *world,
                       guint32            key)
{
  return muster_world_find (world, MUSTER_UNIT, key);
}

/** muster_world_get_troop: Returns: (transfer none) (nullable): the catalogue row of that key */
const MusterTroop *
muster_world_get_troop (const MusterWorld *world,
                        guint32            key)
{
  return muster_world_find (world, MUSTER_TROOP, key);
}

/** muster_world_get_battle: Returns: (transfer none) (nullable): the battle of that key */
const MusterBattle *
muster_world_get_battle (const MusterWorld *world,
                         guint32            key)
{
  return muster_world_find (world, MUSTER_BATTLE, key);
}

/** muster_world_get_hex: Returns: (transfer none) (nullable): the hex; NULL off the map and where it has a hole */
const MusterHex *
muster_world_get_hex (const MusterWorld *world,
                      guint32            key)
{
  const MusterHex *hex = muster_world_find (world, MUSTER_HEX, key);

  return hex != NULL && hex->terrain != MUSTER_TERRAIN_NONE ? hex : NULL;
}

/** muster_world_peek_hexes: Returns: (transfer none): the whole rectangle, row by row, for what runs over the map */
const MusterHex *
muster_world_peek_hexes (const MusterWorld *world)
{
  return muster_world_nth (world, MUSTER_HEX, 0);
}

/** muster_world_peek_units: Returns: (transfer none): all units in the order of their keys */
const MusterUnit *
muster_world_peek_units (const MusterWorld *world)
{
  return muster_world_nth (world, MUSTER_UNIT, 0);
}

/**
 * muster_world_find_by_id:
 * @kind: of a record that has an id, which is then its first field
 *
 * Returns: (transfer none) (nullable): the record of that id
 */
gconstpointer
muster_world_find_by_id (const MusterWorld *world,
                         MusterRecordKind   kind,
                         const char        *id)
{
  for (guint i = 0; i < muster_world_count (world, kind); i++)
    {
      gconstpointer record = muster_world_nth (world, kind, i);

      if (strcmp (muster_record_get (kind, record, 0).text, id) == 0)
        {
          return record;
        }
    }
  return NULL;
}

/** muster_world_find_player: Returns: (transfer none) (nullable): the player of that id */
const MusterPlayer *
muster_world_find_player (const MusterWorld *world,
                          const char        *id)
{
  return muster_world_find_by_id (world, MUSTER_PLAYER, id);
}

/** muster_world_find_unit: Returns: (transfer none) (nullable): the unit of that id */
const MusterUnit *
muster_world_find_unit (const MusterWorld *world,
                        const char        *id)
{
  return muster_world_find_by_id (world, MUSTER_UNIT, id);
}

/** muster_world_find_troop: Returns: (transfer none) (nullable): the catalogue row of that id */
const MusterTroop *
muster_world_find_troop (const MusterWorld *world,
                         const char        *id)
{
  return muster_world_find_by_id (world, MUSTER_TROOP, id);
}

/** muster_world_find_battle: Returns: (transfer none) (nullable): the battle of that id */
const MusterBattle *
muster_world_find_battle (const MusterWorld *world,
                          const char        *id)
{
  return muster_world_find_by_id (world, MUSTER_BATTLE, id);
}

/** muster_world_are_allied: Returns: whether the two players declared an alliance (DIPL-1) */
gboolean
muster_world_are_allied (const MusterWorld *world,
                         guint32            first,
                         guint32            second)
{
  MUSTER_FOR_EACH (world, ALLIANCE, MusterAlliance, alliance)
  {
    if (alliance->first == MIN (first, second) && alliance->second == MAX (first, second))
      {
        return TRUE;
      }
  }
  return FALSE;
}
