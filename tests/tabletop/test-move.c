/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/board.h"
#include "tabletop/bw-board.h"
#include "tabletop/ground.h"
#include "tabletop/hold.h"
#include "tabletop/move.h"
#include "tabletop/piece.h"

static void
test_carrying_out_moves_and_pays (void)
{
  g_autoptr (MusterScenario) before = board_read ("el a red 4Bd 0 0 0 1; el b red 4Bd 1 2 0 1; el c blue 4Bd 9 9 0 1;"
                                                  "move single a; to 0,2");
  g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (before);
  g_autoptr (MusterScenario) after = muster_answer_carry_out (answer, before);
  const MusterDbaElement *moved = muster_dba_table_get_element (after->dba, 0);

  g_assert_cmpint (muster_verdict_get_status (answer->verdict), ==, MUSTER_LEGAL);
  g_assert_cmpuint (answer->ways->len, ==, 1);
  g_assert_true (muster_point_equal (moved->pose.at, (MusterPoint) {0, 2 * BOARD_BASE_WIDTH}));
  g_assert_cmpuint (moved->moves, ==, 1);
  g_assert_cmpstr (moved->joined, ==, "b");
  g_assert_cmpint (after->dba->bound.pips, ==, 3);
  g_assert_false (muster_scenario_has_move (after));

  /* What it was made from is as it was. */
  g_assert_true (muster_scenario_has_move (before));
  g_assert_cmpuint (muster_dba_table_get_element (before->dba, 0)->moves, ==, 0);
}

static void
test_foot_stand_where_riders_were (void)
{
  g_autoptr (MusterScenario) before = board_read ("el a red Kn 0 0 0 1 .75; set a dismount yes; move dismount a;"
                                                  "becomes 4Bd");
  g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (before);
  g_autoptr (MusterScenario) after = muster_answer_carry_out (answer, before);
  const MusterPiece foot = muster_scenario_get_piece (after, 0);

  g_assert_cmpstr (foot.mark, ==, "4Bd");
  g_assert_cmpint (foot.depth, ==, 15000); /* of 4Bd on 40 mm */
}

static void
test_sways_are_found (void)
{
  /* Corner contact is close combat only by the alternative of dba.sgl-04. */
  g_autoptr (MusterScenario) scenario = board_read ("el a red 4Bd 0 0 0 1; el e blue 4Bd 1 0 0 -1; move single a;"
                                                    "straight -1");
  g_autoptr (GArray) sways = muster_scenario_find_sways (scenario);
  gboolean found = FALSE;

  for (guint i = 0; i < sways->len; i++)
    {
      const MusterSway *sway = &g_array_index (sways, MusterSway, i);

      found |= g_str_equal (sway->ruling->key, "dba.sgl-04") && g_str_equal (sway->value, "alt") &&
               sway->status == MUSTER_ILLEGAL;
    }
  g_assert_true (found);
}

static void
test_pieces_come_and_go (void)
{
  g_autoptr (MusterScenario) scenario = board_read ("el a red 4Bd 0 0 0 1; move single a; straight 1");
  g_autoptr (GError) error = NULL;
  MusterPiece piece;
  guint index;

  g_assert_true (muster_scenario_add_piece (scenario, "red", "LH", board_pose (3, 0, 1, 0), &error));
  g_assert_true (muster_scenario_find_piece (scenario, "r1", &index));
  piece = muster_scenario_get_piece (scenario, index);
  g_assert_cmpstr (piece.mark, ==, "LH");
  g_assert_cmpstr (muster_scenario_get_side (scenario, piece.side), ==, "red");
  /* It faces east: its 30 mm lie to the west of its front. */
  g_assert_true (muster_piece_covers (&piece, (MusterPoint) {3 * BOARD_BASE_WIDTH - 29000, 19000}));
  g_assert_false (muster_piece_covers (&piece, (MusterPoint) {3 * BOARD_BASE_WIDTH + 1000, 0}));
  g_assert_true (muster_point_equal (muster_piece_get_middle (&piece),
                                     (MusterPoint) {3 * BOARD_BASE_WIDTH - 15000, 0}));

  muster_scenario_remove_piece (scenario, 0);
  g_assert_cmpuint (muster_scenario_count_pieces (scenario), ==, 1);
  g_assert_false (muster_scenario_has_move (scenario));
  g_assert_false (muster_scenario_add_piece (scenario, "red", "Nn", board_pose (0, 0, 0, 1), &error));
  g_assert_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_MOVE);
}

static void
test_grounds_lie_in_order (void)
{
  g_autoptr (MusterScenario) scenario = board_read ("wall 0,5 1,5 1,6; terrain bad 0,0 2,0 2,2; river 3 0,3 9,3 9,4");
  const MusterGroundKind kinds[] = {MUSTER_GROUND_BAD, MUSTER_GROUND_RIVER, MUSTER_GROUND_WALL};
  const MusterBox extent = muster_scenario_get_extent (scenario);

  g_assert_cmpuint (muster_scenario_count_grounds (scenario), ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_assert_cmpint (muster_scenario_get_ground (scenario, i).kind, ==, kinds[i]);
    }
  g_assert_cmpint (extent.low.x, ==, 0);
  g_assert_cmpint (extent.high.x, ==, 9 * BOARD_BASE_WIDTH);
  g_assert_cmpint (extent.high.y, ==, 6 * BOARD_BASE_WIDTH);
}

/* A commander and a warrior before the wall; the hand carries the warrior over it: 5.5" of 6. */
static void
test_warriors_are_pieces_too (void)
{
  g_autoptr (MusterScenario) before = bw_board_read ("strip; group g red infantry; group h blue infantry;"
                                                     "w a g 0,0; w c g 1,0 .5 commander; w e h 0,20");
  g_autoptr (GArray) pieces = g_array_new (FALSE, FALSE, sizeof (guint));
  const MusterHold hold = {
    .grip = MUSTER_GRIP_CARRY, .from = {{0, 0}, {0, 1}}, .to = {{0, 11 * MUSTER_INCH / 2}, {0, 1}},
  };
  g_autoptr (MusterScenario) proposed = NULL;
  g_autoptr (MusterAnswer) answer = NULL;
  g_autoptr (MusterScenario) after = NULL;
  guint first = 0;

  g_assert_false (muster_scenario_has_move (before));
  g_assert_cmpint (muster_scenario_get_unit (before), ==, MUSTER_INCH);
  g_assert_cmpuint (muster_scenario_count_pieces (before), ==, 3);
  g_assert_true (muster_scenario_get_piece (before, 0).round);
  g_assert_cmpint (muster_scenario_get_piece (before, 0).width, ==, MUSTER_INCH);
  g_assert_true (muster_scenario_get_piece (before, 1).leads);
  g_assert_cmpstr (muster_scenario_get_side (before, muster_scenario_get_piece (before, 2).side), ==, "blue");
  g_assert_cmpint (muster_scenario_get_ground (before, 0).height, ==, MUSTER_INCH);

  g_array_append_val (pieces, first);
  proposed = muster_scenario_propose_held (before, pieces, &hold);
  g_assert_true (muster_scenario_has_move (proposed));
  answer = muster_scenario_adjudicate (proposed);
  after = muster_answer_carry_out (answer, proposed);
  g_assert_cmpint (muster_scenario_get_piece (after, 0).pose.at.y, ==, 11 * MUSTER_INCH / 2);
  g_assert_cmpint (muster_scenario_get_piece (after, 1).pose.at.y, ==, 0);
  g_assert_false (muster_scenario_has_move (after));
}

static void
test_new_tables_take_their_pieces (void)
{
  static const struct
  {
    MusterTableRules rules;
    const char *mark;
  } cases[] = {{MUSTER_TABLE_DBA, "4Bd"}, {MUSTER_TABLE_BARONS_WAR, "cavalry"}};

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterScenario) scenario = muster_scenario_new_table (cases[i].rules);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (muster_scenario_count_pieces (scenario), ==, 0);
      g_assert_true (muster_scenario_add_piece (scenario, "red", cases[i].mark, board_pose (0, 0, 0, 1), &error));
      g_assert_cmpuint (muster_scenario_count_pieces (scenario), ==, 1);
      g_assert_false (muster_scenario_add_piece (scenario, "red", "none", board_pose (0, 0, 0, 1), &error));
      g_assert_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_MOVE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/carry-out", test_carrying_out_moves_and_pays);
  g_test_add_func ("/move/dismount", test_foot_stand_where_riders_were);
  g_test_add_func ("/move/sways", test_sways_are_found);
  g_test_add_func ("/move/pieces", test_pieces_come_and_go);
  g_test_add_func ("/move/grounds", test_grounds_lie_in_order);
  g_test_add_func ("/move/warriors", test_warriors_are_pieces_too);
  g_test_add_func ("/move/new-tables", test_new_tables_take_their_pieces);
  return g_test_run ();
}
