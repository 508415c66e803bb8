/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterBattleReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_BATTLE_ARISES:
      return _("{subject}: battle {what}, {value}[: {player} defends]");

    case MUSTER_WHY_BATTLE_PENDING:
      return _("{subject}: the battle is still to be fought");

    case MUSTER_WHY_BATTLE_SETTLED:
      return _("{subject}: {player} wins the battle");

    case MUSTER_WHY_BATTLE_DRAWN:
      return _("{subject}: the battle is over and nobody is left");

    case MUSTER_WHY_BATTLE_COMMANDER:
      return _("{subject} commands the force[ of {player}][ with LD {number}]");

    case MUSTER_WHY_BATTLE_COMMANDER_TIED:
      return _("{subject} must name the force commander[: {options}]");

    case MUSTER_WHY_BATTLE_COMMANDER_SLAIN:
      return _("{subject}, the army commander, is slain: buy it back or name a successor");

    case MUSTER_WHY_BATTLE_WITHDREW:
      return _("{subject} withdraws[ from {from}][ to {to}]");

    case MUSTER_WHY_BATTLE_LOST_FOR_WANT_OF_A_WAY:
      return _("{subject} is lost: no way is open to retreat");

    case MUSTER_WHY_BATTLE_WAY_BACK_OPEN:
      return _("{subject} must choose where to withdraw before the combat step ends, decision {what}: {options}");

    case MUSTER_WHY_BATTLE_NO_SUCH_WAY:
      return _("{subject} cannot withdraw across {side}: no friendly hex without enemies and battles is there");

    case MUSTER_WHY_BATTLE_GARRISON_LOST:
      return _("{subject} is lost with its stronghold: a garrison never moves");

    case MUSTER_WHY_BATTLE_ENGINE_LOST:
      return _("{subject} is destroyed: the loser of a battle loses all engines");

    case MUSTER_WHY_BATTLE_EQUIPMENT_LOST:
      return _("{subject} loses its siege equipment with the battle");

    case MUSTER_WHY_BATTLE_STRONGHOLD_DISRUPTED:
      return _("{subject}: the stronghold is disrupted by an attack of {measured} points, {limit} are enough");

    case MUSTER_WHY_BATTLE_STRONGHOLD_UNDISTURBED:
      return _("{subject}: an attack of {measured} points disrupts no stronghold, it takes {limit}");

    case MUSTER_WHY_BATTLE_TOWER_DAMAGED:
      return _("{subject}: the watchtower is damaged and becomes a town");

    case MUSTER_WHY_BATTLE_MISSILE_GARRISON_LOST:
      return _("{subject} is lost with the watchtower");

    case MUSTER_WHY_BATTLE_LOOTED:
      return _("{subject} takes {amount} {resource} from the stock of {other}");

    case MUSTER_WHY_BATTLE_STOCK_LOST:
      return _("{subject} loses {amount} {resource}: neither fortress nor watchtower is left");

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
