/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page, dialog and window is made, shown, used and gone again: nothing keeps it.
 */
#include "harness/window.h"
#include "pages/page.h"
#include "shell/application.h"
#include "shell/command-dialog.h"
#include "shell/example.h"
#include "shell/new-dialog.h"
#include "shell/page-list.h"
#include "shell/preferences-dialog.h"
#include "shell/window.h"
#include "widgets/preferences.h"

static GtkApplication *application;

/* Destroys @window, and waits until what still works for it is done. */
static void
destroy (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    {
    }
}

static void
show (GtkWidget *window)
{
  g_object_ref (window);
  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (window);
}

static void
check_page (const MusterPageEntry *entry,
            MusterSession         *session)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (entry->get_type (), NULL));
  GtkWidget *window = gtk_window_new ();

  muster_page_set_session (MUSTER_PAGE (page), session);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  harness_wait_frame (page);
  muster_page_set_session (MUSTER_PAGE (page), NULL);
  destroy (window);
  g_assert_finalize_object (page);
}

static void
test_pages (void)
{
  MusterSession *session = example_open ();
  guint n_pages;
  const MusterPageEntry *pages = muster_page_list (&n_pages);

  for (guint i = 0; i < n_pages; i++)
    {
      g_test_message ("%s", pages[i].name);
      check_page (&pages[i], session);
    }
  g_assert_finalize_object (session);
}

static void
test_window (void)
{
  MusterSession *session = example_open ();
  GtkWidget *window = GTK_WIDGET (muster_window_new (MUSTER_APPLICATION (application)));
  guint n_pages;
  const MusterPageEntry *pages = muster_page_list (&n_pages);

  show (window);
  muster_window_set_session (MUSTER_WINDOW (window), session);
  for (guint i = 0; i < n_pages; i++)
    {
      muster_window_show_page (MUSTER_WINDOW (window), pages[i].name);
      harness_wait_frame (window);
    }
  destroy (window);
  g_assert_finalize_object (window);
  g_assert_finalize_object (session);
}

static void
test_dialogs (void)
{
  MusterSession *session = example_open ();
  GtkWidget *parent = GTK_WIDGET (muster_window_new (MUSTER_APPLICATION (application)));
  GSettings *settings = muster_preferences_new ();
  GtkWidget *dialogs[] = {
    muster_command_dialog_new (GTK_WINDOW (parent), session),
    muster_new_dialog_new (GTK_WINDOW (parent)),
    muster_preferences_dialog_new (GTK_WINDOW (parent), settings),
  };

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_test_message ("%s", G_OBJECT_TYPE_NAME (dialogs[i]));
      show (dialogs[i]);
      destroy (dialogs[i]);
      g_assert_finalize_object (dialogs[i]);
    }
  g_object_ref (parent);
  destroy (parent);
  g_assert_finalize_object (parent);
  g_assert_finalize_object (session);
  g_assert_finalize_object (settings);
}

/* The paper that is preferred is that of the reports, and the other way round. */
static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = muster_preferences_new ();
  GtkWidget *parent = GTK_WIDGET (muster_window_new (MUSTER_APPLICATION (application)));
  GtkWidget *dialog = muster_preferences_dialog_new (GTK_WINDOW (parent), settings);
  g_autofree char *paper = NULL;

  gtk_drop_down_set_selected (GTK_DROP_DOWN (harness_find (dialog, "paper")), 1);
  paper = g_settings_get_string (settings, "paper");
  g_assert_cmpstr (paper, ==, "letter");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (harness_find (parent, "papers"))), ==, 1);
  g_settings_reset (settings, "paper");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (harness_find (dialog, "paper"))), ==, 0);
  destroy (dialog);
  destroy (parent);
}

static void
run_tests_cb (GtkApplication *running,
              gpointer        status)
{
  application = running;
  g_application_hold (G_APPLICATION (running));
  *(int *) status = g_test_run ();
  g_application_release (G_APPLICATION (running));
  g_signal_stop_emission_by_name (running, "activate"); /* or it would open a window of its own */
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (MusterApplication) program = NULL;
  int status = 1;

  harness_init (&argc, &argv);
  g_test_add_func ("/templates/pages", test_pages);
  g_test_add_func ("/templates/window", test_window);
  g_test_add_func ("/templates/dialogs", test_dialogs);
  g_test_add_func ("/templates/preferences", test_preferences);
  program = muster_application_new ();
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (program, "activate", G_CALLBACK (run_tests_cb), &status);
  g_application_run (G_APPLICATION (program), 0, NULL);
  g_assert_finalize_object (g_steal_pointer (&program));
  return status;
}
