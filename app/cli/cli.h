/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

gboolean muster_cli_is_meant (int    argc,
                              char **argv);
int muster_cli_run (int    argc,
                    char **argv);
