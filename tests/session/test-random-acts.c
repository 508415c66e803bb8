/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Thousands of commands at random: what is loaded is what was applied, whatever was undone and redone; undoing all of
 * it gives the first export again; and an export makes a campaign that exports the same.
 */
#include "session/random-command.h"
#include "session/vale-file.h"

#define N_SEEDS 10
#define N_SEEDS_DEEP 400
#define N_ACTS 150

static void
assert_same_when_reopened (ValeFile *vale)
{
  g_autoptr (MusterWorld) applied = muster_world_ref (muster_session_get_world (vale->session));

  vale_file_reopen (vale);
  g_assert_true (muster_world_equal (applied, muster_session_get_world (vale->session)));
}

static void
assert_exports_same (ValeFile *vale)
{
  g_autofree char *first = muster_session_dup_export (vale->session);
  g_autoptr (MusterSession) copy = vale_file_create (vale, "copy.muster", first);
  g_autofree char *second = muster_session_dup_export (copy);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (first, ==, second);
  muster_session_close (copy, &error);
  g_assert_no_error (error);
}

static void
run_command (ValeFile *vale,
             GRand    *rand,
             guint    *n_legal)
{
  MusterWorld *world = muster_session_get_world (vale->session);
  g_autoptr (MusterCommand) command = random_command_new (rand, world);
  g_autoptr (MusterDecision) decision = NULL;
  g_autoptr (GError) error = NULL;

  if (command == NULL)
    {
      return;
    }
  decision = muster_session_run (vale->session, command, NULL, &error);
  g_assert_true ((decision == NULL) == (error != NULL));
  if (error != NULL && error->domain != g_quark_from_string ("muster-campaign-error-quark"))
    {
      g_autofree char *text = muster_command_dup_text (command);

      g_error ("%s: %s", text, error->message);
    }
  *n_legal += decision != NULL && muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL;
}

static void
turn_journal (ValeFile *vale,
              gboolean ( *turn ) (MusterSession *, gboolean *, GError **),
              gboolean *done)
{
  g_autoptr (GError) error = NULL;

  turn (vale->session, done, &error);
  g_assert_no_error (error);
}

static void
act (ValeFile *vale,
     GRand    *rand,
     guint    *n_legal)
{
  gboolean done;

  switch (g_rand_int_range (rand, 0, 24))
    {
    case 0:
      turn_journal (vale, muster_session_undo, &done);
      break;

    case 1:
      turn_journal (vale, muster_session_redo, &done);
      break;

    case 2:
      assert_same_when_reopened (vale);
      break;

    case 3:
      assert_exports_same (vale);
      break;

    default:
      run_command (vale, rand, n_legal);
      break;
    }
}

static guint
run_seed (guint seed)
{
  ValeFile vale;
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  guint n_legal = 0;
  gboolean undone = TRUE;

  vale_file_set_up (&vale, NULL);
  first = muster_session_dup_export (vale.session);
  for (guint i = 0; i < N_ACTS; i++)
    {
      act (&vale, rand, &n_legal);
    }
  assert_same_when_reopened (&vale);
  while (undone)
    {
      turn_journal (&vale, muster_session_undo, &undone);
    }
  last = muster_session_dup_export (vale.session);
  g_assert_cmpstr (last, ==, first);
  assert_same_when_reopened (&vale);
  vale_file_tear_down (&vale, NULL);
  return n_legal;
}

static void
test_random_acts (void)
{
  guint n_seeds = g_getenv ("MUSTER_TEST_DEEP") != NULL ? N_SEEDS_DEEP : N_SEEDS;
  guint n_legal = 0;

  for (guint seed = 1; seed <= n_seeds; seed++)
    {
      n_legal += run_seed (seed);
    }
  g_test_message ("%u legal commands in %u campaigns", n_legal, n_seeds);
  g_assert_cmpuint (n_legal, >, n_seeds * N_ACTS / 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/random-acts", test_random_acts);
  return g_test_run ();
}
