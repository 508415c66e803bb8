/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-question.h"

/** MusterBwGroupResult: how a group stands after the action. */
typedef struct
{
  guint group;
  gboolean coherent;
  MusterBwPosition position;
  gboolean trapped;
  guint casualties;
} MusterBwGroupResult;

/** MusterBwAnswer: what the rules say of an action, and where it leaves whom. */
typedef struct _MusterBwAnswer
{
  /* Owned */
  MusterVerdict *verdict;
  GArray *pieces; /* of MusterBwPiece, as the table's warriors are; those that acted are marked */
  GArray *groups; /* of MusterBwGroupResult: the group that acted, and the one that it charged */
} MusterBwAnswer;

MusterBwAnswer *muster_bw_adjudicate (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_bw_answer_free (MusterBwAnswer *answer);

static inline const MusterBwPiece *
muster_bw_answer_get_piece (const MusterBwAnswer *answer,
                            guint                 index)
{
  return &g_array_index (answer->pieces, MusterBwPiece, index);
}

static inline const MusterBwGroupResult *
muster_bw_answer_get_group (const MusterBwAnswer *answer,
                            guint                 index)
{
  return &g_array_index (answer->groups, MusterBwGroupResult, index);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBwAnswer, muster_bw_answer_free)
