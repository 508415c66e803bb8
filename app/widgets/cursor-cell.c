/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cursor-cell.h"

#include <glib/gi18n-lib.h>

struct _MusterCursorCell
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterCursorCell, muster_cursor_cell, GTK_TYPE_WIDGET)

/** muster_cursor_cell_new: Returns: (transfer floating): a cell */
GtkWidget *
muster_cursor_cell_new (void)
{
  return g_object_new (MUSTER_TYPE_CURSOR_CELL, NULL);
}

static void
muster_cursor_cell_class_init (MusterCursorCellClass *class)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "cursorcell");
}

static void
muster_cursor_cell_init (MusterCursorCell *cell)
{
  gtk_widget_set_can_target (GTK_WIDGET (cell), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, _("No hex is selected"), -1);
}
