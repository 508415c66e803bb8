/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/piece.h"

#include "tabletop/dba-table.h"
#include "tabletop/move.h"

#include <string.h>

/** muster_scenario_count_pieces: Returns: how many pieces stand on the table */
guint
muster_scenario_count_pieces (const MusterScenario *scenario)
{
  return scenario->dba != NULL ? scenario->dba->elements->len : 0;
}

static MusterPiece
piece_of_element (const MusterDbaElement *element)
{
  g_autofree char *code = muster_dba_troop_dup_code (element->troop);
  MusterPiece piece = {
    .id = element->id, .side = element->side, .pose = element->pose, .width = element->width, .depth = element->depth,
  };

  g_strlcpy (piece.mark, code, sizeof piece.mark);
  return piece;
}

/** muster_scenario_get_piece: Returns: piece @index; its id lives as long as the scenario does not change */
MusterPiece
muster_scenario_get_piece (const MusterScenario *scenario,
                           guint                 index)
{
  g_return_val_if_fail (index < muster_scenario_count_pieces (scenario), (MusterPiece) {0});
  return piece_of_element (muster_dba_table_get_element (scenario->dba, index));
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
  const GPtrArray *sides = scenario->dba != NULL ? scenario->dba->sides : NULL;

  return sides != NULL && side > 0 && side <= sides->len ? g_ptr_array_index (sides, side - 1) : NULL;
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
  muster_dba_element_place (g_ptr_array_index (scenario->dba->elements, index), pose, scenario->dba->tolerance);
}

/** muster_scenario_remove_piece: takes a piece off the table; the move that was proposed is forgotten */
void
muster_scenario_remove_piece (MusterScenario *scenario,
                              guint           index)
{
  muster_scenario_clear_move (scenario);
  g_ptr_array_remove_index (scenario->dba->elements, index);
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
 * @mark: what it is: for DBA a troop code
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
  MusterDbaTroop troop;
  MusterDbaElement *element;

  if (!muster_dba_troop_parse (mark, &troop))
    {
      g_set_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_MOVE,
                   "%s is no troop code: write figures and class, such as 4Bd or LH", mark);
      return FALSE;
    }
  element = muster_dba_table_add_element (scenario->dba, id, muster_dba_table_number_side (scenario->dba, side), troop);
  muster_dba_element_place (element, pose, scenario->dba->tolerance);
  return TRUE;
}
