/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves of DBA: when, how far, how often; single elements and dismounting.
 */
#include "wording/phrases.h"

#include "tabletop/dba-rulebook.h"
#include "wording/language.h"

static const char *
phrase_tactical (MusterDbaTacticalReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_TACTICAL_PHASE:
      return _("{subject} moves in the tactical phase");

    case MUSTER_WHY_DBA_TACTICAL_WRONG_PHASE:
      return _("{subject} may move only before shooting and close combat");

    case MUSTER_WHY_DBA_TACTICAL_PHASE_UNSAID:
      return _("say which phase of the bound it is");

    case MUSTER_WHY_DBA_TACTICAL_WRONG_SIDE:
      return _("{subject} is not of the side whose bound it is");

    case MUSTER_WHY_DBA_TACTICAL_SIDE_UNSAID:
      return _("say whose bound it is");

    case MUSTER_WHY_DBA_TACTICAL_PIPS:
      return _("PIPs for the move: {count}; left after it: {total}");

    case MUSTER_WHY_DBA_TACTICAL_PIPS_SHORT:
      return _("PIPs for the move: {count}; there are only {total}");

    case MUSTER_WHY_DBA_TACTICAL_PIPS_UNSAID:
      return _("PIPs for the move: {count}; say how many are left");

    case MUSTER_WHY_DBA_TACTICAL_TAKEN_BACK:
      return _("the move of {subject} may be taken back");

    case MUSTER_WHY_DBA_TACTICAL_STANDS:
      return _("the move of {subject} stands: its start would have to be marked, or the opponent agree");

    case MUSTER_WHY_DBA_TACTICAL_END_UNSAID:
      return _("say where {subject} goes");

    case MUSTER_N_DBA_TACTICAL_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_single (MusterDbaSingleReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_SINGLE_ANY_WAY:
      return _("{subject} may go in any direction");

    case MUSTER_WHY_DBA_SINGLE_ONE_AT_A_TIME:
      return _("{subject} would move too: a single-element move is that of one element, or else name a group");

    case MUSTER_WHY_DBA_SINGLE_FITS_GAP:
      return _("{subject} takes {measured} across its way and fits the gap of {limit}");

    case MUSTER_WHY_DBA_SINGLE_GAP_TOO_NARROW:
      return _("{subject} takes {measured} across its way, the gap is only {limit} wide");

    case MUSTER_WHY_DBA_SINGLE_BLOCKED:
      return _("{object} is in the way of {subject}");

    case MUSTER_WHY_DBA_SINGLE_NO_ROOM_TO_TURN:
      return _("{subject} would cut across {object} as it turns on the spot: the text does not say whether it may");

    case MUSTER_WHY_DBA_SINGLE_ANY_FACING:
      return _("{subject} may end facing any way");

    case MUSTER_WHY_DBA_SINGLE_IN_COMBAT:
      return _("{subject} is in close combat with {object}");

    case MUSTER_WHY_DBA_SINGLE_GROUP_IN_COMBAT:
      return _("{subject} is in close combat with {object}: the text forbids only single elements to leave, agree "
               "on it");

    case MUSTER_N_DBA_SINGLE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_dismount (MusterDbaDismountReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_DISMOUNT_LIST_ALLOWS:
      return _("the army list lets {subject} dismount");

    case MUSTER_WHY_DBA_DISMOUNT_LIST_FORBIDS:
      return _("the army list does not let {subject} dismount");

    case MUSTER_WHY_DBA_DISMOUNT_LIST_UNSAID:
      return _("say whether the army list lets {subject} dismount");

    case MUSTER_WHY_DBA_DISMOUNT_WHOLE_MOVE:
      return _("dismounting takes the whole move of {subject}");

    case MUSTER_WHY_DBA_DISMOUNT_MOVED_BEFORE:
      return _("{subject} has moved already in this bound and has no whole move left");

    case MUSTER_WHY_DBA_DISMOUNT_PIP_EACH:
      return _("there is a PIP for {subject} to dismount");

    case MUSTER_WHY_DBA_DISMOUNT_PIPS_SHORT:
      return _("there is no PIP left for {subject} to dismount");

    case MUSTER_WHY_DBA_DISMOUNT_SAME_FRONT:
      return _("the front edge stays where that of {subject} is");

    case MUSTER_WHY_DBA_DISMOUNT_FRONT_ELSEWHERE:
      return _("the front edge is {measured} off that of {subject}");

    case MUSTER_WHY_DBA_DISMOUNT_NO_FOOT:
      return _("{subject} must become foot");

    case MUSTER_WHY_DBA_DISMOUNT_TROOP_UNSAID:
      return _("say what {subject} becomes on foot");

    case MUSTER_WHY_DBA_DISMOUNT_CLEAR_OF_ENEMY:
      return _("{subject} is neither in contact with enemies nor in a threat zone");

    case MUSTER_WHY_DBA_DISMOUNT_IN_CONTACT:
      return _("{subject} is in contact with {object}");

    case MUSTER_WHY_DBA_DISMOUNT_IN_ZONE:
      return _("{subject} is in the threat zone of {object}");

    case MUSTER_WHY_DBA_DISMOUNT_RIDERS:
      return _("{troop} may dismount");

    case MUSTER_WHY_DBA_DISMOUNT_NO_RIDERS:
      return _("{troop} may not dismount: only Knights, Cavalry, Camelry and Light Horse may");

    case MUSTER_N_DBA_DISMOUNT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_distance (MusterDbaDistanceReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_DISTANCE_CHORD:
      return _("a front corner of {subject} gets {measured} from its start, {limit} are allowed");

    case MUSTER_WHY_DBA_DISTANCE_CHORD_TOO_LONG:
      return _("a front corner of {subject} gets {measured} from its start, only {limit} are allowed");

    case MUSTER_WHY_DBA_DISTANCE_PATH:
      return _("the path of {subject} is {measured} long, {limit} are allowed");

    case MUSTER_WHY_DBA_DISTANCE_PATH_TOO_LONG:
      return _("the path of {subject} is {measured} long, only {limit} are allowed");

    case MUSTER_WHY_DBA_DISTANCE_ROUND_A_WALL:
      return _("{subject} goes {measured} round a wall, {limit} in a straight line would be within reach: the text "
               "does not say which counts");

    case MUSTER_WHY_DBA_DISTANCE_REACH:
      return _("{subject} may go {limit}[ because of {terrain}] and goes {measured}");

    case MUSTER_WHY_DBA_DISTANCE_TOO_FAR:
      return _("{subject} may go {limit}[ because of {terrain}], not {measured}");

    case MUSTER_WHY_DBA_DISTANCE_PACE_UNSAID:
      return _("solid troops go {limit}, fast ones farther: say how many figures {subject} has");

    case MUSTER_WHY_DBA_DISTANCE_TROOP_UNLISTED:
      return _("the text does not say how {troop} move");

    case MUSTER_WHY_DBA_DISTANCE_COUNTS_AS:
      return _("the text does not name {troop}: {subject} moves as the troops most like it");

    case MUSTER_WHY_DBA_DISTANCE_BARRED_BY_GOING:
      return _("{subject} may not move through {terrain} off a road");

    case MUSTER_WHY_DBA_DISTANCE_ON_ROAD:
      return _("{subject} passes {terrain} on a road");

    case MUSTER_N_DBA_DISTANCE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_repeat (MusterDbaRepeatReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_REPEAT_MOVED_BEFORE:
      return _("it is move {number} of {subject} in this bound");

    case MUSTER_WHY_DBA_REPEAT_PIPS:
      return _("there are PIPs for another move");

    case MUSTER_WHY_DBA_REPEAT_PIPS_SHORT:
      return _("there are not enough PIPs for another move");

    case MUSTER_WHY_DBA_REPEAT_PIPS_UNSAID:
      return _("another move costs PIPs: say how many are left");

    case MUSTER_WHY_DBA_REPEAT_CLEAR_OF_ENEMY:
      return _("{subject} stays {measured} from {object}, more than {limit}");

    case MUSTER_WHY_DBA_REPEAT_NEAR_ENEMY:
      return _("{subject} comes as near as {measured} to {object}: another move must stay more than {limit} away");

    case MUSTER_WHY_DBA_REPEAT_ALONG_ROAD:
      return _("{subject} moves along a road");

    case MUSTER_WHY_DBA_REPEAT_IN_GOOD_GOING:
      return _("{subject} may move again, all of it in good going");

    case MUSTER_WHY_DBA_REPEAT_NOT_GOOD_GOING:
      return _("{subject} meets {terrain}: another move must be in good going");

    case MUSTER_WHY_DBA_REPEAT_TOO_OFTEN:
      return _("{subject} would make move {number}, {count} are allowed");

    case MUSTER_WHY_DBA_REPEAT_WRONG_TROOPS:
      return _("{subject} is of troops that move only once a bound, off the roads");

    case MUSTER_WHY_DBA_REPEAT_FIRST_BOUND:
      return _("Psiloi may move twice in their first bound");

    case MUSTER_WHY_DBA_REPEAT_INTO_COVER:
      return _("the Psiloi start in good going and end out of it");

    case MUSTER_WHY_DBA_REPEAT_NOT_INTO_COVER:
      return _("the Psiloi must all start in good going and end at least partly out of it");

    case MUSTER_WHY_DBA_REPEAT_BOUND_UNSAID:
      return _("say whether it is the first bound of the side");

    case MUSTER_N_DBA_REPEAT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_dba_move: Returns: (transfer none): the sentence, with places, of a reason of these chapters */
const char *
muster_phrase_dba_move (guint chapter,
                        guint reason)
{
  if (chapter == MUSTER_CHAPTER_DBA_TACTICAL)
    {
      return phrase_tactical (reason);
    }
  if (chapter == MUSTER_CHAPTER_DBA_SINGLE)
    {
      return phrase_single (reason);
    }
  if (chapter == MUSTER_CHAPTER_DBA_DISMOUNT)
    {
      return phrase_dismount (reason);
    }
  if (chapter == MUSTER_CHAPTER_DBA_DISTANCE)
    {
      return phrase_distance (reason);
    }
  return phrase_repeat (reason);
}
