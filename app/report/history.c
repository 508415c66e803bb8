/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (muster - report - error - quark, muster_report_error)

/**
 * muster_history_new:
 * @now: the world after the newest entry
 * @journal: (element-type MusterJournalEntry): all entries
 *
 * Returns: (transfer full) (nullable): the history, or NULL with @error where the journal does not fit to the world
 */
MusterHistory *
muster_history_new (MusterWorld     *now,
                    const GPtrArray *journal,
                    GError         **error)
{
  g_autoptr (MusterWorld) start = muster_journal_rewind (journal, now, 0);
  MusterHistory *history;

  if (start == NULL)
    {
      g_set_error_literal (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_JOURNAL,
                           _("the journal does not fit to the campaign; save what can be saved of the file"));
      return NULL;
    }
  history = g_new0 (MusterHistory, 1);
  history->start = g_steal_pointer (&start);
  history->now = muster_world_ref (now);
  history->acts = muster_journal_dup_in_force (journal);
  return history;
}

/** muster_history_free: */
void
muster_history_free (MusterHistory *history)
{
  muster_world_unref (history->start);
  muster_world_unref (history->now);
  g_ptr_array_unref (history->acts);
  g_free (history);
}

/**
 * muster_history_walk:
 * @first_turn: the first turn whose acts are told
 * @last_turn: the last one
 * @tell: called for each act in order
 */
void
muster_history_walk (const MusterHistory *history,
                     int                  first_turn,
                     int                  last_turn,
                     MusterMomentFunc     tell,
                     gpointer             user_data)
{
  g_autoptr (MusterWorld) world = muster_world_ref (history->start);

  for (guint i = 0; i < history->acts->len; i++)
    {
      const MusterJournalEntry *act = g_ptr_array_index (history->acts, i);
      g_autoptr (MusterWorld) before = world;

      if (act->turn > last_turn)
        {
          world = muster_world_ref (before);
          break;
        }
      world = muster_world_apply (before, act->effects);
      g_assert (world != NULL);
      if (act->turn >= first_turn)
        {
          tell (&(MusterMoment) {act, before, world}, user_data);
        }
    }
}

/** muster_history_dup_world_at_end_of: Returns: (transfer full): the world after the last act of @turn */
MusterWorld *
muster_history_dup_world_at_end_of (const MusterHistory *history,
                                    int                  turn)
{
  MusterWorld *world = muster_world_ref (history->start);

  for (guint i = 0; i < history->acts->len; i++)
    {
      const MusterJournalEntry *act = g_ptr_array_index (history->acts, i);
      g_autoptr (MusterWorld) before = world;

      if (act->turn > turn)
        {
          return muster_world_ref (before);
        }
      world = muster_world_apply (before, act->effects);
      g_assert (world != NULL);
    }
  return world;
}

/** muster_history_dup_world_at_start_of: Returns: (transfer full): the world before the first act of @turn */
MusterWorld *
muster_history_dup_world_at_start_of (const MusterHistory *history,
                                      int                  turn)
{
  return muster_history_dup_world_at_end_of (history, turn - 1);
}

/** muster_history_get_turn: Returns: the turn under way */
int
muster_history_get_turn (const MusterHistory *history)
{
  return muster_world_get_campaign (history->now)->turn;
}

/** muster_history_get_told_turn: Returns: the last turn in which something was done */
int
muster_history_get_told_turn (const MusterHistory *history)
{
  const MusterJournalEntry *last = history->acts->len > 0
                                   ? g_ptr_array_index (history->acts, history->acts->len - 1) : NULL;

  return last != NULL ? last->turn : muster_history_get_turn (history);
}
