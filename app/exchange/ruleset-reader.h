/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/ruleset.h"

MusterRuleset *muster_ruleset_read (GBytes     *bytes,
                                    const char *source,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;
