/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/naming.h"

/** muster_decoration_new: Returns: (transfer floating): an icon that says nothing which does not stand beside it */
GtkWidget *
muster_decoration_new (const char *icon_name)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name", icon_name,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
tell (GtkWidget  *widget,
      const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* "Winner: Anna" */
static void
selected_cb (GtkDropDown *drop_down,
             GParamSpec  *spec,
             gpointer     name)
{
  GObject *item = gtk_drop_down_get_selected_item (drop_down);
  g_autofree char *spoken = GTK_IS_STRING_OBJECT (item)
                            ? g_strdup_printf ("%s: %s", (const char *) name,
                                               gtk_string_object_get_string (GTK_STRING_OBJECT (item)))
                            : g_strdup (name);

  tell (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), spoken);
}

/**
 * muster_widget_set_name_told: tells a screen reader what @widget is; called once for a drop-down. In menu buttons and
 * drop-downs the focus goes to a button within, which GTK leaves without a name: it gets one too, with what is chosen.
 */
void
muster_widget_set_name_told (GtkWidget  *widget,
                             const char *name)
{
  tell (widget, name);
  if (GTK_IS_MENU_BUTTON (widget))
    {
      tell (gtk_widget_get_first_child (widget), name);
    }
  else if (GTK_IS_DROP_DOWN (widget))
    {
      g_signal_connect_data (widget, "notify::selected-item", G_CALLBACK (selected_cb), g_strdup (name),
                             (GClosureNotify) (GCallback) g_free, 0);
      selected_cb (GTK_DROP_DOWN (widget), NULL, (gpointer) name);
    }
}
