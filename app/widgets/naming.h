/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GtkWidget *muster_decoration_new (const char *icon_name);
void muster_widget_set_name_told (GtkWidget  *widget,
                                  const char *name);
