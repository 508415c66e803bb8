/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules on crossing obstacles share while they judge one action. Each rule reads the question, adds findings
 * to its verdict and moves the pieces that the action moves.
 */
#pragma once

#include "core/verdict.h"
#include "tabletop/bw-rulebook.h"
#include "tabletop/bw-table.h"

/** MusterBwPiece: a warrior as the action finds and leaves it. */
typedef struct
{
  const MusterBwWarrior *warrior; /* Borrowed */
  MusterPoint at;
  gint32 radius;
  gint64 spent;
  int contact;      /* index of the enemy with whom it is in base contact; -1: with none, or not asked */
  guint8 acted;
  guint8 crossed;
  guint8 unable;    /* to cross, when forced back */
  guint8 removed;   /* as a casualty */
} MusterBwPiece;

typedef enum
{
  MUSTER_BW_NO_POSITION,
  MUSTER_BW_DEFENSIVE,
  MUSTER_BW_CROSSING,
} MusterBwPosition;

/** MusterBwQuestion: one action on one table, under certain house rules. */
typedef struct
{
  const MusterBwTable *table;
  const MusterBwAction *action;
  guint8 values[MUSTER_N_BW_RULINGS]; /* place of the value among those allowed: 0 is the default, "d" */
  gint32 tolerance;
  guint32 used;                       /* bit of each parameter that was asked for */

  /* Owned */
  GArray *pieces; /* of MusterBwPiece, as the table's warriors are */
  MusterVerdict *verdict;

  gboolean trapped;
  guint casualties;
} MusterBwQuestion;

void muster_bw_question_begin (MusterBwQuestion     *question,
                               const MusterScenario *scenario);
void muster_bw_question_clear (MusterBwQuestion *question);

gint32 muster_bw_ask (MusterBwQuestion *question,
                      MusterBwParameter parameter);
gint32 muster_bw_ask_cost (MusterBwQuestion *question,
                           guint             group);
gint32 muster_bw_ask_coherency (MusterBwQuestion *question,
                                guint             group);
gint32 muster_bw_ask_move (MusterBwQuestion *question,
                           guint             group);
void muster_bw_tell_parameters (MusterBwQuestion *question);

static inline MusterBwPiece *
muster_bw_piece (const MusterBwQuestion *question,
                 guint                   index)
{
  return &g_array_index (question->pieces, MusterBwPiece, index);
}

/** muster_bw_is_of: Returns: whether the piece is of the group, and still there */
static inline gboolean
muster_bw_is_of (const MusterBwQuestion *question,
                 guint                   index,
                 guint                   group)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);

  return piece->warrior->group == group && !piece->removed;
}

static inline gboolean
muster_bw_acts (const MusterBwQuestion *question,
                guint                   index)
{
  return muster_bw_is_of (question, index, question->action->group);
}

guint muster_bw_count (const MusterBwQuestion *question,
                       guint                   group);
const MusterBwGroup *muster_bw_get_group_of (const MusterBwQuestion *question,
                                             guint                   index);
int muster_bw_find_base_at (const MusterBwQuestion *question,
                            guint                   index,
                            MusterPoint             at);
int muster_bw_find_obstacle_at (const MusterBwQuestion *question,
                                guint                   index,
                                MusterPoint             at);

/* Facts and findings */
#define MUSTER_BW_WARRIOR(fact_key, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_WARRIOR, .number = (index)})
#define MUSTER_BW_GROUP(fact_key, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_GROUP, .number = (index)})
#define MUSTER_BW_OBSTACLE(fact_key, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_OBSTACLE, .number = (index)})

#define muster_bw_find(question, clause_key, outcome, chapter, reason, ...) \
  muster_verdict_find_out ((question)->verdict, MUSTER_BW_CITE (clause_key), (outcome), \
                           MUSTER_BW_WHY (chapter, reason), __VA_ARGS__)

#define muster_bw_settle(question, ruling_key) \
  muster_verdict_settle ((question)->verdict, MUSTER_BW_OPTION (ruling_key))

/* A limit from above, equal is within; WITHIN and BEYOND are reasons of the chapter. */
#define muster_bw_limit(question, clause_key, chapter, within, beyond, measured, limit, ...) \
  muster_verdict_limit ((question)->verdict, MUSTER_BW_CITE (clause_key), MUSTER_BW_WHY (chapter, within), \
                        MUSTER_BW_WHY (chapter, beyond), (measured), (limit), (question)->tolerance, \
                        (const MusterFact[]) {__VA_ARGS__}, \
                        sizeof ((const MusterFact[]) {__VA_ARGS__}) / sizeof (MusterFact))
