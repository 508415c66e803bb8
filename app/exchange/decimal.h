/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decimals such as "-0.375", read as they are written and never by way of binary fractions.
 */
#pragma once

#include "tabletop/geometry-point.h"

gboolean muster_decimal_is_valid (const char *text);
gboolean muster_decimal_is_point (const char *text);
gboolean muster_decimal_read (const char *text,
                              gint64      unit,
                              gint64     *value);
gboolean muster_decimal_read_pair (const char *text,
                                   gint64      unit,
                                   gint64     *x,
                                   gint64     *y);
GString *muster_decimal_append (GString *text,
                                gint64   length,
                                gint64   unit,
                                guint    least,
                                guint    places);
char *muster_decimal_dup_pair (gint64 x,
                               gint64 y,
                               gint64 unit,
                               guint  places) G_GNUC_WARN_UNUSED_RESULT;
