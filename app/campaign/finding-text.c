/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-line.h"
#include "campaign/journal-text.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "core/word.h"

#include <string.h>

/* Kinds of facts by the letter that stands before the value; nouns are numbered by their own words. */
static const char *const noun_words[] = {
  "player", "unit", "hex", "troop", "battle", "terrain", "resource", "stronghold", "race", "side", "step", "level",
  "path", "battle-kind",
};

G_STATIC_ASSERT (G_N_ELEMENTS (noun_words) == MUSTER_LAST_NOUN - MUSTER_FACT_FIRST_NOUN + 1);

static void
append_fact (GString          *line,
             const MusterFact *fact)
{
  g_string_append_printf (line, " %s=", muster_fact_key_get_word (fact->key));
  if (fact->kind == MUSTER_FACT_WORDS)
    {
      muster_line_append_text (line, fact->words);
    }
  else if (fact->kind == MUSTER_FACT_COUNTED || fact->kind == MUSTER_FACT_LENGTH)
    {
      g_string_append_printf (line, "%s%" G_GINT64_FORMAT, fact->kind == MUSTER_FACT_LENGTH ? "um:" : "", fact->number);
    }
  else
    {
      g_string_append_printf (line, "%s:%" G_GINT64_FORMAT, noun_words[fact->kind - MUSTER_FACT_FIRST_NOUN],
                              fact->number);
    }
}

/**
 * muster_findings_to_text:
 *
 * Returns: (transfer full): a line per finding: clause outcome reason ruling|- fact=value ...
 */
char *
muster_findings_to_text (const MusterVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_chronopia_get_rulebook (), finding->reason);

      g_string_append_printf (text, "%s %s %s %s",
                              finding->clause->id, muster_outcome_get_word (finding->outcome), reason,
                              finding->ruling != NULL ? finding->ruling->key : "-");
      for (guint n = 0; n < MUSTER_FINDING_FACTS && finding->facts[n].kind != MUSTER_FACT_ABSENT; n++)
        {
          append_fact (text, &finding->facts[n]);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_fact_value (char       *value,
                 MusterFact *fact)
{
  char *colon = strchr (value, ':');
  gint64 number = 0;
  char *words = NULL;
  guint noun;

  if (muster_line_is_text (value))
    {
      fact->kind = MUSTER_FACT_WORDS;
      if (!muster_line_read_text (value, &words))
        {
          return FALSE;
        }
      fact->words = words;
      return TRUE;
    }
  if (!muster_line_read_number (colon != NULL ? colon + 1 : value, G_MININT64, G_MAXINT64, &number))
    {
      return FALSE;
    }
  fact->number = number;
  fact->kind = colon == NULL ? MUSTER_FACT_COUNTED : MUSTER_FACT_LENGTH;
  if (colon == NULL || strncmp (value, "um:", 3) == 0)
    {
      return TRUE;
    }
  *colon = '\0';
  if (!muster_word_find (noun_words, G_N_ELEMENTS (noun_words), value, &noun))
    {
      return FALSE;
    }
  fact->kind = MUSTER_FACT_FIRST_NOUN + noun;
  return TRUE;
}

static gboolean
read_fact (char       *word,
           MusterFact *fact)
{
  char *equals = strchr (word, '=');
  MusterFactKey key;

  if (equals == NULL)
    {
      return FALSE;
    }
  *equals = '\0';
  if (!muster_fact_key_from_word (word, &key))
    {
      return FALSE;
    }
  fact->key = key;
  return read_fact_value (equals + 1, fact);
}

static gboolean
read_finding (char   **words,
              guint    n_words,
              gpointer into)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  MusterFinding finding = {0};
  MusterOutcome outcome;

  if (n_words < 4 || n_words - 4 > MUSTER_FINDING_FACTS || !muster_outcome_from_word (words[1], &outcome) ||
      !muster_rulebook_find_reason (rulebook, words[2], &finding.reason))
    {
      return FALSE;
    }
  finding.outcome = outcome;
  finding.clause = muster_rulebook_find_clause (rulebook, words[0]);
  finding.ruling = muster_rulebook_find_ruling (rulebook, words[3]);
  for (guint i = 4; i < n_words; i++)
    {
      if (!read_fact (words[i], &finding.facts[i - 4]))
        {
          return FALSE;
        }
    }
  if (finding.clause == NULL || (finding.ruling == NULL && strcmp (words[3], "-") != 0))
    {
      return FALSE;
    }
  muster_verdict_add_copy (into, &finding);
  return TRUE;
}

/** muster_findings_from_text: Returns: (transfer full) (nullable): the findings, or NULL with @error */
MusterVerdict *
muster_findings_from_text (const char *text,
                           GError    **error)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();

  return muster_lines_read (text, read_finding, verdict, error) ? g_steal_pointer (&verdict) : NULL;
}
