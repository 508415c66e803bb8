/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table and the moves of the benchmark: the same for the same seed.
 */
#pragma once

#include "tabletop/dba-adjudicate.h"

#define BENCH_A_SIDE 24
#define BENCH_AREAS 10

/* A slide of an element to a place, or a wheel about one of its front corners to a heading. */
typedef struct
{
  guint element;
  gboolean wheels;
  MusterPoint to; /* or the pivot */
  MusterPoint heading;
} BenchProposal;

MusterScenario *bench_table_new (GRand *rand);
GArray *bench_propose (const MusterDbaTable *table,
                       guint                 n_proposals,
                       GRand                *rand);
MusterWheel bench_wheel_of (const MusterDbaElement *mover,
                            const BenchProposal    *proposal);
void bench_lay_leg (const MusterDbaElement *mover,
                    const BenchProposal    *proposal,
                    MusterLeg              *leg);
