/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/hold.h"

#include "tabletop/snap.h"
#include "tabletop/table-kind.h"

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

  muster_scenario_get_kind (proposed)->propose (proposed, pieces, hold);
  return proposed;
}
