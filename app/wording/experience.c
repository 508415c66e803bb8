/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterExperienceReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_EXPERIENCE_TOOK_PART:
      return _("{subject} gains {amount} XP: took part");

    case MUSTER_WHY_EXPERIENCE_WOUNDED:
      return _("{subject} gains {amount} XP: inflicted a wound");

    case MUSTER_WHY_EXPERIENCE_HALVED:
      return _("{subject} gains {amount} XP: brought {enemy} to half");

    case MUSTER_WHY_EXPERIENCE_FINISHED:
      return _("{subject} gains {amount} XP: killed the last model of {enemy}");

    case MUSTER_WHY_EXPERIENCE_KILLED:
      return _("{subject} gains {amount} XP: killed {enemy}");

    case MUSTER_WHY_EXPERIENCE_OBJECTIVE:
      return _("{subject} gains {amount} XP: holds an objective");

    case MUSTER_WHY_EXPERIENCE_WON:
      return _("{subject} gains {amount} XP: won the battle");

    case MUSTER_WHY_EXPERIENCE_KILLED_FORCE_COMMANDER:
      return _("{subject} gains {amount} XP: killed the force commander {enemy}");

    case MUSTER_WHY_EXPERIENCE_KILLED_ARMY_COMMANDER:
      return _("{subject} gains {amount} XP: killed the army commander {enemy}");

    case MUSTER_WHY_EXPERIENCE_NOT_IN_CLOSE_COMBAT:
      return _("{subject} gains nothing for {enemy}: a commander must be killed in close combat");

    case MUSTER_WHY_EXPERIENCE_LOST_FORCE_COMMANDER:
      return _("{subject} loses {amount} XP: its force commander was killed");

    case MUSTER_WHY_EXPERIENCE_LOST_ARMY_COMMANDER:
      return _("{subject} loses {amount} XP: its army commander was killed");

    case MUSTER_WHY_EXPERIENCE_LOST_HALF:
      return _("{subject} loses {amount} XP: lost {measured} of {total} models");

    case MUSTER_WHY_EXPERIENCE_RESURRECTED:
      return _("{subject} loses {amount} XP: killed but resurrected");

    case MUSTER_WHY_EXPERIENCE_POTION:
      return _("{subject} loses {amount} XP: brought back by an alchemist");

    case MUSTER_WHY_EXPERIENCE_NOTHING_GAINED:
      return _("{subject} gains no XP from this battle[ and comes back, if it is bought back, with {amount} XP less]");

    case MUSTER_WHY_EXPERIENCE_BOUGHT_BACK:
      return _("{subject} loses {amount} XP: it was wiped out and is bought back");

    case MUSTER_WHY_EXPERIENCE_GREW:
      return _("{subject} loses {amount} XP: models beyond the strength at its last battle, {count}");

    case MUSTER_WHY_EXPERIENCE_WAIVED:
      return _("{subject}: {amount} XP of the loss are waived, XP never fall below {limit}");

    case MUSTER_WHY_EXPERIENCE_TOO_LITTLE:
      return _("{subject} has {measured} XP, and XP never fall below {limit}");

    case MUSTER_WHY_EXPERIENCE_LEVEL:
      return _("{subject} is now {level}");

    case MUSTER_WHY_EXPERIENCE_START:
      return _("{subject} starts with {amount} XP");

    case MUSTER_WHY_EXPERIENCE_AVERAGED:
      return _("{subject} has {amount} XP, the average of the warbands combined");

    case MUSTER_N_EXPERIENCE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_experience: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_experience (guint                reason,
                          const MusterFinding *finding)
{
  return phrase (reason);
}
