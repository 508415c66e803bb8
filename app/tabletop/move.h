/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The move that a scenario proposes, whatever its rules: how it is judged, and what comes of it.
 */
#pragma once

#include "core/verdict.h"
#include "tabletop/pose.h"
#include "tabletop/scenario.h"

/** MusterWay: where a piece goes. */
typedef struct
{
  guint piece;
  MusterPose end;
  gboolean removed; /* as a casualty */

  /* Owned */
  GArray *legs; /* (nullable) of MusterLeg: the stretches of a base's way */
  GArray *path; /* (nullable) of MusterPoint: where the way of a model bends */
} MusterWay;

/** MusterAnswer: what the rules say of a move, and where it takes whom. */
typedef struct
{
  /* Owned */
  MusterVerdict *verdict;
  GArray *ways;               /* of MusterWay */
  struct _MusterBwAnswer *bw;       /* (nullable): what more The Barons' War has to say */
  struct _MusterSiegeAnswer *siege; /* (nullable) */
} MusterAnswer;

gboolean muster_scenario_has_move (const MusterScenario *scenario);
void muster_scenario_clear_move (MusterScenario *scenario);

MusterAnswer *muster_scenario_adjudicate (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_answer_free (MusterAnswer *answer);
MusterPose muster_answer_get_end (const MusterAnswer   *answer,
                                  const MusterScenario *scenario,
                                  guint                 piece);
MusterScenario *muster_answer_carry_out (const MusterAnswer   *answer,
                                         const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/** MusterSway: a house rule under another value of which the verdict is another one. */
typedef struct
{
  const MusterRuling *ruling;
  char *value; /* Owned */
  MusterStatus status;
} MusterSway;

GArray *muster_scenario_find_sways (const MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterAnswer, muster_answer_free)
