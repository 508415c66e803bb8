/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/palette.h"

#include <pango/pangocairo.h>

/** MusterTextStyle: how a short text is drawn at a point. */
typedef struct
{
  double size;     /* of the letters, in the units of the context */
  double align;    /* 0: the point is its left end, 0.5: its middle, 1: its right end */
  gboolean bold;
  guint32 colour;  /* 0xRRGGBB */
  double halo;     /* width of an outline around the letters, 0 = none */
  guint32 halo_colour;
  double limit;    /* width at which it is shortened with an ellipsis, 0 = none */
} MusterTextStyle;

PangoLayout *muster_text_layout_new (cairo_t    *cr,
                                     const char *text,
                                     double      size,
                                     gboolean    bold) G_GNUC_WARN_UNUSED_RESULT;
void muster_draw_text (cairo_t               *cr,
                       const char            *text,
                       double                 x,
                       double                 y,
                       const MusterTextStyle *style);
double muster_text_get_width (cairo_t    *cr,
                              const char *text,
                              double      size,
                              gboolean    bold);
