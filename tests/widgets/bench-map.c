/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-map: panning over a map of 100 000 hexes with 20 000 units and their plots, against frames of an empty window
 * that is drawn anew each time, in the same run. Fails where a pan over what was seen already paints a tile again, or
 * where a frame takes too many of the empty window's.
 */
#include "campaign/little-ruleset.h"
#include "harness/bench.h"
#include "harness/big-world.h"
#include "harness/window.h"
#include "widgets/hex-map-view.h"

#include <stdlib.h>

#define WIDTH 1280
#define HEIGHT 800
#define N_FRAMES 12 /* of a pan: to and fro */
#define PACE 24     /* pixels a frame */
#define GOAL 2.0

/* Steps from the smallest zoom, and a hex's radius there */
static const struct { int step; int radius; } zooms[] = {{1, 4}, {7, 15}, {11, 30}};
#define ALL_STEPS 100

typedef struct
{
  GtkWidget *map;   /* a window's child */
  GtkWidget *empty; /* another's */
  double begun;
  double lasted; /* the newest frame */
  gboolean met;
} Bench;

/* Nothing but another colour in each frame, so that all of it goes to the screen as a panned map's does. */
static void
draw_empty_cb (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        user_data)
{
  static gboolean dark;

  dark = !dark;
  cairo_set_source_rgb (cr, dark, 1, 1);
  cairo_paint (cr);
}

static void
begin_frame_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  bench->begun = bench_now ();
}

static void
end_frame_cb (GdkFrameClock *clock,
              Bench         *bench)
{
  bench->lasted = bench_now () - bench->begun;
}

/* Shows the widget in a window of its own and listens to its frames. */
static GtkWidget *
show (Bench          *bench,
      GtkApplication *application,
      GtkWidget      *widget)
{
  GtkWidget *window = gtk_application_window_new (application);
  GdkFrameClock *clock;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_widget_realize (window);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (begin_frame_cb), bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (end_frame_cb), bench);
  gtk_window_present (GTK_WINDOW (window));
  return widget;
}

/* Returns: how long a frame of that widget takes, from layout to the screen */
static double
time_frame (Bench     *bench,
            GtkWidget *widget)
{
  harness_wait_frame (widget);
  return bench->lasted;
}

/* Returns: the median of the frames while the map goes to and fro, and of the empty window's between them */
static BenchRace
pan (Bench *bench)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (bench->map);
  double frames[N_FRAMES];
  double empties[N_FRAMES];
  double ratios[N_FRAMES];

  for (guint i = 0; i < N_FRAMES; i++)
    {
      int way = i < N_FRAMES / 2 ? -PACE : PACE;

      muster_hex_map_view_pan (view, way, way);
      frames[i] = time_frame (bench, bench->map);
      empties[i] = time_frame (bench, bench->empty);
      ratios[i] = frames[i] / empties[i];
    }
  return (BenchRace) {bench_median (frames, N_FRAMES), bench_median (empties, N_FRAMES),
                      bench_median (ratios, N_FRAMES)};
}

static void
bench_zoom (Bench *bench,
            int    step,
            int    radius)
{
  MusterHexMapView *view = MUSTER_HEX_MAP_VIEW (bench->map);
  g_autofree char *what = g_strdup_printf ("%d px: frame of a pan, empty windows", radius);
  g_autofree char *tiles = g_strdup_printf ("%d px: tiles painted again", radius);
  double work;
  double first;
  guint n_painted;
  BenchRace seen;

  muster_hex_map_view_zoom (view, -ALL_STEPS, 0, 0);
  muster_hex_map_view_zoom (view, step, 0, 0);
  work = bench_work ();
  first = time_frame (bench, bench->map);
  work = bench_work () - work;
  n_painted = muster_hex_map_view_get_n_painted (view);
  g_print ("%d px: first frame %.1f ms with %u tiles; at work %.1f ms, %.1f ms a tile\n", radius, first / 1000,
           n_painted, work / 1000, work / 1000 / n_painted);
  pan (bench);
  n_painted = muster_hex_map_view_get_n_painted (view);
  seen = pan (bench);
  g_print ("%d px: frame %.2f ms, of an empty window %.2f ms\n", radius, seen.ours / 1000, seen.reference / 1000);
  bench->met = bench_judge (tiles, muster_hex_map_view_get_n_painted (view) - n_painted, 0) && bench->met;
  bench->met = bench_judge (what, seen.ratio, GOAL) && bench->met;
}

static Bench bench = {.met = TRUE};

static void
run (GtkApplication *application)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autoptr (MusterWorld) world = big_world_new (rules, big_world_sizes[BIG_WORLD_SIZES - 1]);
  double begun;

  bench.empty = show (&bench, application, gtk_drawing_area_new ());
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bench.empty), draw_empty_cb, NULL, NULL);
  bench.map = show (&bench, application, g_object_new (MUSTER_TYPE_HEX_MAP_VIEW, NULL));
  time_frame (&bench, bench.empty);
  time_frame (&bench, bench.map);
  begun = bench_now ();
  muster_hex_map_view_set_world (MUSTER_HEX_MAP_VIEW (bench.map), world);
  g_print ("another world: %.1f ms until it can be painted\n", (bench_now () - begun) / 1000);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      bench_zoom (&bench, zooms[i].step, zooms[i].radius);
    }
}

int
main (int   argc,
      char *argv[])
{
  harness_init (&argc, &argv);
  harness_run (run);
  return bench.met ? EXIT_SUCCESS : EXIT_FAILURE;
}
