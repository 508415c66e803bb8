/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How rolls, findings and effects stand in a file: a line each, words parted by spaces, texts escaped. Lasting names
 * throughout (clause ids, reason names, tables, fields), so that a later version reads what an earlier one wrote.
 */
#pragma once

#include "campaign/journal.h"

char *muster_rolls_to_text (const GArray *rolls) G_GNUC_WARN_UNUSED_RESULT;
GArray *muster_rolls_from_text (const char *text,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
char *muster_findings_to_text (const MusterVerdict *verdict) G_GNUC_WARN_UNUSED_RESULT;
MusterVerdict *muster_findings_from_text (const char *text,
                                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;
char *muster_effects_to_text (const GArray *effects) G_GNUC_WARN_UNUSED_RESULT;
GArray *muster_effects_from_text (const char *text,
                                  GError    **error) G_GNUC_WARN_UNUSED_RESULT;
