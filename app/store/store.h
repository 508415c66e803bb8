/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"
#include "store/error.h"

/**
 * MusterStore: an open campaign file. Every change is one transaction that is on the disk when the call returns.
 * It may be used from any thread, but from one at a time.
 */
typedef struct _MusterStore MusterStore;

gboolean muster_store_create (const char        *path,
                              gboolean           overwrite,
                              const MusterWorld *world,
                              const char        *ruleset_text,
                              GError           **error);
MusterStore *muster_store_open (const char *path,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_store_close (MusterStore *store,
                             GError     **error);
void muster_store_free (MusterStore *store);

const char *muster_store_get_path (const MusterStore *store);
gboolean muster_store_is_read_only (const MusterStore *store);

char *muster_store_dup_ruleset_text (MusterStore *store,
                                     GError     **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_store_read_newest (MusterStore *store,
                                   gint64      *newest,
                                   GError     **error);
MusterWorld *muster_store_load_world (MusterStore   *store,
                                      MusterRuleset *ruleset,
                                      gint64        *newest,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_store_read_journal (MusterStore *store,
                                      gint64       after,
                                      gint64       through,
                                      GError     **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_store_append (MusterStore              *store,
                              const MusterJournalEntry *entry,
                              GError                  **error);

gboolean muster_store_read_draft (MusterStore *store,
                                  const char  *name,
                                  char       **text,
                                  GError     **error);
gboolean muster_store_write_draft (MusterStore *store,
                                   const char  *name,
                                   const char  *text,
                                   GError     **error);

gboolean muster_store_save_copy (MusterStore *store,
                                 const char  *path,
                                 gboolean     overwrite,
                                 GError     **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStore, muster_store_free)
