/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/ground.h"

#include "tabletop/table-kind.h"

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
