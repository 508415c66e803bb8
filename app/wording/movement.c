/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"

#include <glib/gi18n-lib.h>

static const char *
phrase (MusterMovementReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_MOVEMENT_WITHIN_REACH:
      return _("{subject} moves {measured} of {limit} hexes");

    case MUSTER_WHY_MOVEMENT_TOO_FAR:
      return _("{subject} would move {measured} hexes and may move {limit}");

    case MUSTER_WHY_MOVEMENT_MUST_STOP:
      return _("{subject} must stop in {hex}[: {terrain}]");

    case MUSTER_WHY_MOVEMENT_OFF_THE_MAP:
      return _("{subject} would leave the map[ by the {side} side of {hex}]");

    case MUSTER_WHY_MOVEMENT_NO_CROSSING:
      return _("{subject} cannot enter {hex}[: {terrain}]");

    case MUSTER_WHY_MOVEMENT_NEVER_MOVES:
      return _("{subject} is a garrison and never moves");

    case MUSTER_WHY_MOVEMENT_ROAD:
      return _("{subject} follows the road[ through {hex}]");

    case MUSTER_WHY_MOVEMENT_SIDE_FULL:
      return _("{subject} would be warband {measured} across a side that takes {limit}");

    case MUSTER_WHY_MOVEMENT_SIDE_WITHIN:
      return _("{measured} of {limit} warbands cross the {side} side of {hex}");

    case MUSTER_WHY_MOVEMENT_STEP:
      return _("{subject} goes from {from} to {to}");

    case MUSTER_WHY_MOVEMENT_MET:
      return _("{subject} meets an enemy in {hex} and stops");

    case MUSTER_WHY_MOVEMENT_CLASH:
      return _("{subject} and {object} clash on the border: the battle is in {hex}");

    case MUSTER_WHY_MOVEMENT_MADE_NEUTRAL:
      return _("{subject} becomes neutral[: {unit} passes through]");

    case MUSTER_WHY_MOVEMENT_DEFENDED:
      return _("{subject} must stop in {hex}, which is defended");

    case MUSTER_WHY_MOVEMENT_ALLY_DEFENDS:
      return _("{subject} must stop in {hex}, which an ally defends");

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
