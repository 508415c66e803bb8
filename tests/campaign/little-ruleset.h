/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/ruleset.h"

MusterRuleset *little_ruleset_new (void) G_GNUC_WARN_UNUSED_RESULT;
