/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Climbing, grapnels and ropes, moving engines.
 */
#include "wording/phrases.h"

#include "tabletop/siege-rulebook.h"
#include "wording/language.h"

static const char *
phrase_climb (MusterSiegeClimbReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_CLIMB_RATE:
      return _("{subject} climbs {measured} of {limit}");

    case MUSTER_WHY_SIEGE_CLIMB_TOO_FAR:
      return _("{subject} climbs {measured} and may climb only {limit}");

    case MUSTER_WHY_SIEGE_CLIMB_NOT_HUMANOID:
      return _("{subject} has no humanoid shape and cannot climb");

    case MUSTER_WHY_SIEGE_CLIMB_LADDER_TOO_LARGE:
      return _("models of size 3 and riders climb no ladders, so {subject} may not");

    case MUSTER_WHY_SIEGE_CLIMB_NO_LADDER:
      return _("no such ladder stands at {object}");

    case MUSTER_WHY_SIEGE_CLIMB_TOO_MANY_ACTIONS:
      return _("{subject} spends {count} actions and has {total}");

    case MUSTER_WHY_SIEGE_CLIMB_AT_TOP:
      return _("{subject} is level with the top of {object}: it may attack, without a charge bonus[, at {modifier} CC]");

    case MUSTER_WHY_SIEGE_CLIMB_ON_THE_WAY:
      return _("while {subject} climbs {object} its DEF is +2, missiles hit it at +2 and it has no shield");

    case MUSTER_WHY_SIEGE_CLIMB_FALLS_ON:
      return _("at {object} {subject} falls on {need} and more");

    case MUSTER_WHY_SIEGE_CLIMB_NEEDS_DIE:
      return _("roll a d{sides} for {subject}, which falls on {need} and more; rolls missing: {count}");

    case MUSTER_WHY_SIEGE_CLIMB_HOLDS:
      return _("{subject} holds on: {roll} is less than {need}");

    case MUSTER_WHY_SIEGE_CLIMB_FALLS:
      return _("{subject} falls: {roll} is not less than {need}");

    case MUSTER_WHY_SIEGE_CLIMB_HIT_TESTS:
      return _("{subject} was hit and tests for each armour save: {count}");

    case MUSTER_WHY_SIEGE_CLIMB_HIT_NO_TEST:
      return _("{subject} was hit, but does not climb a ladder and need not test");

    case MUSTER_WHY_SIEGE_CLIMB_BENEATH_NEEDS_DIE:
      return _("{object} falls onto {subject}: roll a d{sides}, on {need} and more it falls too");

    case MUSTER_WHY_SIEGE_CLIMB_BENEATH_HOLDS:
      return _("{object} falls past {subject}, which holds on: {roll} is less than {need}");

    case MUSTER_WHY_SIEGE_CLIMB_BENEATH_FALLS:
      return _("{object} takes {subject} along: {roll} is not less than {need}");

    case MUSTER_WHY_SIEGE_CLIMB_ROPE_EASES:
      return _("the rope makes {object} easier by {amount}");

    case MUSTER_WHY_SIEGE_CLIMB_ROPE_CHART:
      return _("by rope {object} counts as a cliff");

    case MUSTER_WHY_SIEGE_CLIMB_NO_ROPE:
      return _("no such rope hangs at {object}");

    case MUSTER_WHY_SIEGE_CLIMB_ROPE_SET:
      return _("{subject} sets a rope at the top of {object} with one action");

    case MUSTER_WHY_SIEGE_CLIMB_NOT_AT_TOP:
      return _("{subject} does not stand at the top of {object}");

    case MUSTER_N_SIEGE_CLIMB_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_grapnel (MusterSiegeGrapnelReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_GRAPNEL_NEAR:
      return _("{subject} stands {measured} from the foot of {object}, within {limit}");

    case MUSTER_WHY_SIEGE_GRAPNEL_TOO_FAR:
      return _("{subject} stands {measured} from the foot of {object}, not within {limit}");

    case MUSTER_WHY_SIEGE_GRAPNEL_LOW_ENOUGH:
      return _("{object} is {measured} high; {subject} throws up to {limit}");

    case MUSTER_WHY_SIEGE_GRAPNEL_TOO_HIGH:
      return _("{object} is {measured} high; {subject} throws only up to {limit}");

    case MUSTER_WHY_SIEGE_GRAPNEL_NEEDS_DIE:
      return _("roll a d{sides} for the grapnel of {subject}: it sets on {need} or less");

    case MUSTER_WHY_SIEGE_GRAPNEL_SET:
      return _("the grapnel of {subject} sets: {roll} of {need}");

    case MUSTER_WHY_SIEGE_GRAPNEL_MISSED:
      return _("the grapnel of {subject} does not set: {roll} is more than {need}");

    case MUSTER_WHY_SIEGE_GRAPNEL_NO_EDGE:
      return _("{subject} has no edged weapon to cut {object}");

    case MUSTER_WHY_SIEGE_GRAPNEL_CUT_NEEDS_DIE:
      return _("the attack hits {object} but for a 20: roll a d{sides} for {subject}");

    case MUSTER_WHY_SIEGE_GRAPNEL_CUT_NEEDS_WOUND:
      return _("was {object}, of armour 10 and 1 wound, wounded by {subject}?");

    case MUSTER_WHY_SIEGE_GRAPNEL_CUT:
      return _("{subject} cuts {object}");

    case MUSTER_WHY_SIEGE_GRAPNEL_NOT_CUT:
      return _("{subject} does not cut {object}");

    case MUSTER_WHY_SIEGE_GRAPNEL_CUT_FALLS:
      return _("{subject} falls with {object}");

    case MUSTER_N_SIEGE_GRAPNEL_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_haul (MusterSiegeHaulReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SIEGE_HAUL_DISTANCE:
      return _("{subject} is moved {measured} of {limit}");

    case MUSTER_WHY_SIEGE_HAUL_TOO_FAR:
      return _("{subject} is moved {measured} and may be moved only {limit}");

    case MUSTER_WHY_SIEGE_HAUL_TOO_FEW:
      return _("too few move {subject}: {measured} of {limit}");

    case MUSTER_WHY_SIEGE_HAUL_ENOUGH:
      return _("enough move {subject}: {measured} of {limit}");

    case MUSTER_WHY_SIEGE_HAUL_NOT_HUMANOID:
      return _("{subject} cannot be harnessed: mounts and misshapen creatures move no engines");

    case MUSTER_WHY_SIEGE_HAUL_DIFFICULT:
      return _("{subject} may not be moved over {object}");

    case MUSTER_WHY_SIEGE_HAUL_HALF_IN_FRONT:
      return _("{count} of the {total} who move {subject} go in front");

    case MUSTER_WHY_SIEGE_HAUL_NOT_HALF_IN_FRONT:
      return _("half of those who move {subject}, rounded up, go in front: {count} of {total} do");

    case MUSTER_WHY_SIEGE_HAUL_TOO_FEW_ACTIONS:
      return _("{subject} has {count} actions of the {total} that it takes");

    case MUSTER_WHY_SIEGE_HAUL_TOGETHER:
      return _("all who move {subject} are activated together");

    case MUSTER_WHY_SIEGE_HAUL_TAKES_ACTIVATION:
      return _("moving {subject} takes the whole activation of its crew");

    case MUSTER_WHY_SIEGE_HAUL_MANTLET_FIRES:
      return _("who moves {subject} does not fire in the same turn");

    case MUSTER_WHY_SIEGE_HAUL_MANTLET_COVERS:
      return _("{subject} covers who moves it: missiles from the front at {modifier} to hit and {amount} damage");

    case MUSTER_N_SIEGE_HAUL_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_siege_climb: Returns: (transfer none): the sentence, with places, of a reason of those chapters */
const char *
muster_phrase_siege_climb (guint chapter,
                           guint reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_SIEGE_CLIMB:
      return phrase_climb (reason);

    case MUSTER_CHAPTER_SIEGE_GRAPNEL:
      return phrase_grapnel (reason);

    default:
      return phrase_haul (reason);
    }
}
