/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/piece.h"

#include "tabletop/table-kind.h"

#include <string.h>

/** muster_scenario_new_table: Returns: (transfer full): an empty table of those rules */
MusterScenario *
muster_scenario_new_table (MusterTableRules rules)
{
  MusterScenario *scenario = muster_scenario_new (rules);

  muster_scenario_get_kind (scenario)->lay_out (scenario);
  return scenario;
}

/** muster_scenario_count_pieces: Returns: how many pieces stand on the table */
guint
muster_scenario_count_pieces (const MusterScenario *scenario)
{
  return muster_scenario_get_kind (scenario)->count_pieces (scenario);
}

/** muster_scenario_get_piece: Returns: piece @index; its id lives as long as the scenario does not change */
MusterPiece
muster_scenario_get_piece (const MusterScenario *scenario,
                           guint                 index)
{
  g_return_val_if_fail (index < muster_scenario_count_pieces (scenario), (MusterPiece) {0});
  return muster_scenario_get_kind (scenario)->get_piece (scenario, index);
}

/**
 * muster_scenario_find_piece:
 * @index: (out): set when it is found
 *
 * Returns: whether there is a piece of that id
 */
gboolean
muster_scenario_find_piece (const MusterScenario *scenario,
                            const char           *id,
                            guint                *index)
{
  for (guint i = 0; i < muster_scenario_count_pieces (scenario); i++)
    {
      if (strcmp (muster_scenario_get_piece (scenario, i).id, id) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_scenario_get_side: Returns: (transfer none) (nullable): what side number @side, from 1, is called */
const char *
muster_scenario_get_side (const MusterScenario *scenario,
                          guint8                side)
{
  return muster_scenario_get_kind (scenario)->get_side (scenario, side);
}

/** muster_scenario_get_piece_of: Returns: the piece that @fact (nullable) names; -1 if it names none */
int
muster_scenario_get_piece_of (const MusterScenario *scenario,
                              const MusterFact     *fact)
{
  return fact != NULL && fact->kind == muster_scenario_get_kind (scenario)->piece_noun ? (int) fact->number : -1;
}

/** muster_piece_get_middle: Returns: the middle of the piece */
MusterPoint
muster_piece_get_middle (const MusterPiece *piece)
{
  return piece->round ? piece->pose.at : muster_point_ahead (piece->pose.at, piece->pose.heading, -piece->depth / 2);
}

/** muster_piece_covers: Returns: whether the piece lies over that point of the table */
gboolean
muster_piece_covers (const MusterPiece *piece,
                     MusterPoint        point)
{
  if (piece->round)
    {
      return 2 * muster_length (muster_point_minus (point, piece->pose.at)) <= piece->width;
    }
  const MusterRectangle base = muster_pose_rectangle (piece->pose, piece->width, piece->depth);

  return muster_convex_contains (muster_convex_of (&base), point);
}

/** muster_scenario_place_piece: puts a piece elsewhere */
void
muster_scenario_place_piece (MusterScenario *scenario,
                             guint           index,
                             MusterPose      pose)
{
  muster_scenario_get_kind (scenario)->place_piece (scenario, index, pose);
}

/** muster_scenario_remove_piece: takes a piece off the table; the move that was proposed is forgotten */
void
muster_scenario_remove_piece (MusterScenario *scenario,
                              guint           index)
{
  muster_scenario_clear_move (scenario);
  muster_scenario_get_kind (scenario)->remove_piece (scenario, index);
}

/* The first of "r1", "r2" ... that is free. */
static char *
dup_free_id (const MusterScenario *scenario,
             const char           *side)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%c%u", g_ascii_tolower (side[0]), number);
      guint index;

      if (!muster_scenario_find_piece (scenario, id, &index))
        {
          return g_steal_pointer (&id);
        }
    }
}

/**
 * muster_scenario_add_piece:
 * @side: such as "red"
 * @mark: what it is: for DBA a troop code, for The Barons' War infantry or cavalry
 *
 * Puts a new piece on the table, under an id that is free.
 *
 * Returns: FALSE with @error if nothing is called @mark
 */
gboolean
muster_scenario_add_piece (MusterScenario *scenario,
                           const char     *side,
                           const char     *mark,
                           MusterPose      pose,
                           GError        **error)
{
  g_autofree char *id = dup_free_id (scenario, side);

  return muster_scenario_get_kind (scenario)->add_piece (scenario, id, side, mark, pose, error);
}
