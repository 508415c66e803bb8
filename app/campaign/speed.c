/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/speed.h"

#include "campaign/level.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

/* MOVE-6: what a risen unit must have to be hastened. */
#define SPEED_OF_RISEN 3

/* An engine goes as far as the slowest warband. */
#define SPEED_OF_ENGINES 1

static gboolean
moves_as_individual (const MusterTroop *troop)
{
  return troop->kind == MUSTER_KIND_INDIVIDUAL || troop->kind == MUSTER_KIND_TOTEM;
}

static const MusterClause *
find_clause (const MusterTroop    *troop,
             const MusterMoveBand *band)
{
  if (moves_as_individual (troop))
    {
      return MUSTER_CITE (MOVE_7);
    }
  if (troop->kind == MUSTER_KIND_ENGINE)
    {
      return MUSTER_CITE (MOVE_9);
    }
  switch (band->stop_at)
    {
    case 0:
      return MUSTER_CITE (MOVE_2);

    case 1:
      return MUSTER_CITE (MOVE_3);

    default:
      return MUSTER_CITE (MOVE_4);
    }
}

static void
look_up_hexes (const MusterWorld *world,
               const MusterTroop *troop,
               MusterPace        *pace)
{
  int speed = troop->kind == MUSTER_KIND_ENGINE ? SPEED_OF_ENGINES : pace->speed;
  const MusterMoveBand *band =
    muster_ruleset_get_move (muster_world_get_ruleset (world), moves_as_individual (troop), speed);

  pace->hexes = band->speed.value;
  pace->stop_at = band->stop_at;
  pace->clause = find_clause (troop, band);
}

/**
 * muster_unit_get_pace:
 * @pace: (out): how far the unit goes by itself
 *
 * Its speed is MV times AC at its level, after a mantlet lowered MV, unless its list fixes the speed. A flyer has the
 * larger of its two MVs, or under ruling move.flyer_speed = walk the one on foot.
 *
 * Clauses: MOVE-1, MOVE-2, MOVE-3, MOVE-4, MOVE-7, MOVE-9
 */
void
muster_unit_get_pace (const MusterWorld *world,
                      const MusterUnit  *unit,
                      MusterPace        *pace)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  MusterProfile profile;

  *pace = (MusterPace) {.speed = troop->speed};
  if (troop->speed == 0)
    {
      muster_unit_get_profile (world, unit, &profile);
      pace->ac = profile.ac;
      pace->mv = muster_world_rules (world, MUSTER_RULING_MOVE_FLYER_SPEED, "larger")
                 ? MAX (profile.mv, troop->fly) : profile.mv;
      if (muster_words_contain (unit->equipment, "mantlet"))
        {
          pace->mv = MAX (0, pace->mv - MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), MOVE_MANTLET_MV));
        }
      pace->speed = pace->mv * pace->ac;
    }
  look_up_hexes (world, troop, pace);
}

/** muster_unit_is_hastener: Returns: whether it can hasten risen who accompany it. Clauses: MOVE-6 */
gboolean
muster_unit_is_hastener (const MusterWorld *world,
                         const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);

  return !muster_unit_is_destroyed (unit) && muster_words_contain (troop->abilities, "hasten-risen");
}

/** muster_unit_is_risen: Returns: whether it is of those whom a necromancer may hasten. Clauses: MOVE-6 */
gboolean
muster_unit_is_risen (const MusterWorld *world,
                      const MusterUnit  *unit)
{
  return muster_words_contain (muster_world_get_troop (world, unit->troop)->traits, "risen");
}

/**
 * muster_unit_hasten:
 * @pace: (inout): as muster_unit_get_pace() gave it; with a necromancer's help afterwards
 *
 * Returns: whether the unit is risen of the speed that a necromancer raises
 *
 * Clauses: MOVE-6
 */
gboolean
muster_unit_hasten (const MusterWorld *world,
                    const MusterUnit  *unit,
                    MusterPace        *pace)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);

  if (pace->speed != SPEED_OF_RISEN || !muster_unit_is_risen (world, unit))
    {
      return FALSE;
    }
  pace->speed = MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), MOVE_HASTENED_SPEED);
  look_up_hexes (world, troop, pace);
  return TRUE;
}

/** muster_troop_passes: Returns: whether an ability lets it pass that terrain without a stop. Clauses: MOVE-5 */
gboolean
muster_troop_passes (const MusterTroop *troop,
                     MusterTerrain      terrain)
{
  return (terrain == MUSTER_TERRAIN_FOREST && muster_words_contain (troop->abilities, "forest-warrior")) ||
         (terrain == MUSTER_TERRAIN_MOUNTAINS && muster_words_contain (troop->abilities, "climbing")) ||
         (terrain == MUSTER_TERRAIN_JUNGLE && muster_words_contain (troop->abilities, "jungle-warrior"));
}
