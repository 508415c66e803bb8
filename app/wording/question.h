/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wording/sentence.h"

gboolean muster_finding_is_question (const MusterFinding *finding);
char *muster_finding_dup_question (const MusterFinding *finding,
                                   const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
