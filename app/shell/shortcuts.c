/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/shortcuts.h"

#include "shell/window-actions.h"

#include <glib/gi18n-lib.h>

#include <string.h>

static char *
dup_without_mnemonic (const char *label)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);

  return g_strjoinv (NULL, parts);
}

static void
append_shortcut (GString    *interface,
                 const char *accelerator,
                 const char *label)
{
  g_autofree char *title = dup_without_mnemonic (label);
  g_autofree char *markup = g_markup_printf_escaped (
    "<child><object class=\"GtkShortcutsShortcut\"><property name=\"accelerator\">%s</property>"
    "<property name=\"title\">%s</property></object></child>", accelerator, title);

  g_string_append (interface, markup);
}

static void
append_group (GString    *interface,
              const char *group)
{
  guint n_actions;
  const MusterWindowAction *actions = muster_window_actions (&n_actions);
  g_autofree char *head = g_markup_printf_escaped (
    "<child><object class=\"GtkShortcutsGroup\"><property name=\"title\">%s</property>", _(group));

  g_string_append (interface, head);
  for (guint i = 0; i < n_actions; i++)
    {
      if (actions[i].accels[0] != NULL && g_strcmp0 (actions[i].group, group) == 0)
        {
          append_shortcut (interface, actions[i].accels[0], _(actions[i].label));
        }
    }
  g_string_append (interface, "</object></child>");
}

/**
 * muster_shortcuts_window_new: Returns: (transfer none): the window that lists all keys, made from the actions' table
 */
GtkShortcutsWindow *
muster_shortcuts_window_new (void)
{
  static const char *const groups[] = {N_("Campaign"), N_("Turn")};
  g_autoptr (GString) interface = g_string_new (
    "<interface><object class=\"GtkShortcutsWindow\" id=\"shortcuts\"><property name=\"modal\">1</property>"
    "<child><object class=\"GtkShortcutsSection\"><property name=\"section-name\">keys</property>");
  g_autoptr (GtkBuilder) builder = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      append_group (interface, groups[i]);
    }
  g_string_append (interface, "</object></child></object></interface>");
  builder = gtk_builder_new_from_string (interface->str, interface->len);
  return GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
}
