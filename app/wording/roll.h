/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/dice.h"

char *muster_roll_dup_line (const MusterRoll *roll) G_GNUC_WARN_UNUSED_RESULT;
char *muster_roll_dup_request (const MusterClause *clause,
                               MusterReason        reason,
                               guint               sides) G_GNUC_WARN_UNUSED_RESULT;
