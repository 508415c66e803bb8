/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GSettings *muster_preferences_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_preferences_bind (GSettings   *settings,
                              const char  *key,
                              GtkDropDown *choice);
