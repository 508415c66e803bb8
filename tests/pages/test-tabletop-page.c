/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tabletop page as a person uses it, without a campaign.
 */
#include "harness/window.h"
#include "pages/tabletop/table-sheet-file.h"
#include "pages/tabletop/tabletop-page.h"
#include "tabletop/piece.h"
#include "widgets/table-canvas.h"

#include <glib/gstdio.h>
#include <string.h>

typedef void (*Body) (MusterTabletopPage *page);

static Body body;

static void
run_body (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *page = g_object_new (MUSTER_TYPE_TABLETOP_PAGE, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (page);
  body (MUSTER_TABLETOP_PAGE (page));
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (page);
}

static void
run (gconstpointer data)
{
  body = (Body) data;
  harness_run (run_body);
}

static const MusterScenario *
get_scenario (MusterTabletopPage *page)
{
  return muster_table_session_get_scenario (muster_tabletop_page_get_table (page));
}

static MusterStatus
get_status (MusterTabletopPage *page)
{
  return muster_verdict_get_status (muster_table_session_get_answer (muster_tabletop_page_get_table (page))->verdict);
}

static GtkWidget *
find (MusterTabletopPage *page,
      const char         *id)
{
  GtkWidget *widget = harness_find (GTK_WIDGET (page), id);

  g_assert_nonnull (widget);
  return widget;
}

static MusterTableCanvas *
get_canvas (MusterTabletopPage *page)
{
  return MUSTER_TABLE_CANVAS (find (page, "canvas"));
}

static void
select_piece (MusterTabletopPage *page,
              const char         *id)
{
  guint index;

  g_assert_true (muster_scenario_find_piece (get_scenario (page), id, &index));
  muster_table_canvas_select (get_canvas (page), index, FALSE);
}

static void
press (MusterTabletopPage *page,
       const char         *action)
{
  gtk_widget_activate_action (GTK_WIDGET (get_canvas (page)), action, NULL);
}

static MusterPoint
get_place (MusterTabletopPage *page,
           const char         *id)
{
  guint index;

  g_assert_true (muster_scenario_find_piece (get_scenario (page), id, &index));
  return muster_scenario_get_piece (get_scenario (page), index).pose.at;
}

static void
example (MusterTabletopPage *page,
         const char         *name)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "page.example", "s", name);
}

/* The Knights go ahead by keys: twice a base width, which is legal; once more and a bit, which is not. */
static void
body_keys (MusterTabletopPage *page)
{
  const MusterPoint start = get_place (page, "kn");

  select_piece (page, "kn");
  press (page, "table.north-far");
  press (page, "table.north-far");
  g_assert_cmpint (get_status (page), ==, MUSTER_LEGAL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find (page, "status"))), ==, "Legal");
  press (page, "table.north-far");
  press (page, "table.north");
  g_assert_cmpint (get_status (page), ==, MUSTER_ILLEGAL);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find (page, "status"))), ==, "Illegal");
  press (page, "table.south");
  press (page, "table.south-far");
  g_assert_cmpint (get_status (page), ==, MUSTER_LEGAL);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.accept", NULL);
  g_assert_cmpint (get_place (page, "kn").y, ==, start.y + 80000);
  g_assert_cmpuint (muster_table_session_count_entries (muster_tabletop_page_get_table (page)), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (page), "page.step-back", NULL);
  g_assert_cmpint (get_place (page, "kn").y, ==, start.y);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.step-forward", NULL);
  g_assert_cmpint (get_place (page, "kn").y, ==, start.y + 80000);
}

static void
body_typed_move (MusterTabletopPage *page)
{
  GtkWidget *figures = find (page, "first");

  select_piece (page, "kn");
  g_signal_emit_by_name (find (page, "take"), "clicked");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (page, "step_kind")), 0);
  gtk_editable_set_text (GTK_EDITABLE (figures), "1.5");
  g_signal_emit_by_name (figures, "activate");
  g_assert_cmpint (get_status (page), ==, MUSTER_LEGAL);
  gtk_editable_set_text (GTK_EDITABLE (figures), "far");
  g_signal_emit_by_name (figures, "activate");
  g_assert_true (gtk_widget_get_visible (find (page, "trouble")));
  gtk_editable_set_text (GTK_EDITABLE (figures), "2");
  g_signal_emit_by_name (figures, "activate");
  g_assert_cmpint (get_status (page), ==, MUSTER_ILLEGAL);
  g_signal_emit_by_name (find (page, "forget"), "clicked");
  g_assert_false (muster_scenario_has_move (get_scenario (page)));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (find (page, "status"))), ==, "No move");
}

/* In set-up, what the keys move is put there; then it is taken off the table. */
static void
body_set_up (MusterTabletopPage *page)
{
  const MusterPoint start = get_place (page, "ps");
  guint n_pieces = muster_scenario_count_pieces (get_scenario (page));
  guint index;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (page, "set_up_mode")), TRUE);
  select_piece (page, "ps");
  press (page, "table.west-far");
  g_assert_cmpint (get_place (page, "ps").x, ==, start.x - 40000);
  press (page, "table.remove");
  g_assert_cmpuint (muster_scenario_count_pieces (get_scenario (page)), ==, n_pieces - 1);
  g_assert_false (muster_scenario_find_piece (get_scenario (page), "ps", &index));
  g_assert_cmpuint (muster_table_canvas_get_selected (get_canvas (page))->len, ==, 0);

  gtk_editable_set_text (GTK_EDITABLE (find (page, "mark")), "WWg");
  g_signal_emit_by_name (find (page, "mark"), "activate");
  g_assert_true (muster_scenario_find_piece (get_scenario (page), "r1", &index));
  gtk_editable_set_text (GTK_EDITABLE (find (page, "at")), "4, -1.5");
  gtk_editable_set_text (GTK_EDITABLE (find (page, "facing")), "1, 0");
  g_signal_emit_by_name (find (page, "at"), "activate");
  g_assert_cmpint (get_place (page, "r1").x, ==, 160000);
  g_assert_cmpint (get_place (page, "r1").y, ==, -60000);
}

static const char *const every_example[] = {
  "dba-line-of-battle", "dba-threat-zone", "dba-river", "bw-over-the-wall", "bw-charge", "siege-climb",
  "siege-catapult",
};

static void
body_examples (MusterTabletopPage *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (every_example); i++)
    {
      example (page, every_example[i]);
      harness_wait_frame (GTK_WIDGET (page));
      g_assert_true (muster_scenario_has_move (get_scenario (page)));
      g_assert_cmpuint (muster_verdict_get_n_findings (muster_table_session_get_answer (
                                                         muster_tabletop_page_get_table (page))->verdict), >, 0);
      g_assert_cmpint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (page, "rules"))), ==,
                       get_scenario (page)->rules);
    }
}

static void
body_other_rules (MusterTabletopPage *page)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (page, "rules")), MUSTER_TABLE_BARONS_WAR);
  g_assert_cmpint (get_scenario (page)->rules, ==, MUSTER_TABLE_BARONS_WAR);
  g_assert_cmpuint (muster_scenario_count_pieces (get_scenario (page)), ==, 0);
  harness_wait_frame (GTK_WIDGET (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "page.step-back", NULL);
  g_assert_cmpint (get_scenario (page)->rules, ==, MUSTER_TABLE_DBA);
  g_assert_cmpint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (page, "rules"))), ==, MUSTER_TABLE_DBA);
}

static void
body_files (MusterTabletopPage *page)
{
  static const char *const names[] = {"finding.pdf", "finding.png", "finding.svg"};
  static const char *const begins[] = {"%PDF", "\211PNG", "<?xml"};

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_get_tmp_dir (), names[i], NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (muster_table_sheet_save (muster_tabletop_page_get_table (page),
                                              muster_tabletop_page_get_finding (page), path, &error));
      g_assert_true (g_file_get_contents (path, &text, NULL, &error));
      g_assert_true (g_str_has_prefix (text, begins[i]));
      g_unlink (path);
    }
}

/* Beside the sidebar there are 1108 of 1280 pixels. */
static void
body_sizes (MusterTabletopPage *page)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 1108);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/muster/Muster/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int    argc,
      char **argv)
{
  harness_init (&argc, &argv);
  load_style ();
  g_test_add_data_func ("/tabletop-page/keys", body_keys, run);
  g_test_add_data_func ("/tabletop-page/typed-move", body_typed_move, run);
  g_test_add_data_func ("/tabletop-page/set-up", body_set_up, run);
  g_test_add_data_func ("/tabletop-page/examples", body_examples, run);
  g_test_add_data_func ("/tabletop-page/other-rules", body_other_rules, run);
  g_test_add_data_func ("/tabletop-page/files", body_files, run);
  g_test_add_data_func ("/tabletop-page/sizes", body_sizes, run);
  return g_test_run ();
}
