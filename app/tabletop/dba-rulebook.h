/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * DBA's tactical moves as tables: clauses, house-rule options and reasons. A mistyped citation does not compile.
 */
#pragma once

#include "core/clause.h"

typedef enum
{
#define MUSTER_CLAUSE(key, id, title, gist, state) MUSTER_DBA_CLAUSE_##key,
#include "tabletop/dba-clauses.def"
#undef MUSTER_CLAUSE
  MUSTER_N_DBA_CLAUSES
} MusterDbaClause;

typedef enum
{
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) MUSTER_DBA_RULING_##key,
#include "tabletop/dba-rulings.def"
#undef MUSTER_RULING
  MUSTER_N_DBA_RULINGS
} MusterDbaRuling;

#define MUSTER_DBA_FIRST_CHAPTER 64

typedef enum
{
  MUSTER_CHAPTER_BEFORE_DBA = MUSTER_DBA_FIRST_CHAPTER - 1,
#define CHAPTER(key, name, word) MUSTER_CHAPTER_##key,
#define REASON(key, reason)
#define END(key, name)
#include "tabletop/dba-reasons.def"
#undef CHAPTER
#undef REASON
#undef END
} MusterDbaChapter;

/* One enumeration a chapter: MusterDbaRiverReason counts MUSTER_WHY_DBA_RIVER_PALTRY and its like from 0. */
#define CHAPTER(key, name, word) typedef enum {
#define REASON(key, reason) MUSTER_WHY_##key##_##reason,
#define END(key, name) MUSTER_N_##key##_REASONS } Muster##name##Reason;
#include "tabletop/dba-reasons.def"
#undef CHAPTER
#undef REASON
#undef END

extern const MusterClause muster_dba_clauses[MUSTER_N_DBA_CLAUSES];
extern const MusterRuling muster_dba_rulings[MUSTER_N_DBA_RULINGS];

/* The clause itself, as a verdict wants it: MUSTER_DBA_CITE (DST_01). */
#define MUSTER_DBA_CITE(key) (&muster_dba_clauses[MUSTER_DBA_CLAUSE_##key])

/* The house-rule option itself: MUSTER_DBA_OPTION (DST_01). */
#define MUSTER_DBA_OPTION(key) (&muster_dba_rulings[MUSTER_DBA_RULING_##key])

/* The reason of a finding: MUSTER_DBA_WHY (RIVER, PALTRY). */
#define MUSTER_DBA_WHY(chapter, reason) \
  ((MusterReason) {MUSTER_CHAPTER_DBA_##chapter, MUSTER_WHY_DBA_##chapter##_##reason})

const MusterRulebook *muster_dba_get_rulebook (void);
