/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charts of falls: with which number on a d20 a climber falls, by its armour.
 *
 * Clauses: CLIMB-4, CLIMB-5.
 */
#include "tabletop/siege-falls.h"

#define ALWAYS_FALLS 20

static const MusterBand cliff[] = {
  {G_MININT, 18, 19},
  {19, 21, 18},
  {22, 23, 16},
  {24, G_MAXINT, 14},
};

static const MusterBand wall[] = {
  {G_MININT, 18, 16},
  {19, 21, 14},
  {22, 23, 10},
  {24, G_MAXINT, 5},
};

/* With the ability Climbing */
#define CLIFF_FOR_CLIMBERS 20
#define WALL_FOR_CLIMBERS 18

/** muster_siege_falls_get_bands: Returns: (transfer none): the chart, by armour, for who has not learned to climb */
const MusterBand *
muster_siege_falls_get_bands (gboolean manufactured,
                              guint   *n_bands)
{
  *n_bands = manufactured ? G_N_ELEMENTS (wall) : G_N_ELEMENTS (cliff);
  return manufactured ? wall : cliff;
}

/**
 * muster_siege_falls_on:
 * @manufactured: a wall, else a cliff
 * @rope_step: by how much a rope makes a cliff easier
 * @armour: of the model
 * @climbs: it has the ability Climbing
 *
 * Returns: the least number on a d20 with which it falls; a 20 always does
 */
int
muster_siege_falls_on (gboolean manufactured,
                       gboolean by_rope,
                       int      rope_step,
                       int      armour,
                       gboolean climbs)
{
  gboolean as_wall = manufactured && !by_rope;
  guint n_bands;
  const MusterBand *bands = muster_siege_falls_get_bands (as_wall, &n_bands);
  int falls_on = as_wall ? WALL_FOR_CLIMBERS : CLIFF_FOR_CLIMBERS;

  if (!climbs)
    {
      muster_bands_look_up (bands, n_bands, armour, &falls_on);
    }
  if (by_rope && !manufactured)
    {
      falls_on += rope_step;
    }
  return MIN (falls_on, ALWAYS_FALLS);
}
