/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"
#include "session/battle-table.h"
#include "session/table-session.h"
#include "tabletop/board.h"
#include "tabletop/piece.h"

#include <string.h>

#define NOON 1700000000

static void
count_cb (MusterTableSession *session,
          gpointer            n_changes)
{
  ++*(guint *) n_changes;
}

static MusterScenario *
propose (MusterTableSession *session,
         const char         *steps)
{
  g_autofree char *text = g_strconcat ("el a red 4Bd 0 0 0 1; el e blue 4Bd 0 9 0 -1; move single a;", steps, NULL);
  MusterScenario *scenario = board_read (text);

  muster_table_session_propose (session, scenario);
  return scenario;
}

static gint32
get_place (MusterTableSession *session)
{
  return muster_scenario_get_piece (muster_table_session_get_scenario (session), 0).pose.at.y / BOARD_BASE_WIDTH;
}

static void
test_move_is_proposed_accepted_and_taken_back (void)
{
  g_autoptr (MusterTableSession) session = muster_table_session_new (board_read ("el a red 4Bd 0 0 0 1"));
  guint n_changes = 0;

  g_signal_connect (session, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (muster_table_session_may_accept (session));
  g_assert_false (muster_table_session_may_step (session, -1));

  propose (session, "straight 3");
  g_assert_cmpint (muster_verdict_get_status (muster_table_session_get_answer (session)->verdict), ==, MUSTER_ILLEGAL);
  g_assert_false (muster_table_session_may_accept (session));

  propose (session, "straight 2");
  g_assert_true (muster_table_session_may_accept (session));
  muster_table_session_accept (session, NOON);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_cmpint (get_place (session), ==, 2);
  g_assert_cmpuint (muster_table_session_count_entries (session), ==, 1);
  g_assert_cmpstr (muster_table_session_get_entry (session, 0)->gist, ==, "a moves");
  g_assert_cmpstr (muster_table_session_get_entry (session, 0)->bound, ==, "red, bound 3");
  g_assert_cmpint (muster_table_session_get_entry (session, 0)->when, ==, NOON);

  /* A proposal was no step of its own. */
  muster_table_session_step (session, -1);
  g_assert_cmpint (get_place (session), ==, 0);
  g_assert_true (muster_table_session_may_accept (session));
  g_assert_cmpuint (muster_table_session_count_entries (session), ==, 0);
  g_assert_false (muster_table_session_may_step (session, -1));
  muster_table_session_step (session, 1);
  g_assert_cmpint (get_place (session), ==, 2);
}

static void
test_edit_cuts_off_what_was_taken_back (void)
{
  g_autoptr (MusterTableSession) session = muster_table_session_new (board_read ("el a red 4Bd 0 0 0 1"));

  muster_table_session_edit (session, board_read ("el a red 4Bd 0 1 0 1"));
  muster_table_session_edit (session, board_read ("el a red 4Bd 0 2 0 1"));
  muster_table_session_step (session, -2);
  g_assert_cmpint (get_place (session), ==, 0);
  muster_table_session_edit (session, board_read ("el a red 4Bd 0 5 0 1"));
  g_assert_false (muster_table_session_may_step (session, 1));
  g_assert_cmpint (get_place (session), ==, 5);
  g_assert_cmpuint (muster_table_session_count_entries (session), ==, 0);

  muster_table_session_open (session, board_read ("el a red 4Bd 0 7 0 1"));
  g_assert_false (muster_table_session_may_step (session, -1));
  g_assert_cmpint (get_place (session), ==, 7);
}

static const char battle[] =
  "turn 4 combat\n"
  "map 8x6 plains 3\n"
  "player anna firstborn plains name=Anna\n"
  "player bert devout desert name=Bert\n"
  "unit u1 firstborn.swordsmen anna 0304\n"
  "unit u2 firstborn.baron anna 0304\n"
  "unit u3 devout.risen bert 0304\n"
  "battle b1 0304 attack-attack\n"
  "fights b1 u1\n"
  "fights b1 u2\n"
  "fights b1 u3\n";

/* Three units: two abreast on one side, one opposite. */
static void
test_battle_lines_up_its_forces (void)
{
  g_autoptr (MusterWorld) world = case_world_new (battle);
  guint32 key = 0;
  g_autoptr (MusterScenario) scenario = NULL;

  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, each)
  {
    key = each->key;
  }
  g_assert_cmpuint (key, !=, 0);
  scenario = muster_scenario_new_for_battle (world, key);
  g_assert_cmpuint (muster_scenario_count_pieces (scenario), ==, 3);
  for (guint i = 0; i < muster_scenario_count_pieces (scenario); i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (scenario, i);
      int facing = piece.pose.at.y < 0 ? 1 : -1;

      g_assert_cmpint (ABS (piece.pose.at.y), ==, 6 * BOARD_BASE_WIDTH);
      g_assert_cmpint (piece.pose.heading.y, ==, facing);
    }
}

static void
test_ruling_becomes_a_note (void)
{
  g_autoptr (MusterWorld) world = case_world_new (battle);
  g_autoptr (MusterScenario) scenario = board_read ("el u1 red 4Bd 0 0 0 1; move single u1; straight 3");
  g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (scenario);
  g_autoptr (MusterCommand) note = NULL;
  const char *text;
  guint32 key = 0;

  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, each)
  {
    key = each->key;
  }
  note = muster_battle_note_new (world, key, scenario, answer);
  g_assert_nonnull (note);
  text = muster_command_get (note, "text");
  g_assert_true (g_str_has_prefix (text, "b1: u1 moves: Illegal; "));
  g_assert_nonnull (strstr (text, "DBA-DST-07"));
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, 1000);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-session/accept", test_move_is_proposed_accepted_and_taken_back);
  g_test_add_func ("/table-session/edit", test_edit_cuts_off_what_was_taken_back);
  g_test_add_func ("/table-session/battle", test_battle_lines_up_its_forces);
  g_test_add_func ("/table-session/note", test_ruling_becomes_a_note);
  return g_test_run ();
}
