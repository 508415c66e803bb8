/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/ground.h"

#include "tabletop/table-kind.h"

#include <string.h>

/* Of an empty table: 600 mm to each side, as DBA is played on 15 mm tables. */
#define EMPTY_REACH 300000

/** muster_scenario_count_grounds: Returns: how many things cover parts of the table */
guint
muster_scenario_count_grounds (const MusterScenario *scenario)
{
  return muster_scenario_get_kind (scenario)->count_grounds (scenario);
}

/** muster_scenario_get_ground: Returns: thing @index, those that lie lowest first */
MusterGround
muster_scenario_get_ground (const MusterScenario *scenario,
                            guint                 index)
{
  return muster_scenario_get_kind (scenario)->get_ground (scenario, index);
}

/* The first of "t1", "t2" ... that is free. */
static char *
dup_free_id (const MusterScenario *scenario)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("t%u", number);
      gboolean taken = FALSE;

      for (guint i = 0; i < muster_scenario_count_grounds (scenario); i++)
        {
          taken |= strcmp (muster_scenario_get_ground (scenario, i).id, id) == 0;
        }
      if (!taken)
        {
          return g_steal_pointer (&id);
        }
    }
}

/**
 * muster_scenario_add_ground:
 * @kind: one that the rules of the scenario know
 *
 * Covers a part of the table, under an id that is free.
 *
 * Returns: FALSE with @error if @corners make no simple polygon
 */
gboolean
muster_scenario_add_ground (MusterScenario    *scenario,
                            MusterGroundKind   kind,
                            const MusterPoint *corners,
                            guint              n_corners,
                            GError           **error)
{
  g_autofree char *id = dup_free_id (scenario);
  MusterPolygon *polygon = muster_polygon_new (corners, n_corners, scenario->tolerance, error);

  if (polygon == NULL)
    {
      return FALSE;
    }
  muster_scenario_get_kind (scenario)->add_ground (scenario, id, kind, polygon);
  return TRUE;
}

/** muster_scenario_remove_ground: takes thing @index off the table */
void
muster_scenario_remove_ground (MusterScenario *scenario,
                               guint           index)
{
  muster_scenario_get_kind (scenario)->remove_ground (scenario, index);
}

/** muster_scenario_get_unit: Returns: in µm, what the table is measured in: the base width of DBA, else an inch */
gint32
muster_scenario_get_unit (const MusterScenario *scenario)
{
  return muster_scenario_get_kind (scenario)->get_unit (scenario);
}

static void
widen (MusterBox *box,
       MusterBox  by,
       gboolean  *first)
{
  if (*first)
    {
      *box = by;
    }
  *first = FALSE;
  box->low = (MusterPoint) {MIN (box->low.x, by.low.x), MIN (box->low.y, by.low.y)};
  box->high = (MusterPoint) {MAX (box->high.x, by.high.x), MAX (box->high.y, by.high.y)};
}

/** muster_scenario_get_extent: Returns: a box around all that is on the table; of an empty table, a usual one */
MusterBox
muster_scenario_get_extent (const MusterScenario *scenario)
{
  MusterBox box = {{-EMPTY_REACH, -EMPTY_REACH}, {EMPTY_REACH, EMPTY_REACH}};
  gboolean first = TRUE;

  for (guint i = 0; i < muster_scenario_count_grounds (scenario); i++)
    {
      widen (&box, muster_scenario_get_ground (scenario, i).polygon->box, &first);
    }
  for (guint i = 0; i < muster_scenario_count_pieces (scenario); i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (scenario, i);
      const MusterPoint middle = muster_piece_get_middle (&piece);

      widen (&box, muster_box_grow ((MusterBox) {middle, middle}, MAX (piece.width, piece.depth) / 2), &first);
    }
  return box;
}
