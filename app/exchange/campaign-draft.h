/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "exchange/campaign-format.h"

/**
 * MusterDraft: a campaign as it is being read: records in the order of the file, without keys, and the names by which
 * they speak of one another. Only when all has been read can they be resolved, since sections may come in any order.
 */
typedef struct _MusterDraft MusterDraft;

/* Instead of a field: the record's own key is that of the record which is named. */
#define MUSTER_DRAFT_OWN_KEY G_MAXUINT
/* Nothing is set: the record that is named must only be there. */
#define MUSTER_DRAFT_NO_FIELD (G_MAXUINT - 1)

MusterDraft *muster_draft_new (MusterRuleset *ruleset,
                               const char    *source) G_GNUC_WARN_UNUSED_RESULT;
void muster_draft_free (MusterDraft *draft);
MusterCampaign *muster_draft_peek_campaign (MusterDraft *draft);
MusterRuleset *muster_draft_peek_ruleset (MusterDraft *draft);

guint muster_draft_add (MusterDraft     *draft,
                        MusterRecordKind kind,
                        MusterPlace      place);
void muster_draft_place (MusterDraft     *draft,
                         MusterRecordKind kind,
                         guint            index,
                         MusterPlace      place);
gpointer muster_draft_peek (MusterDraft     *draft,
                            MusterRecordKind kind,
                            guint            index);
guint muster_draft_count (MusterDraft     *draft,
                          MusterRecordKind kind);
gboolean muster_draft_name (MusterDraft     *draft,
                            MusterRecordKind kind,
                            guint            index,
                            const char      *id);
gboolean muster_draft_find (MusterDraft     *draft,
                            MusterRecordKind kind,
                            const char      *id,
                            guint           *index);
void muster_draft_refer (MusterDraft     *draft,
                         MusterRecordKind kind,
                         guint            index,
                         guint            field,
                         MusterRecordKind named,
                         const char      *id,
                         MusterPlace      place);
void muster_draft_set_map (MusterDraft *draft,
                           guint        columns,
                           guint        rows);
MusterHex *muster_draft_peek_hex (MusterDraft *draft,
                                  guint32      hex);
gpointer muster_draft_find_key (MusterDraft     *draft,
                                MusterRecordKind kind,
                                guint32          key);

gboolean muster_draft_fail (MusterDraft     *draft,
                            MusterRecordKind kind,
                            guint            index,
                            GError         **error,
                            const char      *format,
                            ...) G_GNUC_PRINTF (5, 6);
gboolean muster_draft_resolve (MusterDraft *draft,
                               GError     **error);
MusterWorld *muster_draft_finish (MusterDraft *draft,
                                  GArray     **effects) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDraft, muster_draft_free)
