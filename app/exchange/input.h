/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#define MUSTER_INPUT_MAX_XML (32 * 1024 * 1024)
#define MUSTER_INPUT_MAX_ORDERS (256 * 1024)

GBytes *muster_input_read_file (const char *path,
                                gsize       cap,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes *muster_input_read_stream (GInputStream *stream,
                                  const char   *source,
                                  gsize         cap,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;
