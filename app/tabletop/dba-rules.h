/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules themselves: each holds the move against the clauses of its chapter and adds what it finds.
 */
#pragma once

#include "tabletop/dba-question.h"

void muster_dba_judge_phase (MusterDbaQuestion *question);
void muster_dba_judge_price (MusterDbaQuestion *question);
void muster_dba_judge_taking_back (MusterDbaQuestion *question);
void muster_dba_judge_single (MusterDbaQuestion *question);
void muster_dba_judge_dismounting (MusterDbaQuestion *question);
void muster_dba_judge_formation (MusterDbaQuestion *question);
void muster_dba_judge_steps (MusterDbaQuestion *question);
void muster_dba_judge_places (MusterDbaQuestion *question);
void muster_dba_judge_bad_going (MusterDbaQuestion *question);
void muster_dba_judge_road (MusterDbaQuestion *question);
void muster_dba_judge_falling_in (MusterDbaQuestion *question);
void muster_dba_judge_distance (MusterDbaQuestion *question);
void muster_dba_judge_wheeled (MusterDbaQuestion *question);
void muster_dba_judge_repetition (MusterDbaQuestion *question);
void muster_dba_judge_rivers (MusterDbaQuestion *question);
void muster_dba_judge_passage (MusterDbaQuestion *question);
void muster_dba_judge_recoil (MusterDbaQuestion *question);
void muster_dba_judge_threats (MusterDbaQuestion *question);
