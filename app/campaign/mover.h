/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/verdict.h"

gboolean muster_mover_judge (const MusterWorld *world,
                             const MusterUnit  *unit,
                             MusterVerdict     *verdict);
void muster_homecoming_judge (const MusterWorld *world,
                              const MusterUnit  *unit,
                              MusterPath         path,
                              MusterVerdict     *verdict);
