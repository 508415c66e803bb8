/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/route.h"

#include "campaign/haste.h"
#include "campaign/walk.h"

static void
trace (const MusterWorld *world,
       const MusterUnit  *unit,
       MusterPath         path,
       GHashTable        *haste,
       MusterRoute       *route)
{
  guint n_steps = muster_path_get_length (path);
  gboolean allowed = TRUE;
  MusterPace pace;
  MusterWalk walk;

  *route = (MusterRoute) {.unit = unit->key, .player = unit->player};
  route->hexes[0] = unit->at;
  muster_unit_get_pace (world, unit, &pace);
  if (muster_haste_get_hastener (haste, unit->key) != 0)
    {
      muster_unit_hasten (world, unit, &pace);
    }
  muster_walk_init (&walk, world, unit, &pace);
  for (guint i = 0; i < n_steps; i++)
    {
      guint tread = muster_walk_tread (&walk, muster_path_get_step (path, i));

      if (tread & MUSTER_TREAD_NOWHERE)
        {
          return;
        }
      allowed = allowed && (tread & MUSTER_TREAD_FORBIDDEN) == 0;
      route->n_allowed += allowed;
      route->hexes[++route->n_steps] = walk.at;
    }
}

/**
 * muster_routes_find:
 * @player: key; 0 = of all players
 *
 * Returns: (transfer full) (element-type MusterRoute): the ways of all units that are plotted to move
 */
GArray *
muster_routes_find (const MusterWorld *world,
                    guint32            player)
{
  GArray *routes = g_array_new (FALSE, FALSE, sizeof (MusterRoute));
  g_autoptr (GHashTable) haste = muster_haste_find (world, 0, 0);

  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    const MusterUnit *unit = muster_world_get_unit (world, plot->key);
    MusterRoute route;

    if (plot->path != 0 && (player == 0 || unit->player == player))
      {
        trace (world, unit, plot->path, haste, &route);
        g_array_append_val (routes, route);
      }
  }
  return routes;
}
