/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disc of some radius meets an area where its centre comes into the area grown by that radius: into the area itself,
 * a strip along one of its edges or a disc about one of its corners.
 */
#include "tabletop/disc.h"

#include "tabletop/wide.h"

/* Lengths that no whole number holds are counted in this many parts of a micrometre. */
#define FINE ((MusterWide) 1024)

static gint64
root_finely (gint64 square)
{
  return muster_root (FINE * FINE * square);
}

/* The quotient to the nearest whole number, halves away from zero. */
static gint64
divide (MusterWide number,
        MusterWide by)
{
  MusterWide magnitude = number < 0 ? -number : number;
  MusterWide divisor = by < 0 ? -by : by;
  gint64 quotient;

  g_assert (divisor > 0);
  quotient = (gint64) ((2 * magnitude + divisor) / (2 * divisor));
  return (number < 0) != (by < 0) ? -quotient : quotient;
}

/** muster_line: Returns: the straight way from @from to @to, which may be the same point */
MusterLine
muster_line (MusterPoint from,
             MusterPoint to)
{
  MusterPoint by = muster_point_minus (to, from);
  gint64 square = muster_point_dot (by, by);

  return (MusterLine) {from, by, muster_root (square), root_finely (square)};
}

/** muster_line_point: Returns: the point @distance µm along the way; where the way has no length, its beginning */
MusterPoint
muster_line_point (const MusterLine *way,
                   gint64            distance)
{
  if (way->fine_length == 0)
    {
      return way->from;
    }
  return (MusterPoint) {
           way->from.x + (gint32) divide (FINE * way->by.x * distance, way->fine_length),
           way->from.y + (gint32) divide (FINE * way->by.y * distance, way->fine_length),
  };
}

/**
 * muster_line_meets_disc:
 * @stretch: (out): where on the way, or on its line before it, the disc lies; set when they meet
 *
 * Returns: whether the line of the way comes into the disc or touches it
 */
gboolean
muster_line_meets_disc (const MusterLine *way,
                        MusterPoint       centre,
                        gint64            radius,
                        MusterStretch    *stretch)
{
  MusterPoint arm = muster_point_minus (way->from, centre);
  gint64 along = muster_point_dot (way->by, arm);
  gint64 aside = muster_point_cross (way->by, arm);
  MusterWide square = (MusterWide) radius * radius * muster_point_dot (way->by, way->by) - (MusterWide) aside * aside;
  gint64 half;

  if (square < 0 || way->fine_length == 0)
    {
      return FALSE;
    }
  half = muster_root (square);
  stretch->from = divide (FINE * (-along - half), way->fine_length);
  stretch->to = divide (FINE * (-along + half), way->fine_length);
  return TRUE;
}

static void
widen (MusterStretch *stretch,
       gboolean      *met,
       MusterStretch  by)
{
  stretch->from = *met ? MIN (stretch->from, by.from) : by.from;
  stretch->to = *met ? MAX (stretch->to, by.to) : by.to;
  *met = TRUE;
}

/* Where the way crosses the outer line of the strip along an edge. */
static gboolean
cross_strip (const MusterLine *way,
             MusterPoint       from,
             MusterPoint       to,
             gint64            radius,
             gint64           *distance)
{
  MusterPoint edge = muster_point_minus (to, from);
  gint64 closing = muster_point_cross (edge, way->by);
  gint64 square = muster_point_dot (edge, edge);
  MusterWide aside;
  gint64 along;

  if (closing == 0)
    {
      return FALSE;
    }
  aside = (MusterWide) radius * root_finely (square) +
          FINE * muster_point_cross (edge, muster_point_minus (way->from, from));
  *distance = divide (-aside * way->fine_length, FINE * FINE * closing);
  if (ABS (*distance) > 8 * (gint64) MUSTER_TABLE_REACH)
    {
      return FALSE;
    }
  along = muster_point_dot (edge, muster_point_minus (muster_line_point (way, *distance), from));
  return along >= 0 && along <= square;
}

static gboolean
meet_convex (const MusterLine *way,
             MusterConvex      part,
             gint64            radius,
             MusterStretch    *stretch)
{
  gboolean met = FALSE;

  for (guint i = 0; i < part.n_points; i++)
    {
      MusterPoint corner = part.points[i];
      MusterPoint next = part.points[i + 1 < part.n_points ? i + 1 : 0];
      MusterStretch about;
      gint64 distance;

      if (muster_line_meets_disc (way, corner, radius, &about))
        {
          widen (stretch, &met, about);
        }
      if (cross_strip (way, corner, next, radius, &distance))
        {
          widen (stretch, &met, (MusterStretch) {distance, distance});
        }
    }
  return met;
}

static int
compare_stretches (gconstpointer a,
                   gconstpointer b)
{
  const MusterStretch *first = a;
  const MusterStretch *second = b;

  return (first->from > second->from) - (first->from < second->from);
}

static void
join_stretches (GArray *stretches)
{
  g_array_sort (stretches, compare_stretches);
  for (guint i = 1; i < stretches->len;)
    {
      MusterStretch *before = &g_array_index (stretches, MusterStretch, i - 1);
      const MusterStretch *stretch = &g_array_index (stretches, MusterStretch, i);

      if (stretch->from <= before->to)
        {
          before->to = MAX (before->to, stretch->to);
          g_array_remove_index (stretches, i);
        }
      else
        {
          i++;
        }
    }
}

/**
 * muster_line_find_overlaps:
 * @radius: of the base that goes along the way, more than @tolerance
 *
 * Returns: (transfer full): the MusterStretches, in order, on which the base lies over the area; those where it reaches
 * into it by no more than the tolerance are left out. They may begin before the way does and end behind its end.
 */
GArray *
muster_line_find_overlaps (const MusterLine    *way,
                           const MusterPolygon *polygon,
                           gint32               radius,
                           gint32               tolerance)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (MusterStretch));

  for (guint i = 0; i < polygon->n_parts; i++)
    {
      MusterStretch stretch;

      if (meet_convex (way, polygon->parts[i], radius - tolerance, &stretch) && stretch.to > stretch.from &&
          meet_convex (way, polygon->parts[i], radius, &stretch))
        {
          g_array_append_val (stretches, stretch);
        }
    }
  join_stretches (stretches);
  return stretches;
}

/** muster_disc_gap: Returns: how far two round bases are apart, edge to edge; negative where they overlap */
gint64
muster_disc_gap (MusterPoint a,
                 gint32      a_radius,
                 MusterPoint b,
                 gint32      b_radius)
{
  return muster_length (muster_point_minus (b, a)) - a_radius - b_radius;
}

/**
 * muster_polygon_distance_to_point:
 * @edge: (out): the edge of the outline that is nearest
 *
 * Returns: how far @point is from the area, 0 where it lies in it
 */
gint64
muster_polygon_distance_to_point (const MusterPolygon *polygon,
                                  MusterPoint          point,
                                  guint               *edge)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < polygon->n_points; i++)
    {
      gint64 distance = muster_segment_distance (polygon->points[i],
                                                 polygon->points[i + 1 < polygon->n_points ? i + 1 : 0], point);

      if (distance < least)
        {
          least = distance;
          *edge = i;
        }
    }
  return muster_polygon_contains (polygon, point) ? 0 : least;
}

/* The point of the outline's edge that is nearest to point. */
static MusterPoint
foot_on (const MusterPolygon *polygon,
         guint                edge,
         MusterPoint          point)
{
  MusterPoint from = polygon->points[edge];
  MusterPoint along = muster_point_minus (polygon->points[edge + 1 < polygon->n_points ? edge + 1 : 0], from);
  gint64 square = muster_point_dot (along, along);
  gint64 share = CLAMP (muster_point_dot (along, muster_point_minus (point, from)), 0, square);

  return (MusterPoint) {
           from.x + (gint32) divide ((MusterWide) along.x * share, square),
           from.y + (gint32) divide ((MusterWide) along.y * share, square),
  };
}

/**
 * muster_polygon_thickness:
 * @point: beside the area
 *
 * Returns: how thick the area is where it is nearest to @point, straight across as seen from there
 */
gint64
muster_polygon_thickness (const MusterPolygon *polygon,
                          MusterPoint          point)
{
  guint edge = 0;
  gint64 distance = muster_polygon_distance_to_point (polygon, point, &edge);
  MusterLine way = muster_line (point, foot_on (polygon, edge, point));
  g_autoptr (GArray) stretches = g_array_new (FALSE, FALSE, sizeof (MusterStretch));
  MusterStretch first;

  for (guint i = 0; i < polygon->n_parts; i++)
    {
      MusterStretch stretch;

      if (meet_convex (&way, polygon->parts[i], 0, &stretch) && stretch.to > distance)
        {
          g_array_append_val (stretches, stretch);
        }
    }
  join_stretches (stretches);
  if (stretches->len == 0)
    {
      return 0;
    }
  first = g_array_index (stretches, MusterStretch, 0);
  return first.to - MAX (first.from, distance);
}
