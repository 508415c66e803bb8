/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/polygon.h"

#include "tabletop/outline.h"
#include "tabletop/scenario.h"
#include "tabletop/wide.h"

static MusterConvex
keep (const MusterPoint *points,
      guint              n_points)
{
  return (MusterConvex) {g_memdup2 (points, n_points * sizeof *points), n_points};
}

/* The part of shape to the left of the line, its corners rounded. */
static void
clip (GArray     *shape,
      MusterPoint from,
      MusterPoint to)
{
  g_autoptr (GArray) kept = g_array_sized_new (FALSE, FALSE, sizeof (MusterPoint), shape->len + 1);

  for (guint i = 0; i < shape->len; i++)
    {
      MusterPoint point = g_array_index (shape, MusterPoint, i);
      MusterPoint next = g_array_index (shape, MusterPoint, (i + 1) % shape->len);
      gint64 side = muster_point_side (from, to, point);
      gint64 next_side = muster_point_side (from, to, next);

      if (side >= 0)
        {
          g_array_append_val (kept, point);
        }
      if ((side > 0 && next_side < 0) || (side < 0 && next_side > 0))
        {
          MusterPoint way = muster_point_minus (next, point);
          MusterPoint cut = {point.x + (gint32) ((MusterWide) way.x * side / (side - next_side)),
                             point.y + (gint32) ((MusterWide) way.y * side / (side - next_side))};
          g_array_append_val (kept, cut);
        }
    }
  g_array_set_size (shape, 0);
  g_array_append_vals (shape, kept->data, kept->len);
}

/* Cuts that meet at a corner can leave it twice; an edge without length would part everything from everything. */
static void
drop_repeated (GArray *shape)
{
  for (guint i = shape->len; shape->len > 1 && i-- > 0;)
    {
      if (muster_point_equal (g_array_index (shape, MusterPoint, i),
                              g_array_index (shape, MusterPoint, (i + 1) % shape->len)))
        {
          g_array_remove_index (shape, i);
        }
    }
}

static gboolean
has_corner (MusterConvex part,
            MusterPoint  point)
{
  for (guint i = 0; i < part.n_points; i++)
    {
      if (muster_point_equal (part.points[i], point))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static MusterPoint
corner_of (const MusterPolygon *polygon,
           guint                i)
{
  return polygon->points[i % polygon->n_points];
}

static gboolean
is_convex_at (const MusterPolygon *polygon,
              guint                i)
{
  return muster_point_side (corner_of (polygon, i + polygon->n_points - 1), corner_of (polygon, i),
                            corner_of (polygon, i + 1)) > 0;
}

/* Whether edge i of the outline bounds the part: they share it, or a corner that sticks out, and the part with it. */
static gboolean
bounds (const MusterPolygon *polygon,
        guint                i,
        MusterConvex         part)
{
  gboolean begins = has_corner (part, corner_of (polygon, i));
  gboolean ends = has_corner (part, corner_of (polygon, i + 1));

  return (begins && ends) || (begins && is_convex_at (polygon, i)) || (ends && is_convex_at (polygon, i + 1));
}

/* Pulls a part in from those edges of the outline that bound it: the cuts between the parts stay where they are. */
static MusterConvex
pull_in (const MusterPolygon *polygon,
         MusterConvex         part,
         gint32               tolerance)
{
  g_autoptr (GArray) shape = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

  g_array_append_vals (shape, part.points, part.n_points);
  for (guint i = 0; shape->len > 0 && i < polygon->n_points; i++)
    {
      MusterPoint from = corner_of (polygon, i);
      MusterPoint to = corner_of (polygon, i + 1);
      MusterPoint inward = muster_point_left (muster_point_minus (to, from));

      if (bounds (polygon, i, part))
        {
          clip (shape, muster_point_ahead (from, inward, tolerance), muster_point_ahead (to, inward, tolerance));
        }
    }
  drop_repeated (shape);
  return keep ((const MusterPoint *) shape->data, shape->len);
}

static void
make_cores (MusterPolygon *polygon,
            gint32         tolerance)
{
  polygon->cores = g_new0 (MusterConvex, polygon->n_parts);
  for (guint i = 0; i < polygon->n_parts; i++)
    {
      MusterConvex core = pull_in (polygon, polygon->parts[i], tolerance);

      if (core.n_points > 2)
        {
          polygon->cores[polygon->n_cores++] = core;
        }
      else
        {
          g_free ((MusterPoint *) core.points);
        }
    }
}

/**
 * muster_polygon_new:
 * @points: the outline in either direction; the first point may stand again at its end
 * @tolerance: by how much one may reach into the area without being in it
 *
 * Returns: (transfer full) (nullable): the area, or %NULL with an error if the outline crosses or touches itself,
 * encloses nothing or leaves the table
 */
MusterPolygon *
muster_polygon_new (const MusterPoint *points,
                    guint              n_points,
                    gint32             tolerance,
                    GError           **error)
{
  g_autoptr (GArray) outline = muster_outline_tidy (points, n_points, error);
  g_autoptr (GPtrArray) parts = NULL;
  MusterPolygon *polygon;

  if (outline == NULL)
    {
      return NULL;
    }
  parts = muster_outline_cut (outline);
  polygon = g_new0 (MusterPolygon, 1);
  g_atomic_ref_count_init (&polygon->refs);
  polygon->box = muster_box_of ((const MusterPoint *) outline->data, outline->len);
  polygon->n_parts = parts->len;
  polygon->parts = g_new0 (MusterConvex, parts->len);
  for (guint i = 0; i < parts->len; i++)
    {
      GArray *part = g_ptr_array_index (parts, i);
      polygon->parts[i] = keep ((const MusterPoint *) part->data, part->len);
    }
  polygon->n_points = outline->len;
  polygon->points = g_memdup2 (outline->data, outline->len * sizeof (MusterPoint));
  make_cores (polygon, tolerance);
  return polygon;
}

/** muster_polygon_ref: Returns: (transfer full): @polygon */
MusterPolygon *
muster_polygon_ref (MusterPolygon *polygon)
{
  g_atomic_ref_count_inc (&polygon->refs);
  return polygon;
}

/** muster_polygon_unref: drops a reference; the last one frees the area */
void
muster_polygon_unref (MusterPolygon *polygon)
{
  if (!g_atomic_ref_count_dec (&polygon->refs))
    {
      return;
    }
  for (guint i = 0; i < polygon->n_parts; i++)
    {
      g_free ((MusterPoint *) polygon->parts[i].points);
    }
  for (guint i = 0; i < polygon->n_cores; i++)
    {
      g_free ((MusterPoint *) polygon->cores[i].points);
    }
  g_free (polygon->parts);
  g_free (polygon->cores);
  g_free (polygon->points);
  g_free (polygon);
}

/** muster_polygon_contains: Returns: whether @point lies in the area or on its outline */
gboolean
muster_polygon_contains (const MusterPolygon *polygon,
                         MusterPoint          point)
{
  for (guint i = 0; i < polygon->n_parts; i++)
    {
      if (muster_convex_contains (polygon->parts[i], point))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_polygon_overlaps: Returns: whether @shape reaches into the area, farther than the tolerance */
gboolean
muster_polygon_overlaps (const MusterPolygon *polygon,
                         MusterConvex         shape)
{
  for (guint i = 0; i < polygon->n_cores; i++)
    {
      if (muster_convex_overlap (shape, polygon->cores[i]))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_polygon_distance: Returns: how far @shape is from the area in µm, 0 where it overlaps it */
gint64
muster_polygon_distance (const MusterPolygon *polygon,
                         MusterConvex         shape)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < polygon->n_parts; i++)
    {
      least = MIN (least, muster_convex_distance (shape, polygon->parts[i]));
    }
  return least;
}
