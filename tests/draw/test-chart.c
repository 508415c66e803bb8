/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/chart.h"

static void
test_steps_are_round_numbers (void)
{
  g_assert_cmpint (muster_chart_choose_step (0, 5), ==, 1);
  g_assert_cmpint (muster_chart_choose_step (5, 5), ==, 1);
  g_assert_cmpint (muster_chart_choose_step (6, 5), ==, 2);
  g_assert_cmpint (muster_chart_choose_step (11, 5), ==, 5);
  g_assert_cmpint (muster_chart_choose_step (26, 5), ==, 10);
  g_assert_cmpint (muster_chart_choose_step (1234, 5), ==, 500);
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guchar *line = cairo_image_surface_get_data (surface) + (gsize) y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) line)[x] & 0xffffff;
}

/* A flat line at the chart's highest value runs along its upper edge; nothing runs across the lower half. */
static void
test_line_runs_at_its_value (void)
{
  const gint64 ten[] = {10, 10, 10};
  const MusterChartLine line = {"Anna", 0xff0000, ten};
  const MusterChart chart = {"Hexes", 1, 3, &line, 1};
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 200);
  cairo_t *cr = cairo_create (surface);
  guint n_red = 0;
  int highest = 200, lowest = 0;

  muster_chart_draw (&chart, muster_palette_get (MUSTER_PALETTE_LIGHT), cr, 300, 200);
  for (int y = 0; y < 200; y++)
    {
      if (get_pixel (surface, 100, y) == 0xff0000)
        {
          n_red++;
          highest = MIN (highest, y);
          lowest = MAX (lowest, y);
        }
    }
  g_assert_cmpuint (n_red, >, 0);
  g_assert_cmpint (lowest - highest, <, 4);
  g_assert_cmpint (lowest, <, 60);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart/steps", test_steps_are_round_numbers);
  g_test_add_func ("/chart/line", test_line_runs_at_its_value);
  return g_test_run ();
}
