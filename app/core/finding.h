/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/clause.h"

typedef enum
{
#define FACT(key, word) MUSTER_FACT_##key,
#include "core/facts.def"
#undef FACT
  MUSTER_N_FACT_KEYS
} MusterFactKey;

/**
 * MusterFactKind: how a fact's value is read. A rulebook's room counts its own nouns (unit, hex, element) up from
 * %MUSTER_FACT_FIRST_NOUN: their number is then a record's key, or an enumerator.
 */
typedef enum
{
  MUSTER_FACT_ABSENT,
  MUSTER_FACT_COUNTED, /* a whole number */
  MUSTER_FACT_LENGTH,  /* micrometres */
  MUSTER_FACT_WORDS,   /* text as the person or the ruleset has it */
  MUSTER_FACT_FIRST_NOUN = 16,
} MusterFactKind;

typedef struct
{
  guint8 key;  /* MusterFactKey */
  guint8 kind; /* MusterFactKind or a noun */
  union
  {
    gint64 number;
    const char *words; /* owned by the verdict that holds the finding */
  };
} MusterFact;

#define MUSTER_FACT_NUMBER_OF(fact_key, value) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_COUNTED, .number = (value)})
#define MUSTER_FACT_LENGTH_OF(fact_key, value) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_LENGTH, .number = (value)})
#define MUSTER_FACT_WORDS_OF(fact_key, value) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_WORDS, .words = (value)})

/**
 * MusterOutcome:
 * @MUSTER_PASS: the clause was met
 * @MUSTER_FAIL: it was broken
 * @MUSTER_NEEDS: a roll, choice or entry must come first
 * @MUSTER_INFO: something that follows from it
 */
typedef enum
{
  MUSTER_PASS,
  MUSTER_FAIL,
  MUSTER_NEEDS,
  MUSTER_INFO,
} MusterOutcome;

#define MUSTER_FINDING_FACTS 8

/** MusterFinding: what one clause says of one question. Absent facts come last. */
typedef struct
{
  const MusterClause *clause;
  const MusterRuling *ruling; /* (nullable): the house rule that settled an ambiguity */
  MusterReason reason;
  guint8 outcome;             /* MusterOutcome */
  guint8 borderline;
  MusterFact facts[MUSTER_FINDING_FACTS];
} MusterFinding;

const MusterFact *muster_finding_get_fact (const MusterFinding *finding,
                                           MusterFactKey        key);
gint64            muster_finding_get_number (const MusterFinding *finding,
                                             MusterFactKey        key);
const char *muster_fact_key_get_word (MusterFactKey key);
gboolean muster_fact_key_from_word (const char    *word,
                                    MusterFactKey *key);
const char *muster_outcome_get_word (MusterOutcome outcome);
gboolean muster_outcome_from_word (const char    *word,
                                   MusterOutcome *outcome);
