/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterNewDialog: asks for name, size and kind of map of a new campaign, and where to keep it; then opens it. */
#define MUSTER_TYPE_NEW_DIALOG (muster_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterNewDialog, muster_new_dialog, MUSTER, NEW_DIALOG, GtkWindow)

GtkWidget *muster_new_dialog_new (GtkWindow *parent);
