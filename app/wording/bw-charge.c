/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Barons' War: charges, forced back moves and regrouping.
 */
#include "wording/phrases.h"

#include "tabletop/bw-rulebook.h"
#include "wording/language.h"

static const char *
phrase_charge (MusterBwChargeReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_CHARGE_MAY_CROSS:
      return _("{subject} crosses {object} as part of its charge");

    case MUSTER_WHY_BW_CHARGE_ORDER:
      return _("{subject} goes as number {number}");

    case MUSTER_WHY_BW_CHARGE_ALLOWANCE_UNSAID:
      return _("roll a d{sides} for the charge of {subject}, to add to its move of {amount}, or say how far it goes");

    case MUSTER_WHY_BW_CHARGE_TARGET_UNSAID:
      return _("whom does {subject} charge?");

    case MUSTER_WHY_BW_CHARGE_STRAIGHT:
      return _("{subject} goes straight at {object}: {measured} of {limit}");

    case MUSTER_WHY_BW_CHARGE_CROOKED:
      return _("{subject} does not go straight at an enemy as far as it can");

    case MUSTER_WHY_BW_CHARGE_CONTACT:
      return _("{subject} meets {object} with {measured} of {limit}");

    case MUSTER_WHY_BW_CHARGE_CONTACT_MISSED:
      return _("{subject} must meet {object}: {measured} of its {limit} suffice");

    case MUSTER_WHY_BW_CHARGE_NO_CONTACT:
      return _("{subject} is stopped by what stands beyond {object}");

    case MUSTER_WHY_BW_CHARGE_FREE_WAY:
      return _("{subject} reaches {object} without crossing and need not cross");

    case MUSTER_WHY_BW_CHARGE_CROSSED_FOR_CONTACT:
      return _("{subject} can meet {object} only by crossing, and crosses");

    case MUSTER_WHY_BW_CHARGE_MUST_CROSS:
      return _("{subject} must cross to meet {object}: {measured} of its {limit} suffice");

    case MUSTER_WHY_BW_CHARGE_CROSSED:
      return _("{subject} crosses on its line towards {object}, though it meets nobody");

    case MUSTER_WHY_BW_CHARGE_HAD_TO_CROSS:
      return _("{subject} must cross on its line, even without contact: {measured} of its {limit} suffice");

    case MUSTER_WHY_BW_CHARGE_STOPPED:
      return _("{subject} stops at {object}: {measured} left of the {limit} that crossing takes");

    case MUSTER_WHY_BW_CHARGE_HAD_TO_STOP:
      return _("{subject} must go up to {object} and stop there: {measured} left of the {limit} that crossing takes");

    case MUSTER_WHY_BW_CHARGE_NEAREST:
      return _("of the enemies in reach {object} is the nearest to {subject}: {measured}");

    case MUSTER_WHY_BW_CHARGE_NOT_NEAREST:
      return _("{object} is nearer to {subject}: {measured}");

    case MUSTER_WHY_BW_CHARGE_CHOSEN:
      return _("{subject} may pick {object}");

    case MUSTER_WHY_BW_CHARGE_APART:
      return _("{count} of the {total} warriors of {subject} cross; they need not do it together");

    case MUSTER_WHY_BW_CHARGE_INCOHERENT:
      return _("{subject} ends out of coherency: {measured} instead of at most {limit}; a regroup move may mend that");

    case MUSTER_WHY_BW_CHARGE_FAILED:
      return _("the charge failed: {subject} goes {measured}");

    case MUSTER_WHY_BW_CHARGE_FAILED_UNSAID:
      return _("how far does {subject} go in its failed charge?");

    case MUSTER_WHY_BW_CHARGE_HELD_CONTACT:
      return _("{subject} has reached {object} across the position that it holds, and stays on its side");

    case MUSTER_N_BW_CHARGE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_forced (MusterBwForcedReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_FORCED_DISTANCE_UNSAID:
      return _("how far is {subject} forced back?");

    case MUSTER_WHY_BW_FORCED_DIRECTION_UNSAID:
      return _("in which direction is {subject} forced back?");

    case MUSTER_WHY_BW_FORCED_CROSSED:
      return _("{subject} crosses {object}: {measured} of {limit}");

    case MUSTER_WHY_BW_FORCED_UNABLE:
      return _("{subject} cannot cross {object}: {measured} left of the {limit} that it takes");

    case MUSTER_WHY_BW_FORCED_BLOCKED:
      return _("{subject} ends at {object} and would not have crossed it");

    case MUSTER_WHY_BW_FORCED_STOPPED:
      return _("{subject} is stopped by another base");

    case MUSTER_WHY_BW_FORCED_ELSEWHERE:
      return _("{subject} must go as far back as it can: it ends {measured} from where it is put");

    case MUSTER_WHY_BW_FORCED_PUT_ACROSS:
      return _("{subject} could not cross {object} and stays on its side");

    case MUSTER_WHY_BW_FORCED_NOT_CROSSED:
      return _("{subject} could cross {object} but does not: the text does not say what follows");

    case MUSTER_WHY_BW_FORCED_TRAPPED:
      return _("{subject} is trapped: {count} could not cross");

    case MUSTER_WHY_BW_FORCED_CASUALTY:
      return _("{subject} suffers {amount} casualty, however many could not cross");

    case MUSTER_WHY_BW_FORCED_PICK:
      return _("which of them does {subject} lose: {options}?");

    case MUSTER_WHY_BW_FORCED_PICKED:
      return _("{subject} loses {object}, who could not cross");

    case MUSTER_WHY_BW_FORCED_NOT_ELIGIBLE:
      return _("{object} was not unable to cross and cannot be the casualty of {subject}");

    case MUSTER_WHY_BW_FORCED_COMMANDER_SPARED:
      return _("the commander of {subject} is spared, since another can be removed");

    case MUSTER_WHY_BW_FORCED_COMMANDER_ONLY:
      return _("{object}, a commander, is the only one of {subject} who could not cross, and is removed");

    case MUSTER_WHY_BW_FORCED_COMMANDER_PICKED:
      return _("{object} is a commander: another of {subject} must be removed");

    case MUSTER_WHY_BW_FORCED_STAYS:
      return _("{subject} stays on its side");

    case MUSTER_WHY_BW_FORCED_BOTH_SIDES:
      return _("{subject} stands on both sides of {object} and does not hold it");

    case MUSTER_WHY_BW_FORCED_ONE_SIDE:
      return _("all of {subject} stand on one side of {object}");

    case MUSTER_WHY_BW_FORCED_REST_HOLDS:
      return _("what is left of {subject} holds {object}");

    case MUSTER_WHY_BW_FORCED_INCOHERENT:
      return _("{subject} ends out of coherency: {measured} instead of at most {limit}");

    case MUSTER_WHY_BW_FORCED_HIGH:
      return _("{subject} is forced back into {object}, which it cannot cross: the text does not say what follows");

    case MUSTER_WHY_BW_FORCED_NOT_MOVED:
      return _("nobody of {subject} is moved across after the casualty");

    case MUSTER_N_BW_FORCED_REASONS:
      break;
    }
  g_assert_not_reached ();
}

static const char *
phrase_regroup (MusterBwRegroupReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BW_REGROUP_VICTOR:
      return _("{subject} won and may cross");

    case MUSTER_WHY_BW_REGROUP_NOT_VICTOR:
      return _("{subject} did not win: only a victor crosses as it regroups");

    case MUSTER_WHY_BW_REGROUP_VICTOR_UNSAID:
      return _("did {subject} win?");

    case MUSTER_WHY_BW_REGROUP_COSTS:
      return _("{subject} needs {measured} of its {limit}");

    case MUSTER_WHY_BW_REGROUP_COSTS_TOO_MUCH:
      return _("{subject} needs {measured} and has only {limit}");

    case MUSTER_WHY_BW_REGROUP_COHERENT:
      return _("{subject} ends in coherency: {measured} of {limit}");

    case MUSTER_WHY_BW_REGROUP_INCOHERENT:
      return _("{subject} ends out of coherency: {measured} instead of at most {limit}");

    case MUSTER_WHY_BW_REGROUP_APART:
      return _("{subject} ends {measured} from {object}, at least {limit}");

    case MUSTER_WHY_BW_REGROUP_TOO_NEAR:
      return _("{subject} ends {measured} from {object}, nearer than {limit}");

    case MUSTER_WHY_BW_REGROUP_NO_ROOM:
      return _("there is no room for {subject} beyond {object}, so it may not cross");

    case MUSTER_WHY_BW_REGROUP_ROOM:
      return _("there is room for {subject} beyond {object}");

    case MUSTER_WHY_BW_REGROUP_DISTANCE_UNSAID:
      return _("how far does {subject} regroup?");

    case MUSTER_N_BW_REGROUP_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_bw_charge: Returns: (transfer none): the sentence, with places, of a reason of those chapters */
const char *
muster_phrase_bw_charge (guint chapter,
                         guint reason)
{
  switch (chapter)
    {
    case MUSTER_CHAPTER_BW_CHARGE:
      return phrase_charge (reason);

    case MUSTER_CHAPTER_BW_FORCED:
      return phrase_forced (reason);

    default:
      return phrase_regroup (reason);
    }
}
