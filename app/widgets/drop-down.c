/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drop-downs of names that people chose, which may be long.
 */
#include "widgets/drop-down.h"

/** muster_drop_down_shorten: shows long names of the string list of @drop_down shortened, with all of it as tooltip */
void
muster_drop_down_shorten (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory =
    gtk_builder_list_item_factory_new_from_resource (NULL, "/io/github/muster/Muster/widgets/drop-down-row.ui");

  gtk_drop_down_set_factory (drop_down, factory);
}

/** muster_drop_down_new: Returns: (transfer floating): a drop-down of a string list that is empty yet */
GtkWidget *
muster_drop_down_new (void)
{
  GtkWidget *drop_down = gtk_drop_down_new (G_LIST_MODEL (gtk_string_list_new (NULL)), NULL);

  muster_drop_down_shorten (GTK_DROP_DOWN (drop_down));
  return drop_down;
}
