/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the lines of a journal's entry consist of: words parted by spaces. A text is one word that begins with a quote
 * mark, or "~" where it is absent.
 */
#pragma once

#include <glib.h>

typedef gboolean (*MusterLineReader)(char   **words,
                                     guint    n_words,
                                     gpointer into);

void muster_line_append_text (GString    *line,
                              const char *text);
gboolean muster_line_is_text (const char *word);
gboolean muster_line_read_text (char  *word,
                                char **text);
gboolean muster_line_read_number (const char *word,
                                  gint64      low,
                                  gint64      high,
                                  gint64     *number);
gboolean muster_lines_read (const char      *text,
                            MusterLineReader read_line,
                            gpointer         into,
                            GError         **error);
