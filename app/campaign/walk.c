/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/walk.h"

#include "campaign/terrain.h"
#include "campaign/unit.h"

/** muster_walk_init: @walk stands where @unit is, before its first step */
void
muster_walk_init (MusterWalk        *walk,
                  const MusterWorld *world,
                  const MusterUnit  *unit,
                  const MusterPace  *pace)
{
  *walk = (MusterWalk) {
    .world = world, .troop = muster_world_get_troop (world, unit->troop), .pace = *pace, .player = unit->player,
    .at = unit->at,
  };
}

/* Whether the unit follows a road through the whole hex, from the side by which it came to the one by which it goes. */
static gboolean
follows_road (const MusterWalk *walk,
              const MusterHex  *hex,
              MusterSide        side)
{
  return muster_hex_has_road (hex, walk->entered) && muster_hex_has_road (hex, side) &&
         muster_hex_lets_use_road (hex, walk->world, walk->player);
}

/* MOVE-3, MOVE-4, MOVE-5, MOVE-8: what the hex that the unit entered does to it as it leaves by @side. */
static guint
leave (MusterWalk      *walk,
       const MusterHex *hex,
       MusterSide       side)
{
  const MusterTerrainRules *rules = muster_hex_get_terrain_rules (hex, walk->world);

  if (rules->road_bonus && walk->extra == 0 && follows_road (walk, hex, side))
    {
      walk->extra = MUSTER_RULE_NUMBER (muster_world_get_ruleset (walk->world), MOVE_ROAD_HEXES);
      return MUSTER_TREAD_LENGTHENED;
    }
  if (!rules->rough || walk->pace.stop_at == 0)
    {
      return 0;
    }
  if (muster_troop_passes (walk->troop, muster_hex_get_terrain (hex, walk->world)))
    {
      return MUSTER_TREAD_ABILITY;
    }
  if (follows_road (walk, hex, side))
    {
      return MUSTER_TREAD_ROAD;
    }
  walk->n_rough++;
  return walk->n_rough >= walk->pace.stop_at ? MUSTER_TREAD_MUST_STOP : 0;
}

/**
 * muster_walk_tread:
 *
 * Takes a step across @side, allowed or not, so that all that is wrong with a way can be told; it stays where it is if
 * there is nowhere to go.
 *
 * Returns: MusterTread flags
 *
 * Clauses: MOVE-2, MOVE-3, MOVE-4, MOVE-5, MOVE-7, MOVE-8, SETUP-6
 */
guint
muster_walk_tread (MusterWalk *walk,
                   MusterSide  side)
{
  guint32 neighbour = muster_hex_neighbour (walk->at, side);
  const MusterHex *hex = neighbour != MUSTER_NO_HEX ? muster_world_get_hex (walk->world, neighbour) : NULL;
  guint tread = 0;

  if (hex == NULL)
    {
      return MUSTER_TREAD_OFF_THE_MAP;
    }
  if (!muster_hex_get_terrain_rules (hex, walk->world)->land)
    {
      return MUSTER_TREAD_WATER;
    }
  if (walk->n_steps > 0)
    {
      tread = leave (walk, muster_world_get_hex (walk->world, walk->at), side);
    }
  walk->n_steps++;
  walk->at = neighbour;
  walk->entered = muster_side_opposite (side);
  return walk->n_steps > walk->pace.hexes + walk->extra ? tread | MUSTER_TREAD_TOO_FAR : tread;
}

/** muster_walk_count_steps: Returns: how many steps of @path, from its first, are allowed one after the other */
guint
muster_walk_count_steps (MusterWalk *walk,
                         MusterPath  path)
{
  guint n_steps = muster_path_get_length (path);

  for (guint i = 0; i < n_steps; i++)
    {
      if (muster_walk_tread (walk, muster_path_get_step (path, i)) & MUSTER_TREAD_FORBIDDEN)
        {
          return i;
        }
    }
  return n_steps;
}

static void
keep_shortest (GArray    *reach,
               guint32    hex,
               MusterPath path)
{
  for (guint i = 0; i < reach->len; i++)
    {
      MusterReach *known = &g_array_index (reach, MusterReach, i);

      if (known->hex == hex)
        {
          if (muster_path_get_length (path) < muster_path_get_length (known->path))
            {
              known->path = path;
            }
          return;
        }
    }
  g_array_append_val (reach, ((MusterReach) {hex, path}));
}

/* Tries every way: what a way allows depends on all of it, and there are few. */
static void
explore (const MusterWalk *walk,
         MusterPath        path,
         GArray           *reach)
{
  if (muster_path_get_length (path) == MUSTER_PATH_MAX_STEPS)
    {
      return;
    }
  for (guint side = 0; side < MUSTER_N_SIDES; side++)
    {
      MusterWalk onward = *walk;

      if ((muster_walk_tread (&onward, side) & MUSTER_TREAD_FORBIDDEN) == 0)
        {
          keep_shortest (reach, onward.at, muster_path_append (path, side));
          explore (&onward, muster_path_append (path, side), reach);
        }
    }
}

/**
 * muster_unit_find_reach:
 *
 * Returns: (transfer full) (element-type MusterReach): every hex that the unit can get to by its own speed, the
 *   terrain and the roads, but the one where it is; whom it meets on the way is not asked. A garrison reaches none.
 *
 * Clauses: as muster_walk_tread()
 */
GArray *
muster_unit_find_reach (const MusterWorld *world,
                        const MusterUnit  *unit)
{
  GArray *reach = g_array_new (FALSE, FALSE, sizeof (MusterReach));
  MusterPace pace;
  MusterWalk walk;

  if (muster_unit_is_destroyed (unit) || unit->role == MUSTER_ROLE_GARRISON)
    {
      return reach;
    }
  muster_unit_get_pace (world, unit, &pace);
  muster_walk_init (&walk, world, unit, &pace);
  keep_shortest (reach, unit->at, 0);
  explore (&walk, 0, reach);
  g_array_remove_index (reach, 0);
  return reach;
}
