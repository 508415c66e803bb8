/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a wheeling shape runs over, exactly. Two convex shapes that begin apart come to overlap only when a corner of
 * one crosses an edge of the other, so that all comes down to arcs against segments: of a corner that wheels against
 * edges that stay, and, seen from the wheeling shape, of a corner that stays against its edges.
 *
 * A circle of radius r about the origin meets the line through f along d in the points (k n ± √D d) / d², where n is
 * d turned left, k = d × f and D = d² r² - k². That a point lies on the segment, and on the arc, are signs of sums
 * x + y √D of whole numbers.
 */
#include "tabletop/wheel.h"

#include "tabletop/wide.h"

/* An arc about the origin, counter-clockwise. */
typedef struct
{
  MusterPoint from;
  MusterPoint to;
  gint64 radius_squared;
  gint64 turn; /* positive while it is less than half a turn */
} Arc;

/* A point where the arc's circle meets a line: (k n + sign √D d) / d². */
typedef struct
{
  MusterPoint d;
  gint64 k;
  MusterWide root; /* D */
  int sign;
} Crossing;

static int
side_of_arm (const Crossing *crossing,
             MusterPoint     arm)
{
  return muster_root_sign ((MusterWide) crossing->k * muster_point_dot (arm, crossing->d),
                           crossing->sign * muster_point_cross (arm, crossing->d), crossing->root);
}

/* Between its ends: what only begins or ends at an edge does not cross it. */
static gboolean
is_on_arc (const Arc      *arc,
           const Crossing *crossing)
{
  gboolean after_start = side_of_arm (crossing, arc->from) > 0;
  gboolean before_end = side_of_arm (crossing, arc->to) < 0;

  if (arc->turn > 0)
    {
      return after_start && before_end;
    }
  return after_start || before_end;
}

static gboolean
is_on_segment (const Crossing *crossing,
               gint64          along,
               gint64          square)
{
  return muster_root_sign (-along, crossing->sign, crossing->root) >= 0 &&
         muster_root_sign (square + along, -crossing->sign, crossing->root) >= 0;
}

static gboolean
arc_crosses_segment (const Arc  *arc,
                     MusterPoint from,
                     MusterPoint to)
{
  MusterPoint d = muster_point_minus (to, from);
  gint64 square = muster_point_dot (d, d);
  gint64 along = muster_point_dot (from, d);
  Crossing crossing = {.d = d, .k = muster_point_cross (d, from)};

  if (MAX (muster_point_dot (from, from), muster_point_dot (to, to)) < arc->radius_squared)
    {
      return FALSE;
    }
  crossing.root = (MusterWide) square * arc->radius_squared - (MusterWide) crossing.k * crossing.k;
  if (crossing.root <= 0)
    {
      return FALSE;
    }
  for (crossing.sign = -1; crossing.sign <= 1; crossing.sign += 2)
    {
      if (is_on_segment (&crossing, along, square) && is_on_arc (arc, &crossing))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Whether a point that goes from start to end about the pivot crosses an edge of the area. The radius is that of the
   start, where the point truly is; the end was rounded. */
static gboolean
arc_crosses (MusterPoint  pivot,
             MusterPoint  start,
             MusterPoint  end,
             gboolean     clockwise,
             MusterConvex area)
{
  MusterPoint from = muster_point_minus (start, pivot);
  MusterPoint to = muster_point_minus (end, pivot);
  Arc arc = {.from = clockwise ? to : from, .to = clockwise ? from : to};
  MusterPoint last = muster_point_minus (area.points[area.n_points - 1], pivot);

  arc.radius_squared = muster_point_dot (from, from);
  arc.turn = muster_point_cross (arc.from, arc.to);
  if (arc.turn == 0)
    {
      if (muster_point_dot (arc.from, arc.to) >= 0)
        {
          return FALSE; /* it turns by less than a micrometre */
        }
      arc.turn = 1;
    }
  for (guint i = 0; i < area.n_points; i++)
    {
      MusterPoint next = muster_point_minus (area.points[i], pivot);

      if (arc_crosses_segment (&arc, last, next))
        {
          return TRUE;
        }
      last = next;
    }
  return FALSE;
}

/**
 * muster_wheel_arc_enters:
 * @before: @after: the same point of the wheeling shape, at both ends of the wheel
 *
 * Returns: whether that point comes into @area on its way, or begins or ends there
 */
gboolean
muster_wheel_arc_enters (const MusterWheel *wheel,
                         MusterPoint        before,
                         MusterPoint        after,
                         MusterConvex       area)
{
  return muster_convex_contains (area, before) || muster_convex_contains (area, after) ||
         arc_crosses (wheel->pivot, before, after, wheel->right, area);
}

static gboolean
moving_corners_cross (const MusterWheel *wheel,
                      MusterConvex       before,
                      MusterConvex       after,
                      MusterConvex       area)
{
  for (guint i = 0; i < before.n_points; i++)
    {
      if (arc_crosses (wheel->pivot, before.points[i], after.points[i], wheel->right, area))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* As the wheeling shape sees it, what stays turns the other way. */
static gboolean
staying_corners_cross (const MusterWheel *wheel,
                       MusterConvex       before,
                       MusterConvex       area)
{
  for (guint i = 0; i < area.n_points; i++)
    {
      MusterPoint turned = muster_point_turned (area.points[i], wheel->pivot, wheel->to, wheel->from);

      if (arc_crosses (wheel->pivot, area.points[i], turned, !wheel->right, before))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_wheel_overlap:
 * @before: @after: the wheeling shape at both ends of the wheel, point by point
 *
 * Returns: whether the shape overlaps @area anywhere in the wheel
 */
gboolean
muster_wheel_overlap (const MusterWheel *wheel,
                      MusterConvex       before,
                      MusterConvex       after,
                      MusterConvex       area)
{
  return muster_convex_overlap (before, area) || muster_convex_overlap (after, area) ||
         moving_corners_cross (wheel, before, after, area) || staying_corners_cross (wheel, before, area);
}

/** muster_wheel_box: Returns: a box that the shape cannot leave, however far it wheels */
MusterBox
muster_wheel_box (const MusterWheel *wheel,
                  MusterConvex       before)
{
  gint64 farthest = 0;
  MusterBox box = {wheel->pivot, wheel->pivot};

  for (guint i = 0; i < before.n_points; i++)
    {
      farthest = MAX (farthest, muster_length (muster_point_minus (before.points[i], wheel->pivot)));
    }
  return muster_box_grow (box, farthest + 1);
}
