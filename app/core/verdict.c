/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/verdict.h"

#include <string.h>

/* Findings stand in blocks, each four times as large as the one before, so that a verdict of thousands grows without
   copying and none of them ever moves. The first block suffices for most verdicts. */
#define FIRST_BLOCK 16
#define N_BLOCKS 11

struct _MusterVerdict
{
  gatomicrefcount refs;

  /* Owned */
  MusterFinding *blocks[N_BLOCKS];
  GStringChunk *words; /* what the facts' words point into; made when first needed */

  guint n_findings;
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
  for (guint i = 0; i < N_BLOCKS; i++)
    {
      g_free (verdict->blocks[i]);
    }
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

/* In which block finding @index stands, and where in it. */
static guint
find_block (guint  index,
            guint *offset)
{
  guint block = (g_bit_storage (3 * index / FIRST_BLOCK + 1) - 1) / 2;

  *offset = index - FIRST_BLOCK * ((1u << 2 * block) - 1) / 3;
  return block;
}

static MusterFinding *
get_nth (const MusterVerdict *verdict,
         guint                index)
{
  guint offset;
  guint block = find_block (index, &offset);

  return &verdict->blocks[block][offset];
}

static MusterFinding *
append (MusterVerdict       *verdict,
        const MusterFinding *finding)
{
  guint offset;
  guint block = find_block (verdict->n_findings, &offset);

  g_assert (block < N_BLOCKS);
  if (verdict->blocks[block] == NULL)
    {
      verdict->blocks[block] = g_new (MusterFinding, FIRST_BLOCK << 2 * block);
    }
  verdict->blocks[block][offset] = *finding;
  verdict->n_findings++;
  return &verdict->blocks[block][offset];
}

/* Counts a new finding and makes its words the verdict's own. */
static void
take_in (MusterVerdict *verdict,
         MusterFinding *added,
         guint          n_facts)
{
  for (guint i = 0; i < n_facts; i++)
    {
      take_words (verdict, &added->facts[i]);
    }
  verdict->n_failed += added->outcome == MUSTER_FAIL;
  verdict->n_needed += added->outcome == MUSTER_NEEDS;
  verdict->borderline |= added->borderline;
}

/**
 * muster_verdict_add:
 * @facts: at most %MUSTER_FINDING_FACTS; their words are copied
 *
 * Returns: (transfer none): the finding, to set a ruling on
 */
MusterFinding *
muster_verdict_add (MusterVerdict      *verdict,
                    const MusterClause *clause,
                    MusterOutcome       outcome,
                    MusterReason        reason,
                    const MusterFact   *facts,
                    guint               n_facts)
{
  MusterFinding *finding;

  g_assert (n_facts <= MUSTER_FINDING_FACTS);
  finding = append (verdict, &(MusterFinding) {.clause = clause, .outcome = outcome, .reason = reason});
  if (n_facts > 0)
    {
      memcpy (finding->facts, facts, n_facts * sizeof *facts);
    }
  take_in (verdict, finding, n_facts);
  return finding;
}

/** muster_verdict_add_copy: adds a copy of @finding, which may belong to another verdict */
void
muster_verdict_add_copy (MusterVerdict       *verdict,
                         const MusterFinding *finding)
{
  take_in (verdict, append (verdict, finding), MUSTER_FINDING_FACTS);
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
  g_assert (verdict->n_findings > 0);
  get_nth (verdict, verdict->n_findings - 1)->ruling = ruling;
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
  return verdict->n_findings;
}

/** muster_verdict_get_finding: Returns: (transfer none): finding @index, in the order in which they were added */
const MusterFinding *
muster_verdict_get_finding (const MusterVerdict *verdict,
                            guint                index)
{
  g_assert (index < verdict->n_findings);
  return get_nth (verdict, index);
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
  for (guint i = 0; i < verdict->n_findings; i++)
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
