/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/whereabouts.h"
#include "core/clause.h"

/** MusterClaim: whether a player's troops in a hex suffice to claim it, and if not, why. */
typedef struct
{
  gboolean possible;
  const MusterClause *clause;
  MusterReason reason;
  guint warbands;             /* that count */
  const MusterRuling *ruling; /* (nullable): the house rule that let in or kept out one of them */
} MusterClaim;

MusterClaim muster_claim_weigh (const MusterWorld       *world,
                                const MusterWhereabouts *whereabouts,
                                guint32                  player,
                                guint32                  hex);
