/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Barons' War, crossing obstacles, as tables: clauses, house-rule options and reasons. A mistyped citation does not
 * compile.
 */
#pragma once

#include "core/clause.h"

typedef enum
{
#define MUSTER_CLAUSE(key, id, title, gist, state) MUSTER_BW_CLAUSE_##key,
#include "tabletop/bw-clauses.def"
#undef MUSTER_CLAUSE
  MUSTER_N_BW_CLAUSES
} MusterBwClause;

typedef enum
{
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) MUSTER_BW_RULING_##key,
#include "tabletop/bw-rulings.def"
#undef MUSTER_RULING
  MUSTER_N_BW_RULINGS
} MusterBwRuling;

#define MUSTER_BW_FIRST_CHAPTER 96

typedef enum
{
  MUSTER_CHAPTER_BEFORE_BW = MUSTER_BW_FIRST_CHAPTER - 1,
#define CHAPTER(key, name, word) MUSTER_CHAPTER_##key,
#define REASON(key, reason)
#define END(key, name)
#include "tabletop/bw-reasons.def"
#undef CHAPTER
#undef REASON
#undef END
} MusterBwChapter;

/* One enumeration a chapter: MusterBwChargeReason counts MUSTER_WHY_BW_CHARGE_CONTACT and its like from 0. */
#define CHAPTER(key, name, word) typedef enum {
#define REASON(key, reason) MUSTER_WHY_##key##_##reason,
#define END(key, name) MUSTER_N_##key##_REASONS } Muster##name##Reason;
#include "tabletop/bw-reasons.def"
#undef CHAPTER
#undef REASON
#undef END

extern const MusterClause muster_bw_clauses[MUSTER_N_BW_CLAUSES];
extern const MusterRuling muster_bw_rulings[MUSTER_N_BW_RULINGS];

/* The clause itself, as a verdict wants it: MUSTER_BW_CITE (XNG_04). */
#define MUSTER_BW_CITE(key) (&muster_bw_clauses[MUSTER_BW_CLAUSE_##key])

/* The house-rule option itself: MUSTER_BW_OPTION (XNG_04). */
#define MUSTER_BW_OPTION(key) (&muster_bw_rulings[MUSTER_BW_RULING_##key])

/* The reason of a finding: MUSTER_BW_WHY (CHARGE, CONTACT). */
#define MUSTER_BW_WHY(chapter, reason) \
  ((MusterReason) {MUSTER_CHAPTER_BW_##chapter, MUSTER_WHY_BW_##chapter##_##reason})

const MusterRulebook *muster_bw_get_rulebook (void);
