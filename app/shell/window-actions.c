/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/window-actions.h"

#include "shell/dialogs.h"
#include "shell/new-dialog.h"
#include "shell/page-list.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static gboolean
has_session (MusterSession *session)
{
  return session != NULL;
}

static gboolean
can_undo (MusterSession *session)
{
  return session != NULL && muster_journal_next_undo (muster_session_get_journal (session)) != NULL;
}

static gboolean
can_redo (MusterSession *session)
{
  return session != NULL && muster_journal_next_redo (muster_session_get_journal (session)) != NULL;
}

static const MusterWindowAction actions[] = {
  {"open", NULL, N_("_Open…"), {"<Control>o"}, N_("Campaign"), 1, NULL},
  {"open-path", "s", N_("Open This File"), {NULL}, NULL, 0, NULL},
  {"open-example", NULL, N_("Open _Example"), {NULL}, N_("Campaign"), 1, NULL},
  {"new", NULL, N_("_New…"), {"<Control>n"}, N_("Campaign"), 1, NULL},
  {"save-copy", NULL, N_("_Save a Copy…"), {"<Control><Shift>s"}, N_("Campaign"), 1, has_session},
  {"undo", NULL, N_("_Undo"), {"<Control>z"}, N_("Turn"), 2, can_undo},
  {"redo", NULL, N_("_Redo"), {"<Control><Shift>z", "<Control>y"}, N_("Turn"), 2, can_redo},
  {"advance", NULL, N_("_Advance"), {"<Control>Return"}, N_("Turn"), 2, has_session},
  {"command", NULL, N_("_Command…"), {"<Control>k"}, N_("Turn"), 2, has_session},
  {"show-page", "s", N_("Show Page"), {NULL}, NULL, 0, NULL},
  {"show-hex", "s", N_("Show Hex"), {NULL}, NULL, 0, has_session},
  {"close", NULL, N_("_Close"), {"<Control>w"}, N_("Campaign"), 0, NULL},
};

/** muster_window_actions: Returns: (transfer none) (array length=n_actions): the table */
const MusterWindowAction *
muster_window_actions (guint *n_actions)
{
  *n_actions = G_N_ELEMENTS (actions);
  return actions;
}

static void
open_chosen_cb (GtkWindow  *window,
                const char *path)
{
  muster_application_open_path (MUSTER_APPLICATION (gtk_window_get_application (window)), window, path);
}

static void
open_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       window)
{
  muster_dialog_choose_campaign (window, open_chosen_cb);
}

static void
open_path_cb (GSimpleAction *action,
              GVariant      *path,
              gpointer       window)
{
  open_chosen_cb (window, g_variant_get_string (path, NULL));
}

static void
create_from_xml (GtkWindow  *window,
                 const char *path,
                 GBytes     *xml,
                 const char *xml_name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSession) session = muster_session_create (path, xml, xml_name, TRUE, &error);

  if (session == NULL || !muster_session_close (session, &error))
    {
      muster_dialog_say (window, _("The campaign could not be made"), error->message);
      return;
    }
  g_clear_object (&session);
  open_chosen_cb (window, path);
}

static void
new_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       window)
{
  gtk_window_present (GTK_WINDOW (muster_new_dialog_new (window)));
}

/* The example is kept where the person's own data are, so that what they tried in it stays. */
static void
open_example_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       window)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "muster", NULL);
  g_autofree char *path = g_build_filename (folder, "The-Vale.muster", NULL);
  g_autoptr (GBytes) xml = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      open_chosen_cb (window, path);
      return;
    }
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      muster_dialog_say (window, _("The example could not be made"), folder);
      return;
    }
  xml = g_resources_lookup_data ("/io/github/muster/Muster/example/the-vale.xml", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  create_from_xml (window, path, xml, "the-vale.xml");
}

static void
save_chosen_cb (GtkWindow  *window,
                const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!muster_session_save_copy (muster_window_get_session (MUSTER_WINDOW (window)), path, &error))
    {
      muster_dialog_say (window, _("The copy could not be saved"), error->message);
      return;
    }
  muster_window_say (MUSTER_WINDOW (window), _("Copy saved"), FALSE);
}

static void
save_copy_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       window)
{
  MusterSession *session = muster_window_get_session (window);
  g_autofree char *base = g_path_get_basename (muster_session_get_path (session));

  muster_dialog_choose_copy (window, base, save_chosen_cb);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       window)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!muster_session_undo (muster_window_get_session (window), &done, &error))
    {
      muster_window_say (window, error->message, TRUE);
    }
  else if (done)
    {
      muster_window_say (window, _("Undone"), FALSE);
    }
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       window)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!muster_session_redo (muster_window_get_session (window), &done, &error))
    {
      muster_window_say (window, error->message, TRUE);
    }
  else if (done)
    {
      muster_window_say (window, _("Done again"), FALSE);
    }
}

static void
advance_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       window)
{
  muster_window_advance (window);
}

static void
command_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       window)
{
  muster_window_show_commands (window);
}

static void
show_page_cb (GSimpleAction *action,
              GVariant      *name,
              gpointer       window)
{
  muster_window_show_page (window, g_variant_get_string (name, NULL));
}

static void
show_hex_cb (GSimpleAction *action,
             GVariant      *label,
             gpointer       window)
{
  muster_window_show_page (window, "map");
  gtk_widget_activate_action_variant (muster_window_get_page (window), "page.select-hex", label);
}

static void
close_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       window)
{
  gtk_window_close (window);
}

static const GActionEntry entries[] = {
  {.name = "open", .activate = open_cb},
  {.name = "open-path", .activate = open_path_cb, .parameter_type = "s"},
  {.name = "open-example", .activate = open_example_cb},
  {.name = "new", .activate = new_cb},
  {.name = "save-copy", .activate = save_copy_cb},
  {.name = "undo", .activate = undo_cb},
  {.name = "redo", .activate = redo_cb},
  {.name = "advance", .activate = advance_cb},
  {.name = "command", .activate = command_cb},
  {.name = "show-page", .activate = show_page_cb, .parameter_type = "s"},
  {.name = "show-hex", .activate = show_hex_cb, .parameter_type = "s"},
  {.name = "close", .activate = close_cb},
};

G_STATIC_ASSERT (G_N_ELEMENTS (entries) == G_N_ELEMENTS (actions));

/** muster_window_actions_install: gives the window its actions */
void
muster_window_actions_install (MusterWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), window);
  muster_window_actions_update (window);
}

/** muster_window_actions_update: enables what can be done with the session as it is */
void
muster_window_actions_update (MusterWindow *window)
{
  MusterSession *session = muster_window_get_session (window);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                   actions[i].is_enabled == NULL || actions[i].is_enabled (session));
    }
}

/** muster_window_actions_set_accels: binds the keys of all actions; Alt+1 and so on show the pages in their order */
void
muster_window_actions_set_accels (GtkApplication *application)
{
  guint n_pages;
  const MusterPageEntry *pages = muster_page_list (&n_pages);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *name = g_strconcat ("win.", actions[i].name, NULL);

      if (actions[i].accels[0] != NULL)
        {
          gtk_application_set_accels_for_action (application, name, actions[i].accels);
        }
    }
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *name = g_strdup_printf ("win.show-page('%s')", pages[i].name);
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1);

      gtk_application_set_accels_for_action (application, name, (const char *[]) {key, NULL});
    }
  gtk_application_set_accels_for_action (application, "app.quit", (const char *[]) {"<Control>q", NULL});
  gtk_application_set_accels_for_action (application, "app.preferences", (const char *[]) {"<Control>comma", NULL});
  gtk_application_set_accels_for_action (application, "win.show-help-overlay",
                                         (const char *[]) {"<Control>question", NULL});
}

static void
append_section (GMenu *menu,
                GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

static GMenu *
new_section (guint       number,
             const char *undo,
             const char *redo)
{
  GMenu *items = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const char *act = strcmp (actions[i].name, "undo") == 0
                        ? undo : strcmp (actions[i].name, "redo") == 0 ? redo : NULL;
      g_autofree char *name = g_strconcat ("win.", actions[i].name, NULL);
      g_autofree char *label = act != NULL ? g_strdup_printf ("%s: %s", _(actions[i].label), act)
                                           : g_strdup (_(actions[i].label));

      if (actions[i].menu_section == number)
        {
          g_menu_append (items, label, name);
        }
    }
  return items;
}

/**
 * muster_window_actions_dup_menu:
 * @undo: (nullable): what would be undone
 * @redo: (nullable): what would be redone
 *
 * Returns: (transfer full): the main menu
 */
GMenuModel *
muster_window_actions_dup_menu (const char *undo,
                                const char *redo)
{
  GMenu *menu = g_menu_new ();
  GMenu *program = g_menu_new ();

  append_section (menu, new_section (1, NULL, NULL));
  append_section (menu, new_section (2, undo, redo));
  g_menu_append (program, _("_Preferences"), "app.preferences");
  g_menu_append (program, _("_Keyboard Shortcuts"), "win.show-help-overlay");
  g_menu_append (program, _("A_bout Muster"), "app.about");
  append_section (menu, program);
  return G_MENU_MODEL (menu);
}
