/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GPtrArray *muster_recent_dup_paths (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_recent_add (const char *path);
GMenuModel *muster_recent_dup_menu (void) G_GNUC_WARN_UNUSED_RESULT;
