/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/version.h"

#include <glib.h>

/** muster_print_version: prints name and version, a line */
void
muster_print_version (void)
{
  g_print ("muster %s\n", PACKAGE_VERSION);
}
