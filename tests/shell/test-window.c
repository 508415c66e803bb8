/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window as a person uses it, on the example campaign: pages, turn, orders, a battle, undo.
 */
#include "harness/window.h"
#include "pages/page.h"
#include "pages/tabletop/tabletop-page.h"
#include "shell/application.h"
#include "shell/command-dialog.h"
#include "shell/example.h"
#include "shell/page-list.h"
#include "shell/shortcuts.h"
#include "shell/window-actions.h"
#include "shell/window.h"
#include "tabletop/piece.h"
#include "widgets/hex-map-view.h"
#include "widgets/table-canvas.h"

static GtkApplication *application;

/* Each body runs in a real application, with a window that shows the example. */
static void
run_with_window (void ( *body ) (MusterWindow *window))
{
  g_autoptr (MusterSession) session = example_open ();
  MusterWindow *window = muster_window_new (MUSTER_APPLICATION (application));

  muster_window_set_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (GTK_WIDGET (window));
  body (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_step (gpointer data)
{
  MusterSession *session = muster_window_get_session (g_object_get_data (data, "window"));

  const MusterCampaign *campaign = muster_world_get_campaign (muster_session_get_world (session));

  return campaign->step == GPOINTER_TO_UINT (g_object_get_data (data, "step"));
}

static void
wait_for_step (MusterWindow *window,
               MusterStep    step)
{
  g_autoptr (GObject) question = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data (question, "window", window);
  g_object_set_data (question, "step", GUINT_TO_POINTER (step));
  harness_wait (is_step, question);
}

static void
activate (MusterWindow *window,
          const char   *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), action, NULL);
}

static void
show_page (MusterWindow *window,
           const char   *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page", g_variant_new_string (name));
  harness_wait_frame (GTK_WIDGET (window));
}

static void
body_pages (MusterWindow *window)
{
  guint n_pages;
  const MusterPageEntry *pages = muster_page_list (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      show_page (window, pages[i].name);
      g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (muster_window_get_page (window), pages[i].get_type ()));
      g_assert_true (muster_page_get_session (MUSTER_PAGE (muster_window_get_page (window))) ==
                     muster_window_get_session (window));
    }
}

static void
body_turn (MusterWindow *window)
{
  wait_for_step (window, MUSTER_STEP_HARVEST);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "undo"));
  activate (window, "advance");
  wait_for_step (window, MUSTER_STEP_MERCHANT);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "undo"));
  activate (window, "undo");
  wait_for_step (window, MUSTER_STEP_HARVEST);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "redo"));
  activate (window, "redo");
  wait_for_step (window, MUSTER_STEP_MERCHANT);
}

static gboolean
has_plots (gpointer window)
{
  return muster_world_count (muster_session_get_world (muster_window_get_session (window)), MUSTER_PLOT) > 0;
}

static void
body_orders (MusterWindow *window)
{
  GtkWidget *text, *plot;

  for (MusterStep step = MUSTER_STEP_MERCHANT; step <= MUSTER_STEP_MOVEMENT; step++)
    {
      activate (window, "advance");
      wait_for_step (window, step);
    }
  show_page (window, "orders");
  g_assert_cmpuint (muster_page_get_badge (MUSTER_PAGE (muster_window_get_page (window))), ==, 4);
  text = harness_find (GTK_WIDGET (window), "text");
  plot = harness_find (GTK_WIDGET (window), "plot");
  g_assert_false (gtk_widget_get_sensitive (plot));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (text)), "> Force #2 - NW / Force #3 north-west\n",
                            -1);
  harness_wait ((HarnessDone) gtk_widget_get_sensitive, plot);
  g_signal_emit_by_name (plot, "clicked");
  harness_wait (has_plots, window);
  g_assert_cmpuint (muster_world_count (muster_session_get_world (muster_window_get_session (window)), MUSTER_PLOT),
                    ==, 2);
  g_assert_cmpuint (muster_page_get_badge (MUSTER_PAGE (muster_window_get_page (window))), ==, 3);
}

static char *
dup_sheet (gpointer text)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static gboolean
has_mail (gpointer text)
{
  g_autofree char *sheet = dup_sheet (text);

  return g_str_equal (sheet, "Force #2 – NW\n");
}

/* A file is dropped on the sheet as a file manager does, in the encoding of old mail programs. */
static void
drop_file (GtkWidget  *text,
           const char *path)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (text);
  GSList files = {.data = g_file_new_for_path (path)};
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken = FALSE;

      if (GTK_IS_DROP_TARGET (controller) &&
          gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)),
                                             GDK_TYPE_FILE_LIST))
        {
          g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
          g_assert_true (taken);
        }
    }
  g_object_unref (files.data);
}

static void
body_drop (MusterWindow *window)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mail.txt", NULL);
  GtkListBox *players;
  GtkWidget *text;

  g_assert_true (g_file_set_contents (path, "Force #2 \x96 NW\n", -1, NULL));
  show_page (window, "orders");
  text = harness_find (GTK_WIDGET (window), "text");
  players = GTK_LIST_BOX (harness_find (muster_window_get_page (window), "players"));
  drop_file (text, path);
  harness_wait (has_mail, text);

  /* Going to another player at once loses nothing. */
  gtk_list_box_select_row (players, gtk_list_box_get_row_at_index (players, 1));
  g_assert_false (has_mail (text));
  gtk_list_box_select_row (players, gtk_list_box_get_row_at_index (players, 0));
  g_assert_true (has_mail (text));
}

static void
body_map (MusterWindow *window)
{
  MusterHexMapView *map;
  guint n_painted;

  show_page (window, "map");
  map = MUSTER_HEX_MAP_VIEW (harness_find (GTK_WIDGET (window), "map"));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-hex", g_variant_new_string ("0303"));
  g_assert_cmpuint (muster_hex_map_view_get_selected (map), ==, MUSTER_HEX_KEY (2, 2));
  gtk_widget_activate_action (GTK_WIDGET (map), "map.south", NULL);
  g_assert_cmpuint (muster_hex_map_view_get_selected (map), ==, MUSTER_HEX_KEY (2, 3));
  gtk_widget_activate_action (GTK_WIDGET (map), "map.east", NULL);
  g_assert_cmpuint (muster_hex_map_view_get_selected (map), ==, MUSTER_HEX_KEY (3, 3));
  harness_wait_frame (GTK_WIDGET (map));

  /* Selecting and panning within what is painted paints no tile again. */
  n_painted = muster_hex_map_view_get_n_painted (map);
  g_assert_cmpuint (n_painted, >, 0);
  muster_hex_map_view_pan (map, 3, 2);
  gtk_widget_activate_action (GTK_WIDGET (map), "map.west", NULL);
  harness_wait_frame (GTK_WIDGET (map));
  g_assert_cmpuint (muster_hex_map_view_get_n_painted (map), ==, n_painted);
}

static void
run_command (MusterWindow *window,
             const char   *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);
  g_autoptr (MusterDecision) decision = NULL;

  g_assert_no_error (error);
  decision = muster_session_run (muster_window_get_session (window), command, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (muster_verdict_get_status (decision->verdict), ==, MUSTER_LEGAL);
}

/* The entry of a battle form for that word, of the unit of that id (NULL: of the battle). */
static GtkWidget *
find_entry (GtkWidget  *widget,
            const char *word,
            const char *unit)
{
  if (g_strcmp0 (g_object_get_data (G_OBJECT (widget), "word"), word) == 0 &&
      g_strcmp0 (g_object_get_data (G_OBJECT (widget), "unit"), unit) == 0)
    {
      return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_entry (child, word, unit);

      if (found != NULL)
        {
          return found;
        }
    }
  return NULL;
}

static gboolean
is_settled (gpointer window)
{
  const MusterBattle *battle =
    muster_world_find_battle (muster_session_get_world (muster_window_get_session (window)), "b1");

  return battle->state == MUSTER_BATTLE_SETTLED;
}

/* Force #2 (u4) and Bert's Black Oath (u14) meet in the neutral 0305. */
static void
body_battle (MusterWindow *window)
{
  GtkWidget *form, *settle;
  GtkSpinButton *lost;
  const MusterUnit *unit;

  run_command (window, "finish step=harvest");
  run_command (window, "finish step=merchant");
  run_command (window, "finish step=recruitment");
  run_command (window, "plot unit=u4 path=S");
  run_command (window, "plot unit=u14 path=N");
  run_command (window, "finish step=movement");
  show_page (window, "battles");
  g_assert_cmpuint (muster_page_get_badge (MUSTER_PAGE (muster_window_get_page (window))), ==, 1);
  form = harness_find (GTK_WIDGET (window), "form");
  settle = harness_find (GTK_WIDGET (window), "settle");
  g_assert_false (gtk_widget_get_sensitive (settle)); /* units are left, and nobody has won */
  g_assert_false (gtk_widget_get_sensitive (harness_find (GTK_WIDGET (window), "advance")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_entry (form, "winner", NULL)), 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_entry (form, "took-part", "u4")), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find_entry (form, "took-part", "u14")), TRUE);
  lost = GTK_SPIN_BUTTON (find_entry (form, "lost-troopers", "u14"));
  gtk_spin_button_set_value (lost, 100);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (lost), ==, 6); /* it has not more */
  gtk_spin_button_set_value (lost, 1);
  g_assert_true (gtk_widget_get_sensitive (settle));
  g_signal_emit_by_name (settle, "clicked");
  harness_wait (is_settled, window);
  g_assert_true (gtk_widget_get_sensitive (harness_find (GTK_WIDGET (window), "advance")));

  /* XP-1 and XP-6: took part and won, from 6 */
  unit = muster_world_find_unit (muster_session_get_world (muster_window_get_session (window)), "u4");
  g_assert_cmpint (unit->xp, ==, 8);
  unit = muster_world_find_unit (muster_session_get_world (muster_window_get_session (window)), "u14");
  g_assert_cmpint (unit->xp, ==, 17);
  g_assert_cmpint (unit->troopers, ==, 5);
}

static gboolean
has_note (gpointer window)
{
  MusterSession *session = muster_window_get_session (window);
  const MusterJournalEntry *newest = muster_journal_next_undo (muster_session_get_journal (session));

  return newest != NULL && g_str_has_prefix (newest->command, "note ");
}

/* The battle's two units stand on the table; what is ruled there is written into the campaign. */
static void
body_tabletop (MusterWindow *window)
{
  MusterTabletopPage *page;
  MusterTableCanvas *canvas;
  const MusterScenario *scenario;
  guint index;

  run_command (window, "finish step=harvest");
  run_command (window, "finish step=merchant");
  run_command (window, "finish step=recruitment");
  run_command (window, "plot unit=u4 path=S");
  run_command (window, "plot unit=u14 path=N");
  run_command (window, "finish step=movement");
  show_page (window, "tabletop");
  page = MUSTER_TABLETOP_PAGE (muster_window_get_page (window));
  gtk_widget_activate_action (GTK_WIDGET (page), "page.take-battle", NULL);
  scenario = muster_table_session_get_scenario (muster_tabletop_page_get_table (page));
  g_assert_cmpuint (muster_scenario_count_pieces (scenario), ==, 2);
  g_assert_true (muster_scenario_find_piece (scenario, "u4", &index));

  canvas = MUSTER_TABLE_CANVAS (harness_find (GTK_WIDGET (page), "canvas"));
  muster_table_canvas_select (canvas, index, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (canvas), "table.north-far", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.note", NULL);
  harness_wait (has_note, window);
}

/* Without a campaign, the welcome leads to the table and a button back. */
static void
test_tabletop_alone (void)
{
  MusterWindow *window = muster_window_new (MUSTER_APPLICATION (application));
  GtkWidget *body, *home;

  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (GTK_WIDGET (window));
  body = harness_find (GTK_WIDGET (window), "body");
  home = harness_find (GTK_WIDGET (window), "home");
  show_page (window, "map"); /* needs a campaign */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (body)), ==, "welcome");
  show_page (window, "tabletop");
  g_assert_true (MUSTER_IS_TABLETOP_PAGE (muster_window_get_page (window)));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (body)), ==, "campaign");
  g_assert_false (gtk_widget_get_visible (harness_find (GTK_WIDGET (window), "sidebar")));
  g_assert_true (gtk_widget_get_visible (home));
  show_page (window, "welcome");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (body)), ==, "welcome");
  g_assert_false (gtk_widget_get_visible (home));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
body_ledger (MusterWindow *window)
{
  GListModel *filtered;
  GtkWidget *lines;
  guint n_lines;

  run_command (window, "finish step=harvest");
  show_page (window, "ledger");
  lines = harness_find (muster_window_get_page (window), "lines");
  filtered = G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (lines)));
  n_lines = g_list_model_get_n_items (filtered);
  g_assert_cmpuint (n_lines, >, 20);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (harness_find (muster_window_get_page (window), "players")), 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (harness_find (muster_window_get_page (window), "whats")), 1);

  /* Anna's grain: 4 in 0301, 2 in 0202, 5 at home, 5 in 0402, 5 in the town of 0303, 4 in 0304 */
  g_assert_cmpuint (g_list_model_get_n_items (filtered), ==, 6);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (harness_find (muster_window_get_page (window), "sum"))), ==,
                   "6 lines, in sum +25");
}

static void
body_reports (MusterWindow *window)
{
  GtkWidget *preview;
  int height;

  run_command (window, "finish step=harvest");
  show_page (window, "reports");
  preview = harness_find (muster_window_get_page (window), "preview");
  gtk_widget_measure (preview, GTK_ORIENTATION_VERTICAL, 800, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, >, 800);
  g_assert_false (gtk_widget_get_visible (harness_find (muster_window_get_page (window), "trouble")));
}

static void
body_commands (MusterWindow *window)
{
  GtkWidget *dialog = muster_command_dialog_new (GTK_WINDOW (window), muster_window_get_session (window));
  GtkWidget *run = harness_find (dialog, "run");

  gtk_window_present (GTK_WINDOW (dialog));
  muster_command_dialog_choose (MUSTER_COMMAND_DIALOG (dialog), "note");
  g_assert_false (gtk_widget_get_sensitive (run));
  gtk_editable_set_text (GTK_EDITABLE (harness_find_type (harness_find (dialog, "arguments"), "GtkEntry")),
                         "a \"quoted\" remark");
  g_assert_true (gtk_widget_get_sensitive (run));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_in_window (gconstpointer body)
{
  run_with_window (body);
}

static void
test_welcome (void)
{
  MusterWindow *window = muster_window_new (MUSTER_APPLICATION (application));
  GtkWidget *body;

  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (GTK_WIDGET (window));
  body = harness_find (GTK_WIDGET (window), "body");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (body)), ==, "welcome");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "advance"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "open"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* No two actions share a key, and each that has one is in a group of the shortcuts window. */
static void
test_actions (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_actions;
  const MusterWindowAction *actions = muster_window_actions (&n_actions);

  for (guint i = 0; i < n_actions; i++)
    {
      for (guint n = 0; actions[i].accels[n] != NULL; n++)
        {
          g_assert_true (g_hash_table_add (keys, (gpointer) actions[i].accels[n]));
          g_assert_nonnull (actions[i].group);
        }
    }
}

static void
run_tests_cb (GtkApplication *running,
              gpointer        status)
{
  application = running;
  *(int *) status = g_test_run ();
  g_signal_stop_emission_by_name (running, "activate"); /* or it would open a window of its own */
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (MusterApplication) program = NULL;
  int status = 1;

  harness_init (&argc, &argv);
  g_test_add_func ("/window/welcome", test_welcome);
  g_test_add_func ("/window/actions", test_actions);
  g_test_add_data_func ("/window/pages", body_pages, test_in_window);
  g_test_add_data_func ("/window/turn", body_turn, test_in_window);
  g_test_add_data_func ("/window/orders", body_orders, test_in_window);
  g_test_add_data_func ("/window/drop", body_drop, test_in_window);
  g_test_add_data_func ("/window/map", body_map, test_in_window);
  g_test_add_data_func ("/window/battle", body_battle, test_in_window);
  g_test_add_func ("/window/tabletop-alone", test_tabletop_alone);
  g_test_add_data_func ("/window/tabletop", body_tabletop, test_in_window);
  g_test_add_data_func ("/window/ledger", body_ledger, test_in_window);
  g_test_add_data_func ("/window/reports", body_reports, test_in_window);
  g_test_add_data_func ("/window/commands", body_commands, test_in_window);
  program = muster_application_new ();
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (program, "activate", G_CALLBACK (run_tests_cb), &status);
  g_application_run (G_APPLICATION (program), 0, NULL);
  g_assert_finalize_object (g_steal_pointer (&program));
  return status;
}
