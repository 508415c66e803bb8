/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "tabletop/dba-track.h"

/** MusterDbaAnswer: what the rules say of a move, and where it takes whom. */
typedef struct
{
  /* Owned */
  MusterVerdict *verdict;
  GArray *tracks; /* of MusterDbaTrack: the way and end of each element that the move is about */
} MusterDbaAnswer;

MusterDbaAnswer *muster_dba_adjudicate (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_dba_answer_free (MusterDbaAnswer *answer);

guint muster_dba_answer_n_tracks (const MusterDbaAnswer *answer);
const MusterDbaTrack *muster_dba_answer_get_track (const MusterDbaAnswer *answer,
                                                   guint                  index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDbaAnswer, muster_dba_answer_free)
