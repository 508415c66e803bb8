/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/hex-layout.h"

#include <math.h>

#define HALF_HEIGHT 0.86602540378443864676 /* half the height of a hex with radius 1 */
#define COLUMN_STEP 1.5

/* The corners of a hex with radius 1, clockwise from the left end of its upper side: side i joins corner i to i + 1. */
static const double corners[MUSTER_N_SIDES][2] = {
  {-0.5, -HALF_HEIGHT}, {0.5, -HALF_HEIGHT}, {1, 0}, {0.5, HALF_HEIGHT}, {-0.5, HALF_HEIGHT}, {-1, 0},
};

/** muster_hex_layout_get_size: width and height of the whole map, with its margins */
void
muster_hex_layout_get_size (const MusterHexLayout *layout,
                            double                *width,
                            double                *height)
{
  double lower = layout->columns > 1 ? HALF_HEIGHT : 0;

  *width = 2 * layout->margin + layout->radius * (COLUMN_STEP * layout->columns + 0.5);
  *height = 2 * layout->margin + layout->radius * (2 * HALF_HEIGHT * layout->rows + lower);
}

/** muster_hex_layout_get_centre: where the middle of @hex is */
void
muster_hex_layout_get_centre (const MusterHexLayout *layout,
                              guint32                hex,
                              double                *x,
                              double                *y)
{
  int column = MUSTER_HEX_COLUMN (hex);

  *x = layout->margin + layout->radius * (1 + COLUMN_STEP * column);
  *y = layout->margin + layout->radius * HALF_HEIGHT * (1 + 2 * MUSTER_HEX_ROW (hex) + (column & 1));
}

/** muster_hex_layout_get_corner: corner @corner (side i joins corners i and i + 1), from the middle of its hex */
void
muster_hex_layout_get_corner (const MusterHexLayout *layout,
                              guint                  corner,
                              double                *dx,
                              double                *dy)
{
  *dx = layout->radius * corners[corner % MUSTER_N_SIDES][0];
  *dy = layout->radius * corners[corner % MUSTER_N_SIDES][1];
}

/** muster_hex_layout_get_side_middle: the middle of @side, from the middle of its hex */
void
muster_hex_layout_get_side_middle (const MusterHexLayout *layout,
                                   MusterSide             side,
                                   double                *dx,
                                   double                *dy)
{
  double ends[2][2];

  muster_hex_layout_get_corner (layout, side, &ends[0][0], &ends[0][1]);
  muster_hex_layout_get_corner (layout, side + 1, &ends[1][0], &ends[1][1]);
  *dx = (ends[0][0] + ends[1][0]) / 2;
  *dy = (ends[0][1] + ends[1][1]) / 2;
}

static gboolean
is_within (const MusterHexLayout *layout,
           double                 dx,
           double                 dy)
{
  double across = fabs (dx) / layout->radius;
  double down = fabs (dy) / layout->radius;

  return down <= HALF_HEIGHT && across + down / (2 * HALF_HEIGHT) <= 1;
}

/** muster_hex_layout_pick: Returns: whether the point is on the rectangle of hexes; then @hex is the one there */
gboolean
muster_hex_layout_pick (const MusterHexLayout *layout,
                        double                 x,
                        double                 y,
                        guint32               *hex)
{
  MusterHexSpan span = muster_hex_layout_get_span (layout, x, y, 0, 0);

  for (int column = span.first_column; column <= span.last_column; column++)
    {
      for (int row = span.first_row; row <= span.last_row; row++)
        {
          double centre_x, centre_y;

          muster_hex_layout_get_centre (layout, MUSTER_HEX_KEY (column, row), &centre_x, &centre_y);
          if (is_within (layout, x - centre_x, y - centre_y))
            {
              *hex = MUSTER_HEX_KEY (column, row);
              return TRUE;
            }
        }
    }
  return FALSE;
}

/** muster_hex_layout_get_span: Returns: the columns and rows that may touch the rectangle; none: last before first */
MusterHexSpan
muster_hex_layout_get_span (const MusterHexLayout *layout,
                            double                 x,
                            double                 y,
                            double                 width,
                            double                 height)
{
  double left = (x - layout->margin) / layout->radius;
  double top = (y - layout->margin) / layout->radius;
  double right = left + width / layout->radius;
  double bottom = top + height / layout->radius;

  return (MusterHexSpan) {
           .first_column = MAX (0, (int) floor ((left - 2) / COLUMN_STEP)),
           .last_column = MIN ((int) layout->columns - 1, (int) floor (right / COLUMN_STEP)),
           .first_row = MAX (0, (int) floor (top / (2 * HALF_HEIGHT) - 1.5)),
           .last_row = MIN ((int) layout->rows - 1, (int) floor (bottom / (2 * HALF_HEIGHT))),
  };
}

/** muster_hex_layout_fit: Returns: the largest radius with which the whole map fits into @width by @height */
double
muster_hex_layout_fit (guint  columns,
                       guint  rows,
                       double margin,
                       double width,
                       double height)
{
  const MusterHexLayout unit = {.radius = 1, .columns = columns, .rows = rows};
  double unit_width, unit_height;

  muster_hex_layout_get_size (&unit, &unit_width, &unit_height);
  return MIN ((width - 2 * margin) / unit_width, (height - 2 * margin) / unit_height);
}

/**
 * muster_hex_layout_trace:
 * @x: the middle of the hex
 * @inset: how far within its sides, as a part of the radius
 *
 * Adds the outline of a hex to the path.
 */
void
muster_hex_layout_trace (const MusterHexLayout *layout,
                         cairo_t               *cr,
                         double                 x,
                         double                 y,
                         double                 inset)
{
  double radius = layout->radius * (1 - inset);

  cairo_new_sub_path (cr);
  for (guint i = 0; i < MUSTER_N_SIDES; i++)
    {
      cairo_line_to (cr, x + radius * corners[i][0], y + radius * corners[i][1]);
    }
  cairo_close_path (cr);
}
