/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterApplication: the program with its windows, one per open campaign. */
#define MUSTER_TYPE_APPLICATION (muster_application_get_type ())
G_DECLARE_FINAL_TYPE (MusterApplication, muster_application, MUSTER, APPLICATION, GtkApplication)

MusterApplication *muster_application_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_application_open_path (MusterApplication *application,
                                   GtkWindow         *parent,
                                   const char        *path);
