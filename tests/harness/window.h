/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tests with windows have in common. Nothing here sleeps: it waits for what is to happen, for ten seconds at most.
 */
#pragma once

#include <gtk/gtk.h>

typedef void (*HarnessBody) (GtkApplication *application);
typedef gboolean (*HarnessDone) (gpointer data);

void harness_init (int    *argc,
                   char ***argv);
void harness_run (HarnessBody body);

void harness_wait (HarnessDone done,
                   gpointer    data);
void harness_wait_frame (GtkWidget *widget);

GtkWidget *harness_find (GtkWidget  *widget,
                         const char *id);
GtkWidget *harness_find_type (GtkWidget  *widget,
                              const char *type_name);
char *harness_dup_column_view_text (GtkWidget *column_view) G_GNUC_WARN_UNUSED_RESULT;
void harness_save_png (GtkWidget  *widget,
                       const char *path);
