/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterClaimReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_CLAIM_CLAIMED:
      return _("{subject} is claimed by {player}");

    case MUSTER_WHY_CLAIM_TOO_FEW:
      return _("{subject} cannot be claimed: {measured} of {limit} warbands with 4 models or more");

    case MUSTER_WHY_CLAIM_NO_LIVING:
      return _("{subject} cannot be claimed: no living warband is among them");

    case MUSTER_WHY_CLAIM_STARVED_ALONE:
      return _("{subject} cannot be claimed: only starved are there");

    case MUSTER_WHY_CLAIM_KEPT:
      return _("{subject} stays with {player}");

    case MUSTER_WHY_CLAIM_NEUTRAL:
      return _("{subject} is neutral");

    case MUSTER_WHY_CLAIM_CONTESTED:
      return _("{subject} cannot be claimed by {player}: others stand there");

    case MUSTER_WHY_CLAIM_ALREADY:
      return _("{subject} is controlled by {player} already");

    case MUSTER_WHY_CLAIM_NO_LAND:
      return _("{subject} is no land");

    case MUSTER_N_CLAIM_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_claim: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_claim (guint                reason,
                     const MusterFinding *finding)
{
  return phrase (reason);
}
