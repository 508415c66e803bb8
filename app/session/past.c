/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The campaign as it was: the journal run backwards from the world as it is.
 */
#include "session/session.h"

/**
 * muster_session_dup_world_after:
 * @entry: id of a journal entry, 0 for the beginning
 *
 * Returns: (transfer full) (nullable): the world right after that entry, or NULL with @error
 */
MusterWorld *
muster_session_dup_world_after (MusterSession *session,
                                gint64         entry,
                                GError       **error)
{
  const GPtrArray *journal = muster_session_get_journal (session);
  MusterWorld *world;

  if (entry != 0 && muster_journal_find (journal, entry) == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                   "the journal has no entry %" G_GINT64_FORMAT "; it ends with %u", entry, journal->len);
      return NULL;
    }
  world = muster_journal_rewind (journal, muster_session_get_world (session), entry);
  if (world == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   "the journal does not fit to the campaign; open a copy of the file");
    }
  return world;
}

/* The last act up to the end of @turn that was not undone. What was undone is undone in the past as well. */
static gint64
find_last_act (const GPtrArray *journal,
               int              turn)
{
  g_autoptr (GPtrArray) in_force = muster_journal_dup_in_force (journal);
  gint64 last = 0;

  for (guint i = 0; i < in_force->len; i++)
    {
      const MusterJournalEntry *act = g_ptr_array_index (in_force, i);

      if (act->turn <= turn)
        {
          last = act->id;
        }
    }
  return last;
}

/**
 * muster_session_dup_world_at_end_of:
 *
 * Returns: (transfer full) (nullable): the world after everything that was done in @turn; NULL with @error where the
 *   campaign has not come that far
 */
MusterWorld *
muster_session_dup_world_at_end_of (MusterSession *session,
                                    int            turn,
                                    GError       **error)
{
  int current = muster_world_get_campaign (muster_session_get_world (session))->turn;

  if (turn < 0 || turn > current)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "there is no turn %d yet; it is turn %d", turn, current);
      return NULL;
    }
  return muster_session_dup_world_after (session, find_last_act (muster_session_get_journal (session), turn), error);
}
