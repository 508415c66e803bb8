/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/vale-file.h"

#include <string.h>

typedef struct
{
  guint n_changes;
  MusterWorld *old_world; /* Borrowed: to compare pointers only */
  MusterWorld *new_world;
} Heard;

static void
changed_cb (MusterSession *session,
            gpointer       old_world,
            gpointer       new_world,
            Heard         *heard)
{
  heard->n_changes++;
  heard->old_world = old_world;
  heard->new_world = new_world;
}

static int
get_turn (ValeFile *vale)
{
  return muster_world_get_campaign (muster_session_get_world (vale->session))->turn;
}

static void
test_legal_command_changes (ValeFile     *vale,
                            gconstpointer data)
{
  Heard heard = {0};
  MusterWorld *before = muster_session_get_world (vale->session);

  g_signal_connect (vale->session, "changed", G_CALLBACK (changed_cb), &heard);
  g_assert_cmpint (vale_file_run (vale, "finish step=harvest"), ==, MUSTER_LEGAL);
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_true (heard.old_world == before);
  g_assert_true (heard.new_world == muster_session_get_world (vale->session));
  g_assert_cmpuint (muster_session_get_journal (vale->session)->len, ==, 1);
}

static void
test_illegal_command_changes_nothing (ValeFile     *vale,
                                      gconstpointer data)
{
  Heard heard = {0};

  g_signal_connect (vale->session, "changed", G_CALLBACK (changed_cb), &heard);
  g_assert_cmpint (vale_file_run (vale, "sell player=anna resource=grain amount=1"), ==, MUSTER_ILLEGAL);
  g_assert_cmpuint (heard.n_changes, ==, 0);
  g_assert_cmpuint (muster_session_get_journal (vale->session)->len, ==, 0);
}

static void
test_try_changes_nothing (ValeFile     *vale,
                          gconstpointer data)
{
  g_autoptr (MusterCommand) command = muster_command_parse ("finish step=harvest", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDecision) decision = muster_session_try (vale->session, command, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (decision->after);
  g_assert_true (decision->after != muster_session_get_world (vale->session));
  g_assert_cmpuint (muster_session_get_journal (vale->session)->len, ==, 0);
}

static void
assert_texts (ValeFile   *vale,
              const char *undo,
              const char *redo)
{
  g_autofree char *undo_text = NULL;
  g_autofree char *redo_text = NULL;

  g_object_get (vale->session, "undo-text", &undo_text, "redo-text", &redo_text, NULL);
  g_assert_cmpstr (undo_text, ==, undo);
  g_assert_cmpstr (redo_text, ==, redo);
}

static gboolean
turn_journal (ValeFile *vale,
              gboolean ( *turn ) (MusterSession *, gboolean *, GError **))
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  g_assert_true (turn (vale->session, &done, &error));
  g_assert_no_error (error);
  return done;
}

static void
test_undo_and_redo (ValeFile     *vale,
                    gconstpointer data)
{
  g_autoptr (MusterWorld) start = muster_world_ref (muster_session_get_world (vale->session));
  g_autoptr (MusterWorld) after = NULL;

  assert_texts (vale, NULL, NULL);
  g_assert_false (turn_journal (vale, muster_session_undo));
  vale_file_run (vale, "note text=\"Carl joins\"");
  vale_file_run (vale, "finish step=harvest");
  after = muster_world_ref (muster_session_get_world (vale->session));
  assert_texts (vale, "Finish the harvest step", NULL);

  g_assert_true (turn_journal (vale, muster_session_undo));
  assert_texts (vale, "Note: Carl joins", "Finish the harvest step");
  g_assert_true (turn_journal (vale, muster_session_undo));
  assert_texts (vale, NULL, "Note: Carl joins");
  g_assert_true (muster_world_equal (muster_session_get_world (vale->session), start));

  g_assert_true (turn_journal (vale, muster_session_redo));
  vale_file_reopen (vale);
  assert_texts (vale, "Note: Carl joins", "Finish the harvest step");
  g_assert_true (turn_journal (vale, muster_session_redo));
  g_assert_true (muster_world_equal (muster_session_get_world (vale->session), after));
  g_assert_false (turn_journal (vale, muster_session_redo));
}

static void
test_new_command_ends_redo (ValeFile     *vale,
                            gconstpointer data)
{
  vale_file_run (vale, "finish step=harvest");
  g_assert_true (turn_journal (vale, muster_session_undo));
  vale_file_run (vale, "note text=other");
  assert_texts (vale, "Note: other", NULL);
  g_assert_false (turn_journal (vale, muster_session_redo));
}

/* Rolls are counted, and undo returns the count, so that the same die falls again. */
static void
test_undo_returns_rolls (ValeFile     *vale,
                         gconstpointer data)
{
  MusterRoll rolls[2];

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      const GPtrArray *journal;
      const MusterJournalEntry *entry;

      g_assert_cmpint (vale_file_run (vale, "roll sides=20 reason=omen"), ==, MUSTER_LEGAL);
      g_assert_cmpint (muster_world_get_campaign (muster_session_get_world (vale->session))->rolls, ==, 1);
      journal = muster_session_get_journal (vale->session);
      entry = g_ptr_array_index (journal, journal->len - 1);
      g_assert_cmpuint (entry->rolls->len, ==, 1);
      rolls[i] = g_array_index (entry->rolls, MusterRoll, 0);
      g_assert_true (turn_journal (vale, muster_session_undo));
      g_assert_cmpint (muster_world_get_campaign (muster_session_get_world (vale->session))->rolls, ==, 0);
    }
  g_assert_cmpuint (rolls[0].value, ==, rolls[1].value);
}

static void
note_ready_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDecision) decision = muster_session_run_finish (MUSTER_SESSION (source), result, &error);
  GString *order = data;

  g_string_append_c (order, decision != NULL
                     ? 'd' : g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ? 'c' : 'e');
}

static void
run_async (ValeFile     *vale,
           const char   *text,
           GCancellable *cancellable,
           GString      *order)
{
  g_autoptr (MusterCommand) command = muster_command_parse (text, NULL);

  muster_session_run_async (vale->session, command, NULL, cancellable, note_ready_cb, order);
}

static gboolean
is_busy (ValeFile *vale)
{
  gboolean busy;

  g_object_get (vale->session, "busy", &busy, NULL);
  return busy;
}

/* 'd'ecided, 'c'ancelled or 'e'rror. First in, first out, each decided upon the world after the one before; one that is
 * waited for comes in between. */
static void
test_asynchronous_commands (ValeFile     *vale,
                            gconstpointer data)
{
  g_autoptr (GString) order = g_string_new (NULL);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  Heard heard = {0};

  g_signal_connect (vale->session, "changed", G_CALLBACK (changed_cb), &heard);
  g_cancellable_cancel (cancelled);
  g_assert_false (is_busy (vale));
  run_async (vale, "finish step=harvest", NULL, order);
  run_async (vale, "note text=no", cancelled, order);
  run_async (vale, "finish step=merchant", NULL, order);
  run_async (vale, "feed unit=nobody from=land", NULL, order);
  g_assert_true (is_busy (vale));
  g_assert_cmpint (vale_file_run (vale, "finish step=recruitment"), ==, MUSTER_LEGAL);
  g_assert_cmpstr (order->str, ==, "");
  g_assert_cmpuint (muster_session_get_journal (vale->session)->len, ==, 3);
  while (order->len < strlen ("ddec"))
    {
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_false (is_busy (vale));
  g_assert_nonnull (strchr (order->str, 'c')); /* GTask tells of what was cancelled a moment later */
  g_string_replace (order, "c", "", 0);
  g_assert_cmpstr (order->str, ==, "dde");
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpint (muster_world_get_campaign (muster_session_get_world (vale->session))->step, ==,
                   MUSTER_STEP_MOVEMENT);
}

static void
test_another_process_wrote (ValeFile     *vale,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ValeFile other = {.path = vale->path};
  Heard heard = {0};

  other.session = muster_session_open (vale->path, &error);
  g_assert_no_error (error);
  g_signal_connect (vale->session, "changed", G_CALLBACK (changed_cb), &heard);
  g_assert_cmpint (vale_file_run (&other, "finish step=harvest"), ==, MUSTER_LEGAL);

  /* Decided again upon what the other wrote */
  g_assert_cmpint (vale_file_run (vale, "finish step=harvest"), ==, MUSTER_ILLEGAL);
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpint (vale_file_run (vale, "finish step=merchant"), ==, MUSTER_LEGAL);
  g_assert_true (muster_session_refresh (other.session, &error));
  g_assert_true (muster_world_equal (muster_session_get_world (other.session),
                                     muster_session_get_world (vale->session)));
  g_assert_cmpuint (muster_session_get_journal (other.session)->len, ==, 2);
  g_assert_true (muster_session_close (other.session, &error));
  g_object_unref (other.session);
}

static void
count_steps_cb (const MusterDecision *decision,
                const MusterWorld    *before,
                gpointer              data)
{
  ++*(guint *) data;
}

static void
advance (ValeFile  *vale,
         MusterStep target,
         guint      n_steps)
{
  g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (muster_session_get_world (vale->session));
  g_autoptr (GError) error = NULL;
  guint counted = 0;

  muster_session_advance (vale->session, target, TRUE, dice, count_steps_cb, &counted, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (counted, ==, n_steps);
}

static void
test_advance (ValeFile     *vale,
              gconstpointer data)
{
  advance (vale, MUSTER_STEP_SETUP, 1);
  advance (vale, MUSTER_STEP_MOVEMENT, 2);
  advance (vale, MUSTER_STEP_HARVEST, 5);
  g_assert_cmpint (get_turn (vale), ==, 2);
}

/* The past is what is in force: an undone step is no part of it. */
static void
test_past (ValeFile     *vale,
           gconstpointer data)
{
  g_autoptr (MusterWorld) start = muster_world_ref (muster_session_get_world (vale->session));
  g_autoptr (MusterWorld) end = NULL;
  g_autoptr (MusterWorld) earlier = NULL;
  g_autoptr (MusterWorld) at_end = NULL;
  g_autoptr (GError) error = NULL;

  advance (vale, MUSTER_STEP_HARVEST, 8);
  g_assert_true (turn_journal (vale, muster_session_undo));
  vale_file_run (vale, "note text=\"one more thing\"");
  advance (vale, MUSTER_STEP_SETUP, 1);
  end = muster_world_ref (muster_session_get_world (vale->session));
  vale_file_run (vale, "note text=\"turn 2\"");
  advance (vale, MUSTER_STEP_SETUP, 1);

  at_end = muster_session_dup_world_at_end_of (vale->session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (muster_world_equal (at_end, end));
  earlier = muster_session_dup_world_after (vale->session, 0, &error);
  g_assert_no_error (error);
  g_assert_true (muster_world_equal (earlier, start));
  g_assert_null (muster_session_dup_world_at_end_of (vale->session, 3, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (muster_session_dup_world_after (vale->session, 99, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_drafts_and_copies (ValeFile     *vale,
                        gconstpointer data)
{
  g_autofree char *path = g_build_filename (vale->folder, "copy.muster", NULL);
  g_autoptr (MusterSession) copy = NULL;
  g_autofree char *draft = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_session_dup_draft (vale->session, "orders anna", &error));
  g_assert_no_error (error);
  g_assert_true (muster_session_set_draft (vale->session, "orders anna", "Damned #1 - N", &error));
  vale_file_run (vale, "finish step=harvest");
  g_assert_true (muster_session_save_copy (vale->session, path, &error));
  copy = muster_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_true (muster_world_equal (muster_session_get_world (copy), muster_session_get_world (vale->session)));
  draft = muster_session_dup_draft (copy, "orders anna", &error);
  g_assert_cmpstr (draft, ==, "Damned #1 - N");
  g_assert_true (muster_session_close (copy, &error));
}

static void
add (const char *name,
     void ( *test ) (ValeFile *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/session/", name, NULL);

  g_test_add (path, ValeFile, NULL, vale_file_set_up, test, vale_file_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("legal-command", test_legal_command_changes);
  add ("illegal-command", test_illegal_command_changes_nothing);
  add ("try", test_try_changes_nothing);
  add ("undo-and-redo", test_undo_and_redo);
  add ("new-command-ends-redo", test_new_command_ends_redo);
  add ("undo-returns-rolls", test_undo_returns_rolls);
  add ("asynchronous", test_asynchronous_commands);
  add ("another-process", test_another_process_wrote);
  add ("advance", test_advance);
  add ("past", test_past);
  add ("drafts-and-copies", test_drafts_and_copies);
  return g_test_run ();
}
