/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/hex.h"

#include <cairo.h>

/**
 * MusterHexLayout: where flat-top hexes lie, in pixels: @radius is from centre to corner, the map begins at @margin.
 */
typedef struct
{
  double radius;
  double margin;
  guint columns;
  guint rows;
} MusterHexLayout;

/** MusterHexSpan: a rectangle of columns and rows, both ends within. */
typedef struct
{
  int first_column;
  int last_column;
  int first_row;
  int last_row;
} MusterHexSpan;

void muster_hex_layout_get_size (const MusterHexLayout *layout,
                                 double                *width,
                                 double                *height);
void muster_hex_layout_get_centre (const MusterHexLayout *layout,
                                   guint32                hex,
                                   double                *x,
                                   double                *y);
void muster_hex_layout_get_corner (const MusterHexLayout *layout,
                                   guint                  corner,
                                   double                *dx,
                                   double                *dy);
void muster_hex_layout_get_side_middle (const MusterHexLayout *layout,
                                        MusterSide             side,
                                        double                *dx,
                                        double                *dy);
gboolean muster_hex_layout_pick (const MusterHexLayout *layout,
                                 double                 x,
                                 double                 y,
                                 guint32               *hex);
MusterHexSpan muster_hex_layout_get_span (const MusterHexLayout *layout,
                                          double                 x,
                                          double                 y,
                                          double                 width,
                                          double                 height);
double muster_hex_layout_fit (guint  columns,
                              guint  rows,
                              double margin,
                              double width,
                              double height);
void muster_hex_layout_trace (const MusterHexLayout *layout,
                              cairo_t               *cr,
                              double                 x,
                              double                 y,
                              double                 inset);
