/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness/window.h"

#include <locale.h>

#define PATIENCE_SECONDS 10

/* The test's own folders. GLib's isolation would hide the system's as well, and with them the types of pictures. */
static void
move_home (void)
{
  static const char *const variables[] = {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                          "XDG_STATE_HOME"};
  g_autofree char *home = g_dir_make_tmp ("muster-test-XXXXXX", NULL);

  g_assert_nonnull (home);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_setenv (variables[i], home, TRUE);
    }
}

/**
 * harness_init:
 *
 * Takes the place of gtk_test_init(), which demands a locale that need not exist. Folders are the test's own, the
 * look is fixed and still.
 */
void
harness_init (int    *argc,
              char ***argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_disable_setlocale ();
  move_home ();
  g_test_init (argc, argv, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (),
                "gtk-enable-animations", FALSE,
                "gtk-cursor-blink", FALSE,
                "gtk-theme-name", "Adwaita",
                "gtk-font-name", "DejaVu Sans 10",
                NULL);
}

static void
run_body_cb (GtkApplication *application,
             gpointer        body)
{
  GList *window;

  ((HarnessBody) body)(application);
  while ((window = gtk_application_get_windows (application)) != NULL)
    {
      gtk_window_destroy (window->data);
    }
}

/**
 * harness_run:
 * @body: is called while the application runs; the windows that it leaves open are closed
 *
 * Afterwards nothing may hold on to the application.
 */
void
harness_run (HarnessBody body)
{
  GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (run_body_cb), (gpointer) body);
  g_assert_cmpint (g_application_run (G_APPLICATION (application), 0, NULL), ==, 0);
  g_assert_finalize_object (application);
}

static gboolean
lose_patience_cb (gpointer lost)
{
  *(gboolean *) lost = TRUE;
  return G_SOURCE_REMOVE;
}

/** harness_wait: runs the main loop until @done says so; the test fails if that takes too long */
void
harness_wait (HarnessDone done,
              gpointer    data)
{
  gboolean lost = FALSE;
  guint timeout = g_timeout_add_seconds (PATIENCE_SECONDS, lose_patience_cb, &lost);

  while (!done (data))
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_false (lost);
    }
  g_source_remove (timeout);
}

static void
count_frame_cb (GdkFrameClock *clock,
                gpointer       n_frames)
{
  ++*(guint *) n_frames;
}

static gboolean
has_painted (gpointer n_frames)
{
  return *(guint *) n_frames > 0;
}

/** harness_wait_frame: waits until @widget, which must be mapped, was laid out and painted */
void
harness_wait_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  guint n_frames = 0;
  gulong handler;

  g_assert_nonnull (clock);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame_cb), &n_frames);
  gtk_widget_queue_draw (widget);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  harness_wait (has_painted, &n_frames);
  g_signal_handler_disconnect (clock, handler);
}

/** harness_find: Returns: (transfer none) (nullable): @widget or what is below it with that id in its .ui file */
GtkWidget *
harness_find (GtkWidget  *widget,
              const char *id)
{
  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0)
    {
      return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = harness_find (child, id);

      if (found != NULL)
        {
          return found;
        }
    }
  return NULL;
}

/** harness_find_type: Returns: (transfer none) (nullable): @widget or the first below it whose class has that name */
GtkWidget *
harness_find_type (GtkWidget  *widget,
                   const char *type_name)
{
  if (g_strcmp0 (G_OBJECT_TYPE_NAME (widget), type_name) == 0)
    {
      return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = harness_find_type (child, type_name);

      if (found != NULL)
        {
          return found;
        }
    }
  return NULL;
}

static void
append_labels (GtkWidget *widget,
               GString   *text)
{
  if (GTK_IS_LABEL (widget))
    {
      g_string_append (text, gtk_label_get_text (GTK_LABEL (widget)));
      g_string_append_c (text, '|');
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      append_labels (child, text);
    }
}

/** harness_dup_column_view_text: Returns: (transfer full): the rows that are shown, "cell|cell|\n" each */
char *
harness_dup_column_view_text (GtkWidget *column_view)
{
  GtkWidget *rows = harness_find_type (column_view, "GtkColumnListView");
  GString *text = g_string_new (NULL);

  g_assert_nonnull (rows);
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      if (gtk_widget_get_child_visible (row))
        {
          append_labels (row, text);
          g_string_append_c (text, '\n');
        }
    }
  return g_string_free (text, FALSE);
}

/** harness_save_png: saves what @widget, which must be mapped, looks like */
void
harness_save_png (GtkWidget  *widget,
                  const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  harness_wait_frame (widget); /* with a redraw pending there would be no node */
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
