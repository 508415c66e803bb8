/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/keeper.h"

#include "exchange/ruleset-reader.h"

#include <string.h>

#define MOST_ATTEMPTS 10

struct _MusterKeeper
{
  /* Owned */
  MusterStore *store;
  MusterRuleset *ruleset;
  MusterWorld *world;
  GPtrArray *journal;
};

static gint64
get_newest (MusterKeeper *keeper)
{
  const GPtrArray *journal = keeper->journal;

  return journal->len > 0 ? ((const MusterJournalEntry *) g_ptr_array_index (journal, journal->len - 1))->id : 0;
}

static gboolean
load_ruleset (MusterKeeper *keeper,
              GError      **error)
{
  g_autofree char *shown = g_filename_display_name (muster_store_get_path (keeper->store));
  char *text = muster_store_dup_ruleset_text (keeper->store, error);
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;

  keeper->ruleset = bytes != NULL ? muster_ruleset_read (bytes, shown, error) : NULL;
  return keeper->ruleset != NULL;
}

/* Reads the world as the file has it, and the entries that are new. */
static gboolean
load (MusterKeeper *keeper,
      GError      **error)
{
  gint64 newest;
  g_autoptr (MusterWorld) world = muster_store_load_world (keeper->store, keeper->ruleset, &newest, error);
  g_autoptr (GPtrArray) fresh = world != NULL
                                ? muster_store_read_journal (keeper->store, get_newest (keeper), newest, error)
                                              : NULL;

  if (fresh == NULL)
    {
      return FALSE;
    }
  g_ptr_array_extend_and_steal (keeper->journal, g_steal_pointer (&fresh));
  g_clear_pointer (&keeper->world, muster_world_unref);
  keeper->world = g_steal_pointer (&world);
  return TRUE;
}

/** muster_keeper_open: Returns: (transfer full) (nullable): the keeper of a campaign file, or NULL with @error */
MusterKeeper *
muster_keeper_open (const char *path,
                    GError    **error)
{
  g_autoptr (MusterKeeper) keeper = g_new0 (MusterKeeper, 1);

  keeper->journal = muster_journal_new ();
  keeper->store = muster_store_open (path, error);
  if (keeper->store == NULL || !load_ruleset (keeper, error) || !load (keeper, error))
    {
      return NULL;
    }
  return g_steal_pointer (&keeper);
}

/** muster_keeper_close: closes the file; world and journal can still be had. Returns: FALSE with @error on failure */
gboolean
muster_keeper_close (MusterKeeper *keeper,
                     GError      **error)
{
  gboolean closed = muster_store_close (keeper->store, error);

  g_clear_pointer (&keeper->store, muster_store_free);
  return closed;
}

/** muster_keeper_free: */
void
muster_keeper_free (MusterKeeper *keeper)
{
  g_clear_pointer (&keeper->store, muster_store_free);
  g_clear_pointer (&keeper->world, muster_world_unref);
  g_clear_pointer (&keeper->ruleset, muster_ruleset_unref);
  g_ptr_array_unref (keeper->journal);
  g_free (keeper);
}

/** muster_keeper_get_store: Returns: (transfer none): the file, for drafts and copies */
MusterStore *
muster_keeper_get_store (MusterKeeper *keeper)
{
  return keeper->store;
}

/** muster_keeper_get_world: Returns: (transfer none): the world after the newest entry */
MusterWorld *
muster_keeper_get_world (MusterKeeper *keeper)
{
  return keeper->world;
}

/** muster_keeper_get_journal: Returns: (transfer none) (element-type MusterJournalEntry): all entries */
const GPtrArray *
muster_keeper_get_journal (MusterKeeper *keeper)
{
  return keeper->journal;
}

/** muster_keeper_refresh: takes what another process wrote, if one did. Returns: FALSE with @error set on failure */
gboolean
muster_keeper_refresh (MusterKeeper *keeper,
                       GError      **error)
{
  gint64 newest;

  return muster_store_read_newest (keeper->store, &newest, error) &&
         (newest == get_newest (keeper) || load (keeper, error));
}

static gboolean
keep (MusterKeeper       *keeper,
      MusterJournalEntry *entry,
      MusterWorld        *after,
      GError            **error)
{
  if (!muster_store_append (keeper->store, entry, error))
    {
      return FALSE;
    }
  g_ptr_array_add (keeper->journal, muster_journal_entry_ref (entry));
  muster_world_unref (keeper->world);
  keeper->world = muster_world_ref (after);
  return TRUE;
}

static MusterDecision *
decide (MusterKeeper        *keeper,
        const MusterCommand *command,
        MusterDice          *dice,
        GError             **error)
{
  g_autoptr (MusterDice) own = dice == NULL ? muster_dice_new_for_campaign (keeper->world) : NULL;

  if (dice != NULL)
    {
      muster_dice_begin (dice, muster_world_get_campaign (keeper->world)->rolls);
    }
  return muster_decide (keeper->world, command, dice != NULL ? dice : own, error);
}

/* Decides and stores once. Returns: the decision, or NULL with @error, CHANGED where it is to be decided again */
static MusterDecision *
attempt (MusterKeeper        *keeper,
         const MusterCommand *command,
         MusterDice          *dice,
         GError             **error)
{
  g_autoptr (MusterDecision) decision = decide (keeper, command, dice, error);
  g_autoptr (MusterJournalEntry) entry = NULL;

  if (decision == NULL || muster_verdict_get_status (decision->verdict) != MUSTER_LEGAL)
    {
      return g_steal_pointer (&decision);
    }
  entry = muster_journal_entry_new_act (get_newest (keeper) + 1, keeper->world, command, decision);
  return keep (keeper, entry, decision->after, error) ? g_steal_pointer (&decision) : NULL;
}

/**
 * muster_keeper_run:
 * @dice: (nullable): what to roll, NULL for the campaign's own dice; they stand after the command's rolls afterwards
 *
 * Decides a command and, where it is LEGAL, stores it. If another process wrote in the meantime it is decided again.
 *
 * Returns: (transfer full) (nullable): the decision, or NULL with @error; then nothing was changed
 */
MusterDecision *
muster_keeper_run (MusterKeeper        *keeper,
                   const MusterCommand *command,
                   MusterDice          *dice,
                   GError             **error)
{
  for (guint i = 1;; i++)
    {
      g_autoptr (GError) trouble = NULL;
      MusterDecision *decision = attempt (keeper, command, dice, &trouble);

      if (decision != NULL)
        {
          return decision;
        }
      if (!g_error_matches (trouble, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CHANGED) || i == MOST_ATTEMPTS)
        {
          g_propagate_error (error, g_steal_pointer (&trouble));
          return NULL;
        }
      if (dice != NULL)
        {
          muster_dice_take_back (dice);
        }
      if (!muster_keeper_refresh (keeper, error))
        {
          return NULL;
        }
    }
}

/**
 * muster_keeper_turn:
 * @kind: %MUSTER_ENTRY_UNDO or %MUSTER_ENTRY_REDO
 * @done: (out): whether there was something to undo or redo
 *
 * Returns: FALSE with @error set on failure; then nothing was changed
 */
gboolean
muster_keeper_turn (MusterKeeper   *keeper,
                    MusterEntryKind kind,
                    gboolean       *done,
                    GError        **error)
{
  gboolean undo = kind == MUSTER_ENTRY_UNDO;
  const MusterJournalEntry *act;
  g_autoptr (MusterJournalEntry) entry = NULL;
  g_autoptr (MusterWorld) after = NULL;

  *done = FALSE;
  if (!muster_keeper_refresh (keeper, error))
    {
      return FALSE;
    }
  act = undo ? muster_journal_next_undo (keeper->journal) : muster_journal_next_redo (keeper->journal);
  if (act == NULL)
    {
      return TRUE;
    }
  entry = undo ? muster_journal_entry_new_undo (get_newest (keeper) + 1, keeper->world, act)
               : muster_journal_entry_new_redo (get_newest (keeper) + 1, keeper->world, act);
  after = muster_world_apply (keeper->world, entry->effects);
  if (after == NULL)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   "the journal does not fit to the campaign at entry %" G_GINT64_FORMAT "; open a copy of the file",
                   act->id);
      return FALSE;
    }
  *done = keep (keeper, entry, after, error);
  return *done;
}
