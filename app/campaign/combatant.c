/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/combatant.h"

#include "campaign/level.h"
#include "campaign/unit.h"

/** muster_battle_find_combatant: Returns: (transfer none) (nullable): the unit as it stands in the battle */
const MusterCombatant *
muster_battle_find_combatant (const MusterWorld *world,
                              guint32            battle,
                              guint32            unit)
{
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == battle && combatant->unit == unit)
      {
        return combatant;
      }
  }
  return NULL;
}

/** muster_battle_has_player: Returns: whether a unit of the player is in the battle */
gboolean
muster_battle_has_player (const MusterWorld *world,
                          guint32            battle,
                          guint32            player)
{
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == battle && combatant->player == player)
      {
        return TRUE;
      }
  }
  return FALSE;
}

static gboolean
contains (const GArray *keys,
          guint32       key)
{
  for (guint i = 0; i < keys->len; i++)
    {
      if (g_array_index (keys, guint32, i) == key)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_battle_dup_players: Returns: (transfer full) (element-type guint32): keys of those in it, each once */
GArray *
muster_battle_dup_players (const MusterWorld *world,
                           guint32            battle)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (guint32));

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == battle && !contains (players, combatant->player))
      {
        g_array_append_val (players, combatant->player);
      }
  }
  return players;
}

/**
 * muster_battle_get_points_against:
 *
 * Returns: the points of all units in the battle that are not the defender's, as they stand
 *
 * Clauses: DISR-1
 */
gint64
muster_battle_get_points_against (const MusterWorld *world,
                                  guint32            battle,
                                  guint32            defender)
{
  gint64 points = 0;

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

    if (combatant->battle == battle && combatant->player != defender && unit != NULL)
      {
        points += muster_unit_get_points (world, unit);
      }
  }
  return points;
}

static const MusterUnit *
get_individual (const MusterWorld     *world,
                const MusterCombatant *combatant)
{
  const MusterUnit *unit = muster_world_get_unit (world, combatant->unit);

  return unit != NULL && !muster_unit_is_destroyed (unit) &&
         muster_troop_is_individual (muster_world_get_troop (world, unit->troop))
         ? unit : NULL;
}

/**
 * muster_battle_find_commander:
 *
 * Returns: the individual in the battle with the highest LD, as its level makes it; the army commander if present
 *
 * Clauses: CMD-1
 */
MusterForceCommander
muster_battle_find_commander (const MusterWorld *world,
                              guint32            battle,
                              guint32            player)
{
  MusterForceCommander found = {0};

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    const MusterUnit *unit = get_individual (world, combatant);
    int ld;

    if (combatant->battle != battle || combatant->player != player || unit == NULL)
      {
        continue;
      }
    ld = muster_unit_get_leadership (world, unit);
    if (unit->role == MUSTER_ROLE_COMMANDER)
      {
        return (MusterForceCommander) {unit->key, ld, 1};
      }
    if (found.n_equals == 0 || ld > found.ld)
      {
        found = (MusterForceCommander) {unit->key, ld, 1};
      }
    else if (ld == found.ld)
      {
        found.n_equals++;
        found.unit = 0;
      }
  }
  return found;
}

/** muster_battle_may_command: Returns: whether its player may name the unit force commander. Clauses: CMD-1 */
gboolean
muster_battle_may_command (const MusterWorld *world,
                           guint32            battle,
                           guint32            unit)
{
  const MusterCombatant *combatant = muster_battle_find_combatant (world, battle, unit);
  MusterForceCommander first;

  if (combatant == NULL || get_individual (world, combatant) == NULL)
    {
      return FALSE;
    }
  first = muster_battle_find_commander (world, battle, combatant->player);
  return first.unit == unit ||
         (first.n_equals > 1 && muster_unit_get_leadership (world, muster_world_get_unit (world, unit)) == first.ld);
}
