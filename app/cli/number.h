/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

gboolean muster_number_read (const char *text,
                             const char *option,
                             gint64      low,
                             gint64      high,
                             gint64     *number,
                             GError    **error);
