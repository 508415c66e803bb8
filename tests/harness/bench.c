/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness/bench.h"

#include <stdlib.h>
#include <time.h>

/* For how long an arm is called in a round, so that the clock's grain and an interrupt do not count. */
#define LEAST_MICROSECONDS 20000.0

static double
read_clock (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

/** bench_now: Returns: microseconds since some moment, for what waits for disks and screens */
double
bench_now (void)
{
  return read_clock (CLOCK_MONOTONIC);
}

/** bench_work: Returns: microseconds that this process has been at work, for what does nothing but reckon */
double
bench_work (void)
{
  return read_clock (CLOCK_PROCESS_CPUTIME_ID);
}

static int
compare_doubles (gconstpointer first,
                 gconstpointer second)
{
  double a = *(const double *) first;
  double b = *(const double *) second;

  return (a > b) - (a < b);
}

/** bench_median: Returns: the one in the middle; sorts @numbers */
double
bench_median (double *numbers,
              guint   n_numbers)
{
  qsort (numbers, n_numbers, sizeof *numbers, compare_doubles);
  return numbers[n_numbers / 2];
}

static double
time_calls (BenchArm arm,
            gpointer data,
            guint    n_calls)
{
  double begin = bench_work ();

  for (guint i = 0; i < n_calls; i++)
    {
      arm (data);
    }
  return (bench_work () - begin) / n_calls;
}

/* How often to call an arm in a round; the first call, which warms up, does not count. */
static guint
choose_calls (BenchArm arm,
              gpointer data)
{
  time_calls (arm, data, 1);
  return 1 + LEAST_MICROSECONDS / time_calls (arm, data, 1);
}

/** bench_race: Returns: how much work a call of each is, measured in turns for %BENCH_ROUNDS rounds */
BenchRace
bench_race (BenchArm ours,
            BenchArm reference,
            gpointer data)
{
  guint n_ours = choose_calls (ours, data);
  guint n_reference = choose_calls (reference, data);
  double times[BENCH_ROUNDS];
  double references[BENCH_ROUNDS];
  double ratios[BENCH_ROUNDS];

  for (guint round = 0; round < BENCH_ROUNDS; round++)
    {
      references[round] = time_calls (reference, data, n_reference);
      times[round] = time_calls (ours, data, n_ours);
      ratios[round] = times[round] / references[round];
    }
  return (BenchRace) {bench_median (times, BENCH_ROUNDS), bench_median (references, BENCH_ROUNDS),
                      bench_median (ratios, BENCH_ROUNDS)};
}

static gboolean
tell (const char *what,
      double      measured,
      const char *relation,
      double      goal,
      gboolean    met)
{
  g_print ("%-60s %9.2f  goal %s %-6g %s\n", what, measured, relation, goal, met ? "met" : "MISSED");
  return met;
}

/** bench_judge: prints what was measured and the most that it may be; Returns: whether the goal was met */
gboolean
bench_judge (const char *what,
             double      measured,
             double      goal)
{
  return tell (what, measured, "<=", goal, measured <= goal);
}

/** bench_judge_at_least: prints what was measured and the least that it may be; Returns: whether the goal was met */
gboolean
bench_judge_at_least (const char *what,
                      double      measured,
                      double      goal)
{
  return tell (what, measured, ">=", goal, measured >= goal);
}
