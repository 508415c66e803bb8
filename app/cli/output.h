/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

gboolean muster_output_write (const char *path,
                              GBytes     *bytes,
                              GError    **error);
