/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Climbing and siege engines at the table, as tables: clauses, house-rule options and reasons. A mistyped citation does
 * not compile.
 */
#pragma once

#include "core/clause.h"

typedef enum
{
#define MUSTER_CLAUSE(key, id, title, gist, state) MUSTER_SIEGE_CLAUSE_##key,
#include "tabletop/siege-clauses.def"
#undef MUSTER_CLAUSE
  MUSTER_N_SIEGE_CLAUSES
} MusterSiegeClause;

typedef enum
{
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) MUSTER_SIEGE_RULING_##key,
#include "tabletop/siege-rulings.def"
#undef MUSTER_RULING
  MUSTER_N_SIEGE_RULINGS
} MusterSiegeRuling;

#define MUSTER_SIEGE_FIRST_CHAPTER 112

typedef enum
{
  MUSTER_CHAPTER_BEFORE_SIEGE = MUSTER_SIEGE_FIRST_CHAPTER - 1,
#define CHAPTER(key, name, word) MUSTER_CHAPTER_##key,
#define REASON(key, reason)
#define END(key, name)
#include "tabletop/siege-reasons.def"
#undef CHAPTER
#undef REASON
#undef END
} MusterSiegeChapter;

/* One enumeration a chapter: MusterSiegeClimbReason counts MUSTER_WHY_SIEGE_CLIMB_RATE and its like from 0. */
#define CHAPTER(key, name, word) typedef enum {
#define REASON(key, reason) MUSTER_WHY_##key##_##reason,
#define END(key, name) MUSTER_N_##key##_REASONS } Muster##name##Reason;
#include "tabletop/siege-reasons.def"
#undef CHAPTER
#undef REASON
#undef END

extern const MusterClause muster_siege_clauses[MUSTER_N_SIEGE_CLAUSES];
extern const MusterRuling muster_siege_rulings[MUSTER_N_SIEGE_RULINGS];

/* The clause itself, as a verdict wants it: MUSTER_SIEGE_CITE (CLIMB_1). */
#define MUSTER_SIEGE_CITE(key) (&muster_siege_clauses[MUSTER_SIEGE_CLAUSE_##key])

/* The house-rule option itself: MUSTER_SIEGE_OPTION (CLIMB_ROPE_STEP). */
#define MUSTER_SIEGE_OPTION(key) (&muster_siege_rulings[MUSTER_SIEGE_RULING_##key])

/* The reason of a finding: MUSTER_SIEGE_WHY (CLIMB, RATE). */
#define MUSTER_SIEGE_WHY(chapter, reason) \
  ((MusterReason) {MUSTER_CHAPTER_SIEGE_##chapter, MUSTER_WHY_SIEGE_##chapter##_##reason})

const MusterRulebook *muster_siege_get_rulebook (void);
