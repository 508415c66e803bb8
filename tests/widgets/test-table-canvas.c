/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness/window.h"
#include "tabletop/piece.h"
#include "widgets/table-canvas.h"

#define UNIT 40000

typedef void (*Body) (MusterTableCanvas *canvas);

static Body body;
static MusterHold last_hold;
static guint n_holds;

/* Two elements that face north, three units apart. */
static MusterScenario *
new_table (void)
{
  MusterScenario *scenario = muster_scenario_new_table (MUSTER_TABLE_DBA);

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (muster_scenario_add_piece (scenario, "red", "4Bd", (MusterPose) {{i * 3 *UNIT, 0}, {0, 1}},
                                                NULL));
    }
  return scenario;
}

static void
held_cb (MusterTableCanvas *canvas,
         gpointer           hold)
{
  last_hold = *(const MusterHold *) hold;
  n_holds++;
}

static char *
described_cb (MusterTableCanvas *canvas,
              guint              piece)
{
  return g_strdup_printf ("piece %u", piece);
}

static void
run_body (GtkApplication *application)
{
  g_autoptr (MusterScenario) scenario = new_table ();
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *canvas = g_object_new (MUSTER_TYPE_TABLE_CANVAS, NULL);

  n_holds = 0;
  g_signal_connect (canvas, "held", G_CALLBACK (held_cb), NULL);
  g_signal_connect (canvas, "described", G_CALLBACK (described_cb), NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  gtk_window_set_child (GTK_WINDOW (window), canvas);
  gtk_window_present (GTK_WINDOW (window));
  muster_table_canvas_show (MUSTER_TABLE_CANVAS (canvas), scenario, NULL);
  harness_wait_frame (canvas);
  body (MUSTER_TABLE_CANVAS (canvas));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
run (gconstpointer data)
{
  body = (Body) data;
  harness_run (run_body);
}

static void
press (MusterTableCanvas *canvas,
       const char        *action)
{
  gtk_widget_activate_action (GTK_WIDGET (canvas), action, NULL);
}

static void
body_selects (MusterTableCanvas *canvas)
{
  const GArray *selected = muster_table_canvas_get_selected (canvas);

  g_assert_cmpuint (selected->len, ==, 0);
  muster_table_canvas_select (canvas, 1, FALSE);
  muster_table_canvas_select (canvas, 0, TRUE);
  g_assert_cmpuint (selected->len, ==, 2);
  g_assert_cmpuint (g_array_index (selected, guint, 0), ==, 1);
  muster_table_canvas_select (canvas, 1, TRUE); /* once more takes it out */
  g_assert_cmpuint (selected->len, ==, 1);
  muster_table_canvas_select (canvas, 1, FALSE);
  g_assert_cmpuint (g_array_index (selected, guint, 0), ==, 1);
  muster_table_canvas_select_none (canvas);
  g_assert_cmpuint (selected->len, ==, 0);
}

/* An arrow is a tenth of a unit, with Shift a whole one; a bracket is 15 degrees about the middle. */
static void
body_moves_by_keys (MusterTableCanvas *canvas)
{
  press (canvas, "table.north");
  g_assert_cmpuint (n_holds, ==, 0); /* nothing is selected: the table is moved instead */
  muster_table_canvas_select (canvas, 1, FALSE);
  press (canvas, "table.north");
  g_assert_cmpuint (n_holds, ==, 1);
  g_assert_cmpint (last_hold.grip, ==, MUSTER_GRIP_CARRY);
  g_assert_cmpuint (last_hold.leader, ==, 1);
  g_assert_true (last_hold.done);
  g_assert_cmpint (last_hold.to.at.y, ==, UNIT / 10);
  press (canvas, "table.west-far");
  g_assert_cmpint (last_hold.to.at.x, ==, 2 * UNIT);
  press (canvas, "table.left");
  g_assert_cmpint (last_hold.to.heading.x, <, 0);
  /* tan 15 degrees = 0.2679 */
  g_assert_cmpfloat_with_epsilon (-(double) last_hold.to.heading.x / last_hold.to.heading.y, 0.2679, 0.0001);
}

static void
body_zooms (MusterTableCanvas *canvas)
{
  const MusterTableLayout *layout = muster_table_canvas_get_layout (canvas);
  double fit = layout->scale;
  MusterPoint middle = muster_table_canvas_get_middle (canvas);

  press (canvas, "table.zoom-in");
  g_assert_cmpfloat (layout->scale, >, fit);
  g_assert_cmpint (abs (muster_table_canvas_get_middle (canvas).x - middle.x), <=, 2);
  press (canvas, "table.fit");
  g_assert_cmpfloat_with_epsilon (layout->scale, fit, 1e-12);
}

static void
body_forgets_what_is_gone (MusterTableCanvas *canvas)
{
  g_autoptr (MusterScenario) scenario = new_table ();

  muster_table_canvas_select (canvas, 1, FALSE);
  muster_scenario_remove_piece (scenario, 1);
  muster_table_canvas_show (canvas, scenario, NULL);
  g_assert_cmpuint (muster_table_canvas_get_selected (canvas)->len, ==, 0);
  harness_wait_frame (GTK_WIDGET (canvas));
}

int
main (int    argc,
      char **argv)
{
  harness_init (&argc, &argv);
  g_test_add_data_func ("/table-canvas/select", body_selects, run);
  g_test_add_data_func ("/table-canvas/keys", body_moves_by_keys, run);
  g_test_add_data_func ("/table-canvas/zoom", body_zooms, run);
  g_test_add_data_func ("/table-canvas/gone", body_forgets_what_is_gone, run);
  return g_test_run ();
}
