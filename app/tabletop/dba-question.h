/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules of DBA share while they judge one move. Each rule reads the question and adds findings to its
 * verdict; none stops the others, so that a person sees every reason at once.
 */
#pragma once

#include "core/verdict.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/dba-track.h"

/** MusterDbaQuestion: one move on one table, under certain house rules. */
typedef struct
{
  const MusterDbaTable *table;
  const MusterDbaMove *move;
  guint8 values[MUSTER_N_DBA_RULINGS]; /* place of the value among those allowed: 0 is the default, "d" */
  gint32 tolerance;
  gint32 base_width;

  /* Owned */
  GArray *tracks; /* of MusterDbaTrack, the leader first; in a column, in its order */
  GArray *near;   /* of guint: the elements about the move, see muster_dba_question_look_round() */
  MusterVerdict *verdict;

  gboolean column;     /* one wide, and more than one */
  gboolean along_road; /* all of the move has the benefit of a road */
  gboolean threatened; /* by an enemy zone */
  gboolean conforms;   /* lines up with an enemy that threatens it */
} MusterDbaQuestion;

void muster_dba_question_begin (MusterDbaQuestion    *question,
                                const MusterScenario *scenario);
void muster_dba_question_clear (MusterDbaQuestion *question);
void muster_dba_question_look_round (MusterDbaQuestion *question,
                                     MusterBox          box);
void muster_dba_question_look_round_all (MusterDbaQuestion *question);

/* Planning: turns the steps of the move into tracks */
void muster_dba_plan (MusterDbaQuestion *question);
void muster_dba_plan_free_end (MusterDbaQuestion *question,
                               MusterDbaTrack    *track,
                               MusterPose         end);
void muster_dba_plan_column (MusterDbaQuestion *question);

static inline guint
muster_dba_question_n_tracks (const MusterDbaQuestion *question)
{
  return question->tracks->len;
}

static inline MusterDbaTrack *
muster_dba_question_track (const MusterDbaQuestion *question,
                           guint                    index)
{
  return &g_array_index (question->tracks, MusterDbaTrack, index);
}

static inline gboolean
muster_dba_question_is_default (const MusterDbaQuestion *question,
                                MusterDbaRuling          ruling)
{
  return question->values[ruling] == 0;
}

gboolean muster_dba_question_is_outcome (const MusterDbaQuestion *question);

/* Facts and findings */
#define MUSTER_DBA_ELEMENT(fact_key, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_ELEMENT, .number = (index)})

#define muster_dba_find(question, clause_key, outcome, chapter, reason, ...) \
  muster_verdict_find_out ((question)->verdict, MUSTER_DBA_CITE (clause_key), (outcome), \
                           MUSTER_DBA_WHY (chapter, reason), __VA_ARGS__)

/* A finding about the first element of the move. */
#define muster_dba_find_plainly(question, clause_key, outcome, chapter, reason) \
  muster_dba_find (question, clause_key, outcome, chapter, reason, \
                   MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track ((question), 0)->element))

#define muster_dba_rule_by(finding, ruling_key) ((finding)->ruling = MUSTER_DBA_OPTION (ruling_key))
