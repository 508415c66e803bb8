/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/session.h"
#include "shell/application.h"

/** MusterWindow: one campaign: header, sidebar of pages, the page itself, and how the last act came out. */
#define MUSTER_TYPE_WINDOW (muster_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterWindow, muster_window, MUSTER, WINDOW, GtkApplicationWindow)

MusterWindow *muster_window_new (MusterApplication *application);
MusterSession *muster_window_get_session (MusterWindow *window);
void muster_window_set_session (MusterWindow  *window,
                                MusterSession *session);
void muster_window_show_page (MusterWindow *window,
                              const char   *name);
GtkWidget *muster_window_get_page (MusterWindow *window);
void muster_window_say (MusterWindow *window,
                        const char   *message,
                        gboolean      failed);
void muster_window_advance (MusterWindow *window);
void muster_window_show_commands (MusterWindow *window);
