/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/siege-rulebook.h"

#define N_(text) text

const MusterClause muster_siege_clauses[] = {
#define MUSTER_CLAUSE(key, id, title, gist, state) \
  [MUSTER_SIEGE_CLAUSE_##key] = {id, title, gist, MUSTER_CLAUSE_##state},
#include "tabletop/siege-clauses.def"
#undef MUSTER_CLAUSE
};

const MusterRuling muster_siege_rulings[] = {
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) \
  [MUSTER_SIEGE_RULING_##key] = {name, clause, fallback, allowed, why},
#include "tabletop/siege-rulings.def"
#undef MUSTER_RULING
};

#define CHAPTER(key, name, word) static const char *const name##_reasons[] = {
#define REASON(key, reason) [MUSTER_WHY_##key##_##reason] = #reason,
#define END(key, name) };
#include "tabletop/siege-reasons.def"
#undef CHAPTER
#undef REASON
#undef END

static const MusterChapterReasons chapters[] = {
#define CHAPTER(key, name, word) \
  [MUSTER_CHAPTER_##key - MUSTER_SIEGE_FIRST_CHAPTER] = {word, name##_reasons, G_N_ELEMENTS (name##_reasons)},
#define REASON(key, reason)
#define END(key, name)
#include "tabletop/siege-reasons.def"
#undef CHAPTER
#undef REASON
#undef END
};

static const MusterRulebook rulebook = {
  .id = "chronopia-siege",
  .clauses = muster_siege_clauses,
  .n_clauses = G_N_ELEMENTS (muster_siege_clauses),
  .rulings = muster_siege_rulings,
  .n_rulings = G_N_ELEMENTS (muster_siege_rulings),
  .chapters = chapters,
  .n_chapters = G_N_ELEMENTS (chapters),
  .first_chapter = MUSTER_SIEGE_FIRST_CHAPTER,
};

/** muster_siege_get_rulebook: Returns: (transfer none): the tables of climbing and siege engines */
const MusterRulebook *
muster_siege_get_rulebook (void)
{
  return &rulebook;
}
