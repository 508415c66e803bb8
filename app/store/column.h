/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sqlite3.h>

gboolean muster_column_read_text (sqlite3_stmt *statement,
                                  int           column,
                                  char        **text);
gboolean muster_column_read_number (sqlite3_stmt *statement,
                                    int           column,
                                    gint64       *number);
