/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterTurnReason     reason,
        const MusterFinding *finding)
{
  switch (reason)
    {
    case MUSTER_WHY_TURN_STEP:
      return _("the {step} step of turn {turn} begins");

    case MUSTER_WHY_TURN_WRONG_STEP:
      return _("“{what}” does not belong to the {step} step");

    case MUSTER_WHY_TURN_OPEN:
      return _("{what} is open[: {options}]");

    case MUSTER_WHY_TURN_NOTE:
      return _("{what}");

    case MUSTER_WHY_TURN_NOT_UNDER_WAY:
      return _("the {what} step is not under way, but the {step} step");

    case MUSTER_WHY_TURN_NOT_OPEN:
      return _("{what} is not open");

    case MUSTER_WHY_TURN_CHOSEN:
      return _("{value} is chosen for {what}");

    case MUSTER_WHY_TURN_OVERRIDDEN:
      return _("{subject} is changed by the organiser: {what}");

    case MUSTER_WHY_TURN_RENAMED:
      return _("{what} is named {value}");

    case MUSTER_WHY_TURN_RULED:
      return _("house rule {what} is {value}");

    case MUSTER_WHY_TURN_ROLLED:
      return muster_finding_get_fact (finding, MUSTER_FACT_ROLL) != NULL
             ? _("{roll} on a d{sides}[: {what}]") : _("roll a d{sides}[: {what}]");

    case MUSTER_N_TURN_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_turn: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_turn (guint                reason,
                    const MusterFinding *finding)
{
  return phrase (reason, finding);
}
