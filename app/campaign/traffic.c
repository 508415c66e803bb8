/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/traffic.h"

#include "campaign/rulebook.h"
#include "campaign/terrain.h"
#include "campaign/unit.h"

struct _MusterTraffic
{
  /* Owned */
  GHashTable *counts; /* Crossing -> Crossing */
};

typedef struct
{
  guint32 player;
  guint32 hex;
  guint32 side;
  guint count;
} Crossing;

static guint
hash_crossing (gconstpointer key)
{
  const Crossing *crossing = key;

  return (crossing->hex * MUSTER_N_SIDES + crossing->side) * 31 + crossing->player;
}

static gboolean
equal_crossings (gconstpointer first,
                 gconstpointer second)
{
  const Crossing *one = first;
  const Crossing *other = second;

  return one->player == other->player && one->hex == other->hex && one->side == other->side;
}

/** muster_traffic_new: Returns: (transfer full): no traffic yet */
MusterTraffic *
muster_traffic_new (void)
{
  MusterTraffic *traffic = g_new0 (MusterTraffic, 1);

  traffic->counts = g_hash_table_new_full (hash_crossing, equal_crossings, g_free, NULL);
  return traffic;
}

/** muster_traffic_free: */
void
muster_traffic_free (MusterTraffic *traffic)
{
  g_hash_table_unref (traffic->counts);
  g_free (traffic);
}

/** muster_traffic_get: Returns: how many warbands of the player have crossed that side of the hex outwards */
guint
muster_traffic_get (const MusterTraffic *traffic,
                    guint32              player,
                    guint32              hex,
                    MusterSide           side)
{
  const Crossing *crossing = g_hash_table_lookup (traffic->counts, &(Crossing) {player, hex, side, 0});

  return crossing != NULL ? crossing->count : 0;
}

/** muster_traffic_add: counts one more */
void
muster_traffic_add (MusterTraffic *traffic,
                    guint32        player,
                    guint32        hex,
                    MusterSide     side)
{
  Crossing *crossing = g_hash_table_lookup (traffic->counts, &(Crossing) {player, hex, side, 0});

  if (crossing == NULL)
    {
      crossing = g_new (Crossing, 1);
      *crossing = (Crossing) {player, hex, side, 0};
      g_hash_table_add (traffic->counts, crossing);
    }
  crossing->count++;
}

/**
 * muster_unit_loads_sides:
 *
 * Returns: whether the unit counts against the limit of a side: warbands and engines do, but for those too weak to
 *   attack
 *
 * Clauses: MOVE-16, AFTER-1
 */
gboolean
muster_unit_loads_sides (const MusterWorld *world,
                         const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);

  return (troop->kind == MUSTER_KIND_WARBAND || troop->kind == MUSTER_KIND_ENGINE) && muster_unit_is_fit (world, unit);
}

/** muster_crossing_is_attack: Returns: whether to go into @to, an enemy's or neutral, is an attack. Clauses: MOVE-16 */
gboolean
muster_crossing_is_attack (const MusterWorld *world,
                           guint32            player,
                           const MusterHex   *to)
{
  return to->owner != player && (to->owner == 0 || !muster_world_are_allied (world, to->owner, player));
}

/**
 * muster_side_get_limit:
 *
 * Returns: how many warbands of the player may attack out of @from across @side in one turn. A ship's side, where
 *   ruling move.side_limit_sea = none, takes any number.
 *
 * Clauses: MOVE-16, SETUP-6
 */
MusterSideLimit
muster_side_get_limit (const MusterWorld *world,
                       guint32            player,
                       const MusterHex   *from,
                       MusterSide         side)
{
  MusterSideLimit limit = {0};

  if (from->terrain == MUSTER_TERRAIN_SEA)
    {
      const char *value = muster_world_get_ruling (world, MUSTER_RULING_MOVE_SIDE_LIMIT_SEA);
      guint64 warbands;

      limit.ruling = MUSTER_OPTION (MOVE_SIDE_LIMIT_SEA);
      limit.warbands =
        g_ascii_string_to_unsigned (value, 10, 0, G_MAXINT, &warbands, NULL) ? warbands : MUSTER_NO_LIMIT;
      return limit;
    }
  limit.warbands = muster_hex_get_terrain_rules (from, world)->attack_limit;
  if (muster_hex_has_road (from, side) && muster_hex_lets_use_road (from, world, player))
    {
      limit.by_road = MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), MOVE_ROAD_WARBANDS);
      limit.warbands += limit.by_road;
    }
  return limit;
}
