/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/finding.h"

typedef enum
{
  MUSTER_LEGAL,
  MUSTER_ILLEGAL,
  MUSTER_UNDECIDED,
} MusterStatus;

/** MusterVerdict: the answer to a rule question. Findings are only ever added; the status follows from them. */
typedef struct _MusterVerdict MusterVerdict;

MusterVerdict *muster_verdict_new (void) G_GNUC_WARN_UNUSED_RESULT;
MusterVerdict *muster_verdict_ref (MusterVerdict *verdict);
void muster_verdict_unref (MusterVerdict *verdict);

MusterFinding *muster_verdict_add (MusterVerdict      *verdict,
                                   const MusterClause *clause,
                                   MusterOutcome       outcome,
                                   MusterReason        reason,
                                   const MusterFact   *facts,
                                   guint               n_facts);
void muster_verdict_add_copy (MusterVerdict       *verdict,
                              const MusterFinding *finding);
gboolean muster_verdict_limit (MusterVerdict      *verdict,
                               const MusterClause *clause,
                               MusterReason        within,
                               MusterReason        beyond,
                               gint64              measured,
                               gint64              limit,
                               gint64              tolerance,
                               const MusterFact   *facts,
                               guint               n_facts);
gboolean muster_verdict_clear_of (MusterVerdict      *verdict,
                                  const MusterClause *clause,
                                  MusterReason        clear,
                                  MusterReason        within,
                                  gint64              measured,
                                  gint64              limit,
                                  gint64              tolerance,
                                  const MusterFact   *facts,
                                  guint               n_facts);
void muster_verdict_settle (MusterVerdict      *verdict,
                            const MusterRuling *ruling);

MusterStatus muster_verdict_get_status (const MusterVerdict *verdict);
gboolean muster_verdict_is_borderline (const MusterVerdict *verdict);
guint muster_verdict_get_n_findings (const MusterVerdict *verdict);
const MusterFinding *muster_verdict_get_finding (const MusterVerdict *verdict,
                                                 guint                index);
const MusterFinding *muster_verdict_find (const MusterVerdict *verdict,
                                          const char          *clause_id,
                                          MusterOutcome        outcome);
const char *muster_status_get_word (MusterStatus status);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterVerdict, muster_verdict_unref)

/* Adds a finding; the facts follow as MUSTER_FACT_..._OF() values. */
#define muster_verdict_find_out(verdict, clause, outcome, reason, ...) \
  muster_verdict_add ((verdict), (clause), (outcome), (reason), \
                      (const MusterFact[]) {__VA_ARGS__}, \
                      sizeof ((const MusterFact[]) {__VA_ARGS__}) / sizeof (MusterFact))
