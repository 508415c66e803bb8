/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "store/damage.h"

MusterWorld *muster_record_reader_read_world (MusterDatabase *database,
                                              MusterRuleset  *ruleset,
                                              MusterDamage   *damage,
                                              GError        **error) G_GNUC_WARN_UNUSED_RESULT;
