/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From poses to corners: the only place of the table where a number has a fraction. What comes out is rounded to the
 * micrometre and kept; every decision reads what was kept. IEEE double arithmetic without contraction gives the same
 * corners everywhere, and mirrored poses give mirrored corners.
 */
#include "tabletop/pose.h"

#include <math.h>
#include "tabletop/wide.h"

/* llround, which is a call where this is not: away from zero at the half. */
static gint32
rounded (double number)
{
  return (gint32) (number < 0 ? number - 0.5 : number + 0.5);
}

/** muster_heading: Returns: the vector @dx, @dy made short enough for a heading; 0,0 stays 0,0 */
MusterPoint
muster_heading (gint64 dx,
                gint64 dy)
{
  gint64 divisor = muster_greatest_divisor (dx, dy);
  gint64 longest;

  if (divisor == 0)
    {
      return (MusterPoint) {0, 0};
    }
  dx /= divisor;
  dy /= divisor;
  longest = MAX (ABS (dx), ABS (dy));
  if (longest > MUSTER_HEADING_REACH)
    {
      double share = (double) MUSTER_HEADING_REACH / longest;

      return (MusterPoint) {rounded (dx * share), rounded (dy * share)};
    }
  return (MusterPoint) {dx, dy};
}

static double
length_of (MusterPoint vector)
{
  return sqrt ((double) muster_point_dot (vector, vector));
}

static MusterPoint
scaled (MusterPoint vector,
        double      share)
{
  return (MusterPoint) {rounded (vector.x * share), rounded (vector.y * share)};
}

/* The vector of that length along heading. */
static MusterPoint
along (MusterPoint heading,
       double      length)
{
  return scaled (heading, length / length_of (heading));
}

/** muster_pose_rectangle: Returns: the corners of a base of that size standing so */
MusterRectangle
muster_pose_rectangle (MusterPose pose,
                       gint32     width,
                       gint32     depth)
{
  double length = length_of (pose.heading);
  MusterPoint right = scaled (muster_point_right (pose.heading), width / 2.0 / length);
  MusterPoint ahead = scaled (pose.heading, depth / length);
  MusterRectangle rectangle;

  rectangle.corners[MUSTER_FRONT_RIGHT] = muster_point_plus (pose.at, right);
  rectangle.corners[MUSTER_FRONT_LEFT] = muster_point_minus (pose.at, right);
  rectangle.corners[MUSTER_REAR_LEFT] = muster_point_minus (rectangle.corners[MUSTER_FRONT_LEFT], ahead);
  rectangle.corners[MUSTER_REAR_RIGHT] = muster_point_minus (rectangle.corners[MUSTER_FRONT_RIGHT], ahead);
  return rectangle;
}

/** muster_point_ahead: Returns: the point @distance µm from @point along @heading; a negative distance lies behind */
MusterPoint
muster_point_ahead (MusterPoint point,
                    MusterPoint heading,
                    gint64      distance)
{
  return muster_point_plus (point, along (heading, distance));
}

/** muster_point_turned: Returns: @point turned about @pivot by the angle between the headings @from and @to */
MusterPoint
muster_point_turned (MusterPoint point,
                     MusterPoint pivot,
                     MusterPoint from,
                     MusterPoint to)
{
  MusterPoint arm = muster_point_minus (point, pivot);
  double lengths = length_of (from) * length_of (to);
  double cosine = muster_point_dot (from, to) / lengths;
  double sine = muster_point_cross (from, to) / lengths;

  return (MusterPoint) {pivot.x + rounded (cosine * arm.x - sine * arm.y),
                        pivot.y + rounded (sine * arm.x + cosine * arm.y)};
}

/** muster_pose_turned: Returns: @pose turned about @pivot by the angle between the headings @from and @to */
MusterPose
muster_pose_turned (MusterPose  pose,
                    MusterPoint pivot,
                    MusterPoint from,
                    MusterPoint to)
{
  MusterPose turned = {.at = muster_point_turned (pose.at, pivot, from, to), .heading = to};

  if (!muster_heading_equal (pose.heading, from))
    {
      MusterPoint turn = muster_heading (muster_point_dot (from, to), muster_point_cross (from, to));

      turned.heading = muster_heading ((gint64) turn.x * pose.heading.x - (gint64) turn.y * pose.heading.y,
                                       (gint64) turn.x * pose.heading.y + (gint64) turn.y * pose.heading.x);
    }
  return turned;
}

/** muster_heading_equal: Returns: whether two headings point exactly the same way */
gboolean
muster_heading_equal (MusterPoint a,
                      MusterPoint b)
{
  return muster_point_cross (a, b) == 0 && muster_point_dot (a, b) > 0;
}

/** muster_heading_near: Returns: whether two headings are no more than a tenth of a degree apart */
gboolean
muster_heading_near (MusterPoint a,
                     MusterPoint b)
{
  return muster_heading_within (a, b, MUSTER_TENTH_OF_A_DEGREE);
}

/**
 * muster_heading_within:
 * @tangent: of the angle allowed, which is less than a right one, in hundred-millionths
 *
 * Returns: whether the angle between two headings is no more than that
 */
gboolean
muster_heading_within (MusterPoint a,
                       MusterPoint b,
                       gint64      tangent)
{
  gint64 dot = muster_point_dot (a, b);
  gint64 cross = ABS (muster_point_cross (a, b));

  return dot > 0 && (MusterWide) cross * MUSTER_TANGENT_ONE <= (MusterWide) dot * tangent;
}

/** muster_length: Returns: the length of @vector, to the nearest micrometre */
gint64
muster_length (MusterPoint vector)
{
  return muster_root (muster_point_dot (vector, vector));
}
