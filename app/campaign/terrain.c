/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/terrain.h"

#include "campaign/rulebook.h"

/**
 * muster_hex_get_terrain:
 *
 * Returns: the terrain that movement, side limits, weather and supply see: a home is of its player's habitat
 *
 * Clauses: SETUP-6
 */
MusterTerrain
muster_hex_get_terrain (const MusterHex   *hex,
                        const MusterWorld *world)
{
  const MusterPlayer *player =
    hex->terrain == MUSTER_TERRAIN_HOME ? muster_world_get_player (world, hex->home) : NULL;

  return player != NULL ? player->habitat : hex->terrain;
}

/** muster_hex_get_terrain_rules: Returns: (transfer none): the rules of that terrain. Clauses: SETUP-6 */
const MusterTerrainRules *
muster_hex_get_terrain_rules (const MusterHex   *hex,
                              const MusterWorld *world)
{
  return &muster_world_get_ruleset (world)->terrains[muster_hex_get_terrain (hex, world)];
}

/** muster_hex_has_road: Returns: whether a road of the hex reaches that side of it */
gboolean
muster_hex_has_road (const MusterHex *hex,
                     MusterSide       side)
{
  return (hex->roads & (1u << side)) != 0;
}

/**
 * muster_hex_lets_use_road:
 *
 * Returns: whether the player may follow roads in the hex: under ruling road.enemy_use = owner not those of a hex that
 *   somebody else controls, unless they are allied
 *
 * Clauses: MOVE-8
 */
gboolean
muster_hex_lets_use_road (const MusterHex   *hex,
                          const MusterWorld *world,
                          guint32            player)
{
  return hex->owner == 0 || hex->owner == player ||
         muster_world_rules (world, MUSTER_RULING_ROAD_ENEMY_USE, "anyone") ||
         muster_world_are_allied (world, hex->owner, player);
}
