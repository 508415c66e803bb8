/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups of DBA, and how they reduce their front.
 */
#include "wording/phrases.h"

#include "tabletop/dba-rulebook.h"
#include "wording/language.h"

static const char *
phrase_formation (MusterDbaFormationReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_FORMATION_JOINED_UP:
      return _("the elements make a group");

    case MUSTER_WHY_DBA_FORMATION_APART:
      return _("{subject} is not joined to the rest by edge and corner");

    case MUSTER_WHY_DBA_FORMATION_FACES_OTHERWISE:
      return _("{subject} faces another way than the rest");

    case MUSTER_WHY_DBA_FORMATION_NOT_JOINED:
      return _("nobody joined the group in this bound");

    case MUSTER_WHY_DBA_FORMATION_WAS_JOINED:
      return _("{subject} and {object} joined up in this bound");

    case MUSTER_WHY_DBA_FORMATION_SAME_CONTINGENT:
      return _("all are of one contingent");

    case MUSTER_WHY_DBA_FORMATION_OTHER_CONTINGENT:
      return _("{subject} is of another contingent");

    case MUSTER_WHY_DBA_FORMATION_COLUMN_ON_ROAD:
      return _("the group moves along a road");

    case MUSTER_WHY_DBA_FORMATION_NO_ROAD_BENEFIT:
      return _("the group has no benefit of the road: it is no column, or leaves it");

    case MUSTER_WHY_DBA_FORMATION_COLUMN_IN_BAD_GOING:
      return _("the group passes {terrain} in a column");

    case MUSTER_WHY_DBA_FORMATION_PSILOI_IN_BAD_GOING:
      return _("the group passes {terrain}, being all Psiloi");

    case MUSTER_WHY_DBA_FORMATION_ABREAST_IN_BAD_GOING:
      return _("{subject} meets {terrain}: a group passes bad going only in a column");

    case MUSTER_N_DBA_FORMATION_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_group (MusterDbaGroupReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_GROUP_AHEAD_OR_WHEEL:
      return _("the group goes straight ahead or wheels about a front corner");

    case MUSTER_WHY_DBA_GROUP_SLIDE_TO_CONFORM:
      return _("the group slides to line up in a threat zone");

    case MUSTER_WHY_DBA_GROUP_OBLIQUE:
      return _("the group would move aslant");

    case MUSTER_WHY_DBA_GROUP_BACKWARD:
      return _("the group would move backward");

    case MUSTER_WHY_DBA_GROUP_WRONG_PIVOT:
      return _("the group does not wheel about an outer corner of its front");

    case MUSTER_WHY_DBA_GROUP_WHEEL_BACKWARD:
      return _("the group would wheel backward");

    case MUSTER_WHY_DBA_GROUP_SECOND_WHEEL:
      return _("the group would wheel more than once");

    case MUSTER_WHY_DBA_GROUP_SLIDE_IDLE:
      return _("the group would slide without lining up in a threat zone");

    case MUSTER_WHY_DBA_GROUP_SLOWEST:
      return _("the group goes {measured}, its slowest, {subject}, may go {limit}");

    case MUSTER_WHY_DBA_GROUP_FASTER_THAN_SLOWEST:
      return _("the group goes {measured}, but its slowest, {subject}, may go only {limit}");

    case MUSTER_WHY_DBA_GROUP_KEEPS_PLACE:
      return _("all keep their places");

    case MUSTER_WHY_DBA_GROUP_LOSES_PLACE:
      return _("{subject} would lose its place in the group");

    case MUSTER_WHY_DBA_GROUP_BLOCKED:
      return _("{object} is in the way of {subject}, and the group may not part");

    case MUSTER_WHY_DBA_GROUP_FOLLOWS:
      return _("{subject} follows[: {measured} of {limit}]");

    case MUSTER_WHY_DBA_GROUP_FOLLOWER_TOO_FAR:
      return _("{subject} would follow for {measured}, only {limit} are allowed");

    case MUSTER_WHY_DBA_GROUP_FALLS_OUT:
      return _("{subject} loses contact with {object} and is no longer of the group");

    case MUSTER_N_DBA_GROUP_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_reduce (MusterDbaReduceReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DBA_REDUCE_NARROWS:
      return _("the group reduces its front");

    case MUSTER_WHY_DBA_REDUCE_FALLS_IN:
      return _("{subject} falls in: {measured} of {limit}");

    case MUSTER_WHY_DBA_REDUCE_NOT_REARWARD:
      return _("{subject} does not end farther to the rear");

    case MUSTER_WHY_DBA_REDUCE_REARWARD:
      return _("{subject} would end {measured} farther to the rear than it began");

    case MUSTER_WHY_DBA_REDUCE_LEFT_BEHIND:
      return _("{subject} stays and leaves the group: to fall in is {measured}, {limit} are allowed");

    case MUSTER_WHY_DBA_REDUCE_WAY_BARRED:
      return _("{subject} stays and leaves the group: {object} is in its way");

    case MUSTER_WHY_DBA_REDUCE_CANNOT_FALL_IN:
      return _("{subject} cannot fall in");

    case MUSTER_N_DBA_REDUCE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_dba_group: Returns: (transfer none): the sentence, with places, of a reason of these chapters */
const char *
muster_phrase_dba_group (guint chapter,
                         guint reason)
{
  if (chapter == MUSTER_CHAPTER_DBA_FORMATION)
    {
      return phrase_formation (reason);
    }
  if (chapter == MUSTER_CHAPTER_DBA_GROUP)
    {
      return phrase_group (reason);
    }
  return phrase_reduce (reason);
}
