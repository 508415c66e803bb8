/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/geometry-point.h"

/** MusterTableLayout: where the table lies in a picture, whose y goes down. */
typedef struct
{
  double scale; /* pixels for a micrometre */
  double x;     /* of the table's origin, in pixels */
  double y;
} MusterTableLayout;

MusterTableLayout muster_table_layout_fit (MusterBox box,
                                           double    width,
                                           double    height,
                                           double    margin);
void muster_table_layout_to_picture (const MusterTableLayout *layout,
                                     MusterPoint              point,
                                     double                  *x,
                                     double                  *y);
MusterPoint muster_table_layout_to_table (const MusterTableLayout *layout,
                                          double                   x,
                                          double                   y);
