/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A single element may end anywhere, facing any way. Where only that end is given, the orders in which it can turn
 * and go are tried, and the one that is least in the way of others is taken.
 *
 * Clauses: SGL-01, SGL-03, PEN-07.
 */
#include "tabletop/dba-obstacle.h"
#include "tabletop/dba-zone.h"

typedef enum
{
  PIVOT,         /* about a front corner, which is where it was */
  GO_THEN_TURN,
  TURN_THEN_GO,
  TURN_GO_TURN,  /* facing along the way */
  N_ORDERS
} Order;

static MusterPoint
centre_of (MusterPose pose,
           gint32     depth)
{
  return muster_point_ahead (pose.at, pose.heading, -depth / 2);
}

/* Turns on the spot, about the middle of the base, where it takes least room. */
static void
turn_on_the_spot (MusterDbaTrack *track,
                  MusterPoint     heading)
{
  MusterPoint from = track->end.heading;
  MusterWheel wheel = {centre_of (track->end, track->piece->depth), from, heading,
                       muster_point_cross (from, heading) < 0};

  muster_dba_track_turn (track, &wheel);
}

/* Slides until a turn on the spot would bring it to end. */
static void
go_beside (MusterDbaTrack *track,
           MusterPose      end)
{
  MusterPoint way = muster_point_minus (centre_of (end, track->piece->depth),
                                        centre_of (track->end, track->piece->depth));

  muster_dba_track_slide (track, muster_point_plus (track->end.at, way));
}

static gboolean
pivot (const MusterDbaQuestion *question,
       MusterDbaTrack          *track,
       MusterPose               end)
{
  MusterRectangle base = muster_pose_rectangle (end, track->piece->width, track->piece->depth);
  gboolean right = muster_point_cross (track->end.heading, end.heading) < 0;
  MusterCorner corner = right ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT;
  MusterPoint stays = track->end_base.corners[corner];
  MusterWheel wheel = {stays, track->end.heading, end.heading, right};

  if (muster_length (muster_point_minus (base.corners[corner], stays)) > question->tolerance)
    {
      return FALSE;
    }
  muster_dba_track_turn (track, &wheel);
  return TRUE;
}

static gboolean
try_order (const MusterDbaQuestion *question,
           MusterDbaTrack          *track,
           MusterPose               end,
           Order                    order)
{
  MusterPoint way;

  switch (order)
    {
    case PIVOT:
      return pivot (question, track, end);

    case GO_THEN_TURN:
      go_beside (track, end);
      turn_on_the_spot (track, end.heading);
      return TRUE;

    case TURN_THEN_GO:
      turn_on_the_spot (track, end.heading);
      muster_dba_track_slide (track, end.at);
      return TRUE;

    case TURN_GO_TURN:
      if (muster_point_equal (track->end.at, end.at))
        {
          return FALSE;
        }
      way = muster_point_minus (end.at, track->end.at);
      turn_on_the_spot (track, muster_heading (way.x, way.y));
      go_beside (track, end);
      turn_on_the_spot (track, end.heading);
      return TRUE;

    case N_ORDERS:
    default:
      return FALSE;
    }
}

/* In how many ways the legs from first on trouble others: who stands in the way weighs more than a threat. */
static guint
count_troubles (const MusterDbaQuestion *question,
                const MusterDbaTrack    *track,
                guint                    first)
{
  const guint blocked = 1000;
  guint troubles = 0;

  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      MusterDbaObstacle obstacle;
      gboolean hit = FALSE;

      if (!muster_dba_get_obstacle (question, track, i, &track->box, &obstacle))
        {
          continue;
        }
      for (guint j = first; j < muster_dba_track_n_legs (track) && !hit; j++)
        {
          hit = muster_dba_obstacle_blocks_leg (&obstacle, muster_dba_track_leg (track, j));
        }
      troubles += hit ? blocked : 0;
    }
  return troubles + muster_dba_count_threats (question, track);
}

/** muster_dba_plan_free_end: takes @track to @end in the order of turning and going that troubles others least */
void
muster_dba_plan_free_end (MusterDbaQuestion *question,
                          MusterDbaTrack    *track,
                          MusterPose         end)
{
  MusterRectangle there = muster_pose_rectangle (end, track->piece->width, track->piece->depth);
  guint n_before = muster_dba_track_n_legs (track);
  guint least = G_MAXUINT;
  Order best = TURN_THEN_GO;

  if (muster_heading_near (track->end.heading, end.heading))
    {
      muster_dba_track_slide (track, end.at);
      return;
    }
  muster_dba_question_look_round (question, muster_box_around (track->box, muster_box_of (there.corners,
                                                                                          MUSTER_N_CORNERS)));
  for (Order order = PIVOT; order < N_ORDERS && least > 0; order++)
    {
      if (try_order (question, track, end, order))
        {
          guint troubles = count_troubles (question, track, n_before);

          best = troubles < least ? order : best;
          least = MIN (least, troubles);
        }
      muster_dba_track_set_legs (track, n_before);
    }
  try_order (question, track, end, best);
  muster_dba_track_join_legs (track, n_before);
}
