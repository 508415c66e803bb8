/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-rulebook.h"

#define N_(text) text

const MusterClause muster_bw_clauses[] = {
#define MUSTER_CLAUSE(key, id, title, gist, state) \
  [MUSTER_BW_CLAUSE_##key] = {id, title, gist, MUSTER_CLAUSE_##state},
#include "tabletop/bw-clauses.def"
#undef MUSTER_CLAUSE
};

const MusterRuling muster_bw_rulings[] = {
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) \
  [MUSTER_BW_RULING_##key] = {name, clause, fallback, allowed, why},
#include "tabletop/bw-rulings.def"
#undef MUSTER_RULING
};

#define CHAPTER(key, name, word) static const char *const name##_reasons[] = {
#define REASON(key, reason) [MUSTER_WHY_##key##_##reason] = #reason,
#define END(key, name) };
#include "tabletop/bw-reasons.def"
#undef CHAPTER
#undef REASON
#undef END

static const MusterChapterReasons chapters[] = {
#define CHAPTER(key, name, word) \
  [MUSTER_CHAPTER_##key - MUSTER_BW_FIRST_CHAPTER] = {word, name##_reasons, G_N_ELEMENTS (name##_reasons)},
#define REASON(key, reason)
#define END(key, name)
#include "tabletop/bw-reasons.def"
#undef CHAPTER
#undef REASON
#undef END
};

static const MusterRulebook rulebook = {
  .id = "barons-war",
  .clauses = muster_bw_clauses,
  .n_clauses = G_N_ELEMENTS (muster_bw_clauses),
  .rulings = muster_bw_rulings,
  .n_rulings = G_N_ELEMENTS (muster_bw_rulings),
  .chapters = chapters,
  .n_chapters = G_N_ELEMENTS (chapters),
  .first_chapter = MUSTER_BW_FIRST_CHAPTER,
};

/** muster_bw_get_rulebook: Returns: (transfer none): the tables of crossing obstacles in The Barons' War */
const MusterRulebook *
muster_bw_get_rulebook (void)
{
  return &rulebook;
}
