/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The campaigns that were open last.
 */
#include "shell/recent.h"

#include <glib/gi18n-lib.h>

#define MAX_RECENT 8

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/**
 * muster_recent_dup_paths: Returns: (transfer full) (element-type filename): of those that are still there, newest
 * first
 */
GPtrArray *
muster_recent_dup_paths (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  GList *all = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_newest_first);

  for (GList *each = all; each != NULL && paths->len < MAX_RECENT; each = each->next)
    {
      g_autofree char *path = g_filename_from_uri (gtk_recent_info_get_uri (each->data), NULL, NULL);

      if (path != NULL && g_str_has_suffix (path, ".muster") && g_file_test (path, G_FILE_TEST_EXISTS))
        {
          g_ptr_array_add (paths, g_steal_pointer (&path));
        }
    }
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
  return paths;
}

/** muster_recent_add: remembers that the campaign was open */
void
muster_recent_add (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  if (uri != NULL)
    {
      gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
    }
}

static void
append_path (GMenu      *menu,
             const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts); /* no mnemonic */
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-path", "s", path);
  g_menu_append_item (menu, item);
}

/** muster_recent_dup_menu: Returns: (transfer full): what can be opened: any file, the example, the recent campaigns */
GMenuModel *
muster_recent_dup_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) first = g_menu_new ();
  g_autoptr (GMenu) recent = g_menu_new ();
  g_autoptr (GPtrArray) paths = muster_recent_dup_paths ();

  g_menu_append (first, _("_Open Campaign…"), "win.open");
  g_menu_append (first, _("Open _Example"), "win.open-example");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
  for (guint i = 0; i < paths->len; i++)
    {
      append_path (recent, g_ptr_array_index (paths, i));
    }
  if (paths->len > 0)
    {
      g_menu_append_section (menu, _("Recent Campaigns"), G_MENU_MODEL (recent));
    }
  return G_MENU_MODEL (menu);
}
