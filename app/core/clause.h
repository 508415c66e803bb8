/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterClauseState:
 * @MUSTER_CLAUSE_IMPLEMENTED: decided by code, and cited by a case
 * @MUSTER_CLAUSE_PLANNED: part of the rulebook that no code decides yet
 * @MUSTER_CLAUSE_REFERENCE: explains; nothing to decide
 */
typedef enum
{
  MUSTER_CLAUSE_IMPLEMENTED,
  MUSTER_CLAUSE_PLANNED,
  MUSTER_CLAUSE_REFERENCE,
} MusterClauseState;

/** MusterClause: one clause of a rulebook. Lives in a static table; title and gist are marked for translation. */
typedef struct
{
  const char *id;    /* "HARV-2" */
  const char *title; /* N_() */
  const char *gist;  /* N_() */
  MusterClauseState state;
} MusterClause;

/**
 * MusterRuling: a house-rule option that settles what the text leaves open.
 *
 * @allowed lists the values, one word each, parted by '|', the default among them. A part may be a range
 * "0..5", or a word followed by a range ("turns:1..999"), or "*" for free text on one line.
 */
typedef struct
{
  const char *key;      /* "xp.floor" */
  const char *clause;   /* id of the clause it bears on */
  const char *fallback; /* the default value */
  const char *allowed;
  const char *why;      /* N_(): why this is the default */
} MusterRuling;

/** MusterReason: in which way a clause passed, failed or spoke. Chapters are numbered by the rulebook's reasons.def. */
typedef struct
{
  guint8 chapter;
  guint8 number;
} MusterReason;

/** MusterChapterReasons: the names of one chapter's reasons, for the journal. */
typedef struct
{
  const char *name; /* "harvest" */
  const char *const *reasons;
  guint n_reasons;
} MusterChapterReasons;

/** MusterRulebook: the static tables of one rule text. Chapters count from @first_chapter. */
typedef struct
{
  const char *id; /* "chronopia-5" */
  const MusterClause *clauses;
  guint n_clauses;
  const MusterRuling *rulings;
  guint n_rulings;
  const MusterChapterReasons *chapters;
  guint n_chapters;
  guint first_chapter;
} MusterRulebook;

const MusterClause *muster_rulebook_find_clause (const MusterRulebook *rulebook,
                                                 const char           *id);
const MusterRuling *muster_rulebook_find_ruling (const MusterRulebook *rulebook,
                                                 const char           *key);
gboolean muster_rulebook_find_reason (const MusterRulebook *rulebook,
                                      const char           *name,
                                      MusterReason         *reason);
char *muster_rulebook_dup_reason_name (const MusterRulebook *rulebook,
                                       MusterReason          reason) G_GNUC_WARN_UNUSED_RESULT;

gboolean muster_ruling_allows (const MusterRuling *ruling,
                               const char         *value);
