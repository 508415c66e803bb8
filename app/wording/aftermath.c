/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterAftermathReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_AFTERMATH_CASUALTIES:
      return _("{subject} loses {measured} of {total} models");

    case MUSTER_WHY_AFTERMATH_SLAIN:
      return _("{subject} is slain");

    case MUSTER_WHY_AFTERMATH_WIPED_OUT:
      return _("{subject} is wiped out");

    case MUSTER_WHY_AFTERMATH_UNDERSTRENGTH:
      return _("{subject} is understrength: {measured} of at least {limit} troopers, or no leader");

    case MUSTER_WHY_AFTERMATH_WOUNDED:
      return _("{subject} goes on with {amount} wounds to heal");

    case MUSTER_WHY_AFTERMATH_COMBINED:
      return _("{subject} has {total} models of the {measured} that were combined");

    case MUSTER_WHY_AFTERMATH_JOINED:
      return _("{subject} is combined into {unit}");

    case MUSTER_WHY_AFTERMATH_NOT_ENOUGH:
      return _("{subject} has {measured} of {limit} models for “{what}”: a model may become a cheaper one, never a dearer one");

    case MUSTER_WHY_AFTERMATH_TOO_MANY:
      return _("{subject} may have {limit} troopers at most, not {measured}");

    case MUSTER_WHY_AFTERMATH_OTHER_TROOP:
      return _("{subject} is {troop}: only warbands of one type combine");

    case MUSTER_WHY_AFTERMATH_OTHER_HEX:
      return _("{subject} is in {hex}: only warbands of one hex combine");

    case MUSTER_WHY_AFTERMATH_OTHER_PLAYER:
      return _("{subject} belongs to {player}: only warbands of one player combine");

    case MUSTER_WHY_AFTERMATH_DESTROYED:
      return _("{subject} is destroyed");

    case MUSTER_WHY_AFTERMATH_GARRISON:
      return _("{subject} is a garrison: it does not combine with other warbands");

    case MUSTER_WHY_AFTERMATH_NO_WARBAND:
      return _("{subject} is no warband: only warbands combine");

    case MUSTER_N_AFTERMATH_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_aftermath: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_aftermath (guint                reason,
                         const MusterFinding *finding)
{
  return phrase (reason);
}
