/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/application.h"

#include "shell/dialogs.h"
#include "shell/preferences-dialog.h"
#include "shell/recent.h"
#include "shell/window-actions.h"
#include "shell/window.h"
#include "widgets/preferences.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define APPLICATION_ID "io.github.muster.Muster"

struct _MusterApplication
{
  GtkApplication parent_instance;

  /* Owned */
  GSettings *settings; /* (nullable): the schema need not be installed */
};

G_DEFINE_FINAL_TYPE (MusterApplication, muster_application, GTK_TYPE_APPLICATION)

/** muster_application_new: Returns: (transfer full): the program */
MusterApplication *
muster_application_new (void)
{
  return g_object_new (MUSTER_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/muster/Muster",
                       NULL);
}

static MusterWindow *
find_window_of (MusterApplication *application,
                const char        *path)
{
  for (GList *each = gtk_application_get_windows (GTK_APPLICATION (application)); each != NULL; each = each->next)
    {
      MusterSession *session = MUSTER_IS_WINDOW (each->data) ? muster_window_get_session (each->data) : NULL;

      if (session != NULL && g_strcmp0 (muster_session_get_path (session), path) == 0)
        {
          return each->data;
        }
    }
  return NULL;
}

static MusterWindow *
find_empty_window (MusterApplication *application)
{
  for (GList *each = gtk_application_get_windows (GTK_APPLICATION (application)); each != NULL; each = each->next)
    {
      if (MUSTER_IS_WINDOW (each->data) && muster_window_get_session (each->data) == NULL)
        {
          return each->data;
        }
    }
  return muster_window_new (application);
}

/**
 * muster_application_open_path:
 * @parent: (nullable): the window that a message would stand before
 *
 * Shows the campaign of that file: in the window that has it, in one that has none, or in a new one. What keeps it
 * from opening is said in a dialog.
 */
void
muster_application_open_path (MusterApplication *application,
                              GtkWindow         *parent,
                              const char        *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSession) session = NULL;
  MusterWindow *window = find_window_of (application, path);

  if (window == NULL)
    {
      session = muster_session_open (path, &error);
      window = find_empty_window (application);
      if (session != NULL)
        {
          muster_window_set_session (window, session);
          muster_recent_add (path);
        }
      else
        {
          muster_dialog_say (parent != NULL ? parent : GTK_WINDOW (window), _("The campaign could not be opened"),
                             error->message);
        }
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
muster_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (find_empty_window (MUSTER_APPLICATION (application))));
}

static void
muster_application_open (GApplication *application,
                         GFile       **files,
                         int           n_files,
                         const char   *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);

      if (path != NULL)
        {
          muster_application_open_path (MUSTER_APPLICATION (application), NULL, path);
        }
      else
        {
          muster_dialog_say (GTK_WINDOW (find_empty_window (MUSTER_APPLICATION (application))),
                             _("The campaign could not be opened"),
                             _("Muster opens files of this computer. Copy the campaign here first."));
        }
    }
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/muster/Muster/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       application)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (application)) != NULL)
    {
      gtk_window_destroy (windows->data);
    }
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       application)
{
  gtk_show_about_dialog (gtk_application_get_active_window (application),
                         "program-name", "Muster",
                         "logo-icon-name", APPLICATION_ID,
                         "version", PACKAGE_VERSION,
                         "comments", _("Campaigns of tabletop wargames"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         NULL);
}

static void
apply_colour_scheme (MusterApplication *application)
{
  g_autofree char *scheme = g_settings_get_string (application->settings, "colour-scheme");

  if (strcmp (scheme, "default") == 0)
    {
      gtk_settings_reset_property (gtk_settings_get_default (), "gtk-application-prefer-dark-theme");
    }
  else
    {
      g_object_set (gtk_settings_get_default (),
                    "gtk-application-prefer-dark-theme", strcmp (scheme, "dark") == 0, NULL);
    }
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       application)
{
  GtkWidget *dialog = muster_preferences_dialog_new (gtk_application_get_active_window (application),
                                                     MUSTER_APPLICATION (application)->settings);

  gtk_window_present (GTK_WINDOW (dialog));
}

static const GActionEntry application_actions[] = {
  {.name = "quit", .activate = quit_cb},
  {.name = "about", .activate = about_cb},
  {.name = "preferences", .activate = preferences_cb},
};

/* Where the schema is not installed there is nothing to prefer. */
static void
open_settings (MusterApplication *application)
{
  GAction *preferences = g_action_map_lookup_action (G_ACTION_MAP (application), "preferences");

  application->settings = muster_preferences_new ();
  g_simple_action_set_enabled (G_SIMPLE_ACTION (preferences), application->settings != NULL);
  if (application->settings != NULL)
    {
      g_signal_connect_object (application->settings, "changed::colour-scheme", G_CALLBACK (apply_colour_scheme),
                               application, G_CONNECT_SWAPPED);
      apply_colour_scheme (application);
    }
}

static void
muster_application_startup (GApplication *application)
{
  MusterApplication *self = MUSTER_APPLICATION (application);

  G_APPLICATION_CLASS (muster_application_parent_class)->startup (application);
  load_style ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), application_actions, G_N_ELEMENTS (application_actions),
                                   application);
  open_settings (self);
  muster_window_actions_set_accels (GTK_APPLICATION (application));
}

static void
muster_application_finalize (GObject *object)
{
  g_clear_object (&MUSTER_APPLICATION (object)->settings);
  G_OBJECT_CLASS (muster_application_parent_class)->finalize (object);
}

static void
muster_application_class_init (MusterApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = muster_application_finalize;
  application_class->startup = muster_application_startup;
  application_class->activate = muster_application_activate;
  application_class->open = muster_application_open;
}

static void
muster_application_init (MusterApplication *application)
{
  gtk_window_set_default_icon_name (APPLICATION_ID);
}
