/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rules on climbing and siege engines share while they judge one act.
 */
#pragma once

#include "core/verdict.h"
#include "tabletop/siege-rulebook.h"
#include "tabletop/siege-table.h"

/** MusterSiegeResult: where an act leaves a model or an engine. */
typedef struct
{
  guint noun; /* MUSTER_FACT_MODEL or MUSTER_FACT_ENGINE */
  guint number;
  MusterPoint at;
  MusterPoint heading; /* of an engine */
  gint32 up;
  gboolean fell;
} MusterSiegeResult;

/** MusterSiegeQuestion: one act on one table, under certain house rules. */
typedef struct
{
  const MusterSiegeTable *table;
  const MusterSiegeAct *act;
  guint8 values[MUSTER_N_SIEGE_RULINGS]; /* place of the value among those allowed: 0 is the default */
  gint32 tolerance;
  guint n_dice; /* of the act's, used */

  /* Owned */
  MusterVerdict *verdict;
  GArray *results; /* of MusterSiegeResult */
} MusterSiegeQuestion;

guint muster_siege_take_die (MusterSiegeQuestion *question);
const MusterSiegeModel *muster_siege_get_actor (const MusterSiegeQuestion *question);

void muster_siege_judge_climb (MusterSiegeQuestion *question);
void muster_siege_judge_rope (MusterSiegeQuestion *question);
void muster_siege_judge_grapnel (MusterSiegeQuestion *question);
void muster_siege_judge_cut (MusterSiegeQuestion *question);
void muster_siege_judge_haul (MusterSiegeQuestion *question);
void muster_siege_judge_fire (MusterSiegeQuestion *question);
void muster_siege_judge_shot (MusterSiegeQuestion *question);

#define MUSTER_SIEGE_D20 20

/* Facts and findings */
#define MUSTER_SIEGE_NOUN(fact_key, noun, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_##noun, .number = (index)})

#define muster_siege_find(question, clause_key, outcome, chapter, reason, ...) \
  muster_verdict_find_out ((question)->verdict, MUSTER_SIEGE_CITE (clause_key), (outcome), \
                           MUSTER_SIEGE_WHY (chapter, reason), __VA_ARGS__)

#define muster_siege_settle(question, ruling_key) \
  muster_verdict_settle ((question)->verdict, MUSTER_SIEGE_OPTION (ruling_key))

#define muster_siege_limit(question, clause_key, chapter, within, beyond, measured, limit, ...) \
  muster_verdict_limit ((question)->verdict, MUSTER_SIEGE_CITE (clause_key), MUSTER_SIEGE_WHY (chapter, within), \
                        MUSTER_SIEGE_WHY (chapter, beyond), (measured), (limit), (question)->tolerance, \
                        (const MusterFact[]) {__VA_ARGS__}, \
                        sizeof ((const MusterFact[]) {__VA_ARGS__}) / sizeof (MusterFact))
