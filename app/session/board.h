/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

GBytes *muster_board_lay_out (const char *name,
                              guint       columns,
                              guint       rows,
                              gint64      seed,
                              gboolean    drawn) G_GNUC_WARN_UNUSED_RESULT;
