/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterPoint: a point of the table, or a vector, in micrometres; x to the right, y up the table.
 *
 * Coordinates stay within %MUSTER_TABLE_REACH of the origin, so that a product of two differences fits 64 bits and
 * the products of two such products fit 128.
 */
typedef struct
{
  gint32 x;
  gint32 y;
} MusterPoint;

#define MUSTER_TABLE_REACH (1 << 23) /* 8.4 m to every side */

/** MusterBox: an upright rectangle that holds a shape, its edges included. */
typedef struct
{
  MusterPoint low;
  MusterPoint high;
} MusterBox;

static inline MusterPoint
muster_point_plus (MusterPoint a,
                   MusterPoint b)
{
  return (MusterPoint) {a.x + b.x, a.y + b.y};
}

static inline MusterPoint
muster_point_minus (MusterPoint a,
                    MusterPoint b)
{
  return (MusterPoint) {a.x - b.x, a.y - b.y};
}

static inline gboolean
muster_point_equal (MusterPoint a,
                    MusterPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/** muster_point_dot: Returns: the inner product of two vectors */
static inline gint64
muster_point_dot (MusterPoint a,
                  MusterPoint b)
{
  return (gint64) a.x * b.x + (gint64) a.y * b.y;
}

/** muster_point_cross: Returns: the outer product of two vectors, positive where @b lies to the left of @a */
static inline gint64
muster_point_cross (MusterPoint a,
                    MusterPoint b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

/** muster_point_side: Returns: positive where @point lies to the left of the line from @from to @to, 0 on it */
static inline gint64
muster_point_side (MusterPoint from,
                   MusterPoint to,
                   MusterPoint point)
{
  return muster_point_cross (muster_point_minus (to, from), muster_point_minus (point, from));
}

/** muster_point_left: Returns: @vector turned a quarter to the left */
static inline MusterPoint
muster_point_left (MusterPoint vector)
{
  return (MusterPoint) {-vector.y, vector.x};
}

/** muster_point_right: Returns: @vector turned a quarter to the right */
static inline MusterPoint
muster_point_right (MusterPoint vector)
{
  return (MusterPoint) {vector.y, -vector.x};
}

/** muster_box_meets: Returns: whether two boxes have a point in common */
static inline gboolean
muster_box_meets (const MusterBox *a,
                  const MusterBox *b)
{
  return a->low.x <= b->high.x && b->low.x <= a->high.x && a->low.y <= b->high.y && b->low.y <= a->high.y;
}

/** muster_box_of: Returns: the smallest box around @points */
static inline MusterBox
muster_box_of (const MusterPoint *points,
               guint              n_points)
{
  MusterBox box = {points[0], points[0]};

  for (guint i = 1; i < n_points; i++)
    {
      box.low.x = MIN (box.low.x, points[i].x);
      box.low.y = MIN (box.low.y, points[i].y);
      box.high.x = MAX (box.high.x, points[i].x);
      box.high.y = MAX (box.high.y, points[i].y);
    }
  return box;
}

/** muster_box_around: Returns: the smallest box that holds both */
static inline MusterBox
muster_box_around (MusterBox a,
                   MusterBox b)
{
  return (MusterBox) {{MIN (a.low.x, b.low.x), MIN (a.low.y, b.low.y)},
                      {MAX (a.high.x, b.high.x), MAX (a.high.y, b.high.y)}};
}

/** muster_box_grow: Returns: @box with @by micrometres more to every side */
static inline MusterBox
muster_box_grow (MusterBox box,
                 gint32    by)
{
  return (MusterBox) {{box.low.x - by, box.low.y - by}, {box.high.x + by, box.high.y + by}};
}
