/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

/**
 * MusterCommandDialog: everything that can be done to a campaign, from the table of commands: choose one, fill in its
 * arguments, see the verdict, do it.
 *
 * Signals: decided (gpointer MusterDecision), as pages have it.
 */
#define MUSTER_TYPE_COMMAND_DIALOG (muster_command_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MusterCommandDialog, muster_command_dialog, MUSTER, COMMAND_DIALOG, GtkWindow)

GtkWidget *muster_command_dialog_new (GtkWindow     *parent,
                                      MusterSession *session);
void muster_command_dialog_choose (MusterCommandDialog *dialog,
                                   const char          *command);
