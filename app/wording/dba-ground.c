/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a DBA move meets: rivers, friends and enemies in the way, threat zones.
 */
#include "wording/phrases.h"

#include "tabletop/dba-rulebook.h"
#include "wording/language.h"

static const char *
phrase_river (MusterDbaRiverReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_RIVER_STATE_KNOWN:
      return _("the die for {object} was {roll}");

    case MUSTER_WHY_DBA_RIVER_STATE_UNKNOWN:
      return _("{subject} is the first to try {object}: roll a d{sides}");

    case MUSTER_WHY_DBA_RIVER_PALTRY:
      return _("{object} is paltry");

    case MUSTER_WHY_DBA_RIVER_SLOWS:
      return _("{object} slows {subject}");

    case MUSTER_WHY_DBA_RIVER_IN_COLUMN:
      return _("{subject} crosses {object} singly or in a column");

    case MUSTER_WHY_DBA_RIVER_ABREAST:
      return _("{object} must be crossed singly or in a column");

    case MUSTER_WHY_DBA_RIVER_ANGLE_KEPT:
      return _("{subject} crosses {object} at the angle at which it enters");

    case MUSTER_WHY_DBA_RIVER_ANGLE_CHANGED:
      return _("{subject} changes its angle in {object}");

    case MUSTER_WHY_DBA_RIVER_DIVERTED:
      return _("{subject} diverts in {object} by the least that lines it up to fight");

    case MUSTER_WHY_DBA_RIVER_DIVERTED_TOO_FAR:
      return _("{subject} diverts in {object} by more than lines it up to fight");

    case MUSTER_N_DBA_RIVER_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_passage (MusterDbaPassageReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_PASSAGE_THROUGH:
      return _("{subject} may pass through {object}");

    case MUSTER_WHY_DBA_PASSAGE_FRIEND_IN_THE_WAY:
      return _("{subject} may not pass through {object}");

    case MUSTER_WHY_DBA_PASSAGE_ENEMY_IN_THE_WAY:
      return _("{object} is in the way of {subject}");

    case MUSTER_WHY_DBA_PASSAGE_ROOM:
      return _("{subject} has room beyond {object}");

    case MUSTER_WHY_DBA_PASSAGE_NO_ROOM:
      return _("{subject} would end upon {object}");

    case MUSTER_WHY_DBA_PASSAGE_LINED_UP:
      return _("{subject} starts and ends as it must to pass through {object}");

    case MUSTER_WHY_DBA_PASSAGE_NOT_LINED_UP:
      return _("{subject} must go from directly before {object} to lined up behind it, or the other way round");

    case MUSTER_WHY_DBA_PASSAGE_RECOILS_THROUGH:
      return _("{subject} recoils through {object}");

    case MUSTER_WHY_DBA_PASSAGE_RECOIL_BARRED:
      return _("such troops as {subject} do not recoil through such as {object}");

    case MUSTER_WHY_DBA_PASSAGE_FACES_OTHERWISE:
      return _("{object} does not face exactly as {subject} does");

    case MUSTER_WHY_DBA_PASSAGE_NO_SPACE_BEHIND:
      return _("{subject} has no clear space at {object}");

    case MUSTER_WHY_DBA_PASSAGE_PIVOTS:
      return _("a rear corner of {subject} cuts across {object} as it pivots");

    case MUSTER_WHY_DBA_PASSAGE_MORE_THAN_A_CORNER:
      return _("more of {subject} than one rear corner cuts across {object}");

    case MUSTER_N_DBA_PASSAGE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_zone (MusterDbaZoneReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_ZONE_THREATENED:
      return _("{subject} meets the threat zone of {object}");

    case MUSTER_WHY_DBA_ZONE_TOUCHES_LINE:
      return _("{subject} touches its front line, which belongs to it");

    case MUSTER_WHY_DBA_ZONE_STARTS_WITHIN:
      return _("{subject} starts in the threat zone of {object}");

    case MUSTER_WHY_DBA_ZONE_ENTERS:
      return _("the front edge of {subject} enters the threat zone of {object} after {measured}");

    case MUSTER_WHY_DBA_ZONE_ENDS_WITHIN:
      return _("{subject} ends in the threat zone of {object}");

    case MUSTER_WHY_DBA_ZONE_LINES_UP:
      return _("{subject} lines up with {object}");

    case MUSTER_WHY_DBA_ZONE_NOT_LINED_UP:
      return _("{subject} does not line up with an enemy");

    case MUSTER_WHY_DBA_ZONE_NOT_NEAREST:
      return _("{subject} may line up only with the nearest enemy");

    case MUSTER_WHY_DBA_ZONE_TOO_FAR_ASIDE:
      return _("{subject} would slide too far to line up");

    case MUSTER_WHY_DBA_ZONE_CLOSES_IN:
      return _("{subject} closes in on {object}: from {limit} to {measured}");

    case MUSTER_WHY_DBA_ZONE_NOT_CLOSER:
      return _("{subject} does not close in on {object}: from {limit} to {measured}");

    case MUSTER_WHY_DBA_ZONE_STRAIGHT_BACK:
      return _("{subject} moves straight back");

    case MUSTER_WHY_DBA_ZONE_NOT_STRAIGHT_BACK:
      return _("{subject} does not move straight back");

    case MUSTER_WHY_DBA_ZONE_GROUP_GOES_BACK:
      return _("only a single element may move back out of a threat zone");

    case MUSTER_WHY_DBA_ZONE_OUTCOME_MOVE:
      return _("threat zones do not affect {subject}: it is an outcome move");

    case MUSTER_N_DBA_ZONE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_dba_ground: Returns: (transfer none): the sentence, with places, of a reason of these chapters */
const char *
muster_phrase_dba_ground (guint chapter,
                          guint reason)
{
  if (chapter == MUSTER_CHAPTER_DBA_RIVER)
    {
      return phrase_river (reason);
    }
  if (chapter == MUSTER_CHAPTER_DBA_PASSAGE)
    {
      return phrase_passage (reason);
    }
  return phrase_zone (reason);
}
