/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How fast moves are judged, as ratios against GEOS with prepared geometries, measured in the same run: a table of 24
 * elements a side and ten areas of terrain, and a hundred thousand moves at random from a fixed seed, of which one in
 * three is a wheel. Three arms take turns: GEOS on the shapes that a verdict needs, our geometry on the same, and the
 * whole verdict with its findings. GEOS knows no arcs: it takes a wheel in steps, as fine as the tolerance asks for.
 */
#include "harness/bench.h"
#include "tabletop/bench-table.h"
#include "tabletop/geos.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP (2.7 * G_PI / 180) /* a corner 180 mm from the pivot strays from its arc by 0.05 mm */
#define MOST_STEPS 72

/* The goals; a miss makes the benchmark fail. */
#define GEOMETRY_GOAL 20.0
#define VERDICT_GOAL 10.0
#define TAIL_GOAL 20.0

/* What a verdict asks of the geometry, and how often the answer is yes. */
typedef struct
{
  guint ends;     /* is there room at the end? */
  guint ways;     /* is the way clear? */
  guint contacts; /* are enemies in contact? */
  guint zones;    /* is it in an enemy zone, at its start or its end? */
  guint entries;  /* does its front edge enter one? */
  guint areas;    /* does it start in terrain, go over it? */
} Answer;

typedef struct
{
  MusterScenario *scenario;
  GArray *proposals; /* of BenchProposal */
  guint n_proposals;

  GEOSContextHandle_t geos;
  GPtrArray *geometries;
  const GEOSPreparedGeometry *cores[2 * BENCH_A_SIDE];
  const GEOSPreparedGeometry *bases[2 * BENCH_A_SIDE];
  const GEOSPreparedGeometry *reaches[2 * BENCH_A_SIDE];
  const GEOSPreparedGeometry *marks[2 * BENCH_A_SIDE][2];
  const GEOSPreparedGeometry *areas[BENCH_AREAS];
} Bench;

static guint64 n_allocations;

extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t count,
                            size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t count,
        size_t size)
{
  n_allocations++;
  return __libc_calloc (count, size);
}

static const MusterDbaElement *
element_of (const Bench *bench,
            guint        index)
{
  return muster_dba_table_get_element (bench->scenario->dba, index);
}

static const MusterDbaArea *
area_of (const Bench *bench,
         guint        index)
{
  return g_ptr_array_index (bench->scenario->dba->terrain, index);
}

static const GEOSPreparedGeometry *
prepare (Bench       *bench,
         MusterConvex shape)
{
  GEOSGeometry *geometry = geos_of (bench->geos, shape);

  g_ptr_array_add (bench->geometries, geometry);
  return GEOSPrepare_r (bench->geos, geometry);
}

static void
set_up_geos (Bench *bench)
{
  bench->geos = GEOS_init_r ();
  bench->geometries = g_ptr_array_new ();
  for (guint i = 0; i < 2 * BENCH_A_SIDE; i++)
    {
      bench->cores[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->core));
      bench->bases[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->base));
      bench->reaches[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].reach));
      bench->marks[i][0] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].marks[0]));
      bench->marks[i][1] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].marks[1]));
    }
  for (guint i = 0; i < BENCH_AREAS; i++)
    {
      bench->areas[i] = prepare (bench, area_of (bench, i)->polygon->cores[0]);
    }
}

static const BenchProposal *
proposal_of (const Bench *bench,
             guint        index)
{
  return &g_array_index (bench->proposals, BenchProposal, index);
}

static void
meet_enemy (const MusterDbaElement *mover,
            const MusterLeg        *leg,
            const MusterDbaElement *enemy,
            Answer                 *answer)
{
  const MusterDbaZone *zone = &enemy->zones[0];
  MusterBox near = muster_box_grow (mover->box, MUSTER_TABLE_TOLERANCE);

  answer->contacts += muster_box_meets (&near, &enemy->box) &&
                      muster_convex_distance (muster_convex_of (&mover->base), muster_convex_of (&enemy->base)) <=
                      MUSTER_TABLE_TOLERANCE;
  if (muster_box_meets (&leg->box, &zone->box))
    {
      answer->zones += muster_convex_overlap (muster_convex_of (&leg->start), muster_convex_of (&zone->reach));
      answer->zones += muster_convex_overlap (muster_convex_of (&leg->end), muster_convex_of (&zone->reach));
      answer->entries += muster_leg_front_overlap (leg, muster_convex_of (&zone->reach));
      answer->entries += muster_leg_front_overlap (leg, muster_convex_of (&zone->marks[0]));
      answer->entries += muster_leg_front_overlap (leg, muster_convex_of (&zone->marks[1]));
    }
}

static Answer
ask_geometry (const Bench         *bench,
              const BenchProposal *proposal)
{
  const MusterDbaElement *mover = element_of (bench, proposal->element);
  Answer answer = {0};
  MusterLeg leg;

  bench_lay_leg (mover, proposal, &leg);
  for (guint i = 0; i < 2 * BENCH_A_SIDE; i++)
    {
      const MusterDbaElement *element = element_of (bench, i);

      if (i != proposal->element && muster_box_meets (&leg.box, &element->box))
        {
          answer.ends += muster_convex_overlap (muster_convex_of (&leg.end), muster_convex_of (&element->core));
          answer.ways += muster_leg_overlap (&leg, muster_convex_of (&element->core));
        }
      if (i >= BENCH_A_SIDE)
        {
          meet_enemy (mover, &leg, element, &answer);
        }
    }
  for (guint i = 0; i < BENCH_AREAS; i++)
    {
      const MusterPolygon *polygon = area_of (bench, i)->polygon;

      if (muster_box_meets (&leg.box, &polygon->box))
        {
          answer.areas += muster_convex_overlap (muster_convex_of (&leg.start), polygon->cores[0]);
          answer.areas += muster_leg_overlap (&leg, polygon->cores[0]);
        }
    }
  return answer;
}

/* The shapes of a move as GEOS has them: of a slide a way, of a wheel the base at each step. */
typedef struct
{
  GEOSGeometry *start;
  GEOSGeometry *end;
  GEOSGeometry *ways[MOST_STEPS];
  GEOSGeometry *fronts[MOST_STEPS];
  guint n_ways;
} Shapes;

static void
step_round (const Bench            *bench,
            const MusterDbaElement *mover,
            const MusterWheel      *wheel,
            Shapes                 *shapes)
{
  double angle = atan2 (muster_point_cross (wheel->from, wheel->to), muster_point_dot (wheel->from, wheel->to));
  guint n_steps = ceil (fabs (angle) / STEP);

  g_assert_cmpuint (n_steps, <, MOST_STEPS);
  for (guint i = 0; i <= n_steps; i++)
    {
      double turned = angle * i / n_steps;
      MusterPoint to = muster_heading (llround (1000 * (wheel->from.x * cos (turned) - wheel->from.y * sin (turned))),
                                       llround (1000 * (wheel->from.x * sin (turned) + wheel->from.y * cos (turned))));
      MusterRectangle base = muster_pose_rectangle (muster_pose_turned (mover->pose, wheel->pivot, wheel->from, to),
                                                    mover->width, mover->depth);

      shapes->ways[i] = geos_of (bench->geos, muster_convex_of (&base));
      shapes->fronts[i] = geos_of (bench->geos, muster_convex_front (&base));
    }
  shapes->n_ways = n_steps + 1;
}

static void
lay_shapes (const Bench            *bench,
            const MusterDbaElement *mover,
            const BenchProposal    *proposal,
            Shapes                 *shapes)
{
  MusterWheel wheel = bench_wheel_of (mover, proposal);
  MusterPose end = proposal->wheels ? muster_pose_turned (mover->pose, wheel.pivot, wheel.from, wheel.to)
                   : (MusterPose) {proposal->to, mover->pose.heading};
  MusterRectangle there = muster_pose_rectangle (end, mover->width, mover->depth);

  shapes->start = geos_of (bench->geos, muster_convex_of (&mover->base));
  shapes->end = geos_of (bench->geos, muster_convex_of (&there));
  if (proposal->wheels)
    {
      step_round (bench, mover, &wheel, shapes);
      return;
    }
  shapes->n_ways = 1;
  shapes->ways[0] = geos_hull_of (bench->geos, muster_convex_of (&mover->base), muster_convex_of (&there));
  shapes->fronts[0] = geos_hull_of (bench->geos, muster_convex_front (&mover->base), muster_convex_front (&there));
}

static void
free_shapes (const Bench *bench,
             Shapes      *shapes)
{
  GEOSGeom_destroy_r (bench->geos, shapes->start);
  GEOSGeom_destroy_r (bench->geos, shapes->end);
  for (guint i = 0; i < shapes->n_ways; i++)
    {
      GEOSGeom_destroy_r (bench->geos, shapes->ways[i]);
      GEOSGeom_destroy_r (bench->geos, shapes->fronts[i]);
    }
}

/* Whether one of the shapes comes so near; of 0 whether it meets. */
static gboolean
any_meets (const Bench                *bench,
           const GEOSPreparedGeometry *prepared,
           GEOSGeometry *const        *shapes,
           guint                       n_shapes,
           double                      within)
{
  for (guint i = 0; i < n_shapes; i++)
    {
      if (within > 0 ? GEOSPreparedDistanceWithin_r (bench->geos, prepared, shapes[i], within) == 1
          : GEOSPreparedIntersects_r (bench->geos, prepared, shapes[i]) == 1)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
meet_enemy_in_geos (const Bench  *bench,
                    guint         i,
                    const Shapes *shapes,
                    double        within,
                    Answer       *answer)
{
  answer->contacts += any_meets (bench, bench->bases[i], &shapes->start, 1, within + MUSTER_TABLE_TOLERANCE);
  answer->zones += any_meets (bench, bench->reaches[i], &shapes->start, 1, within);
  answer->zones += any_meets (bench, bench->reaches[i], &shapes->end, 1, within);
  answer->entries += any_meets (bench, bench->reaches[i], shapes->fronts, shapes->n_ways, within);
  answer->entries += any_meets (bench, bench->marks[i][0], shapes->fronts, shapes->n_ways, within);
  answer->entries += any_meets (bench, bench->marks[i][1], shapes->fronts, shapes->n_ways, within);
}

/* All questions to GEOS; more than 0 within: what would be so if everything were larger by that much. */
static Answer
ask_geos (const Bench         *bench,
          const BenchProposal *proposal,
          double               within)
{
  Answer answer = {0};
  Shapes shapes;

  lay_shapes (bench, element_of (bench, proposal->element), proposal, &shapes);
  for (guint i = 0; i < 2 * BENCH_A_SIDE; i++)
    {
      if (i != proposal->element)
        {
          answer.ends += any_meets (bench, bench->cores[i], &shapes.end, 1, within);
          answer.ways += any_meets (bench, bench->cores[i], shapes.ways, shapes.n_ways, within);
        }
      if (i >= BENCH_A_SIDE)
        {
          meet_enemy_in_geos (bench, i, &shapes, within, &answer);
        }
    }
  for (guint i = 0; i < BENCH_AREAS; i++)
    {
      answer.areas += any_meets (bench, bench->areas[i], &shapes.start, 1, within);
      answer.areas += any_meets (bench, bench->areas[i], shapes.ways, shapes.n_ways, within);
    }
  free_shapes (bench, &shapes);
  return answer;
}

static guint
ask_rules (Bench               *bench,
           const BenchProposal *proposal)
{
  MusterDbaMove *move = &bench->scenario->dba->move;
  g_autoptr (MusterDbaAnswer) answer = NULL;

  g_array_index (move->elements, guint, 0) = proposal->element;
  g_array_index (move->steps, MusterDbaStep, 0) = (MusterDbaStep) {
    .kind = proposal->wheels ? MUSTER_DBA_WHEEL : MUSTER_DBA_TO,
    .at = proposal->to,
    .heading = proposal->heading,
    .element = -1,
  };
  answer = muster_dba_adjudicate (bench->scenario);
  return muster_verdict_get_n_findings (answer->verdict);
}

static gboolean
is_between (const Answer *low,
            const Answer *answer,
            const Answer *high)
{
  return low->ends <= answer->ends && answer->ends <= high->ends && low->ways <= answer->ways &&
         answer->ways <= high->ways && low->contacts <= answer->contacts && answer->contacts <= high->contacts &&
         low->zones <= answer->zones && answer->zones <= high->zones && low->entries <= answer->entries &&
         answer->entries <= high->entries && low->areas <= answer->areas && answer->areas <= high->areas;
}

/* Moves on which both sides differ by more than the tolerance. GEOS finds too little by the steps of a wheel alone. */
static guint
count_disagreements (Bench *bench)
{
  guint n_different = 0;

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      Answer ours = ask_geometry (bench, proposal_of (bench, i));
      Answer theirs = ask_geos (bench, proposal_of (bench, i), 0);

      if (memcmp (&ours, &theirs, sizeof ours) != 0)
        {
          Answer most = ask_geos (bench, proposal_of (bench, i), MUSTER_TABLE_TOLERANCE);

          n_different += !is_between (&theirs, &ours, &most);
        }
    }
  return n_different;
}

static double
time_geos (Bench *bench)
{
  double start = bench_work ();

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      ask_geos (bench, proposal_of (bench, i), 0);
    }
  return bench_work () - start;
}

static double
time_geometry (Bench *bench)
{
  volatile guint sink = 0;
  double start = bench_work ();

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      sink += ask_geometry (bench, proposal_of (bench, i)).ways;
    }
  return bench_work () - start;
}

static double
time_rules (Bench  *bench,
            double *tail)
{
  g_autofree double *times = g_new (double, bench->n_proposals);
  double start = bench_work ();
  double before = bench_now ();
  double median;
  double whole;

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      double after;

      ask_rules (bench, proposal_of (bench, i));
      after = bench_now ();
      times[i] = after - before;
      before = after;
    }
  whole = bench_work () - start;
  median = bench_median (times, bench->n_proposals);
  *tail = times[bench->n_proposals * 99 / 100] / median; /* sorted by now */
  return whole;
}

static gboolean
run (Bench *bench)
{
  double geometry[BENCH_ROUNDS];
  double rules[BENCH_ROUNDS];
  double tails[BENCH_ROUNDS];
  guint64 allocations = 0;
  guint different = count_disagreements (bench);
  gboolean reached = TRUE;

  for (guint i = 0; i < BENCH_ROUNDS; i++)
    {
      double geos = time_geos (bench);
      guint64 before = n_allocations;
      double ours = time_geometry (bench);
      double whole;

      allocations += n_allocations - before;
      whole = time_rules (bench, &tails[i]);
      geometry[i] = geos / ours;
      rules[i] = geos / whole;
      printf ("round %u: GEOS %.2f us, geometry %.3f us, verdict %.2f us a move\n", i + 1, geos / bench->n_proposals,
              ours / bench->n_proposals, whole / bench->n_proposals);
    }
  reached &= bench_judge_at_least ("geometry, times as fast as GEOS", bench_median (geometry, BENCH_ROUNDS),
                                   GEOMETRY_GOAL);
  reached &= bench_judge_at_least ("whole verdict, times as fast as GEOS", bench_median (rules, BENCH_ROUNDS),
                                   VERDICT_GOAL);
  reached &= bench_judge ("verdict, 99th percentile over median", bench_median (tails, BENCH_ROUNDS), TAIL_GOAL);
  reached &= bench_judge ("disagreements with GEOS", different, 0);
  reached &= bench_judge ("allocations in the geometry", allocations, 0);
  return reached;
}

static void
tear_down (Bench *bench)
{
  for (guint i = 0; i < 2 * BENCH_A_SIDE; i++)
    {
      GEOSPreparedGeom_destroy_r (bench->geos, bench->cores[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->bases[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->reaches[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->marks[i][0]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->marks[i][1]);
    }
  for (guint i = 0; i < BENCH_AREAS; i++)
    {
      GEOSPreparedGeom_destroy_r (bench->geos, bench->areas[i]);
    }
  for (guint i = 0; i < bench->geometries->len; i++)
    {
      GEOSGeom_destroy_r (bench->geos, g_ptr_array_index (bench->geometries, i));
    }
  g_ptr_array_unref (bench->geometries);
  GEOS_finish_r (bench->geos);
  g_array_unref (bench->proposals);
  muster_scenario_free (bench->scenario);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (24);
  Bench bench = {.scenario = bench_table_new (rand),
                 .n_proposals = argc > 1 ? (guint) atoi (argv[1]) : 100000};
  MusterDbaStep step = {.kind = MUSTER_DBA_TO, .element = -1};
  guint first = 0;
  gboolean reached;

  g_array_append_val (bench.scenario->dba->move.elements, first);
  g_array_append_val (bench.scenario->dba->move.steps, step);
  bench.proposals = bench_propose (bench.scenario->dba, bench.n_proposals, rand);
  set_up_geos (&bench);
  reached = run (&bench);
  tear_down (&bench);
  return reached ? EXIT_SUCCESS : EXIT_FAILURE;
}
