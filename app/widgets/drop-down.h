/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GtkWidget *muster_drop_down_new (void);
void muster_drop_down_shorten (GtkDropDown *drop_down);
