/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/finding.h"

#include "core/word.h"

static const char *const fact_words[] = {
#define FACT(key, word) [MUSTER_FACT_##key] = word,
#include "core/facts.def"
#undef FACT
};

static const char *const outcome_words[] = {
  [MUSTER_PASS] = "pass",
  [MUSTER_FAIL] = "fail",
  [MUSTER_NEEDS] = "needs",
  [MUSTER_INFO] = "info",
};

/**
 * muster_finding_get_fact:
 *
 * Returns: (transfer none) (nullable): the fact in that place of the sentence
 */
const MusterFact *
muster_finding_get_fact (const MusterFinding *finding,
                         MusterFactKey        key)
{
  for (guint i = 0; i < MUSTER_FINDING_FACTS && finding->facts[i].kind != MUSTER_FACT_ABSENT; i++)
    {
      if (finding->facts[i].key == key)
        {
          return &finding->facts[i];
        }
    }
  return NULL;
}

/**
 * muster_finding_get_number:
 *
 * Returns: the number of that fact, 0 where it is absent
 */
gint64
muster_finding_get_number (const MusterFinding *finding,
                           MusterFactKey        key)
{
  const MusterFact *fact = muster_finding_get_fact (finding, key);

  return fact != NULL && fact->kind != MUSTER_FACT_WORDS ? fact->number : 0;
}

/** muster_fact_key_get_word: Returns: (transfer none): the word of @key in sentences and files */
const char *
muster_fact_key_get_word (MusterFactKey key)
{
  return fact_words[key];
}

/** muster_fact_key_from_word: Returns: whether @word is one; then @key is set */
gboolean
muster_fact_key_from_word (const char    *word,
                           MusterFactKey *key)
{
  return muster_word_find (fact_words, G_N_ELEMENTS (fact_words), word, key);
}

/** muster_outcome_get_word: Returns: (transfer none): "pass", "fail", "needs" or "info" */
const char *
muster_outcome_get_word (MusterOutcome outcome)
{
  return outcome_words[outcome];
}

/** muster_outcome_from_word: Returns: whether @word is one; then @outcome is set */
gboolean
muster_outcome_from_word (const char    *word,
                          MusterOutcome *outcome)
{
  return muster_word_find (outcome_words, G_N_ELEMENTS (outcome_words), word, outcome);
}
