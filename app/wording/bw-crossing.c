/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Barons' War: crossing obstacles, holding them, and what a verdict rests on.
 */
#include "wording/phrases.h"

#include "tabletop/bw-rulebook.h"
#include "wording/language.h"

static const char *
phrase_text (MusterBwTextReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_TEXT_AS_WRITTEN:
      return _("played as written: {what}");

    case MUSTER_WHY_BW_TEXT_CHANGED:
      return _("played with changes: {what}");

    case MUSTER_WHY_BW_TEXT_PARAMETER_TEXT:
      return _("{what} is {value}: the text says so");

    case MUSTER_WHY_BW_TEXT_PARAMETER_PUBLIC:
      return _("{what} is {value}: so it has been published");

    case MUSTER_WHY_BW_TEXT_PARAMETER_ASSUMED:
      return _("{what} is {value}: an assumption, since nothing is published; the scenario may say otherwise");

    case MUSTER_WHY_BW_TEXT_PARAMETER_HOUSE:
      return _("{what} is {value}: the scenario says so");

    case MUSTER_N_BW_TEXT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_crossing (MusterBwCrossingReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_CROSSING_LOW_ENOUGH:
      return _("{object} is {measured} high and may be crossed, up to {limit}");

    case MUSTER_WHY_BW_CROSSING_COST_INFANTRY:
      return _("{subject} pays {amount} to cross {object}, as infantry does");

    case MUSTER_WHY_BW_CROSSING_COST_CAVALRY:
      return _("{subject} pays {amount} to cross {object}, as cavalry does");

    case MUSTER_WHY_BW_CROSSING_ACROSS:
      return _("{subject} touches {object} and is put down beyond it; all of it takes {amount}");

    case MUSTER_WHY_BW_CROSSING_WENT_ON:
      return _("{subject} goes on {amount} beyond {object}");

    case MUSTER_WHY_BW_CROSSING_IN_PART:
      return _("{count} of the {total} warriors of {subject} cross; the others need not");

    case MUSTER_WHY_BW_CROSSING_WITHIN:
      return _("{subject} needs {measured} of its {limit}");

    case MUSTER_WHY_BW_CROSSING_TOO_FAR:
      return _("{subject} goes {measured} and has only {limit}");

    case MUSTER_WHY_BW_CROSSING_CANNOT_PAY:
      return _("to get there {subject} needs {measured}, the cost of crossing included, and has only {limit}");

    case MUSTER_WHY_BW_CROSSING_COHERENT:
      return _("{subject} ends in coherency: {measured} of {limit}");

    case MUSTER_WHY_BW_CROSSING_INCOHERENT:
      return _("{subject} ends out of coherency: {measured} instead of at most {limit}");

    case MUSTER_WHY_BW_CROSSING_BOTH_SIDES:
      return _("{subject} may end on both sides of {object}");

    case MUSTER_WHY_BW_CROSSING_THROUGH_OBSTACLE:
      return _("{object} between its warriors does not change the coherency of {subject}");

    case MUSTER_WHY_BW_CROSSING_TOO_HIGH:
      return _("{object} is {measured} high: above {limit} {subject} must climb or use a ladder");

    case MUSTER_WHY_BW_CROSSING_BY_CLIMBING:
      return _("{object} is {measured} high: how {subject} climbs it stands in another text");

    case MUSTER_WHY_BW_CROSSING_TOO_HIGH_TO_RIDE:
      return _("{object} is {measured} high: above {limit} {subject} cannot ride across");

    case MUSTER_WHY_BW_CROSSING_ON_OBSTACLE:
      return _("{subject} would stand on {object}; it must end before or beyond it");

    case MUSTER_WHY_BW_CROSSING_STARTS_ON_OBSTACLE:
      return _("{subject} stands on {object} before it acts, of which the text says nothing");

    case MUSTER_WHY_BW_CROSSING_ON_BASE:
      return _("{subject} would stand on the base of {object}");

    case MUSTER_N_BW_CROSSING_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_position (MusterBwPositionReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_POSITION_HELD:
      return _("{subject} holds {object}: {count} of {total} touch it");

    case MUSTER_WHY_BW_POSITION_TOO_FEW:
      return _("{subject} does not hold {object}: {count} of {total} touch it");

    case MUSTER_WHY_BW_POSITION_BOTH_SIDES:
      return _("{subject} does not hold {object}: it stands on both sides");

    case MUSTER_WHY_BW_POSITION_CROSSING:
      return _("{subject} is crossing {object}, not defending it");

    case MUSTER_WHY_BW_POSITION_CONTACT:
      return _("only the terrain parts {subject} from {object}: they are in base contact");

    case MUSTER_N_BW_POSITION_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_defend (MusterBwDefendReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_DEFEND_ONE_SIDE:
      return _("{subject} stands on one side of every obstacle and may defend");

    case MUSTER_WHY_BW_DEFEND_BOTH_SIDES:
      return _("{subject} stands on both sides of {object} and may not defend");

    case MUSTER_WHY_BW_DEFEND_FINISH_FIRST:
      return _("{subject} must first bring all of its warriors to one side of {object}");

    case MUSTER_WHY_BW_DEFEND_SIDES_KEPT:
      return _("{subject} stays on its side");

    case MUSTER_WHY_BW_DEFEND_SIDE_CHANGED:
      return _("{subject} would get to another side of {object} without crossing it");

    case MUSTER_N_BW_DEFEND_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_bw_crossing: Returns: (transfer none): the sentence, with places, of a reason of those chapters */
const char *
muster_phrase_bw_crossing (guint chapter,
                           guint reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_BW_TEXT:
      return phrase_text (reason);

    case MUSTER_CHAPTER_BW_CROSSING:
      return phrase_crossing (reason);

    case MUSTER_CHAPTER_BW_POSITION:
      return phrase_position (reason);

    default:
      return phrase_defend (reason);
    }
}
