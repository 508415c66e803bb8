/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal.h"

#include "core/word.h"

static const char *const kind_words[] = {"act", "undo", "redo"};

/** muster_journal_entry_new_blank: Returns: (transfer full): an entry for who reads it from a file to fill in */
MusterJournalEntry *
muster_journal_entry_new_blank (gint64 id)
{
  MusterJournalEntry *entry = g_new0 (MusterJournalEntry, 1);

  g_atomic_ref_count_init (&entry->refs);
  entry->id = id;
  return entry;
}

static MusterJournalEntry *
new_entry (gint64             id,
           MusterEntryKind    kind,
           const MusterWorld *world)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  MusterJournalEntry *entry = muster_journal_entry_new_blank (id);

  entry->kind = kind;
  entry->turn = campaign->turn;
  entry->step = campaign->step;
  return entry;
}

/**
 * muster_journal_entry_new_act:
 * @world: the world before
 * @decision: LEGAL
 *
 * Returns: (transfer full): the entry of a command
 */
MusterJournalEntry *
muster_journal_entry_new_act (gint64                id,
                              const MusterWorld    *world,
                              const MusterCommand  *command,
                              const MusterDecision *decision)
{
  MusterJournalEntry *entry = new_entry (id, MUSTER_ENTRY_ACT, world);

  entry->command = muster_command_dup_text (command);
  entry->rolls = g_array_ref (decision->rolls);
  entry->verdict = muster_verdict_ref (decision->verdict);
  entry->effects = g_array_ref (decision->effects);
  return entry;
}

static MusterJournalEntry *
new_turning (gint64                    id,
             MusterEntryKind           kind,
             const MusterWorld        *world,
             const MusterJournalEntry *act)
{
  MusterJournalEntry *entry = new_entry (id, kind, world);

  entry->target = act->id;
  entry->command = g_strdup (act->command);
  entry->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  entry->verdict = muster_verdict_ref (act->verdict);
  entry->effects = kind == MUSTER_ENTRY_UNDO ? muster_effects_invert (act->effects) : g_array_ref (act->effects);
  return entry;
}

/** muster_journal_entry_new_undo: Returns: (transfer full): the entry that undoes @act; @world is the world before */
MusterJournalEntry *
muster_journal_entry_new_undo (gint64                    id,
                               const MusterWorld        *world,
                               const MusterJournalEntry *act)
{
  return new_turning (id, MUSTER_ENTRY_UNDO, world, act);
}

/** muster_journal_entry_new_redo: Returns: (transfer full): the entry that does @act again after @world */
MusterJournalEntry *
muster_journal_entry_new_redo (gint64                    id,
                               const MusterWorld        *world,
                               const MusterJournalEntry *act)
{
  return new_turning (id, MUSTER_ENTRY_REDO, world, act);
}

/** muster_journal_entry_ref: Returns: (transfer full): @entry */
MusterJournalEntry *
muster_journal_entry_ref (MusterJournalEntry *entry)
{
  g_atomic_ref_count_inc (&entry->refs);
  return entry;
}

/** muster_journal_entry_unref: drops a reference */
void
muster_journal_entry_unref (MusterJournalEntry *entry)
{
  if (!g_atomic_ref_count_dec (&entry->refs))
    {
      return;
    }
  g_free (entry->command);
  g_clear_pointer (&entry->rolls, g_array_unref);
  g_clear_pointer (&entry->verdict, muster_verdict_unref);
  g_clear_pointer (&entry->effects, g_array_unref);
  g_free (entry);
}

/** muster_entry_kind_get_word: Returns: (transfer none): "act", "undo" or "redo" */
const char *
muster_entry_kind_get_word (MusterEntryKind kind)
{
  return kind_words[kind];
}

/** muster_entry_kind_from_word: Returns: whether @word is one; then @kind is set */
gboolean
muster_entry_kind_from_word (const char      *word,
                             MusterEntryKind *kind)
{
  return muster_word_find (kind_words, G_N_ELEMENTS (kind_words), word, kind);
}

/** muster_journal_new: Returns: (transfer full) (element-type MusterJournalEntry): an empty list that owns entries */
GPtrArray *
muster_journal_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) muster_journal_entry_unref);
}

/** muster_journal_find: Returns: (transfer none) (nullable): the entry of that id */
MusterJournalEntry *
muster_journal_find (const GPtrArray *journal,
                     gint64           id)
{
  guint low = 0;
  guint high = journal->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      MusterJournalEntry *entry = g_ptr_array_index (journal, middle);

      if (entry->id == id)
        {
          return entry;
        }
      if (entry->id < id)
        {
          low = middle + 1;
        }
      else
        {
          high = middle;
        }
    }
  return NULL;
}

static void
move_newest (GPtrArray *from,
             GPtrArray *to)
{
  if (from->len > 0)
    {
      g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
    }
}

/* Moves acts between what is done and what is undone, entry by entry; a new act forgets what could be redone. */
static void
replay (const GPtrArray *journal,
        GPtrArray       *done,
        GPtrArray       *undone)
{
  for (guint i = 0; i < journal->len; i++)
    {
      MusterJournalEntry *entry = g_ptr_array_index (journal, i);

      switch ((MusterEntryKind) entry->kind)
        {
        case MUSTER_ENTRY_ACT:
          g_ptr_array_add (done, entry);
          g_ptr_array_set_size (undone, 0);
          break;

        case MUSTER_ENTRY_UNDO:
          move_newest (done, undone);
          break;

        case MUSTER_ENTRY_REDO:
          move_newest (undone, done);
          break;
        }
    }
}

/**
 * muster_journal_dup_in_force:
 *
 * Returns: (transfer full) (element-type MusterJournalEntry): the acts that were not undone, or were redone: what
 *   reports and ledgers are made from
 */
GPtrArray *
muster_journal_dup_in_force (const GPtrArray *journal)
{
  g_autoptr (GPtrArray) done = g_ptr_array_new ();
  g_autoptr (GPtrArray) undone = g_ptr_array_new ();
  GPtrArray *in_force = muster_journal_new ();

  replay (journal, done, undone);
  for (guint i = 0; i < done->len; i++)
    {
      g_ptr_array_add (in_force, muster_journal_entry_ref (g_ptr_array_index (done, i)));
    }
  return in_force;
}

/** muster_journal_next_undo: Returns: (transfer none) (nullable): the act that an undo would undo */
MusterJournalEntry *
muster_journal_next_undo (const GPtrArray *journal)
{
  g_autoptr (GPtrArray) done = g_ptr_array_new ();
  g_autoptr (GPtrArray) undone = g_ptr_array_new ();

  replay (journal, done, undone);
  return done->len > 0 ? g_ptr_array_index (done, done->len - 1) : NULL;
}

/** muster_journal_next_redo: Returns: (transfer none) (nullable): the act that a redo would do again */
MusterJournalEntry *
muster_journal_next_redo (const GPtrArray *journal)
{
  g_autoptr (GPtrArray) done = g_ptr_array_new ();
  g_autoptr (GPtrArray) undone = g_ptr_array_new ();

  replay (journal, done, undone);
  return undone->len > 0 ? g_ptr_array_index (undone, undone->len - 1) : NULL;
}

/**
 * muster_journal_leads_to:
 * @beginning: the world before the first entry
 *
 * Returns: whether what the journal tells, done again from @beginning, comes to @world
 */
gboolean
muster_journal_leads_to (const GPtrArray   *journal,
                         MusterWorld       *beginning,
                         const MusterWorld *world)
{
  g_autoptr (MusterWorld) now = muster_world_ref (beginning);

  for (guint i = 0; i < journal->len && now != NULL; i++)
    {
      const MusterJournalEntry *entry = g_ptr_array_index (journal, i);
      g_autoptr (MusterWorld) before = g_steal_pointer (&now);

      now = muster_world_apply (before, entry->effects);
    }
  return now != NULL && muster_world_equal (now, world);
}

/**
 * muster_journal_rewind:
 * @world: the world after the newest entry
 * @id: an entry, 0 for the beginning
 *
 * Returns: (transfer full) (nullable): the world as it was right after that entry; NULL where the journal does not
 *   fit to the world, so that the file is damaged
 */
MusterWorld *
muster_journal_rewind (const GPtrArray *journal,
                       MusterWorld     *world,
                       gint64           id)
{
  MusterWorld *then = muster_world_ref (world);

  for (guint i = journal->len; i > 0; i--)
    {
      const MusterJournalEntry *entry = g_ptr_array_index (journal, i - 1);
      g_autoptr (GArray) inverse = NULL;
      MusterWorld *earlier;

      if (entry->id <= id)
        {
          break;
        }
      inverse = muster_effects_invert (entry->effects);
      earlier = muster_world_apply (then, inverse);
      muster_world_unref (then);
      if (earlier == NULL)
        {
          return NULL;
        }
      then = earlier;
    }
  return then;
}
