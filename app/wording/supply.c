/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterSupplyReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_SUPPLY_LINE:
      return _("{subject} has a supply line[ to {to}]");

    case MUSTER_WHY_SUPPLY_ISOLATED:
      return _("{subject} is isolated");

    case MUSTER_WHY_SUPPLY_FROM_THE_LAND:
      return _("{subject} lives off the land[ in {hex}]");

    case MUSTER_WHY_SUPPLY_FROM_THE_STOCK:
      return _("{subject} takes {amount} {resource} from the stock");

    case MUSTER_WHY_SUPPLY_FREE:
      return _("{subject} needs no supply");

    case MUSTER_WHY_SUPPLY_DISBANDED:
      return _("{subject} disbands for want of supply");

    case MUSTER_WHY_SUPPLY_TOO_LITTLE:
      return _("{subject} has {measured} {resource} and needs {limit} for supply");

    case MUSTER_WHY_SUPPLY_NO_ROOM:
      return _("{subject} cannot live off the land in {hex}: it would feed {measured}, at most {limit}");

    case MUSTER_WHY_SUPPLY_CHOSEN:
      return _("{subject} is to be fed from: {value}");

    case MUSTER_WHY_SUPPLY_DISMISSED:
      return _("{subject} is disbanded by {player}");

    case MUSTER_N_SUPPLY_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_supply: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_supply (guint                reason,
                      const MusterFinding *finding)
{
  return phrase (reason);
}
