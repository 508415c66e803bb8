/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterPreferencesDialog: what the person prefers; each choice holds at once. */
#define MUSTER_TYPE_PREFERENCES_DIALOG (muster_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreferencesDialog, muster_preferences_dialog, MUSTER, PREFERENCES_DIALOG, GtkWindow)

GtkWidget *muster_preferences_dialog_new (GtkWindow *parent,
                                          GSettings *settings);
