/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/scenario.h"

#define MUSTER_INPUT_MAX_SCENARIO (1024 * 1024)

MusterScenario *muster_scenario_read (GBytes     *bytes,
                                      const char *source,
                                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;
