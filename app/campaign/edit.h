/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/verdict.h"

/**
 * MusterEdit: how a deciding function changes a world. Each call records an effect and shows in the edit's own world
 * at once, so that a later rule of the same step sees what an earlier one did. Pointers to records of that world are
 * valid until the next change of the same kind of record.
 */
typedef struct _MusterEdit MusterEdit;

MusterEdit *muster_edit_new (MusterWorld   *world,
                             MusterVerdict *verdict) G_GNUC_WARN_UNUSED_RESULT;
void muster_edit_free (MusterEdit *edit);
const MusterWorld *muster_edit_peek_world (const MusterEdit *edit);
MusterVerdict *muster_edit_peek_verdict (const MusterEdit *edit);
const GError *muster_edit_peek_trouble (const MusterEdit *edit);
MusterWorld *muster_edit_finish (MusterEdit *edit,
                                 GArray    **effects) G_GNUC_WARN_UNUSED_RESULT;

/* The cause of all changes that follow, until the next one. */
MusterFinding *muster_edit_because (MusterEdit         *edit,
                                    const MusterClause *clause,
                                    MusterReason        reason,
                                    const MusterFact   *facts,
                                    guint               n_facts);
void muster_edit_without_cause (MusterEdit *edit);

void muster_edit_set (MusterEdit      *edit,
                      MusterRecordKind kind,
                      guint32          key,
                      guint            field,
                      gint64           number);
void muster_edit_set_text (MusterEdit      *edit,
                           MusterRecordKind kind,
                           guint32          key,
                           guint            field,
                           const char      *text);
void muster_edit_add (MusterEdit      *edit,
                      MusterRecordKind kind,
                      guint32          key,
                      guint            field,
                      gint64           amount);
guint32 muster_edit_put (MusterEdit      *edit,
                         MusterRecordKind kind,
                         gconstpointer    record);
void muster_edit_drop (MusterEdit      *edit,
                       MusterRecordKind kind,
                       guint32          key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterEdit, muster_edit_free)

/* muster_edit_because() with the facts as MUSTER_FACT_..._OF() values. */
#define muster_edit_cite(edit, clause, reason, ...) \
  muster_edit_because ((edit), (clause), (reason), \
                       (const MusterFact[]) {__VA_ARGS__}, \
                       sizeof ((const MusterFact[]) {__VA_ARGS__}) / sizeof (MusterFact))
