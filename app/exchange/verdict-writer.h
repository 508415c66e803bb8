/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/move.h"

char *muster_verdict_dup_xml (const MusterScenario *scenario,
                              const MusterAnswer   *answer,
                              const GArray         *sways) G_GNUC_WARN_UNUSED_RESULT;
