/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

MusterWorld *muster_campaign_read (GBytes        *bytes,
                                   const char    *source,
                                   MusterRuleset *ruleset,
                                   GArray       **effects,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;
