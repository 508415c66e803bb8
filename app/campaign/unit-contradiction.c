/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a battle result says of one unit that cannot have happened.
 */
#include "campaign/settlement.h"
#include "campaign/unit.h"

#define REFUSE(...) (muster_deed_refuse (settlement->deed, __VA_ARGS__), FALSE)

static gboolean
are_losses_possible (MusterSettlement       *settlement,
                     const MusterUnit       *unit,
                     const MusterUnitResult *said)
{
  const MusterTroop *troop = muster_world_get_troop (muster_deed_peek_world (settlement->deed), unit->troop);

  if (!muster_troop_is_group (troop) && said->lost_troopers > 0)
    {
      return REFUSE ("unit %s is a single model: say slain, not lost-troopers", said->id);
    }
  if (said->lost_troopers > unit->troopers)
    {
      return REFUSE ("unit %s: lost-troopers=%u, but it had %u", said->id, said->lost_troopers, unit->troopers);
    }
  if (said->lost_leader && !unit->leader)
    {
      return REFUSE ("unit %s: lost-leader, but it had none", said->id);
    }
  for (guint i = 0; i < said->lost_specials->len; i++)
    {
      const MusterLostSpecial *lost = &g_array_index (said->lost_specials, MusterLostSpecial, i);
      guint index;

      if (!muster_troop_find_special (troop, lost->special, &index))
        {
          return REFUSE ("unit %s: lost-%s, but %s has no such model", said->id, lost->special, troop->id);
        }
      if (lost->count > muster_specials_get (unit->specials, index))
        {
          return REFUSE ("unit %s: lost-%s=%u, but it had %u", said->id, lost->special, lost->count,
                         muster_specials_get (unit->specials, index));
        }
    }
  return TRUE;
}

static gboolean
is_fate_possible (MusterSettlement       *settlement,
                  const MusterFighter    *fighter,
                  const MusterUnitResult *said)
{
  guint n_kills = said->halved->len + said->finished->len + said->killed->len + said->shot->len;

  if (fighter->fate == MUSTER_FATE_SLAIN && (said->objective || said->wounds > 0))
    {
      return REFUSE ("unit %s is destroyed: it %s", said->id,
                     said->objective ? "holds no objective" : "bears no wounds");
    }
  if (fighter->fate == MUSTER_FATE_SLAIN && said->resurrected)
    {
      return REFUSE ("unit %s is resurrected, but all its models are lost", said->id);
    }
  if (!said->took_part && (n_kills > 0 || said->wounded))
    {
      return REFUSE ("unit %s inflicted losses, but took no part in the battle", said->id);
    }
  return TRUE;
}

typedef enum
{
  VICTIM_HALVED,
  VICTIM_FINISHED,
  VICTIM_KILLED,
} Victimhood;

static gboolean
is_victim_possible (MusterSettlement       *settlement,
                    const MusterFighter    *killer,
                    const MusterUnitResult *said,
                    const char             *id,
                    Victimhood              victimhood)
{
  const MusterFighter *victim = muster_settlement_find_fighter (settlement, id);
  const MusterUnitResult *fate = victim != NULL ? victim->result : NULL;
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const MusterUnit *unit = muster_world_find_unit (world, id);
  gboolean single;
  gboolean came_back;

  if (victim == NULL)
    {
      return REFUSE ("unit %s: its victim %s is not in the battle", said->id, id);
    }
  if (victim->player == killer->player)
    {
      return REFUSE ("unit %s: %s is a unit of its own side", said->id, id);
    }
  single = !muster_troop_is_group (muster_world_get_troop (world, unit->troop));
  came_back = fate != NULL && fate->resurrected;
  if (single != (victimhood == VICTIM_KILLED))
    {
      return single ? REFUSE ("unit %s: %s is a single model: it is killed, not halved or finished", said->id, id)
                    : REFUSE ("unit %s: %s is a warband: it is halved or finished, not killed", said->id, id);
    }
  if (victimhood == VICTIM_HALVED && 2 * victim->lost < victim->models && !came_back)
    {
      return REFUSE ("unit %s halved %s, which lost %u of %u models", said->id, id, victim->lost, victim->models);
    }
  if (victimhood != VICTIM_HALVED && victim->fate != MUSTER_FATE_SLAIN && !came_back)
    {
      return REFUSE ("unit %s killed the last of %s, which is alive and not resurrected", said->id, id);
    }
  return TRUE;
}

static gboolean
are_victims_possible (MusterSettlement       *settlement,
                      const MusterFighter    *killer,
                      const MusterUnitResult *said)
{
  const struct { const GPtrArray *victims; Victimhood victimhood; } lists[] = {
    {said->halved, VICTIM_HALVED},
    {said->finished, VICTIM_FINISHED},
    {said->killed, VICTIM_KILLED},
    {said->shot, VICTIM_KILLED},
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      for (guint j = 0; j < lists[i].victims->len; j++)
        {
          if (!is_victim_possible (settlement, killer, said, lists[i].victims->pdata[j], lists[i].victimhood))
            {
              return FALSE;
            }
        }
    }
  return TRUE;
}

/** muster_settlement_unit_agrees: Returns: FALSE if what is said of one unit cannot be; the deed is refused */
gboolean
muster_settlement_unit_agrees (MusterSettlement       *settlement,
                               const MusterUnitResult *said)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const MusterUnit *unit = muster_world_find_unit (world, said->id);
  const MusterFighter *fighter = muster_settlement_find_fighter (settlement, said->id);

  if (unit == NULL)
    {
      return REFUSE ("there is no unit %s", said->id);
    }
  if (fighter == NULL)
    {
      return REFUSE ("unit %s is not in the battle", said->id);
    }
  return are_losses_possible (settlement, unit, said) && is_fate_possible (settlement, fighter, said) &&
         are_victims_possible (settlement, fighter, said);
}
