/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worlds written down in short lines, as cases and unit tests need them; tests/cases/README.md lists the lines.
 */
#pragma once

#include "campaign/edit.h"

MusterEdit *case_world_begin (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean case_world_add_line (MusterEdit *edit,
                              const char *line,
                              char      **trouble);
MusterWorld *case_world_new (const char *text) G_GNUC_WARN_UNUSED_RESULT;
