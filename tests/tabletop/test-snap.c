/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"
#include "tabletop/snap.h"

#define REACH (BOARD_BASE_WIDTH / 4)

/* Element a, 40 mm wide and 20 mm deep, is held near b, which stands at the origin and faces north. */
static void
test_fits_to_its_neighbour (void)
{
  const struct
  {
    MusterPose held;
    MusterPose fits;
  } cases[] = {
    /* beside, to the right and the left */
    {board_pose (1.1, 0.1, 0.1, 1), board_pose (1, 0, 0, 1)},
    {board_pose (-0.95, -0.1, 0, 1), board_pose (-1, 0, 0, 1)},
    /* behind: b is half a base width deep; before: a is */
    {board_pose (0.1, -0.45, 0, 1), board_pose (0, -0.5, 0, 1)},
    {board_pose (0, 0.6, 0, 1), board_pose (0, 0.5, 0, 1)},
    /* front to front, and in the flank with the front corners meeting: half a width behind b's front */
    {board_pose (0.1, 0.1, 0, -1), board_pose (0, 0, 0, -1)},
    {board_pose (0.6, -0.45, -1, 0), board_pose (0.5, -0.5, -1, 0)},
    {board_pose (-0.6, -0.45, 1, 0), board_pose (-0.5, -0.5, 1, 0)},
  };
  g_autoptr (MusterScenario) scenario = board_read ("el a red 4Bd 9 9 0 1; el b red 4Bd 0 0 0 1");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      MusterPose pose = cases[i].held;

      g_assert_true (muster_scenario_snap (scenario, 0, NULL, REACH, &pose));
      g_assert_cmpint (pose.at.x, ==, cases[i].fits.at.x);
      g_assert_cmpint (pose.at.y, ==, cases[i].fits.at.y);
      g_assert_true (muster_heading_equal (pose.heading, cases[i].fits.heading));
    }
}

static void
test_keeps_away_what_is_far_or_turned (void)
{
  g_autoptr (MusterScenario) scenario = board_read ("el a red 4Bd 9 9 0 1; el b red 4Bd 0 0 0 1");
  g_autoptr (GArray) passed_over = g_array_new (FALSE, FALSE, sizeof (guint));
  MusterPose far = board_pose (1.4, 0, 0, 1);
  MusterPose turned = board_pose (1.1, 0, 1, 1); /* 45 degrees */
  MusterPose near = board_pose (1.1, 0, 0, 1);
  guint other = 1;

  g_assert_false (muster_scenario_snap (scenario, 0, NULL, REACH, &far));
  g_assert_cmpint (far.at.x, ==, 1.4 * BOARD_BASE_WIDTH);
  g_assert_false (muster_scenario_snap (scenario, 0, NULL, REACH, &turned));
  g_array_append_val (passed_over, other);
  g_assert_false (muster_scenario_snap (scenario, 0, passed_over, REACH, &near));
}

/* The leader goes 2 up and turns a quarter to the right; who stood on its right now stands behind it. */
static void
test_carried_pieces_keep_their_places (void)
{
  const MusterPose carried = muster_pose_carried (board_pose (1, 0, 0, 1), board_pose (0, 0, 0, 1),
                                                  board_pose (0, 2, 1, 0));
  const MusterPose straight = muster_pose_carried (board_pose (1, 0, 0, 1), board_pose (0, 0, 0, 1),
                                                   board_pose (3, 2, 0, 1));

  g_assert_cmpint (carried.at.x, ==, 0);
  g_assert_cmpint (carried.at.y, ==, BOARD_BASE_WIDTH);
  g_assert_true (muster_heading_equal (carried.heading, muster_heading (1, 0)));
  g_assert_cmpint (straight.at.x, ==, 4 * BOARD_BASE_WIDTH);
  g_assert_cmpint (straight.at.y, ==, 2 * BOARD_BASE_WIDTH);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/snap/fits", test_fits_to_its_neighbour);
  g_test_add_func ("/snap/away", test_keeps_away_what_is_far_or_turned);
  g_test_add_func ("/snap/carried", test_carried_pieces_keep_their_places);
  return g_test_run ();
}
