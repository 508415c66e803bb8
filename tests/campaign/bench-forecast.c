/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-forecast: supply lines and yields of all players, as the map shows them, against a flood fill over the same
 * hexes. Fails where they take more than twice its time, or more than linear time.
 */
#include "campaign/harvest.h"
#include "campaign/little-ruleset.h"
#include "harness/bench.h"
#include "harness/big-world.h"
#include "harness/flood-fill.h"

#include <stdlib.h>

#define GOAL 2.0

/* By how much more than the flood fill's, which is linear, the time may grow with the world. */
#define LINEAR_GOAL 1.2

typedef struct
{
  MusterWorld *world;
  guint32 *numbers;
  guint32 *pending;
} Field;

static void
forecast (gpointer data)
{
  const Field *field = data;
  g_autoptr (MusterSupplyLines) lines =
    muster_supply_lines_new (field->world, muster_harvest_get_turn (field->world));
  g_autoptr (GArray) yields = muster_harvest_forecast (field->world, lines);
}

static void
fill (gpointer data)
{
  const Field *field = data;

  flood_fill (field->world, field->numbers, field->pending);
}

static BenchRace
race (MusterRuleset *rules,
      BigWorldSize   size)
{
  guint n_hexes = size.columns * size.rows;
  g_autoptr (MusterWorld) world = big_world_new (rules, size);
  g_autofree guint32 *numbers = g_new (guint32, n_hexes);
  g_autofree guint32 *pending = g_new (guint32, n_hexes);
  Field field = {world, numbers, pending};
  BenchRace result = bench_race (forecast, fill, &field);

  g_print ("%6u hexes: forecast %8.1f us (%5.2f ns a hex), flood fill %8.1f us (%5.2f ns a hex)\n", n_hexes,
           result.ours, 1000 * result.ours / n_hexes, result.reference, 1000 * result.reference / n_hexes);
  return result;
}

int
main (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  double ratios[BIG_WORLD_SIZES];
  gboolean met = TRUE;

  for (guint i = 0; i < BIG_WORLD_SIZES; i++)
    {
      guint n_hexes = big_world_sizes[i].columns * big_world_sizes[i].rows;
      g_autofree char *what = g_strdup_printf ("forecast of %u hexes, flood fills", n_hexes);

      ratios[i] = race (rules, big_world_sizes[i]).ratio;
      met = bench_judge (what, ratios[i], GOAL) && met;
    }
  met = bench_judge ("growth from the smallest to the largest, that of flood fills",
                     ratios[BIG_WORLD_SIZES - 1] / ratios[0], LINEAR_GOAL) && met;
  return met ? EXIT_SUCCESS : EXIT_FAILURE;
}
