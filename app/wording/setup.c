/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterSetupReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SETUP_START_FORCE:
      return _("{subject} spends {measured} points of {limit} on the start force");

    case MUSTER_WHY_SETUP_TOO_DEAR:
      return _("{subject} spends {measured} points on the start force, which may cost {limit}");

    case MUSTER_WHY_SETUP_LEFT_OVER:
      return _("{subject} keeps {amount} points that the start force left over");

    case MUSTER_WHY_SETUP_HOME_LOST:
      return _("{subject} has lost the home and is out unless a fortress is held by the end of turn {turn}");

    case MUSTER_WHY_SETUP_OUT:
      return _("{subject} is out of the campaign");

    case MUSTER_N_SETUP_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_setup: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_setup (guint                reason,
                     const MusterFinding *finding)
{
  return phrase (reason);
}
