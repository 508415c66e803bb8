/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/whereabouts.h"

struct _MusterWhereabouts
{
  const MusterUnit *units; /* Borrowed */
  guint columns;
  guint n_hexes;

  /* Owned: indices of units, counted from 1; 0 = no more */
  guint32 *first; /* by hex of the rectangle */
  guint32 *next;  /* by unit */
};

/* The place of the hex in the rectangle; as many as it has hexes for one beyond it. */
static guint
index_of (const MusterWhereabouts *whereabouts,
          guint32                  hex)
{
  guint column = MUSTER_HEX_COLUMN (hex);
  guint index = MUSTER_HEX_ROW (hex) * whereabouts->columns + column;

  return column < whereabouts->columns ? MIN (index, whereabouts->n_hexes) : whereabouts->n_hexes;
}

/**
 * muster_whereabouts_new:
 * @world: is not held, and must live as long
 *
 * Runs once over the units.
 *
 * Returns: (transfer full): where all of them are
 */
MusterWhereabouts *
muster_whereabouts_new (const MusterWorld *world)
{
  MusterWhereabouts *whereabouts = g_new0 (MusterWhereabouts, 1);
  guint n_units = muster_world_count (world, MUSTER_UNIT);

  whereabouts->units = muster_world_peek_units (world);
  whereabouts->columns = muster_world_get_campaign (world)->columns;
  whereabouts->n_hexes = muster_world_count (world, MUSTER_HEX);
  whereabouts->first = g_new0 (guint32, whereabouts->n_hexes + 1);
  whereabouts->next = g_new (guint32, n_units);
  for (guint i = n_units; i > 0; i--)
    {
      guint32 *first = &whereabouts->first[index_of (whereabouts, whereabouts->units[i - 1].at)];

      whereabouts->next[i - 1] = *first;
      *first = i;
    }
  whereabouts->first[whereabouts->n_hexes] = 0;
  return whereabouts;
}

/** muster_whereabouts_free: */
void
muster_whereabouts_free (MusterWhereabouts *whereabouts)
{
  g_free (whereabouts->first);
  g_free (whereabouts->next);
  g_free (whereabouts);
}

static const MusterUnit *
get_unit (const MusterWhereabouts *whereabouts,
          guint32                  number)
{
  return number != 0 ? &whereabouts->units[number - 1] : NULL;
}

/** muster_whereabouts_get_first: Returns: (transfer none) (nullable): the unit with the lowest key in the hex */
const MusterUnit *
muster_whereabouts_get_first (const MusterWhereabouts *whereabouts,
                              guint32                  hex)
{
  return get_unit (whereabouts, whereabouts->first[index_of (whereabouts, hex)]);
}

/** muster_whereabouts_get_next: Returns: (transfer none) (nullable): the one after @unit in the same hex */
const MusterUnit *
muster_whereabouts_get_next (const MusterWhereabouts *whereabouts,
                             const MusterUnit        *unit)
{
  return get_unit (whereabouts, whereabouts->next[unit - whereabouts->units]);
}
