/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/palette.h"

/** MusterChartLine: one line of a chart: a value for each turn, from the chart's first. */
typedef struct
{
  const char *name;    /* Borrowed */
  guint32 colour;      /* 0xRRGGBB */
  const gint64 *values; /* Borrowed: n_turns of the chart */
} MusterChartLine;

/** MusterChart: values over turns. */
typedef struct
{
  const char *title;   /* Borrowed */
  int first_turn;
  guint n_turns;
  const MusterChartLine *lines; /* Borrowed */
  guint n_lines;
} MusterChart;

void muster_chart_draw (const MusterChart   *chart,
                        const MusterPalette *palette,
                        cairo_t             *cr,
                        double               width,
                        double               height);
gint64 muster_chart_choose_step (gint64 range,
                                 guint  n_steps);
