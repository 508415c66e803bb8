/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/settlement.h"

#include "campaign/combatant.h"
#include "campaign/unit.h"

#include <string.h>

static guint
count_lost_specials (const MusterUnitResult *result)
{
  guint lost = 0;

  for (guint i = 0; i < result->lost_specials->len; i++)
    {
      lost += g_array_index (result->lost_specials, MusterLostSpecial, i).count;
    }
  return lost;
}

static void
read_losses (MusterFighter *fighter)
{
  const MusterUnitResult *result = fighter->result;

  if (result == NULL)
    {
      return;
    }
  fighter->lost = result->lost_troopers + result->lost_leader + count_lost_specials (result);
  if ((result->slain && !result->resurrected) || fighter->lost >= fighter->models)
    {
      fighter->lost = fighter->models;
      fighter->fate = MUSTER_FATE_SLAIN;
    }
}

static void
add_fighter (MusterSettlement *settlement,
             const MusterUnit *unit)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const MusterCombatant *combatant = muster_battle_find_combatant (world, settlement->battle, unit->key);
  MusterFighter fighter = {
    .unit = unit->key,
    .player = unit->player,
    .entered = combatant != NULL ? combatant->entered : unit->entered,
    .fought = combatant != NULL,
    .individual = muster_troop_is_individual (muster_world_get_troop (world, unit->troop)),
    .xp = unit->xp,
    .models = muster_unit_count_models (unit),
    .result = muster_battle_result_find_unit (settlement->result, unit->id),
  };

  if (fighter.fought)
    {
      read_losses (&fighter);
    }
  g_array_append_val (settlement->fighters, fighter);
}

static void
gather (MusterSettlement *settlement)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (!muster_unit_is_destroyed (unit) &&
        (unit->at == settlement->at || muster_battle_find_combatant (world, settlement->battle, unit->key) != NULL))
      {
        add_fighter (settlement, unit);
      }
  }
}

/**
 * muster_settlement_new:
 * @deed: the command "settle"
 *
 * Returns: (transfer full) (nullable): the battle with all units in its hex; NULL where the command cannot be read, and
 *   the deed is refused
 */
MusterSettlement *
muster_settlement_new (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterBattle *battle = muster_world_find_battle (world, muster_deed_get (deed, "battle"));
  const MusterPlayer *winner = muster_deed_get_player (deed, "winner");
  g_autoptr (GError) error = NULL;
  MusterBattleResult *result = muster_battle_result_new_from_command (deed->command, &error);
  MusterSettlement *settlement;

  if (result == NULL)
    {
      muster_deed_refuse (deed, "%s", error->message);
      return NULL;
    }
  settlement = g_new0 (MusterSettlement, 1);
  settlement->deed = deed;
  settlement->result = result;
  settlement->battle = battle->key;
  settlement->at = battle->at;
  settlement->winner = winner != NULL ? winner->key : 0;
  settlement->fighters = g_array_new (FALSE, FALSE, sizeof (MusterFighter));
  settlement->players = muster_battle_dup_players (world, battle->key);
  settlement->commanders = g_array_new (FALSE, TRUE, sizeof (guint32));
  settlement->points_against =
    muster_battle_get_points_against (world, battle->key, muster_world_get_hex (world, battle->at)->owner);
  gather (settlement);
  return settlement;
}

/** muster_settlement_free: */
void
muster_settlement_free (MusterSettlement *settlement)
{
  muster_battle_result_free (settlement->result);
  g_array_unref (settlement->fighters);
  g_array_unref (settlement->players);
  g_array_unref (settlement->commanders);
  g_free (settlement);
}

/** muster_settlement_find_fighter: Returns: (transfer none) (nullable): the unit of that id, if it is in the battle */
MusterFighter *
muster_settlement_find_fighter (const MusterSettlement *settlement,
                                const char             *id)
{
  const MusterUnit *unit = muster_world_find_unit (muster_deed_peek_world (settlement->deed), id);

  for (guint i = 0; unit != NULL && i < settlement->fighters->len; i++)
    {
      MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->unit == unit->key && fighter->fought)
        {
          return fighter;
        }
    }
  return NULL;
}

/** muster_settlement_get_commander: Returns: key of the player's force commander, 0 = had none. Clauses: CMD-1 */
guint32
muster_settlement_get_commander (const MusterSettlement *settlement,
                                 guint32                 player)
{
  for (guint i = 0; i < settlement->commanders->len; i++)
    {
      if (g_array_index (settlement->players, guint32, i) == player)
        {
          return g_array_index (settlement->commanders, guint32, i);
        }
    }
  return 0;
}

/** muster_settlement_is_absent: Returns: whether no unit of the player is in the battle */
gboolean
muster_settlement_is_absent (const MusterSettlement *settlement,
                             guint32                 player)
{
  return !muster_battle_has_player (muster_deed_peek_world (settlement->deed), settlement->battle, player);
}

/** muster_settlement_get_battle: Returns: (transfer none): the battle as it stands */
const MusterBattle *
muster_settlement_get_battle (const MusterSettlement *settlement)
{
  return muster_world_get_battle (muster_deed_peek_world (settlement->deed), settlement->battle);
}

static guint32
find_named (const MusterSettlement *settlement,
            guint32                 player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const GArray *commanders = settlement->result->commanders;

  for (guint i = 0; i < commanders->len; i++)
    {
      const MusterUnit *unit =
        muster_world_find_unit (world, g_array_index (commanders, MusterBattleRemark, i).what);

      if (unit != NULL && unit->player == player)
        {
          return unit->key;
        }
    }
  return 0;
}

/* "u4 | u7": those among whom the player picks. */
static char *
dup_candidates (const MusterSettlement *settlement,
                guint32                 player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player == player && muster_battle_may_command (world, settlement->battle, fighter->unit))
        {
          g_string_append_printf (text, "%s%s", text->len > 0 ? " | " : "",
                                  muster_world_get_unit (world, fighter->unit)->id);
        }
    }
  return g_string_free (text, FALSE);
}

static guint32
name_commander (MusterSettlement *settlement,
                guint32           player)
{
  MusterVerdict *verdict = settlement->deed->verdict;
  MusterForceCommander found =
    muster_battle_find_commander (muster_deed_peek_world (settlement->deed), settlement->battle, player);
  guint32 named = found.unit != 0 ? found.unit : find_named (settlement, player);

  if (found.n_equals > 1 && named == 0)
    {
      g_autofree char *candidates = dup_candidates (settlement, player);

      muster_verdict_find_out (verdict, MUSTER_CITE (CMD_1), MUSTER_NEEDS, MUSTER_WHY (BATTLE, COMMANDER_TIED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                               MUSTER_FACT_WORDS_OF (OPTIONS, candidates));
    }
  else if (named != 0)
    {
      muster_verdict_find_out (verdict, MUSTER_CITE (CMD_1), MUSTER_INFO, MUSTER_WHY (BATTLE, COMMANDER),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, named),
                               MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player),
                               MUSTER_FACT_NUMBER_OF (NUMBER, found.ld));
    }
  return named;
}

/** muster_settlement_name_commanders: finds each player's force commander, or what must be named. Clauses: CMD-1 */
void
muster_settlement_name_commanders (MusterSettlement *settlement)
{
  for (guint i = 0; i < settlement->players->len; i++)
    {
      guint32 commander = name_commander (settlement, g_array_index (settlement->players, guint32, i));

      g_array_append_val (settlement->commanders, commander);
    }
}
