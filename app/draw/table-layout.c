/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table-layout.h"

#include <math.h>

/**
 * muster_table_layout_fit:
 * @box: the part of the table that is to be seen
 * @margin: in pixels, around it
 *
 * Returns: a layout that shows @box as large as it fits, in the middle
 */
MusterTableLayout
muster_table_layout_fit (MusterBox box,
                         double    width,
                         double    height,
                         double    margin)
{
  double box_width = MAX ((double) box.high.x - box.low.x, 1);
  double box_height = MAX ((double) box.high.y - box.low.y, 1);
  MusterTableLayout layout;

  layout.scale = MIN (MAX (width - 2 * margin, 1) / box_width, MAX (height - 2 * margin, 1) / box_height);
  layout.x = width / 2 - layout.scale * ((double) box.low.x + box.high.x) / 2;
  layout.y = height / 2 + layout.scale * ((double) box.low.y + box.high.y) / 2;
  return layout;
}

/** muster_table_layout_to_picture: says where a point of the table is, in pixels */
void
muster_table_layout_to_picture (const MusterTableLayout *layout,
                                MusterPoint              point,
                                double                  *x,
                                double                  *y)
{
  *x = layout->x + layout->scale * point.x;
  *y = layout->y - layout->scale * point.y;
}

/** muster_table_layout_to_table: Returns: the point of the table under that pixel, within its reach */
MusterPoint
muster_table_layout_to_table (const MusterTableLayout *layout,
                              double                   x,
                              double                   y)
{
  return (MusterPoint) {
           lround (CLAMP ((x - layout->x) / layout->scale, -MUSTER_TABLE_REACH, MUSTER_TABLE_REACH)),
           lround (CLAMP ((layout->y - y) / layout->scale, -MUSTER_TABLE_REACH, MUSTER_TABLE_REACH)),
  };
}
