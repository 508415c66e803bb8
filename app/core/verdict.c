/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/verdict.h"

#include <string.h>

#define USUAL_FINDINGS 12

struct _MusterVerdict
{
  gatomicrefcount refs;

  /* Owned */
  GArray *findings;    /* of MusterFinding */
  GStringChunk *words; /* what the facts' words point into; made when first needed */

  guint n_failed;
  guint n_needed;
  gboolean borderline;
};

/** muster_verdict_new: Returns: (transfer full): a verdict without findings, which is LEGAL */
MusterVerdict *
muster_verdict_new (void)
{
  MusterVerdict *verdict = g_new0 (MusterVerdict, 1);

  g_atomic_ref_count_init (&verdict->refs);
  verdict->findings = g_array_sized_new (FALSE, FALSE, sizeof (MusterFinding), USUAL_FINDINGS);
  return verdict;
}

/** muster_verdict_ref: Returns: (transfer full): @verdict */
MusterVerdict *
muster_verdict_ref (MusterVerdict *verdict)
{
  g_atomic_ref_count_inc (&verdict->refs);
  return verdict;
}

/** muster_verdict_unref: drops a reference; the last one frees findings and their words */
void
muster_verdict_unref (MusterVerdict *verdict)
{
  if (!g_atomic_ref_count_dec (&verdict->refs))
    {
      return;
    }
  g_array_unref (verdict->findings);
  g_clear_pointer (&verdict->words, g_string_chunk_free);
  g_free (verdict);
}

static void
take_words (MusterVerdict *verdict,
            MusterFact    *fact)
{
  if (fact->kind != MUSTER_FACT_WORDS)
    {
      return;
    }
  if (verdict->words == NULL)
    {
      verdict->words = g_string_chunk_new (256);
    }
  fact->words = g_string_chunk_insert_const (verdict->words, fact->words != NULL ? fact->words : "");
}

static MusterFinding *
append (MusterVerdict       *verdict,
        const MusterFinding *finding)
{
  MusterFinding *added;

  g_array_append_vals (verdict->findings, finding, 1);
  added = &g_array_index (verdict->findings, MusterFinding, verdict->findings->len - 1);
  for (guint i = 0; i < MUSTER_FINDING_FACTS; i++)
    {
      take_words (verdict, &added->facts[i]);
    }
  verdict->n_failed += added->outcome == MUSTER_FAIL;
  verdict->n_needed += added->outcome == MUSTER_NEEDS;
  verdict->borderline |= added->borderline;
  return added;
}

/**
 * muster_verdict_add:
 * @facts: at most %MUSTER_FINDING_FACTS; their words are copied
 *
 * Returns: (transfer none): the finding, to set a ruling on; valid until the next one is added
 */
MusterFinding *
muster_verdict_add (MusterVerdict      *verdict,
                    const MusterClause *clause,
                    MusterOutcome       outcome,
                    MusterReason        reason,
                    const MusterFact   *facts,
                    guint               n_facts)
{
  MusterFinding finding = {.clause = clause, .outcome = outcome, .reason = reason};

  g_assert (n_facts <= MUSTER_FINDING_FACTS);
  if (n_facts > 0)
    {
      memcpy (finding.facts, facts, n_facts * sizeof *facts);
    }
  return append (verdict, &finding);
}

/** muster_verdict_add_copy: adds a copy of @finding, which may belong to another verdict */
void
muster_verdict_add_copy (MusterVerdict       *verdict,
                         const MusterFinding *finding)
{
  append (verdict, finding);
}

/* Adds a finding of what was measured against what limit. */
static void
compare (MusterVerdict      *verdict,
         const MusterClause *clause,
         gboolean            kept,
         MusterReason        reason,
         gint64              measured,
         gint64              limit,
         gint64              tolerance,
         const MusterFact   *facts,
         guint               n_facts)
{
  MusterFact all[MUSTER_FINDING_FACTS];
  MusterFinding *finding;

  g_assert (n_facts + 2 <= MUSTER_FINDING_FACTS);
  for (guint i = 0; i < n_facts; i++)
    {
      all[i] = facts[i];
    }
  all[n_facts] = MUSTER_FACT_LENGTH_OF (MEASURED, measured);
  all[n_facts + 1] = MUSTER_FACT_LENGTH_OF (LIMIT, limit);
  finding = muster_verdict_add (verdict, clause, kept ? MUSTER_PASS : MUSTER_FAIL, reason, all, n_facts + 2);
  finding->borderline = ABS (measured - limit) <= tolerance;
  verdict->borderline |= finding->borderline;
}

/**
 * muster_verdict_limit:
 * @tolerance: by how much @measured may exceed @limit before it counts
 *
 * Holds a measure against a limit. Equal is within. Adds a finding of reason @within or @beyond that carries both
 * numbers as lengths, borderline when they are no more than @tolerance apart.
 *
 * Returns: whether the limit was kept
 */
gboolean
muster_verdict_limit (MusterVerdict      *verdict,
                      const MusterClause *clause,
                      MusterReason        within,
                      MusterReason        beyond,
                      gint64              measured,
                      gint64              limit,
                      gint64              tolerance,
                      const MusterFact   *facts,
                      guint               n_facts)
{
  gboolean kept = measured <= limit + tolerance;

  compare (verdict, clause, kept, kept ? within : beyond, measured, limit, tolerance, facts, n_facts);
  return kept;
}

/**
 * muster_verdict_clear_of:
 * @tolerance: by how much @measured must exceed @limit before it counts
 *
 * The reverse of muster_verdict_limit(): holds a distance against one within which nothing may be. Equal is within.
 *
 * Returns: whether it is clear
 */
gboolean
muster_verdict_clear_of (MusterVerdict      *verdict,
                         const MusterClause *clause,
                         MusterReason        clear,
                         MusterReason        within,
                         gint64              measured,
                         gint64              limit,
                         gint64              tolerance,
                         const MusterFact   *facts,
                         guint               n_facts)
{
  gboolean kept = measured > limit + tolerance;

  compare (verdict, clause, kept, kept ? clear : within, measured, limit, tolerance, facts, n_facts);
  return kept;
}

/** muster_verdict_settle: says that it was @ruling that settled the finding added last */
void
muster_verdict_settle (MusterVerdict      *verdict,
                       const MusterRuling *ruling)
{
  g_assert (verdict->findings->len > 0);
  g_array_index (verdict->findings, MusterFinding, verdict->findings->len - 1).ruling = ruling;
}

/**
 * muster_verdict_get_status:
 *
 * Returns: ILLEGAL if a clause failed, else UNDECIDED if something is needed first, else LEGAL
 */
MusterStatus
muster_verdict_get_status (const MusterVerdict *verdict)
{
  if (verdict->n_failed > 0)
    {
      return MUSTER_ILLEGAL;
    }
  return verdict->n_needed > 0 ? MUSTER_UNDECIDED : MUSTER_LEGAL;
}

/** muster_verdict_is_borderline: Returns: whether a measure was within tolerance of its limit */
gboolean
muster_verdict_is_borderline (const MusterVerdict *verdict)
{
  return verdict->borderline;
}

/** muster_verdict_get_n_findings: Returns: how many findings there are */
guint
muster_verdict_get_n_findings (const MusterVerdict *verdict)
{
  return verdict->findings->len;
}

/** muster_verdict_get_finding: Returns: (transfer none): finding @index, in the order in which they were added */
const MusterFinding *
muster_verdict_get_finding (const MusterVerdict *verdict,
                            guint                index)
{
  g_assert (index < verdict->findings->len);
  return &g_array_index (verdict->findings, MusterFinding, index);
}

/**
 * muster_verdict_find:
 *
 * Returns: (transfer none) (nullable): the first finding of that clause with that outcome
 */
const MusterFinding *
muster_verdict_find (const MusterVerdict *verdict,
                     const char          *clause_id,
                     MusterOutcome        outcome)
{
  for (guint i = 0; i < verdict->findings->len; i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (finding->outcome == outcome && strcmp (finding->clause->id, clause_id) == 0)
        {
          return finding;
        }
    }
  return NULL;
}

/** muster_status_get_word: Returns: (transfer none): "legal", "illegal" or "undecided" */
const char *
muster_status_get_word (MusterStatus status)
{
  static const char *const words[] = {"legal", "illegal", "undecided"};

  return words[status];
}
