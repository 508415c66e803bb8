/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a hand's movement to a table: either the pieces stand there, or a move is proposed that brings them there.
 */
#pragma once

#include "tabletop/move.h"

typedef enum
{
  MUSTER_GRIP_CARRY, /* the leader goes to a pose, the others keep their places beside it */
  MUSTER_GRIP_WHEEL, /* all turn about a point */
} MusterGrip;

/** MusterHold: where a hand has some pieces. */
typedef struct
{
  MusterGrip grip;
  guint leader;      /* the piece that was gripped */
  MusterPose from;   /* where it stood */
  MusterPose to;     /* where it would stand */
  MusterPoint pivot; /* of a wheel */
  gboolean again;    /* it was gripped where the move that is proposed has it already */
  gboolean done;     /* the hand let go */
} MusterHold;

MusterPose muster_hold_carry (const MusterHold *hold,
                              MusterPose        pose);
MusterPoint muster_scenario_find_pivot (const MusterScenario *scenario,
                                        const MusterAnswer   *answer,
                                        const GArray         *pieces,
                                        MusterPose            leader,
                                        MusterCorner          corner);
MusterScenario *muster_scenario_place_held (const MusterScenario *scenario,
                                            const GArray         *pieces,
                                            const MusterHold     *hold) G_GNUC_WARN_UNUSED_RESULT;
MusterScenario *muster_scenario_propose_held (const MusterScenario *scenario,
                                              const GArray         *pieces,
                                              const MusterHold     *hold) G_GNUC_WARN_UNUSED_RESULT;
