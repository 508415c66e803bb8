/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/verdict.h"

void muster_plot_judge (const MusterWorld *world,
                        guint32            unit,
                        MusterPath         path,
                        MusterVerdict     *verdict);
void muster_plots_judge (const MusterWorld *world,
                         guint32            player,
                         const GArray      *units,
                         MusterVerdict     *verdict);
