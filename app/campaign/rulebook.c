/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/rulebook.h"

#define N_(text) text

const MusterClause muster_chronopia_clauses[] = {
#define MUSTER_CLAUSE(key, id, title, gist, state) [MUSTER_CLAUSE_##key] = {id, title, gist, MUSTER_CLAUSE_##state},
#include "campaign/clauses.def"
#undef MUSTER_CLAUSE
};

const MusterRuling muster_chronopia_rulings[] = {
#define MUSTER_RULING(key, name, clause, fallback, allowed, why) \
  [MUSTER_RULING_##key] = {name, clause, fallback, allowed, why},
#include "campaign/rulings.def"
#undef MUSTER_RULING
};

#define CHAPTER(key, name, word) static const char *const name##_reasons[] = {
#define REASON(key, reason) [MUSTER_WHY_##key##_##reason] = #reason,
#define END(key, name) };
#include "campaign/reasons.def"
#undef CHAPTER
#undef REASON
#undef END

static const MusterChapterReasons chapters[] = {
#define CHAPTER(key, name, word) [MUSTER_CHAPTER_##key] = {word, name##_reasons, G_N_ELEMENTS (name##_reasons)},
#define REASON(key, reason)
#define END(key, name)
#include "campaign/reasons.def"
#undef CHAPTER
#undef REASON
#undef END
};

static const MusterRulebook rulebook = {
  .id = "chronopia-5",
  .clauses = muster_chronopia_clauses,
  .n_clauses = G_N_ELEMENTS (muster_chronopia_clauses),
  .rulings = muster_chronopia_rulings,
  .n_rulings = G_N_ELEMENTS (muster_chronopia_rulings),
  .chapters = chapters,
  .n_chapters = G_N_ELEMENTS (chapters),
  .first_chapter = 0,
};

/** muster_chronopia_get_rulebook: Returns: (transfer none): the tables of the campaign rules */
const MusterRulebook *
muster_chronopia_get_rulebook (void)
{
  return &rulebook;
}
