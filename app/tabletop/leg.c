/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/leg.h"

/**
 * muster_leg_slide:
 * @leg: (out): the way of a base from @from to @to, its heading kept
 */
void
muster_leg_slide (MusterLeg  *leg,
                  MusterPose  from,
                  MusterPoint to,
                  gint32      width,
                  gint32      depth)
{
  leg->turns = FALSE;
  leg->goes_on = FALSE;
  leg->from = from;
  leg->to = (MusterPose) {to, from.heading};
  leg->by = muster_point_minus (to, from.at);
  leg->start = muster_pose_rectangle (from, width, depth);
  leg->end = muster_pose_rectangle (leg->to, width, depth);
  leg->n_swept = muster_convex_swept (muster_convex_of (&leg->start), leg->by, leg->swept).n_points;
  leg->n_front_swept = muster_convex_swept (muster_convex_front (&leg->start), leg->by, leg->front_swept).n_points;
  leg->box = muster_box_of (leg->swept, leg->n_swept);
}

/**
 * muster_leg_turn:
 * @leg: (out): the way of a base from @from as it makes @wheel
 */
void
muster_leg_turn (MusterLeg         *leg,
                 MusterPose         from,
                 const MusterWheel *wheel,
                 gint32             width,
                 gint32             depth)
{
  leg->turns = TRUE;
  leg->goes_on = FALSE;
  leg->wheel = *wheel;
  leg->from = from;
  leg->to = muster_pose_turned (from, wheel->pivot, wheel->from, wheel->to);
  leg->by = (MusterPoint) {0, 0};
  leg->start = muster_pose_rectangle (from, width, depth);
  leg->end = muster_pose_rectangle (leg->to, width, depth);
  leg->n_swept = 0;
  leg->n_front_swept = 0;
  leg->box = muster_wheel_box (wheel, muster_convex_of (&leg->start));
}

static gboolean
may_meet (const MusterLeg *leg,
          MusterConvex     area)
{
  MusterBox box = muster_box_of (area.points, area.n_points);

  return muster_box_meets (&leg->box, &box);
}

/** muster_leg_overlap: Returns: whether the base overlaps @area anywhere on this stretch */
gboolean
muster_leg_overlap (const MusterLeg *leg,
                    MusterConvex     area)
{
  if (!may_meet (leg, area))
    {
      return FALSE;
    }
  if (leg->turns)
    {
      return muster_wheel_overlap (&leg->wheel, muster_convex_of (&leg->start), muster_convex_of (&leg->end), area);
    }
  return muster_convex_overlap ((MusterConvex) {leg->swept, leg->n_swept}, area);
}

/** muster_leg_front_overlap: Returns: whether the front edge overlaps @area anywhere on this stretch */
gboolean
muster_leg_front_overlap (const MusterLeg *leg,
                          MusterConvex     area)
{
  if (!may_meet (leg, area))
    {
      return FALSE;
    }
  if (leg->turns)
    {
      return muster_wheel_overlap (&leg->wheel, muster_convex_front (&leg->start), muster_convex_front (&leg->end),
                                   area);
    }
  return muster_convex_overlap ((MusterConvex) {leg->front_swept, leg->n_front_swept}, area);
}

/**
 * muster_leg_front_first_entry:
 * @distance: (out): how far the base has gone on this stretch when its front edge meets @area, in µm; 0 of a turn
 *
 * Returns: whether the front edge comes into @area on this stretch
 */
gboolean
muster_leg_front_first_entry (const MusterLeg *leg,
                              MusterConvex     area,
                              gint64          *distance)
{
  *distance = 0;
  if (!muster_leg_front_overlap (leg, area))
    {
      return FALSE;
    }
  return leg->turns || muster_convex_first_entry (muster_convex_front (&leg->start), leg->by, area, distance);
}

/**
 * muster_leg_distance:
 *
 * Returns: how near the base comes to @area on this stretch, in µm. Of a turn: the lesser of both ends, or 0 if it
 * runs into the area.
 */
gint64
muster_leg_distance (const MusterLeg *leg,
                     MusterConvex     area)
{
  if (!leg->turns)
    {
      return muster_convex_distance ((MusterConvex) {leg->swept, leg->n_swept}, area);
    }
  if (muster_leg_overlap (leg, area))
    {
      return 0;
    }
  return MIN (muster_convex_distance (muster_convex_of (&leg->start), area),
              muster_convex_distance (muster_convex_of (&leg->end), area));
}

/** muster_leg_turns_on_the_spot: Returns: whether the base turns about a point of its own that is no front corner */
gboolean
muster_leg_turns_on_the_spot (const MusterLeg *leg)
{
  return leg->turns && muster_convex_contains (muster_convex_of (&leg->start), leg->wheel.pivot) &&
         !muster_point_equal (leg->wheel.pivot, leg->start.corners[MUSTER_FRONT_LEFT]) &&
         !muster_point_equal (leg->wheel.pivot, leg->start.corners[MUSTER_FRONT_RIGHT]);
}

/** muster_leg_length: Returns: how far the middle of the front edge is moved, in a straight line, in µm */
gint64
muster_leg_length (const MusterLeg *leg)
{
  return muster_length (muster_point_minus (leg->to.at, leg->from.at));
}
