/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Outlines of areas: what is a simple one, and how it is cut into convex parts. Done once, when a table is loaded.
 */
#include "tabletop/outline.h"

#include "tabletop/scenario.h"

#define AT(array, i) g_array_index ((array), MusterPoint, (i) % (array)->len)

static int
sign_of (gint64 number)
{
  return (number > 0) - (number < 0);
}

static gboolean
is_between (MusterPoint from,
            MusterPoint to,
            MusterPoint point)
{
  return MIN (from.x, to.x) <= point.x && point.x <= MAX (from.x, to.x) && MIN (from.y, to.y) <= point.y &&
         point.y <= MAX (from.y, to.y);
}

static gboolean
segments_meet (MusterPoint a,
               MusterPoint b,
               MusterPoint c,
               MusterPoint d)
{
  int sides[] = {sign_of (muster_point_side (a, b, c)), sign_of (muster_point_side (a, b, d)),
                 sign_of (muster_point_side (c, d, a)), sign_of (muster_point_side (c, d, b))};

  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0)
    {
      return TRUE;
    }
  return (sides[0] == 0 && is_between (a, b, c)) || (sides[1] == 0 && is_between (a, b, d)) ||
         (sides[2] == 0 && is_between (c, d, a)) || (sides[3] == 0 && is_between (c, d, b));
}

static gboolean
crosses_itself (const GArray *outline)
{
  for (guint i = 0; i < outline->len; i++)
    {
      for (guint j = i + 2; j < outline->len; j++)
        {
          gboolean neighbours = i == 0 && j == outline->len - 1;

          if (!neighbours &&
              segments_meet (AT (outline, i), AT (outline, i + 1), AT (outline, j), AT (outline, j + 1)))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

/* Twice the area, positive if it runs counter-clockwise. */
static gint64
area_of (const GArray *outline)
{
  gint64 area = 0;

  for (guint i = 1; i + 1 < outline->len; i++)
    {
      area += muster_point_side (AT (outline, 0), AT (outline, i), AT (outline, i + 1));
    }
  return area;
}

static void
reverse (GArray *outline)
{
  for (guint i = 0; i < outline->len / 2; i++)
    {
      MusterPoint point = AT (outline, i);

      AT (outline, i) = AT (outline, outline->len - 1 - i);
      AT (outline, outline->len - 1 - i) = point;
    }
}

/* Drops points that say nothing: repeated ones, and those on a straight line between their neighbours. */
static void
drop_idle_points (GArray *outline)
{
  for (guint i = 0; outline->len > 2 && i < outline->len;)
    {
      MusterPoint before = muster_point_minus (AT (outline, i), AT (outline, i + outline->len - 1));
      MusterPoint after = muster_point_minus (AT (outline, i + 1), AT (outline, i));
      gboolean repeated = after.x == 0 && after.y == 0;
      gboolean straight = muster_point_cross (before, after) == 0 && muster_point_dot (before, after) > 0;

      if (repeated || straight)
        {
          g_array_remove_index (outline, i);
          i = i > 0 ? i - 1 : 0;
        }
      else
        {
          i++;
        }
    }
}

static gboolean
is_spiked (const GArray *outline)
{
  for (guint i = 0; i < outline->len; i++)
    {
      if (muster_point_side (AT (outline, i), AT (outline, i + 1), AT (outline, i + 2)) == 0)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_on_table (const GArray *outline)
{
  for (guint i = 0; i < outline->len; i++)
    {
      MusterPoint point = AT (outline, i);

      if (MAX (ABS (point.x), ABS (point.y)) > MUSTER_TABLE_REACH)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
refuse (GError    **error,
        const char *why)
{
  g_set_error_literal (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_OUTLINE, why);
  return FALSE;
}

static gboolean
is_simple (const GArray *outline,
           GError      **error)
{
  if (outline->len < 3)
    {
      return refuse (error, "the outline needs three points that are not in a line");
    }
  if (!is_on_table (outline))
    {
      return refuse (error, "the outline leaves the table: points lie within 8 m of its origin");
    }
  if (is_spiked (outline) || crosses_itself (outline) || area_of (outline) == 0)
    {
      return refuse (error, "the outline crosses or touches itself: give its corners in order, each once");
    }
  return TRUE;
}

/**
 * muster_outline_tidy:
 * @points: corners of an area in order, in either direction; the first may stand again at the end
 *
 * Returns: (transfer full) (nullable): the corners counter-clockwise, without those that say nothing; %NULL with an
 * error if they make no simple polygon
 */
GArray *
muster_outline_tidy (const MusterPoint *points,
                     guint              n_points,
                     GError           **error)
{
  g_autoptr (GArray) outline = g_array_sized_new (FALSE, FALSE, sizeof (MusterPoint), n_points);

  if (n_points > MUSTER_OUTLINE_POINTS)
    {
      refuse (error, "the outline has more points than the 512 that are allowed");
      return NULL;
    }
  g_array_append_vals (outline, points, n_points);
  drop_idle_points (outline);
  if (!is_simple (outline, error))
    {
      return NULL;
    }
  if (area_of (outline) < 0)
    {
      reverse (outline);
    }
  return g_steal_pointer (&outline);
}

/* Whether the corner can be cut off: it is convex and no other corner lies in the triangle. */
static gboolean
is_ear (const GArray *outline,
        guint         i)
{
  MusterPoint a = AT (outline, i + outline->len - 1);
  MusterPoint b = AT (outline, i);
  MusterPoint c = AT (outline, i + 1);

  if (muster_point_side (a, b, c) <= 0)
    {
      return FALSE;
    }
  for (guint j = 2; j < outline->len - 1; j++)
    {
      MusterPoint point = AT (outline, i + j);

      if (muster_point_side (a, b, point) >= 0 && muster_point_side (b, c, point) >= 0 &&
          muster_point_side (c, a, point) > 0)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static void
add_part (GPtrArray  *parts,
          MusterPoint a,
          MusterPoint b,
          MusterPoint c)
{
  GArray *part = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

  g_array_append_val (part, a);
  g_array_append_val (part, b);
  g_array_append_val (part, c);
  g_ptr_array_add (parts, part);
}

static void
cut_ears (GArray    *rest,
          GPtrArray *parts)
{
  while (rest->len > 3)
    {
      guint i = 0;

      while (i < rest->len && !is_ear (rest, i))
        {
          i++;
        }
      if (i == rest->len)
        {
          g_array_remove_index (rest, 0); /* what is left is a line: cuts along it took its area away */
          continue;
        }
      add_part (parts, AT (rest, i + rest->len - 1), AT (rest, i), AT (rest, i + 1));
      g_array_remove_index (rest, i);
    }
  if (muster_point_side (AT (rest, 0), AT (rest, 1), AT (rest, 2)) > 0)
    {
      add_part (parts, AT (rest, 0), AT (rest, 1), AT (rest, 2));
    }
}

static gboolean
is_convex (const GArray *part)
{
  for (guint i = 0; i < part->len; i++)
    {
      if (muster_point_side (AT (part, i), AT (part, i + 1), AT (part, i + 2)) < 0)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/* The two parts as one, if they share an edge and the whole is convex. */
static GArray *
join (const GArray *a,
      const GArray *b)
{
  for (guint i = 0; i < a->len; i++)
    {
      for (guint j = 0; j < b->len; j++)
        {
          if (muster_point_equal (AT (a, i), AT (b, j + 1)) && muster_point_equal (AT (a, i + 1), AT (b, j)))
            {
              g_autoptr (GArray) whole = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

              for (guint k = 1; k <= a->len; k++)
                {
                  g_array_append_val (whole, AT (a, i + k));
                }
              for (guint k = 2; k < b->len; k++)
                {
                  g_array_append_val (whole, AT (b, j + k));
                }
              return is_convex (whole) ? g_steal_pointer (&whole) : NULL;
            }
        }
    }
  return NULL;
}

static gboolean
join_some_pair (GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      for (guint j = i + 1; j < parts->len; j++)
        {
          GArray *whole = join (g_ptr_array_index (parts, i), g_ptr_array_index (parts, j));

          if (whole != NULL)
            {
              g_ptr_array_remove_index (parts, j);
              g_ptr_array_remove_index (parts, i);
              g_ptr_array_add (parts, whole);
              return TRUE;
            }
        }
    }
  return FALSE;
}

/**
 * muster_outline_cut:
 * @outline: as muster_outline_tidy() gives it
 *
 * Returns: (transfer full): convex parts, counter-clockwise, that cover the area and do not overlap: each a GArray
 * of points
 */
GPtrArray *
muster_outline_cut (const GArray *outline)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

  g_array_append_vals (rest, outline->data, outline->len);
  if (is_convex (outline))
    {
      g_ptr_array_add (parts, g_steal_pointer (&rest));
      return parts;
    }
  cut_ears (rest, parts);
  while (join_some_pair (parts))
    {
      continue;
    }
  return parts;
}
