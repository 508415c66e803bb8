/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a campaign file may not say although its shape is right: records that contradict one another.
 */
#include "exchange/campaign-sense.h"

#include <glib/gi18n-lib.h>

/* The only habitat of a race, or none where it must choose. */
static MusterTerrain
find_only_habitat (guint habitats)
{
  for (guint terrain = 0; terrain < MUSTER_N_TERRAINS; terrain++)
    {
      if (habitats == 1u << terrain)
        {
          return terrain;
        }
    }
  return MUSTER_TERRAIN_NONE;
}

static gboolean
is_player_sound (MusterDraft *draft,
                 guint        index,
                 GError     **error)
{
  MusterPlayer *player = muster_draft_peek (draft, MUSTER_PLAYER, index);
  const MusterRaceRules *race = &muster_draft_peek_ruleset (draft)->races[player->race];

  if (!race->given)
    {
      return muster_draft_fail (draft, MUSTER_PLAYER, index, error, _("the rules do not have the race of player %s"),
                                player->id);
    }
  if (player->habitat == MUSTER_TERRAIN_NONE)
    {
      player->habitat = find_only_habitat (race->habitats);
    }
  if (player->habitat == MUSTER_TERRAIN_NONE)
    {
      return muster_draft_fail (draft, MUSTER_PLAYER, index, error, _("player %s must choose a habitat"), player->id);
    }
  if (player->position == 0)
    {
      player->position = index + 1;
    }
  return TRUE;
}

static gboolean
are_players_sound (MusterDraft *draft,
                   GError     **error)
{
  g_autoptr (GHashTable) positions = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < muster_draft_count (draft, MUSTER_PLAYER); i++)
    {
      const MusterPlayer *player = muster_draft_peek (draft, MUSTER_PLAYER, i);

      if (!is_player_sound (draft, i, error))
        {
          return FALSE;
        }
      if (!g_hash_table_add (positions, GUINT_TO_POINTER (player->position)))
        {
          return muster_draft_fail (draft, MUSTER_PLAYER, i, error, _("two players have place %d in the turn order"),
                                    player->position);
        }
    }
  return TRUE;
}

static gboolean
are_homes_sound (MusterDraft *draft,
                 GError     **error)
{
  g_autoptr (GHashTable) homes = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < muster_draft_count (draft, MUSTER_HEX); i++)
    {
      const MusterHex *hex = muster_draft_peek (draft, MUSTER_HEX, i);

      if ((hex->home != 0) != (hex->terrain == MUSTER_TERRAIN_HOME))
        {
          return muster_draft_fail (draft, MUSTER_HEX, i, error, "%s", _("terrain=\"home\" and home= go together"));
        }
      if (hex->home != 0 && !g_hash_table_add (homes, GUINT_TO_POINTER (hex->home)))
        {
          return muster_draft_fail (draft, MUSTER_HEX, i, error, "%s", _("this player has a home already"));
        }
    }
  return TRUE;
}

static gboolean
has_models (const MusterUnit *unit)
{
  return unit->troopers > 0 || unit->leader || unit->specials != 0;
}

static const char *
find_trouble_of_unit (MusterDraft      *draft,
                      const MusterUnit *unit)
{
  const MusterTroop *troop = muster_draft_find_key (draft, MUSTER_TROOP, unit->troop);
  const MusterHex *hex = muster_draft_peek_hex (draft, unit->at);
  gboolean single = troop->kind == MUSTER_KIND_INDIVIDUAL || troop->kind == MUSTER_KIND_TOTEM;

  if (hex == NULL || hex->terrain == MUSTER_TERRAIN_NONE)
    {
      return _("unit %s stands in no hex of the map");
    }
  if (unit->state != MUSTER_STATE_DESTROYED && unit->afloat != (hex->terrain == MUSTER_TERRAIN_SEA))
    {
      return _("unit %s: afloat=\"yes\" and a hex of sea go together");
    }
  if (hex->terrain == MUSTER_TERRAIN_LAKE)
    {
      return _("unit %s stands in a lake");
    }
  if (single && (unit->troopers > 1 || unit->leader || unit->specials != 0))
    {
      return _("unit %s is a single model: troopers=\"1\" and no leader");
    }
  if (unit->state != MUSTER_STATE_DESTROYED && !has_models (unit))
    {
      return _("unit %s has no models left; then it is state=\"destroyed\"");
    }
  if (unit->with == unit->key)
    {
      return _("unit %s accompanies itself");
    }
  return NULL;
}

static gboolean
are_units_sound (MusterDraft *draft,
                 GError     **error)
{
  for (guint i = 0; i < muster_draft_count (draft, MUSTER_UNIT); i++)
    {
      const MusterUnit *unit = muster_draft_peek (draft, MUSTER_UNIT, i);
      const char *trouble = find_trouble_of_unit (draft, unit);

      if (trouble != NULL)
        {
          g_auto (GStrv) parts = g_strsplit (trouble, "%s", 2);

          return muster_draft_fail (draft, MUSTER_UNIT, i, error, "%s%s%s", parts[0], unit->id, parts[1]);
        }
    }
  return TRUE;
}

/* A pair of players, put in the order of their keys. */
static gboolean
order_pair (guint32 *first,
            guint32 *second)
{
  guint32 low = MIN (*first, *second);

  *second = MAX (*first, *second);
  *first = low;
  return *first != *second;
}

static gboolean
are_pairs_sound (MusterDraft *draft,
                 GError     **error)
{
  g_autoptr (GHashTable) allied = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < muster_draft_count (draft, MUSTER_ALLIANCE); i++)
    {
      MusterAlliance *alliance = muster_draft_peek (draft, MUSTER_ALLIANCE, i);
      gboolean two = order_pair (&alliance->first, &alliance->second);
      gint64 pair = (gint64) alliance->first << 32 | alliance->second;

      if (!two || !g_hash_table_add (allied, g_memdup2 (&pair, sizeof (pair))))
        {
          return muster_draft_fail (draft, MUSTER_ALLIANCE, i, error, "%s",
                                    _("an alliance is of two players, and stated once"));
        }
    }
  for (guint i = 0; i < muster_draft_count (draft, MUSTER_FOUGHT); i++)
    {
      MusterFought *fought = muster_draft_peek (draft, MUSTER_FOUGHT, i);

      if (!order_pair (&fought->first, &fought->second))
        {
          return muster_draft_fail (draft, MUSTER_FOUGHT, i, error, "%s", _("two players fought each other, not one"));
        }
    }
  return TRUE;
}

static gboolean
are_plots_sound (MusterDraft *draft,
                 GError     **error)
{
  g_autoptr (GHashTable) plotted = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < muster_draft_count (draft, MUSTER_PLOT); i++)
    {
      const MusterPlot *plot = muster_draft_peek (draft, MUSTER_PLOT, i);

      if (!g_hash_table_add (plotted, GUINT_TO_POINTER (plot->key)))
        {
          return muster_draft_fail (draft, MUSTER_PLOT, i, error, "%s", _("this unit has a plot already"));
        }
    }
  return TRUE;
}

static gboolean
are_battles_sound (MusterDraft *draft,
                   GError     **error)
{
  g_autoptr (GHashTable) engaged = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < muster_draft_count (draft, MUSTER_BATTLE); i++)
    {
      const MusterBattle *battle = muster_draft_peek (draft, MUSTER_BATTLE, i);
      const MusterHex *hex = muster_draft_peek_hex (draft, battle->at);

      if (hex == NULL || hex->terrain == MUSTER_TERRAIN_NONE)
        {
          return muster_draft_fail (draft, MUSTER_BATTLE, i, error, _("battle %s is fought in no hex of the map"),
                                    battle->id);
        }
    }
  for (guint i = 0; i < muster_draft_count (draft, MUSTER_COMBATANT); i++)
    {
      const MusterCombatant *combatant = muster_draft_peek (draft, MUSTER_COMBATANT, i);
      const MusterUnit *unit = muster_draft_find_key (draft, MUSTER_UNIT, combatant->unit);
      gint64 pair = (gint64) combatant->battle << 32 | combatant->unit;

      if (unit->player != combatant->player)
        {
          return muster_draft_fail (draft, MUSTER_COMBATANT, i, error, _("unit %s is another player's"), unit->id);
        }
      if (!g_hash_table_add (engaged, g_memdup2 (&pair, sizeof (pair))))
        {
          return muster_draft_fail (draft, MUSTER_COMBATANT, i, error, _("unit %s is in this battle already"),
                                    unit->id);
        }
    }
  return TRUE;
}

/**
 * muster_draft_makes_sense:
 * @draft: resolved
 *
 * Checks what no schema can, and gives what may be left out its value: a race's only habitat, the place in the turn
 * order.
 *
 * Returns: FALSE where the draft contradicts itself
 */
gboolean
muster_draft_makes_sense (MusterDraft *draft,
                          GError     **error)
{
  return are_players_sound (draft, error) && are_homes_sound (draft, error) && are_units_sound (draft, error) &&
         are_pairs_sound (draft, error) && are_plots_sound (draft, error) && are_battles_sound (draft, error);
}
