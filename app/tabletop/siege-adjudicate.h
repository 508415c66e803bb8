/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/siege-question.h"

/** MusterSiegeAnswer: what the rules say of an act, and where it leaves whom. */
typedef struct _MusterSiegeAnswer
{
  /* Owned */
  MusterVerdict *verdict;
  GArray *results; /* of MusterSiegeResult */
} MusterSiegeAnswer;

MusterSiegeAnswer *muster_siege_adjudicate (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_siege_answer_free (MusterSiegeAnswer *answer);

static inline const MusterSiegeResult *
muster_siege_answer_get_result (const MusterSiegeAnswer *answer,
                                guint                    index)
{
  return &g_array_index (answer->results, MusterSiegeResult, index);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSiegeAnswer, muster_siege_answer_free)
