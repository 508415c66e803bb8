/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"

#include <glib/gi18n-lib.h>

static const char *
phrase (MusterExperienceReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_EXPERIENCE_GAINED:
      return _("{subject} gains {amount} XP");

    case MUSTER_WHY_EXPERIENCE_LOST:
      return _("{subject} loses {amount} XP");

    case MUSTER_WHY_EXPERIENCE_WAIVED:
      return _("{subject}: {amount} XP of the loss are waived, XP never fall below {limit}");

    case MUSTER_WHY_EXPERIENCE_NOTHING_GAINED:
      return _("{subject} gains nothing from this battle");

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
