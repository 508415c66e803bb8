/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"

#include <glib/gi18n-lib.h>

static const char *
phrase (MusterBattleReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BATTLE_PENDING:
      return _("{subject}: the battle is still to be fought");

    case MUSTER_WHY_BATTLE_SETTLED:
      return _("{subject}: the battle is settled");

    case MUSTER_WHY_BATTLE_COMMANDER:
      return _("{subject} commands the force[ of {player}][ with LD {number}]");

    case MUSTER_WHY_BATTLE_COMMANDER_TIED:
      return _("{subject} must name the force commander[: {options}]");

    case MUSTER_WHY_BATTLE_WITHDREW:
      return _("{subject} withdraws[ from {from}][ to {to}]");

    case MUSTER_WHY_BATTLE_LOST_FOR_WANT_OF_A_WAY:
      return _("{subject} is lost: no way is open to retreat");

    case MUSTER_WHY_BATTLE_STRONGHOLD_DISRUPTED:
      return _("{subject}: the stronghold is disrupted by an attack of {measured} points");

    case MUSTER_N_BATTLE_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_battle: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_battle (guint                reason,
                      const MusterFinding *finding)
{
  return phrase (reason);
}
