/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chronopia Campaign Rules 5.0 as tables: clauses, house-rule options and reasons. A mistyped citation does not
 * compile.
 */
#pragma once

#include "core/clause.h"

typedef enum
{
#define MUSTER_CLAUSE(key, id, title, gist, state) MUSTER_CLAUSE_##key,
#include "campaign/clauses.def"
#undef MUSTER_CLAUSE
  MUSTER_N_CHRONOPIA_CLAUSES
} MusterChronopiaClause;

typedef enum
{
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) MUSTER_RULING_##key,
#include "campaign/rulings.def"
#undef MUSTER_RULING
  MUSTER_N_RULINGS
} MusterChronopiaRuling;

typedef enum
{
#define CHAPTER(key, name, word) MUSTER_CHAPTER_##key,
#define REASON(key, reason)
#define END(key, name)
#include "campaign/reasons.def"
#undef CHAPTER
#undef REASON
#undef END
  MUSTER_N_CHAPTERS
} MusterChapter;

/* One enumeration a chapter: MusterHarvestReason counts MUSTER_WHY_HARVEST_YIELD and its like from 0. */
#define CHAPTER(key, name, word) typedef enum {
#define REASON(key, reason) MUSTER_WHY_##key##_##reason,
#define END(key, name) MUSTER_N_##key##_REASONS } Muster##name##Reason;
#include "campaign/reasons.def"
#undef CHAPTER
#undef REASON
#undef END

extern const MusterClause muster_chronopia_clauses[MUSTER_N_CHRONOPIA_CLAUSES];
extern const MusterRuling muster_chronopia_rulings[MUSTER_N_RULINGS];

/* The clause itself, as a verdict wants it: MUSTER_CITE (HARV_2). */
#define MUSTER_CITE(key) (&muster_chronopia_clauses[MUSTER_CLAUSE_##key])

/* The house-rule option itself: MUSTER_OPTION (XP_FLOOR). */
#define MUSTER_OPTION(key) (&muster_chronopia_rulings[MUSTER_RULING_##key])

/* The reason of a finding: MUSTER_WHY (HARVEST, YIELD). */
#define MUSTER_WHY(chapter_key, reason) \
  ((MusterReason) {MUSTER_CHAPTER_##chapter_key, MUSTER_WHY_##chapter_key##_##reason})

const MusterRulebook *muster_chronopia_get_rulebook (void);
