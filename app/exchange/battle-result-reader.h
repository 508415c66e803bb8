/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/battle-result.h"

MusterBattleResult *muster_battle_result_read (GBytes     *bytes,
                                               const char *source,
                                               GError    **error) G_GNUC_WARN_UNUSED_RESULT;
