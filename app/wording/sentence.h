/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "wording/names.h"

char *muster_finding_dup_sentence (const MusterFinding *finding,
                                   const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
char *muster_finding_dup_line (const MusterFinding *finding,
                               const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
char *muster_verdict_dup_lines (const MusterVerdict *verdict,
                                const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
