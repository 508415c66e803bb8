/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/march.h"

#include "campaign/haste.h"
#include "campaign/threat.h"
#include "campaign/unit.h"
#include "campaign/walk.h"

#include <string.h>

static void
index_players (MusterMarch *march)
{
  march->n_players = muster_world_count (march->world, MUSTER_PLAYER);
  march->players = g_new (guint32, march->n_players);
  march->enemies = g_new (gboolean, march->n_players * march->n_players);
  for (guint i = 0; i < march->n_players; i++)
    {
      march->players[i] = muster_record_get_key (muster_world_nth (march->world, MUSTER_PLAYER, i));
    }
  for (guint i = 0; i < march->n_players * march->n_players; i++)
    {
      march->enemies[i] = muster_players_are_enemies (march->world, march->players[i / march->n_players],
                                                      march->players[i % march->n_players]);
    }
}

/* How many steps of its plot the unit is able to take; a plot may have become too long since it was judged. */
static guint
count_steps (const MusterMarch *march,
             const MusterUnit  *unit,
             MusterPath         path,
             GHashTable        *haste)
{
  MusterPace pace;
  MusterWalk walk;

  if (unit->role == MUSTER_ROLE_GARRISON)
    {
      return 0;
    }
  muster_unit_get_pace (march->world, unit, &pace);
  if (muster_haste_get_hastener (haste, unit->key) != 0)
    {
      muster_unit_hasten (march->world, unit, &pace);
    }
  muster_walk_init (&walk, march->world, unit, &pace);
  return muster_walk_count_steps (&walk, path);
}

static void
add_marcher (MusterMarch      *march,
             const MusterUnit *unit,
             MusterPath        path,
             GHashTable       *haste)
{
  MusterMarcher marcher = {
    .unit = unit->key, .start = unit->at, .at = unit->at, .plot = path,
    .player = muster_march_index_player (march, unit->player), .outcome = MUSTER_WHY_MOVEMENT_STEP,
  };

  if (path != 0)
    {
      marcher.n_steps = count_steps (march, unit, path, haste);
      marcher.loads_sides = muster_unit_loads_sides (march->world, unit);
    }
  g_array_append_val (march->marchers, marcher);
}

static void
gather (MusterMarch *march)
{
  g_autoptr (GHashTable) haste = muster_haste_find (march->world, 0, 0);
  const MusterPlot *plot = muster_world_nth (march->world, MUSTER_PLOT, 0);
  const MusterPlot *end = plot + muster_world_count (march->world, MUSTER_PLOT);

  MUSTER_FOR_EACH (march->world, UNIT, MusterUnit, unit)
  {
    while (plot < end && plot->key < unit->key)
      {
        plot++;
      }
    if (!unit->afloat && !muster_unit_is_destroyed (unit))
      {
        add_marcher (march, unit, plot < end && plot->key == unit->key ? plot->path : 0, haste);
      }
  }
}

/** muster_march_new: Returns: (transfer full): the segment before its first step. Clauses: MOVE-11 */
MusterMarch *
muster_march_new (MusterDeed *deed)
{
  MusterMarch *march = g_new0 (MusterMarch, 1);
  guint n_hexes;

  march->deed = deed;
  march->world = muster_deed_peek_world (deed);
  march->columns = muster_world_get_campaign (march->world)->columns;
  n_hexes = muster_world_count (march->world, MUSTER_HEX);
  march->first_at = g_new0 (guint32, n_hexes);
  march->outgoing = g_new0 (guint8, n_hexes);
  march->clash_side = g_new0 (guint8, n_hexes);
  march->traffic = muster_traffic_new ();
  march->marchers = g_array_sized_new (FALSE, FALSE, sizeof (MusterMarcher),
                                       muster_world_count (march->world, MUSTER_UNIT));
  index_players (march);
  gather (march);
  return march;
}

/** muster_march_free: */
void
muster_march_free (MusterMarch *march)
{
  g_array_unref (march->marchers);
  muster_traffic_free (march->traffic);
  g_free (march->first_at);
  g_free (march->outgoing);
  g_free (march->clash_side);
  g_free (march->players);
  g_free (march->enemies);
  g_free (march);
}

/** muster_march_index_hex: Returns: the place of a hex in the arrays by hex */
guint
muster_march_index_hex (const MusterMarch *march,
                        guint32            hex)
{
  return MUSTER_HEX_ROW (hex) * march->columns + MUSTER_HEX_COLUMN (hex);
}

/** muster_march_index_player: Returns: the place of a player, given by key, among the players */
guint
muster_march_index_player (const MusterMarch *march,
                           guint32            player)
{
  guint low = 0;
  guint high = march->n_players;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (march->players[middle] < player)
        {
          low = middle + 1;
        }
      else
        {
          high = middle;
        }
    }
  g_assert (low < march->n_players && march->players[low] == player);
  return low;
}

/** muster_march_are_enemies: Returns: whether the players, given by their indices, are enemies */
gboolean
muster_march_are_enemies (const MusterMarch *march,
                          guint              first,
                          guint              second)
{
  return march->enemies[first * march->n_players + second];
}

/** muster_march_line_up: makes the lists of who is in each hex anew */
void
muster_march_line_up (MusterMarch *march)
{
  memset (march->first_at, 0, muster_world_count (march->world, MUSTER_HEX) * sizeof (guint32));
  for (guint i = march->marchers->len; i > 0; i--)
    {
      MusterMarcher *marcher = MUSTER_MARCHER (march, i - 1);
      guint32 *first = &march->first_at[muster_march_index_hex (march, marcher->at)];

      marcher->next = *first;
      *first = i;
    }
}
