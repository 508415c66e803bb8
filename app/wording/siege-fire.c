/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Engines that fire: their crews, how they are aimed, how the shot goes.
 */
#include "wording/phrases.h"

#include "tabletop/siege-rulebook.h"
#include "wording/language.h"

static const char *
phrase_crew (MusterSiegeCrewReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_CREW_CREW:
      return _("{count} of the {total} of its crew work {subject}");

    case MUSTER_WHY_SIEGE_CREW_CREW_TOO_SMALL:
      return _("{count} of its crew cannot work {subject}");

    case MUSTER_WHY_SIEGE_CREW_CREW_FAR:
      return _("{subject} is {measured} from {object}, not within {limit}");

    case MUSTER_WHY_SIEGE_CREW_CREW_NEAR:
      return _("{subject} is {measured} from {object}, within {limit}");

    case MUSTER_WHY_SIEGE_CREW_FIRED_LAST:
      return _("{subject} fired in its last activation and must be loaded first");

    case MUSTER_WHY_SIEGE_CREW_LAST_UNSAID:
      return _("did {subject} fire in its last activation?");

    case MUSTER_WHY_SIEGE_CREW_BROKEN:
      return _("{subject} is broken: its crew must first spend an activation on it");

    case MUSTER_WHY_SIEGE_CREW_ENEMY_IN_CONTACT:
      return _("{subject} does not fire with an enemy in base contact");

    case MUSTER_WHY_SIEGE_CREW_COVERED:
      return _("{subject} does not fire from a covered structure");

    case MUSTER_WHY_SIEGE_CREW_WINDOW:
      return _("{subject} does not fire through a window of size 0");

    case MUSTER_WHY_SIEGE_CREW_TURNING_CREW:
      return _("{subject} has {count} of the {total} that turning fire takes");

    case MUSTER_WHY_SIEGE_CREW_AMMUNITION:
      return _("{subject} may use this ammunition");

    case MUSTER_WHY_SIEGE_CREW_AMMUNITION_CHANGED:
      return _("with {count} of its crew {subject} keeps to the ammunition that it used last");

    case MUSTER_WHY_SIEGE_CREW_AMMUNITION_UNSAID:
      return _("which ammunition did {subject} use last? With {count} of its crew it keeps to that");

    case MUSTER_WHY_SIEGE_CREW_WRONG_AMMUNITION:
      return _("{subject} does not shoot that");

    case MUSTER_N_SIEGE_CREW_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_aim (MusterSiegeAimReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_AIM_RANGE_KEPT:
      return _("{object} is {measured} from {subject}, within {limit}");

    case MUSTER_WHY_SIEGE_AIM_TOO_NEAR:
      return _("{object} is {measured} from {subject}, nearer than {limit}");

    case MUSTER_WHY_SIEGE_AIM_TOO_FAR:
      return _("{object} is {measured} from {subject}, farther than {limit}");

    case MUSTER_WHY_SIEGE_AIM_IN_ALLEY:
      return _("{object} is {measured} off the line of {subject}, within {limit}");

    case MUSTER_WHY_SIEGE_AIM_OUT_OF_ALLEY:
      return _("{object} is not in the firing alley of {subject}[: {measured} off its line, not within {limit}]");

    case MUSTER_WHY_SIEGE_AIM_IN_ARC:
      return _("{object} is in the arc of {subject}");

    case MUSTER_WHY_SIEGE_AIM_OUT_OF_ARC:
      return _("{object} is not in the arc of 45 degrees of {subject}");

    case MUSTER_WHY_SIEGE_AIM_TURNING:
      return _("{subject} turns before it fires: {modifier}");

    case MUSTER_WHY_SIEGE_AIM_TURNING_TOO_FAR:
      return _("{subject} turns {measured} degrees and may turn only {limit}");

    case MUSTER_WHY_SIEGE_AIM_SIGHT:
      return _("somebody who may aim {subject} sees {object}");

    case MUSTER_WHY_SIEGE_AIM_NO_SIGHT:
      return _("nobody who may aim {subject} sees {object}");

    case MUSTER_WHY_SIEGE_AIM_SIGHT_UNSAID:
      return _("who of the crew of {subject} sees {object}?");

    case MUSTER_N_SIEGE_AIM_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_shot (MusterSiegeShotReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_SHOT_LONG_RANGE:
      return _("{object} is beyond close range of {subject}: {modifier}");

    case MUSTER_WHY_SIEGE_SHOT_BY_LEADER:
      return _("the leader of {subject} fires; it needs {need} or less");

    case MUSTER_WHY_SIEGE_SHOT_BY_CREW:
      return _("{object} fires {subject}; it needs {need} or less");

    case MUSTER_WHY_SIEGE_SHOT_SHORT_CREW:
      return _("{subject} is short of crew: {modifier}");

    case MUSTER_WHY_SIEGE_SHOT_SMALL_TARGET:
      return _("{object} is of size 1: {modifier}");

    case MUSTER_WHY_SIEGE_SHOT_NEEDS_DIE:
      return _("roll a d{sides} for {subject}: it hits {object} with {need} or less");

    case MUSTER_WHY_SIEGE_SHOT_HIT:
      return _("{subject} hits {object}: {roll} of {need}");

    case MUSTER_WHY_SIEGE_SHOT_MISSED:
      return _("{subject} misses {object}: {roll} is more than {need}");

    case MUSTER_WHY_SIEGE_SHOT_FUMBLE:
      return _("a part of {subject} breaks: its crew spends the next activation on it");

    case MUSTER_WHY_SIEGE_SHOT_NATURAL_ONE:
      return _("{object} takes a wound without a save");

    case MUSTER_WHY_SIEGE_SHOT_DEVIATES:
      return _("the shot of {subject} deviates by {measured}, at most half the distance, {limit}");

    case MUSTER_WHY_SIEGE_SHOT_DEVIATION_UNSAID:
      return _("by how much does the shot of {subject} deviate?");

    case MUSTER_WHY_SIEGE_SHOT_BURSTS:
      return _("the naphtha of {subject} explodes: {roll} of {need}");

    case MUSTER_WHY_SIEGE_SHOT_NO_BURST:
      return _("the naphtha of {subject} does not explode: {roll} is more than {need}");

    case MUSTER_WHY_SIEGE_SHOT_BURST_UNSAID:
      return _("roll a d{sides} for the naphtha of {subject}: it explodes on {need} or less");

    case MUSTER_WHY_SIEGE_SHOT_NEXT_IN_LINE:
      return _("if its target dies, {object} is next in the line of {subject}: a straight roll of {need} or less");

    case MUSTER_WHY_SIEGE_SHOT_NO_COVER_PENALTY:
      return _("{subject} aims at the place: cover of {object} does not count");

    case MUSTER_N_SIEGE_SHOT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_siege_fire: Returns: (transfer none): the sentence, with places, of a reason of those chapters */
const char *
muster_phrase_siege_fire (guint chapter,
                          guint reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_SIEGE_CREW:
      return phrase_crew (reason);

    case MUSTER_CHAPTER_SIEGE_AIM:
      return phrase_aim (reason);

    default:
      return phrase_shot (reason);
    }
}
