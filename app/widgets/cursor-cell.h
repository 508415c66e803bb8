/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterCursorCell: an invisible child that has the focus where a drawn widget's cursor is, so that it is read out. */
#define MUSTER_TYPE_CURSOR_CELL (muster_cursor_cell_get_type ())
G_DECLARE_FINAL_TYPE (MusterCursorCell, muster_cursor_cell, MUSTER, CURSOR_CELL, GtkWidget)

GtkWidget *muster_cursor_cell_new (void);
