/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How fast moves are judged, as ratios against GEOS with prepared geometries, measured in the same run: a table of 24
 * elements a side and ten areas of terrain, and a hundred thousand moves at random from a fixed seed. Three arms take
 * turns: GEOS on the shapes that a verdict needs, our geometry on the same, and the whole verdict with its findings.
 */
#include "tabletop/dba-adjudicate.h"
#include "tabletop/geos.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WIDTH 40000
#define N_A_SIDE 24
#define N_AREAS 10
#define N_ROUNDS 7

/* The goals; a miss makes the benchmark fail. */
#define GEOMETRY_GOAL 20.0
#define VERDICT_GOAL 10.0
#define TAIL_GOAL 20.0

typedef struct
{
  guint element;
  MusterPoint to;
} Proposal;

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
  GArray *proposals; /* of Proposal */
  guint n_proposals;

  GEOSContextHandle_t geos;
  GPtrArray *geometries;
  const GEOSPreparedGeometry *cores[2 * N_A_SIDE];
  const GEOSPreparedGeometry *bases[2 * N_A_SIDE];
  const GEOSPreparedGeometry *reaches[2 * N_A_SIDE];
  const GEOSPreparedGeometry *marks[2 * N_A_SIDE][2];
  const GEOSPreparedGeometry *areas[N_AREAS];
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

/* Two lines that face each other three base widths apart, a little ragged. */
static void
set_up_elements (Bench *bench,
                 GRand *rand)
{
  static const char *const codes[] = {"4Bd", "Kn", "LH", "Ps", "4Ax", "3Wb"};
  MusterDbaTable *table = bench->scenario->dba;

  for (guint i = 0; i < 2 * N_A_SIDE; i++)
    {
      gboolean blue = i >= N_A_SIDE;
      gint32 column = i % (N_A_SIDE / 2);
      gint32 rank = (i % N_A_SIDE) / (N_A_SIDE / 2);
      g_autofree char *id = g_strdup_printf ("e%u", i);
      MusterDbaTroop troop;
      MusterDbaElement *element;
      MusterPose pose = {.at = {(column - 6) * 55000 + g_rand_int_range (rand, -4000, 4000),
                                (blue ? 1 : -1) * (60000 + 70000 * rank) + g_rand_int_range (rand, -8000, 8000)},
                         .heading = {g_rand_int_range (rand, -100, 100), blue ? -600 : 600}};

      muster_dba_troop_parse (codes[g_rand_int_range (rand, 0, G_N_ELEMENTS (codes))], &troop);
      element = muster_dba_table_add_element (table, id, blue ? 2 : 1, troop);
      muster_dba_element_place (element, pose, table->tolerance);
    }
}

static void
set_up_terrain (Bench *bench,
                GRand *rand)
{
  static const MusterPoint circle[] = {{60, 0}, {52, 30}, {30, 52}, {0, 60}, {-30, 52}, {-52, 30},
                                       {-60, 0}, {-52, -30}, {-30, -52}, {0, -60}, {30, -52}, {52, -30}};
  MusterDbaTable *table = bench->scenario->dba;

  for (guint i = 0; i < N_AREAS; i++)
    {
      MusterPoint points[G_N_ELEMENTS (circle)];
      MusterPoint middle = {g_rand_int_range (rand, -300000, 300000), g_rand_int_range (rand, -200000, 200000)};
      gint32 size = g_rand_int_range (rand, 500, 1200);
      MusterPolygon *polygon;

      for (guint j = 0; j < G_N_ELEMENTS (circle); j++)
        {
          points[j] = (MusterPoint) {middle.x + circle[j].x * size, middle.y + circle[j].y * size};
        }
      polygon = muster_polygon_new (points, G_N_ELEMENTS (circle), table->tolerance, NULL);
      muster_dba_table_add_area (table->terrain, "area", polygon)->going = i % 3;
    }
}

static void
propose (Bench *bench,
         GRand *rand)
{
  bench->proposals = g_array_new (FALSE, FALSE, sizeof (Proposal));
  for (guint i = 0; i < bench->n_proposals; i++)
    {
      guint element = g_rand_int_range (rand, 0, N_A_SIDE);
      MusterPoint at = element_of (bench, element)->pose.at;
      Proposal proposal = {element, {at.x + g_rand_int_range (rand, -80000, 80000),
                                     at.y + g_rand_int_range (rand, -60000, 140000)}};

      g_array_append_val (bench->proposals, proposal);
    }
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
  for (guint i = 0; i < 2 * N_A_SIDE; i++)
    {
      bench->cores[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->core));
      bench->bases[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->base));
      bench->reaches[i] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].reach));
      bench->marks[i][0] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].marks[0]));
      bench->marks[i][1] = prepare (bench, muster_convex_of (&element_of (bench, i)->zones[0].marks[1]));
    }
  for (guint i = 0; i < N_AREAS; i++)
    {
      bench->areas[i] = prepare (bench, area_of (bench, i)->polygon->cores[0]);
    }
}

static const Proposal *
proposal_of (const Bench *bench,
             guint        index)
{
  return &g_array_index (bench->proposals, Proposal, index);
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
ask_geometry (const Bench    *bench,
              const Proposal *proposal)
{
  const MusterDbaElement *mover = element_of (bench, proposal->element);
  Answer answer = {0};
  MusterLeg leg;

  muster_leg_slide (&leg, mover->pose, proposal->to, mover->width, mover->depth);
  for (guint i = 0; i < 2 * N_A_SIDE; i++)
    {
      const MusterDbaElement *element = element_of (bench, i);

      if (i != proposal->element && muster_box_meets (&leg.box, &element->box))
        {
          answer.ends += muster_convex_overlap (muster_convex_of (&leg.end), muster_convex_of (&element->core));
          answer.ways += muster_leg_overlap (&leg, muster_convex_of (&element->core));
        }
      if (i >= N_A_SIDE)
        {
          meet_enemy (mover, &leg, element, &answer);
        }
    }
  for (guint i = 0; i < N_AREAS; i++)
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

static gboolean
meets (const Bench                *bench,
       const GEOSPreparedGeometry *prepared,
       const GEOSGeometry         *shape)
{
  return GEOSPreparedIntersects_r (bench->geos, prepared, shape) == 1;
}

static void
meet_enemy_in_geos (const Bench        *bench,
                    guint               i,
                    const GEOSGeometry *start,
                    const GEOSGeometry *end,
                    const GEOSGeometry *front,
                    Answer             *answer)
{
  answer->contacts += GEOSPreparedDistanceWithin_r (bench->geos, bench->bases[i], start, MUSTER_TABLE_TOLERANCE) == 1;
  answer->zones += meets (bench, bench->reaches[i], start);
  answer->zones += meets (bench, bench->reaches[i], end);
  answer->entries += meets (bench, bench->reaches[i], front);
  answer->entries += meets (bench, bench->marks[i][0], front);
  answer->entries += meets (bench, bench->marks[i][1], front);
}

static Answer
ask_geos (const Bench    *bench,
          const Proposal *proposal)
{
  const MusterDbaElement *mover = element_of (bench, proposal->element);
  MusterRectangle there = muster_pose_rectangle ((MusterPose) {proposal->to, mover->pose.heading}, mover->width,
                                                 mover->depth);
  Answer answer = {0};
  GEOSGeometry *start = geos_of (bench->geos, muster_convex_of (&mover->base));
  GEOSGeometry *end = geos_of (bench->geos, muster_convex_of (&there));
  GEOSGeometry *way = geos_hull_of (bench->geos, muster_convex_of (&mover->base), muster_convex_of (&there));
  GEOSGeometry *front = geos_hull_of (bench->geos, muster_convex_front (&mover->base), muster_convex_front (&there));

  for (guint i = 0; i < 2 * N_A_SIDE; i++)
    {
      if (i != proposal->element)
        {
          answer.ends += meets (bench, bench->cores[i], end);
          answer.ways += meets (bench, bench->cores[i], way);
        }
      if (i >= N_A_SIDE)
        {
          meet_enemy_in_geos (bench, i, start, end, front, &answer);
        }
    }
  for (guint i = 0; i < N_AREAS; i++)
    {
      answer.areas += meets (bench, bench->areas[i], start);
      answer.areas += meets (bench, bench->areas[i], way);
    }
  GEOSGeom_destroy_r (bench->geos, start);
  GEOSGeom_destroy_r (bench->geos, end);
  GEOSGeom_destroy_r (bench->geos, way);
  GEOSGeom_destroy_r (bench->geos, front);
  return answer;
}

static guint
ask_rules (Bench          *bench,
           const Proposal *proposal)
{
  MusterDbaMove *move = &bench->scenario->dba->move;
  g_autoptr (MusterDbaAnswer) answer = NULL;

  g_array_index (move->elements, guint, 0) = proposal->element;
  g_array_index (move->steps, MusterDbaStep, 0).at = proposal->to;
  answer = muster_dba_adjudicate (bench->scenario);
  return muster_verdict_get_n_findings (answer->verdict);
}

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median_of (double *numbers,
           guint   n_numbers)
{
  qsort (numbers, n_numbers, sizeof *numbers, compare_doubles);
  return numbers[n_numbers / 2];
}

/* Moves on which both sides differ, but for those where shapes touch to the micrometre. */
static guint
count_disagreements (Bench *bench)
{
  guint n_different = 0;

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      Answer ours = ask_geometry (bench, proposal_of (bench, i));
      Answer theirs = ask_geos (bench, proposal_of (bench, i));

      n_different += memcmp (&ours, &theirs, sizeof ours) != 0;
    }
  return n_different;
}

static double
time_geos (Bench *bench)
{
  double start = now ();

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      ask_geos (bench, proposal_of (bench, i));
    }
  return now () - start;
}

static double
time_geometry (Bench *bench)
{
  volatile guint sink = 0;
  double start = now ();

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      sink += ask_geometry (bench, proposal_of (bench, i)).ways;
    }
  return now () - start;
}

static double
time_rules (Bench  *bench,
            double *tail)
{
  g_autofree double *times = g_new (double, bench->n_proposals);
  double start = now ();
  double before = start;
  double whole;

  for (guint i = 0; i < bench->n_proposals; i++)
    {
      double after;

      ask_rules (bench, proposal_of (bench, i));
      after = now ();
      times[i] = after - before;
      before = after;
    }
  whole = before - start;
  qsort (times, bench->n_proposals, sizeof *times, compare_doubles);
  *tail = times[bench->n_proposals * 99 / 100] / times[bench->n_proposals / 2];
  return whole;
}

static gboolean
judge (const char *what,
       double      measured,
       double      goal,
       gboolean    at_least)
{
  gboolean reached = at_least ? measured >= goal : measured <= goal;

  printf ("%-50s %9.1f  goal %s %g%s\n", what, measured, at_least ? ">=" : "<=", goal, reached ? "" : "  MISSED");
  return reached;
}

static gboolean
run (Bench *bench)
{
  double geometry[N_ROUNDS];
  double rules[N_ROUNDS];
  double tails[N_ROUNDS];
  guint64 allocations = 0;
  guint different = count_disagreements (bench);
  gboolean reached = TRUE;

  for (guint i = 0; i < N_ROUNDS; i++)
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
  reached &= judge ("geometry of a verdict, times as fast as GEOS", median_of (geometry, N_ROUNDS), GEOMETRY_GOAL, TRUE);
  reached &= judge ("whole verdict, times as fast as GEOS", median_of (rules, N_ROUNDS), VERDICT_GOAL, TRUE);
  reached &= judge ("verdict, 99th percentile over median", median_of (tails, N_ROUNDS), TAIL_GOAL, FALSE);
  reached &= judge ("disagreements with GEOS", different, 0, FALSE);
  reached &= judge ("allocations in the geometry", allocations, 0, FALSE);
  return reached;
}

static void
tear_down (Bench *bench)
{
  for (guint i = 0; i < 2 * N_A_SIDE; i++)
    {
      GEOSPreparedGeom_destroy_r (bench->geos, bench->cores[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->bases[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->reaches[i]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->marks[i][0]);
      GEOSPreparedGeom_destroy_r (bench->geos, bench->marks[i][1]);
    }
  for (guint i = 0; i < N_AREAS; i++)
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
  Bench bench = {.scenario = muster_scenario_new (MUSTER_TABLE_DBA),
                 .n_proposals = argc > 1 ? (guint) atoi (argv[1]) : 100000};
  MusterDbaStep step = {.kind = MUSTER_DBA_TO, .element = -1};
  guint first = 0;
  gboolean reached;

  bench.scenario->dba = muster_dba_table_new (WIDTH, MUSTER_TABLE_TOLERANCE);
  bench.scenario->dba->bound = (MusterDbaBound) {1, MUSTER_DBA_PHASE_TACTICAL, 3, 4};
  g_array_append_val (bench.scenario->dba->move.elements, first);
  g_array_append_val (bench.scenario->dba->move.steps, step);
  set_up_elements (&bench, rand);
  set_up_terrain (&bench, rand);
  propose (&bench, rand);
  set_up_geos (&bench);
  reached = run (&bench);
  tear_down (&bench);
  return reached ? EXIT_SUCCESS : EXIT_FAILURE;
}
