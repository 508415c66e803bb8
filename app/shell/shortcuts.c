/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/shortcuts.h"

#include "shell/page-list.h"
#include "shell/window-actions.h"

#include <glib/gi18n-lib.h>

/* So many that one page holds all: of more pages GTK 4.8 measures the tabs wrong, and says so. */
#define ROWS_PER_COLUMN "16"

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
open_group (GString    *interface,
            const char *title)
{
  g_autofree char *head = g_markup_printf_escaped (
    "<child><object class=\"GtkShortcutsGroup\"><property name=\"title\">%s</property>", title);

  g_string_append (interface, head);
}

static void
close_group (GString *interface)
{
  g_string_append (interface, "</object></child>");
}

static void
append_actions (GString    *interface,
                const char *group)
{
  guint n_actions;
  const MusterWindowAction *actions = muster_window_actions (&n_actions);

  open_group (interface, _(group));
  for (guint i = 0; i < n_actions; i++)
    {
      if (actions[i].accels[0] != NULL && g_strcmp0 (actions[i].group, group) == 0)
        {
          append_shortcut (interface, actions[i].accels[0], _(actions[i].label));
        }
    }
  close_group (interface);
}

static void
append_pages (GString *interface)
{
  guint n_pages;
  const MusterPageEntry *pages = muster_page_list (&n_pages);

  open_group (interface, _("Pages"));
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1);

      append_shortcut (interface, key, _(pages[i].title));
    }
  close_group (interface);
}

/* Keys of what is no action of the window. */
static void
append_others (GString    *interface,
               const char *group)
{
  static const struct { const char *group; const char *accelerator; const char *label; } others[] = {
    {N_("Map"), "Up Down Left Right", N_("Go to another hex")},
    {N_("Map"), "plus minus", N_("Zoom")},
    {N_("Map"), "0", N_("Show all of it")},
    {N_("Program"), "<Control>comma", N_("Preferences")},
    {N_("Program"), "<Control>question", N_("Keyboard shortcuts")},
    {N_("Program"), "F10", N_("Main menu")},
    {N_("Program"), "<Control>q", N_("Quit")},
  };

  open_group (interface, _(group));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (g_str_equal (others[i].group, group))
        {
          append_shortcut (interface, others[i].accelerator, _(others[i].label));
        }
    }
  close_group (interface);
}

/**
 * muster_shortcuts_window_new: Returns: (transfer none): the window that lists all keys, made from the actions' table
 */
GtkShortcutsWindow *
muster_shortcuts_window_new (void)
{
  g_autoptr (GString) interface = g_string_new (
    "<interface><object class=\"GtkShortcutsWindow\" id=\"shortcuts\"><property name=\"modal\">1</property>"
    "<child><object class=\"GtkShortcutsSection\"><property name=\"section-name\">keys</property>"
    "<property name=\"max-height\">" ROWS_PER_COLUMN "</property>");
  g_autoptr (GtkBuilder) builder = NULL;

  append_actions (interface, N_("Campaign"));
  append_actions (interface, N_("Turn"));
  append_others (interface, N_("Map"));
  append_pages (interface);
  append_others (interface, N_("Program"));
  g_string_append (interface, "</object></child></object></interface>");
  builder = gtk_builder_new_from_string (interface->str, interface->len);
  return GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
}
