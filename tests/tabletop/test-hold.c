/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"
#include "tabletop/hold.h"
#include "tabletop/piece.h"

static const char two[] = "el a red 4Bd 0 0 0 1; el b red 4Bd 1 0 0 1; el e blue 4Bd 9 9 0 -1";

static GArray *
new_pieces (guint n_pieces)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_pieces; i++)
    {
      g_array_append_val (pieces, i);
    }
  return pieces;
}

static MusterHold
carry (MusterPose from,
       MusterPose to)
{
  return (MusterHold) {.grip = MUSTER_GRIP_CARRY, .leader = 0, .from = from, .to = to};
}

static void
test_placing_moves_all_alike (void)
{
  g_autoptr (MusterScenario) scenario = board_read (two);
  g_autoptr (GArray) pieces = new_pieces (2);
  const MusterHold hold = carry (board_pose (0, 0, 0, 1), board_pose (2, 3, 0, 1));
  g_autoptr (MusterScenario) placed = muster_scenario_place_held (scenario, pieces, &hold);

  g_assert_true (muster_point_equal (muster_scenario_get_piece (placed, 0).pose.at, board_pose (2, 3, 0, 1).at));
  g_assert_true (muster_point_equal (muster_scenario_get_piece (placed, 1).pose.at, board_pose (3, 3, 0, 1).at));
  g_assert_true (muster_point_equal (muster_scenario_get_piece (placed, 2).pose.at, board_pose (9, 9, 0, 1).at));
  g_assert_false (muster_scenario_has_move (placed));
}

/* One piece moves alone, two as a group, led by the one that is held. */
static void
test_carrying_proposes_an_end (void)
{
  g_autoptr (MusterScenario) scenario = board_read (two);
  g_autoptr (GArray) one = new_pieces (1);
  g_autoptr (GArray) both = new_pieces (2);
  MusterHold hold = carry (board_pose (0, 0, 0, 1), board_pose (0, 1, 0, 1));
  g_autoptr (MusterScenario) alone = muster_scenario_propose_held (scenario, one, &hold);
  g_autoptr (MusterScenario) group = NULL;
  const MusterDbaStep *step = &g_array_index (alone->dba->move.steps, MusterDbaStep, 0);

  g_assert_cmpint (alone->dba->move.kind, ==, MUSTER_DBA_SINGLE);
  g_assert_cmpint (step->kind, ==, MUSTER_DBA_TO);
  g_assert_true (muster_point_equal (step->at, board_pose (0, 1, 0, 1).at));

  hold.leader = 1;
  group = muster_scenario_propose_held (alone, both, &hold);
  g_assert_cmpint (group->dba->move.kind, ==, MUSTER_DBA_GROUP);
  g_assert_cmpuint (group->dba->move.elements->len, ==, 2);
  g_assert_cmpuint (g_array_index (group->dba->move.elements, guint, 0), ==, 1);
  g_assert_cmpuint (group->dba->move.steps->len, ==, 1);
}

/* A wheel goes on from the wheel before about the same corner, and then straight on from there. */
static void
test_steps_follow_one_another (void)
{
  g_autoptr (MusterScenario) scenario = board_read (two);
  g_autoptr (GArray) both = new_pieces (2);
  MusterHold hold = {
    .grip = MUSTER_GRIP_WHEEL, .pivot = board_pose (1.5, 0, 0, 1).at, .from = board_pose (0, 0, 0, 1),
    .to = board_pose (0, 0, 0.6, 0.8), .again = TRUE,
  };
  g_autoptr (MusterScenario) once = muster_scenario_propose_held (scenario, both, &hold);
  g_autoptr (MusterScenario) twice = NULL;
  g_autoptr (MusterScenario) thrice = NULL;

  g_assert_cmpuint (once->dba->move.steps->len, ==, 1);
  hold.to.heading = muster_heading (1, 0);
  twice = muster_scenario_propose_held (once, both, &hold);
  g_assert_cmpuint (twice->dba->move.steps->len, ==, 1);
  g_assert_true (muster_heading_equal (g_array_index (twice->dba->move.steps, MusterDbaStep, 0).heading,
                                       muster_heading (1, 0)));
  hold.grip = MUSTER_GRIP_CARRY;
  thrice = muster_scenario_propose_held (twice, both, &hold);
  g_assert_cmpuint (thrice->dba->move.steps->len, ==, 2);

  /* Gripped where they still stand, they begin anew. */
  hold.again = FALSE;
  muster_scenario_free (g_steal_pointer (&thrice));
  thrice = muster_scenario_propose_held (twice, both, &hold);
  g_assert_cmpuint (thrice->dba->move.steps->len, ==, 1);
}

/* a's front reaches from -.5 to .5, b's to 1.5. */
static void
test_pivot_is_the_outer_corner (void)
{
  g_autoptr (MusterScenario) scenario = board_read (two);
  g_autoptr (GArray) both = new_pieces (2);
  const MusterPose leader = board_pose (0, 0, 0, 1);
  const MusterPoint right = muster_scenario_find_pivot (scenario, NULL, both, leader, MUSTER_FRONT_RIGHT);
  const MusterPoint left = muster_scenario_find_pivot (scenario, NULL, both, leader, MUSTER_FRONT_LEFT);

  g_assert_cmpint (right.x, ==, 1.5 * BOARD_BASE_WIDTH);
  g_assert_cmpint (left.x, ==, -0.5 * BOARD_BASE_WIDTH);
  g_assert_cmpint (right.y, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hold/place", test_placing_moves_all_alike);
  g_test_add_func ("/hold/propose", test_carrying_proposes_an_end);
  g_test_add_func ("/hold/steps", test_steps_follow_one_another);
  g_test_add_func ("/hold/pivot", test_pivot_is_the_outer_corner);
  return g_test_run ();
}
