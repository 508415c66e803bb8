/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decide.h"

typedef enum
{
  MUSTER_ENTRY_ACT,
  MUSTER_ENTRY_UNDO,
  MUSTER_ENTRY_REDO,
} MusterEntryKind;

/**
 * MusterJournalEntry: one thing that was done to a campaign. An undo carries the inverse effects of the act that it
 * undoes, a redo those of the act again; both name the act in @target. Immutable once made, reference-counted.
 */
typedef struct
{
  gatomicrefcount refs;
  gint64 id;      /* from 1, in the order of doing */
  gint64 target;  /* of an undo or redo: the id of the act; of an act 0 */
  int turn;       /* in which it was done */
  guint8 kind;    /* MusterEntryKind */
  guint8 step;    /* MusterStep in which it was done */

  /* Owned */
  char *command;  /* canonical text */
  GArray *rolls;  /* of MusterRoll */
  MusterVerdict *verdict;
  GArray *effects; /* of MusterEffect */
} MusterJournalEntry;

MusterJournalEntry *muster_journal_entry_new_blank (gint64 id) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *muster_journal_entry_new_act (gint64                id,
                                                  const MusterWorld    *world,
                                                  const MusterCommand  *command,
                                                  const MusterDecision *decision) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *muster_journal_entry_new_undo (gint64                    id,
                                                   const MusterWorld        *world,
                                                   const MusterJournalEntry *act) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *muster_journal_entry_new_redo (gint64                    id,
                                                   const MusterWorld        *world,
                                                   const MusterJournalEntry *act) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *muster_journal_entry_ref (MusterJournalEntry *entry);
void muster_journal_entry_unref (MusterJournalEntry *entry);
const char *muster_entry_kind_get_word (MusterEntryKind kind);
gboolean muster_entry_kind_from_word (const char      *word,
                                      MusterEntryKind *kind);

/* A journal is a GPtrArray of MusterJournalEntry in the order of their ids. */
GPtrArray *muster_journal_new (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_journal_dup_in_force (const GPtrArray *journal) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *muster_journal_find (const GPtrArray *journal,
                                         gint64           id);
MusterJournalEntry *muster_journal_next_undo (const GPtrArray *journal);
MusterJournalEntry *muster_journal_next_redo (const GPtrArray *journal);
gboolean muster_journal_leads_to (const GPtrArray   *journal,
                                  MusterWorld       *beginning,
                                  const MusterWorld *world);
MusterWorld *muster_journal_rewind (const GPtrArray *journal,
                                    MusterWorld     *world,
                                    gint64           id) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterJournalEntry, muster_journal_entry_unref)
