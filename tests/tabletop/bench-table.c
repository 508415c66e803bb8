/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bench-table.h"

#define WIDTH 40000
#define ONE_WHEELS_IN 3

/* Two lines that face each other three base widths apart, a little ragged. */
static void
set_up_elements (MusterDbaTable *table,
                 GRand          *rand)
{
  static const char *const codes[] = {"4Bd", "Kn", "LH", "Ps", "4Ax", "3Wb"};
  for (guint i = 0; i < 2 * BENCH_A_SIDE; i++)
    {
      gboolean blue = i >= BENCH_A_SIDE;
      gint32 column = i % (BENCH_A_SIDE / 2);
      gint32 rank = (i % BENCH_A_SIDE) / (BENCH_A_SIDE / 2);
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
set_up_terrain (MusterDbaTable *table,
                GRand          *rand)
{
  static const MusterPoint circle[] = {{60, 0}, {52, 30}, {30, 52}, {0, 60}, {-30, 52}, {-52, 30},
                                       {-60, 0}, {-52, -30}, {-30, -52}, {0, -60}, {30, -52}, {52, -30}};
  for (guint i = 0; i < BENCH_AREAS; i++)
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

/** bench_table_new: Returns: (transfer full): a scenario with both armies and terrain, whose move is not yet said */
MusterScenario *
bench_table_new (GRand *rand)
{
  MusterScenario *scenario = muster_scenario_new (MUSTER_TABLE_DBA);

  scenario->dba = muster_dba_table_new (WIDTH, MUSTER_TABLE_TOLERANCE);
  scenario->dba->bound = (MusterDbaBound) {1, MUSTER_DBA_PHASE_TACTICAL, 3, 4};
  set_up_elements (scenario->dba, rand);
  set_up_terrain (scenario->dba, rand);
  return scenario;
}

/** bench_propose: Returns: (transfer full): moves of the first side's elements, one in three a wheel */
GArray *
bench_propose (const MusterDbaTable *table,
               guint                 n_proposals,
               GRand                *rand)
{
  GArray *proposals = g_array_new (FALSE, FALSE, sizeof (BenchProposal));

  for (guint i = 0; i < n_proposals; i++)
    {
      guint index = g_rand_int_range (rand, 0, BENCH_A_SIDE);
      const MusterDbaElement *element = muster_dba_table_get_element (table, index);
      MusterPoint at = element->pose.at;
      BenchProposal proposal = {.element = index, .wheels = i % ONE_WHEELS_IN == 0,
                                .to = {at.x + g_rand_int_range (rand, -80000, 80000),
                                       at.y + g_rand_int_range (rand, -60000, 140000)}};

      if (proposal.wheels)
        {
          gboolean right = g_rand_boolean (rand);

          proposal.to = element->base.corners[right ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT];
          proposal.heading = muster_heading (g_rand_int_range (rand, 100, 1000) * (right ? 1 : -1),
                                             g_rand_int_range (rand, 0, 1000));
        }
      g_array_append_val (proposals, proposal);
    }
  return proposals;
}

/** bench_wheel_of: Returns: the wheel that is proposed */
MusterWheel
bench_wheel_of (const MusterDbaElement *mover,
                const BenchProposal    *proposal)
{
  return (MusterWheel) {proposal->to, mover->pose.heading, proposal->heading,
                        muster_point_cross (mover->pose.heading, proposal->heading) < 0};
}

/** bench_lay_leg: @leg: (out): the way that is proposed */
void
bench_lay_leg (const MusterDbaElement *mover,
               const BenchProposal    *proposal,
               MusterLeg              *leg)
{
  MusterWheel wheel = bench_wheel_of (mover, proposal);

  if (proposal->wheels)
    {
      muster_leg_turn (leg, mover->pose, &wheel, mover->width, mover->depth);
    }
  else
    {
      muster_leg_slide (leg, mover->pose, proposal->to, mover->width, mover->depth);
    }
}
