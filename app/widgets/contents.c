/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/contents.h"

/** muster_box_clear: takes all children out */
void
muster_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    {
      gtk_box_remove (box, child);
    }
}

/** muster_list_box_clear: takes all rows out; a placeholder stays */
void
muster_list_box_clear (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    {
      gtk_list_box_remove (list, GTK_WIDGET (row));
    }
}
