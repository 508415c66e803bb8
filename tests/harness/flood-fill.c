/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness/flood-fill.h"

#include <string.h>

/* Steps to the neighbours of a hex in an even and in an odd column. */
static const struct { int column; int row; } steps[2][MUSTER_N_SIDES] = {
  {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}},
  {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}},
};

/**
 * flood_fill:
 * @numbers: of each hex of the rectangle: is set to the number of its patch from 1, 0 for a neutral one
 * @pending: room for as many
 *
 * Numbers the patches of hexes that one player controls.
 *
 * Returns: how many there are
 */
guint
flood_fill (const MusterWorld *world,
            guint32           *numbers,
            guint32           *pending)
{
  const MusterHex *hexes = muster_world_peek_hexes (world);
  int columns = muster_world_get_campaign (world)->columns;
  int rows = muster_world_get_campaign (world)->rows;
  guint n_patches = 0;

  memset (numbers, 0, sizeof *numbers * columns * rows);
  for (int start = 0; start < columns * rows; start++)
    {
      guint n_pending = 0;

      if (hexes[start].owner == 0 || numbers[start] != 0)
        {
          continue;
        }
      numbers[start] = ++n_patches;
      pending[n_pending++] = start;
      while (n_pending > 0)
        {
          int at = pending[--n_pending];
          int column = at % columns;
          int row = at / columns;

          for (guint side = 0; side < MUSTER_N_SIDES; side++)
            {
              int to_column = column + steps[column & 1][side].column;
              int to_row = row + steps[column & 1][side].row;
              int to = to_row * columns + to_column;

              if (to_column >= 0 && to_column < columns && to_row >= 0 && to_row < rows && numbers[to] == 0 &&
                  hexes[to].owner == hexes[at].owner)
                {
                  numbers[to] = n_patches;
                  pending[n_pending++] = to;
                }
            }
        }
    }
  return n_patches;
}
