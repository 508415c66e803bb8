/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules on each kind of action, see the files of their names. Each adds findings to the question's verdict.
 */
#pragma once

#include "tabletop/bw-trip.h"

/* Walking: bw-walk.c */
void muster_bw_tell_crossings (MusterBwQuestion   *question,
                               guint               index,
                               const MusterBwTrip *trip,
                               gint64              distance);
gboolean muster_bw_judge_height (MusterBwQuestion       *question,
                                 guint                   index,
                                 const MusterBwCrossing *crossing);
gboolean muster_bw_walk (MusterBwQuestion   *question,
                         const MusterBwStep *step,
                         gint64             *spent);
void muster_bw_judge_places (MusterBwQuestion *question);
void muster_bw_judge_move (MusterBwQuestion *question);

void muster_bw_judge_charge (MusterBwQuestion *question);
void muster_bw_judge_forced_back (MusterBwQuestion *question);
void muster_bw_judge_regroup (MusterBwQuestion *question);
void muster_bw_judge_defend (MusterBwQuestion *question);
