/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterSavePath: hears where @widget's matter is to be saved; not called when nobody chose, or the widget is gone. */
typedef void (*MusterSavePath) (GtkWidget  *widget,
                                const char *path);

void muster_save_dialog_show (GtkWidget     *widget,
                              const char    *title,
                              const char    *suggested,
                              MusterSavePath save);
