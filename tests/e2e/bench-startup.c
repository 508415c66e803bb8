/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-startup MUSTER: from the start of the process until the screen shows its first frame, of `muster FILE` on the
 * example campaign against a window with nothing in it but what GTK gives it. Both take turns; there is no goal.
 */
#include "harness/bench.h"

#include <gtk/gtk.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>

#define EMPTY "--empty-window"
#define LEAST_EDGE 100 /* of a window that is not one of GTK's hidden ones */

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 750);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_empty_window (void)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}

/* Waits for the first window on the screen that a person would see. */
static Window
wait_for_window (Display *display)
{
  XEvent event;
  XWindowAttributes attributes;

  for (;;)
    {
      XNextEvent (display, &event);
      if (event.type == MapNotify && XGetWindowAttributes (display, event.xmap.window, &attributes) &&
          attributes.width >= LEAST_EDGE && attributes.height >= LEAST_EDGE)
        {
          return event.xmap.window;
        }
    }
}

/* Whether anything is in the middle line of the window, which is black before the first frame. */
static gboolean
is_painted (Display *display,
            Window   window)
{
  XWindowAttributes attributes;
  gboolean painted = FALSE;
  XImage *line;

  XGetWindowAttributes (display, window, &attributes);
  line = XGetImage (display, window, 0, attributes.height / 2, attributes.width, 1, AllPlanes, ZPixmap);
  for (int x = 0; line != NULL && x < attributes.width && !painted; x++)
    {
      painted = (XGetPixel (line, x, 0) & 0xffffff) != 0;
    }
  if (line != NULL)
    {
      XDestroyImage (line);
    }
  return painted;
}

/* Returns: microseconds until the program's first frame is on the screen */
static double
time_start (Display     *display,
            const char **words)
{
  g_autoptr (GError) error = NULL;
  double begin = bench_now ();
  double lasted;
  GPid process;
  Window window;

  if (!g_spawn_async (NULL, (char **) words, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &process, &error))
    {
      g_error ("%s", error->message);
    }
  window = wait_for_window (display);
  while (!is_painted (display, window))
    {
    }
  lasted = bench_now () - begin;
  kill (process, SIGTERM);
  waitpid (process, NULL, 0);
  XSync (display, TRUE);
  return lasted;
}

/* Programs that are killed take their windows along in the middle of a question. */
static int
ignore_error (Display     *display,
              XErrorEvent *event)
{
  return 0;
}

static char *
make_campaign (const char *muster,
               const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *from = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "example", "the-vale.xml", NULL);
  char *file = g_build_filename (folder, "vale.muster", NULL);
  const char *words[] = {muster, "new", file, "--from", from, "--force", NULL};
  int status;

  if (!g_spawn_sync (NULL, (char **) words, NULL, 0, NULL, NULL, NULL, NULL, &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    {
      g_error ("%s", error->message);
    }
  return file;
}

static void
race (Display    *display,
      const char *self,
      const char *muster,
      const char *file)
{
  const char *ours[] = {muster, file, NULL};
  const char *empty[] = {self, EMPTY, NULL};
  double times[BENCH_ROUNDS];
  double references[BENCH_ROUNDS];
  double ratios[BENCH_ROUNDS];

  time_start (display, empty);
  time_start (display, ours);
  for (guint i = 0; i < BENCH_ROUNDS; i++)
    {
      references[i] = time_start (display, empty);
      times[i] = time_start (display, ours);
      ratios[i] = times[i] / references[i];
    }
  g_print ("first frame after %.0f ms, of an empty window after %.0f ms: %.2f of it (no goal)\n",
           bench_median (times, BENCH_ROUNDS) / 1000, bench_median (references, BENCH_ROUNDS) / 1000,
           bench_median (ratios, BENCH_ROUNDS));
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autofree char *file = NULL;
  Display *display;

  if (argc == 2 && g_str_equal (argv[1], EMPTY))
    {
      return run_empty_window ();
    }
  if (argc != 2)
    {
      g_printerr ("bench-startup MUSTER\n");
      return 2;
    }
  folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL);
  g_setenv ("HOME", folder, TRUE);
  file = make_campaign (argv[1], folder);
  display = XOpenDisplay (NULL);
  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  race (display, argv[0], argv[1], file);
  XCloseDisplay (display);
  return EXIT_SUCCESS;
}
