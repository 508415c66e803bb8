/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is typed and shown on the tabletop page: lengths in the table's unit, points and headings as "x, y".
 */
#pragma once

#include "session/table-session.h"
#include "tabletop/geometry-point.h"

#include <gtk/gtk.h>

gboolean muster_table_parse_length (const char *text,
                                    gint32      unit,
                                    gint32     *length);
gboolean muster_table_parse_point (const char  *text,
                                   gint32       unit,
                                   MusterPoint *point);
gboolean muster_table_parse_heading (const char  *text,
                                     MusterPoint *heading);
char *muster_table_dup_length (gint64 length,
                               gint32 unit) G_GNUC_WARN_UNUSED_RESULT;
char *muster_table_dup_point (MusterPoint point,
                              gint32      unit) G_GNUC_WARN_UNUSED_RESULT;
char *muster_table_dup_heading (MusterPoint heading) G_GNUC_WARN_UNUSED_RESULT;

MusterScenario *muster_table_session_dup_scenario (MusterTableSession *session) G_GNUC_WARN_UNUSED_RESULT;
void muster_table_rows_clear (GtkWidget *box);
GtkWidget *muster_table_text_new (const char *text);
GtkWidget *muster_table_row_new (const char *label,
                                 GtkWidget  *field);
GtkWidget *muster_table_choice_new (const char        *name,
                                    const char *const *words);
