/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterOrderLetter: a letter of an order sheet as it is compared, and where it stood. */
typedef struct
{
  gunichar letter; /* small; dashes, quotes and spaces of all kinds are plain */
  guint column;    /* from 1 */
} MusterOrderLetter;

/** MusterOrderLine: a line of an order sheet, ready to be compared with names and words. */
typedef struct
{
  guint number;                     /* from 1 */
  guint n_letters;
  const MusterOrderLetter *letters; /* followed by one of 0, which stands behind the line's end */

  /* Owned */
  char *text;                       /* for quotations */
  GArray *storage;
} MusterOrderLine;

char *muster_order_text_decode (const char *mail,
                                gsize       length,
                                gboolean   *foreign) G_GNUC_WARN_UNUSED_RESULT;
void muster_order_line_init (MusterOrderLine *line,
                             const char      *text,
                             guint            number);
void muster_order_line_clear (MusterOrderLine *line);
char *muster_order_line_dup_quote (const MusterOrderLine *line,
                                   guint                  from,
                                   guint                  to) G_GNUC_WARN_UNUSED_RESULT;
