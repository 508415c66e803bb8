/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/scenario.h"

char *muster_scenario_dup_xml (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
