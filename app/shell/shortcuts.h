/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GtkShortcutsWindow *muster_shortcuts_window_new (void) G_GNUC_WARN_UNUSED_RESULT;
