/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"
#include "store/damage.h"

/** MusterJournalTable: the journal in the file, to which entries are only ever appended. */
typedef struct _MusterJournalTable MusterJournalTable;

MusterJournalTable *muster_journal_table_new (MusterDatabase *database) G_GNUC_WARN_UNUSED_RESULT;
void muster_journal_table_free (MusterJournalTable *table);
gboolean muster_journal_table_read_newest (MusterJournalTable *table,
                                           gint64             *newest,
                                           GError            **error);
gboolean muster_journal_table_append (MusterJournalTable       *table,
                                      const MusterJournalEntry *entry,
                                      GError                  **error);
GPtrArray *muster_journal_table_read (MusterJournalTable *table,
                                      gint64              after,
                                      gint64              through,
                                      MusterDamage       *damage,
                                      GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterJournalTable, muster_journal_table_free)
