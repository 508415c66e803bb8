/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/hold.h"

#include "tabletop/dba-table.h"
#include "tabletop/snap.h"

/** muster_hold_carry: Returns: where a piece at @pose comes to with the hand */
MusterPose
muster_hold_carry (const MusterHold *hold,
                   MusterPose        pose)
{
  return hold->grip == MUSTER_GRIP_WHEEL
         ? muster_pose_turned (pose, hold->pivot, hold->from.heading, hold->to.heading)
         : muster_pose_carried (pose, hold->from, hold->to);
}

/**
 * muster_scenario_find_pivot:
 * @answer: (nullable): of the move that is proposed: the pieces are where it takes them
 * @pieces: of guint: those that wheel
 * @leader: where the one stands along which they face
 * @corner: %MUSTER_FRONT_LEFT or %MUSTER_FRONT_RIGHT
 *
 * Returns: the front corner of all of them that lies farthest to that side: what they wheel about
 */
MusterPoint
muster_scenario_find_pivot (const MusterScenario *scenario,
                            const MusterAnswer   *answer,
                            const GArray         *pieces,
                            MusterPose            leader,
                            MusterCorner          corner)
{
  MusterPoint aside = corner == MUSTER_FRONT_LEFT ? muster_point_left (leader.heading)
                                                  : muster_point_right (leader.heading);
  MusterPoint best = leader.at;
  gint64 farthest = G_MININT64;

  for (guint i = 0; i < pieces->len; i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (scenario, g_array_index (pieces, guint, i));
      const MusterRectangle base = muster_pose_rectangle (muster_answer_get_end (answer, scenario,
                                                                                 g_array_index (pieces, guint, i)),
                                                          piece.width, piece.depth);
      gint64 reach = muster_point_dot (muster_point_minus (base.corners[corner], leader.at), aside);

      if (reach > farthest)
        {
          farthest = reach;
          best = base.corners[corner];
        }
    }
  return best;
}

/**
 * muster_scenario_place_held:
 * @pieces: of guint: those that are held
 *
 * Returns: (transfer full): the table with the pieces where the hand has them
 */
MusterScenario *
muster_scenario_place_held (const MusterScenario *scenario,
                            const GArray         *pieces,
                            const MusterHold     *hold)
{
  MusterScenario *placed = muster_scenario_dup (scenario);

  for (guint i = 0; i < pieces->len; i++)
    {
      guint index = g_array_index (pieces, guint, i);

      muster_scenario_place_piece (placed, index,
                                   muster_hold_carry (hold, muster_scenario_get_piece (scenario, index).pose));
    }
  return placed;
}

static gboolean
moves_the_same (const MusterDbaMove *move,
                const GArray        *pieces)
{
  guint n_same = 0;

  for (guint i = 0; i < move->elements->len; i++)
    {
      for (guint j = 0; j < pieces->len; j++)
        {
          n_same += g_array_index (move->elements, guint, i) == g_array_index (pieces, guint, j);
        }
    }
  return n_same == move->elements->len && n_same == pieces->len;
}

/* A step that goes on from where the last one of its kind led takes its place. */
static void
drop_last_like (MusterDbaMove       *move,
                const MusterDbaStep *step)
{
  const MusterDbaStep *last = move->steps->len > 0
                              ? &g_array_index (move->steps, MusterDbaStep, move->steps->len - 1) : NULL;

  if (last != NULL && last->kind == step->kind && last->element == step->element &&
      (step->kind == MUSTER_DBA_TO || muster_point_equal (last->at, step->at)))
    {
      g_array_set_size (move->steps, move->steps->len - 1);
    }
}

/* The leader first: the steps are its own. */
static void
name_elements (MusterDbaMove *move,
               const GArray  *pieces,
               guint          leader)
{
  g_array_set_size (move->elements, 0);
  g_array_append_val (move->elements, leader);
  for (guint i = 0; i < pieces->len; i++)
    {
      guint piece = g_array_index (pieces, guint, i);

      if (piece != leader)
        {
          g_array_append_val (move->elements, piece);
        }
    }
}

static void
propose_dba (MusterDbaMove    *move,
             const GArray     *pieces,
             const MusterHold *hold)
{
  gboolean same = moves_the_same (move, pieces);
  MusterDbaStep step = {
    .kind = hold->grip == MUSTER_GRIP_WHEEL ? MUSTER_DBA_WHEEL : MUSTER_DBA_TO,
    .at = hold->grip == MUSTER_GRIP_WHEEL ? hold->pivot : hold->to.at,
    .heading = hold->to.heading,
    .element = -1,
  };

  if (!same)
    {
      move->kind = pieces->len == 1 ? MUSTER_DBA_SINGLE : MUSTER_DBA_GROUP;
    }
  if (!same || !hold->again)
    {
      name_elements (move, pieces, hold->leader);
      g_array_set_size (move->steps, 0);
    }
  else if (g_array_index (move->elements, guint, 0) != hold->leader && hold->grip == MUSTER_GRIP_CARRY)
    {
      step.element = hold->leader;
    }
  drop_last_like (move, &step);
  g_array_append_val (move->steps, step);
}

/**
 * muster_scenario_propose_held:
 * @pieces: of guint: those that are held
 *
 * Returns: (transfer full): the table with the move proposed that brings the pieces to where the hand has them
 */
MusterScenario *
muster_scenario_propose_held (const MusterScenario *scenario,
                              const GArray         *pieces,
                              const MusterHold     *hold)
{
  MusterScenario *proposed = muster_scenario_dup (scenario);

  propose_dba (&proposed->dba->move, pieces, hold);
  return proposed;
}
