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

    case MUSTER_WHY_SETUP_HOME_REGAINED:
      return _("{subject} has a home again[: the fortress at {hex}]");

    case MUSTER_WHY_SETUP_WON:
      return _("{subject} has won the campaign, hexes controlled: {count}");

    case MUSTER_WHY_SETUP_NO_HABITAT:
      return _("{terrain} is no habitat of the {race}");

    case MUSTER_WHY_SETUP_HABITAT_OPEN:
      return _("{what} has to declare one habitat of the {race}");

    case MUSTER_WHY_SETUP_START_STOCK:
      return _("{subject} starts with {amount} {resource}");

    case MUSTER_WHY_SETUP_JOINED:
      return _("{what} joins");

    case MUSTER_WHY_SETUP_HOME_PLACED:
      return _("{subject} has the home at {hex}");

    case MUSTER_WHY_SETUP_NO_HOME:
      return _("{subject} has no home");

    case MUSTER_WHY_SETUP_NOBODY:
      return _("nobody plays yet");

    case MUSTER_WHY_SETUP_TO_BE_CLAIMED:
      return _("{subject} has to be claimed");

    case MUSTER_WHY_SETUP_FOREIGN:
      return _("{subject} is no unit of {player}");

    case MUSTER_WHY_SETUP_NO_COMMANDER:
      return _("{subject} cannot be the commander: no living individual of the army");

    case MUSTER_WHY_SETUP_COMMANDER_NAMED:
      return _("{subject} commands the army of {player}");

    case MUSTER_WHY_SETUP_NO_BODYGUARD:
      return _("{subject} cannot be the bodyguard: no living warband, or one with missiles");

    case MUSTER_WHY_SETUP_BODYGUARD_NAMED:
      return _("{subject} guards the commander of {player}");

    case MUSTER_WHY_SETUP_TROOP_ENTERED:
      return _("{what} is in the catalogue");

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
