/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Convex shapes against one another: whether they overlap, how far they are apart, what one covers as it slides.
 */
#include "tabletop/convex.h"

#include "tabletop/wide.h"

static inline guint
next_of (MusterConvex shape,
         guint        i)
{
  return i + 1 < shape.n_points ? i + 1 : 0;
}

/* Whether an edge of a has the whole of b on its outer side; what only touches the edge is outside. */
static gboolean
parts (MusterConvex a,
       MusterConvex b)
{
  for (guint i = 0; i < a.n_points; i++)
    {
      MusterPoint from = a.points[i];
      MusterPoint edge = muster_point_minus (a.points[next_of (a, i)], from);
      guint j = 0;

      while (j < b.n_points && muster_point_cross (edge, muster_point_minus (b.points[j], from)) <= 0)
        {
          j++;
        }
      if (j == b.n_points)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_convex_overlap:
 * @a: @b: of two points or more
 *
 * Returns: whether their insides meet; shapes that only touch do not overlap. The inside of a segment is the segment
 * without its ends.
 */
gboolean
muster_convex_overlap (MusterConvex a,
                       MusterConvex b)
{
  return !parts (a, b) && !parts (b, a);
}

/** muster_convex_contains: Returns: whether @point lies in @shape or on its outline */
gboolean
muster_convex_contains (MusterConvex shape,
                        MusterPoint  point)
{
  for (guint i = 0; i < shape.n_points; i++)
    {
      if (muster_point_side (shape.points[i], shape.points[next_of (shape, i)], point) < 0)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/* The square of the distance from point to the segment, rounded down. */
static gint64
squared_distance (MusterPoint from,
                  MusterPoint to,
                  MusterPoint point)
{
  MusterPoint edge = muster_point_minus (to, from);
  MusterPoint arm = muster_point_minus (point, from);
  gint64 along = muster_point_dot (edge, arm);
  gint64 square = muster_point_dot (edge, edge);
  gint64 cross;

  if (along <= 0)
    {
      return muster_point_dot (arm, arm);
    }
  if (along >= square)
    {
      arm = muster_point_minus (point, to);
      return muster_point_dot (arm, arm);
    }
  cross = muster_point_cross (edge, arm);
  return (gint64) ((MusterWide) cross * cross / square);
}

/** muster_segment_distance: Returns: how far @point is from the segment @from @to, to the nearest micrometre */
gint64
muster_segment_distance (MusterPoint from,
                         MusterPoint to,
                         MusterPoint point)
{
  return muster_root (squared_distance (from, to, point));
}

static gint64
closest_square (MusterConvex points,
                MusterConvex edges,
                gint64       least)
{
  for (guint i = 0; i < edges.n_points; i++)
    {
      for (guint j = 0; j < points.n_points; j++)
        {
          least = MIN (least, squared_distance (edges.points[i], edges.points[next_of (edges, i)], points.points[j]));
        }
    }
  return least;
}

/** muster_convex_distance: Returns: how far two shapes are apart, to the nearest micrometre; 0 where they overlap */
gint64
muster_convex_distance (MusterConvex a,
                        MusterConvex b)
{
  if (muster_convex_overlap (a, b))
    {
      return 0;
    }
  return muster_root (closest_square (b, a, closest_square (a, b, G_MAXINT64)));
}

/* A segment that slides along itself. */
static MusterConvex
stretch (MusterConvex segment,
         MusterPoint  by,
         MusterPoint *points)
{
  gboolean forward = muster_point_dot (muster_point_minus (segment.points[1], segment.points[0]), by) >= 0;

  points[0] = segment.points[forward ? 0 : 1];
  points[1] = muster_point_plus (segment.points[forward ? 1 : 0], by);
  return (MusterConvex) {points, 2};
}

/**
 * muster_convex_swept:
 * @points: (out): room for two points more than @shape has
 *
 * Returns: all that @shape covers as it slides by @by, with its points in @points
 */
MusterConvex
muster_convex_swept (MusterConvex shape,
                     MusterPoint  by,
                     MusterPoint *points)
{
  guint n_points = 0;
  MusterPoint last = muster_point_minus (shape.points[0], shape.points[shape.n_points - 1]);
  gboolean was_ahead = muster_point_cross (by, last) > 0;

  if (shape.n_points == 2 && muster_point_cross (by, last) == 0)
    {
      return stretch (shape, by, points);
    }
  for (guint i = 0; i < shape.n_points; i++)
    {
      MusterPoint edge = muster_point_minus (shape.points[next_of (shape, i)], shape.points[i]);
      gboolean is_ahead = muster_point_cross (by, edge) > 0;
      MusterPoint moved = muster_point_plus (shape.points[i], by);

      points[n_points++] = was_ahead ? moved : shape.points[i];
      if (was_ahead != is_ahead)
        {
          points[n_points++] = is_ahead ? moved : shape.points[i];
        }
      was_ahead = is_ahead;
    }
  return (MusterConvex) {points, n_points};
}

/* When the points of mover, going by, come to the edges of area: the least share of the way, as a fraction. */
static void
find_first_meeting (MusterConvex mover,
                    MusterPoint  by,
                    MusterConvex area,
                    gint64      *share,
                    gint64      *whole)
{
  for (guint i = 0; i < area.n_points; i++)
    {
      MusterPoint from = area.points[i];
      MusterPoint edge = muster_point_minus (area.points[next_of (area, i)], from);
      gint64 closing = muster_point_cross (by, edge);

      for (guint j = 0; closing != 0 && j < mover.n_points; j++)
        {
          MusterPoint arm = muster_point_minus (from, mover.points[j]);
          gint64 along_way = muster_point_cross (arm, edge) * (closing > 0 ? 1 : -1);
          gint64 along_edge = muster_point_cross (arm, by) * (closing > 0 ? 1 : -1);
          gint64 size = ABS (closing);

          if (along_way >= 0 && along_way <= size && along_edge >= 0 && along_edge <= size &&
              (MusterWide) along_way * *whole < (MusterWide) *share * size)
            {
              *share = along_way;
              *whole = size;
            }
        }
    }
}

/**
 * muster_convex_first_entry:
 * @distance: (out): how far @shape goes until it meets @area, to the nearest micrometre; 0 if it does at the start
 *
 * Returns: whether @shape meets @area as it slides by @by
 */
gboolean
muster_convex_first_entry (MusterConvex shape,
                           MusterPoint  by,
                           MusterConvex area,
                           gint64      *distance)
{
  gint64 share = 2;
  gint64 whole = 1;

  *distance = 0;
  if (muster_convex_overlap (shape, area))
    {
      return TRUE;
    }
  find_first_meeting (shape, by, area, &share, &whole);
  find_first_meeting (area, (MusterPoint) {-by.x, -by.y}, shape, &share, &whole);
  if (share > whole)
    {
      return FALSE;
    }
  *distance = (gint64) ((MusterWide) muster_length (by) * share / whole);
  return TRUE;
}
