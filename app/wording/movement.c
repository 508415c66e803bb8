/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterMovementReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_MOVEMENT_STEP:
      return _("{subject} goes from {from} to {to}[: {path}]");

    case MUSTER_WHY_MOVEMENT_MET:
      return _("{subject} goes from {from} to {to} and meets {other}");

    case MUSTER_WHY_MOVEMENT_CLASHED:
      return _("{subject} goes from {from} to {to} and clashes with {other} on the border");

    case MUSTER_WHY_MOVEMENT_DEFENDED:
      return _("{subject} goes from {from} to {to}, which {other} defends");

    case MUSTER_WHY_MOVEMENT_ALLY_DEFENDS:
      return _("{subject} goes from {from} to {to} and stops: {other}, an ally, defends it");

    case MUSTER_WHY_MOVEMENT_HELD_UP:
      return _("{subject} gets from {from} to {to} and no further: {limit} warbands attack across the {side} side");

    case MUSTER_WHY_MOVEMENT_COULD_NOT:
      return _("{subject} gets from {from} to {to}: the rest of its order is out of reach");

    case MUSTER_WHY_MOVEMENT_CLASH:
      return _("{player} and {other} clash on the border of {from} and {to}: the battle is in {subject}"
               "[, by a roll of {roll} where up to {need} is {from}]");

    case MUSTER_WHY_MOVEMENT_CLASH_FIRST:
      return _("{subject} has the low rolls[ by a roll of {roll}]");

    case MUSTER_WHY_MOVEMENT_CLASH_OPEN:
      return _("{player} and {other} clash on the border of {subject} and {to}: roll a d{sides}");

    case MUSTER_WHY_MOVEMENT_MADE_NEUTRAL:
      return _("{subject} becomes neutral: {other} passes, and {player} has nobody there");

    case MUSTER_WHY_MOVEMENT_SHARED:
      return _("{subject} holds forces of {player} and of {other}");

    case MUSTER_N_MOVEMENT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_movement: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_movement (guint                reason,
                        const MusterFinding *finding)
{
  return phrase (reason);
}
