/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What benchmarks have in common: they time what we wrote and a reference in turns, in one run, and hold the median of
 * the ratios against a goal, so that neither the machine nor what else it does decides.
 */
#pragma once

#include <glib.h>

/* An odd number, so that there is a median. */
#define BENCH_ROUNDS 7

typedef void (*BenchArm) (gpointer data);

/** BenchRace: medians of the rounds. */
typedef struct
{
  double ours;      /* microseconds for one call */
  double reference; /* likewise */
  double ratio;     /* of both in the same round: above 1, ours is the slower */
} BenchRace;

double bench_now (void);
double bench_work (void);
double bench_median (double *numbers,
                     guint   n_numbers);
BenchRace bench_race (BenchArm ours,
                      BenchArm reference,
                      gpointer data);
gboolean bench_judge (const char *what,
                      double      measured,
                      double      goal);
gboolean bench_judge_at_least (const char *what,
                               double      measured,
                               double      goal);
