/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decisions that are open in a step, and what was chosen.
 */
#pragma once

#include "campaign/deed.h"

const char *muster_world_get_choice (const MusterWorld *world,
                                     const char        *decision);
void muster_deed_note_choice (MusterDeed *deed,
                              const char *decision,
                              const char *option);
char *muster_deed_choose (MusterDeed         *deed,
                          const MusterClause *clause,
                          MusterFact          subject,
                          const char         *decision,
                          const char         *options) G_GNUC_WARN_UNUSED_RESULT;
