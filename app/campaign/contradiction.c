/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a battle result says that cannot have happened: invalid input, not a matter of rules.
 */
#include "campaign/combatant.h"
#include "campaign/settlement.h"

#include <string.h>

#define REFUSE(...) (muster_deed_refuse (settlement->deed, __VA_ARGS__), FALSE)

static gboolean
is_in_battle (const MusterSettlement *settlement,
              const char             *player_id)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const MusterPlayer *player = muster_world_find_player (world, player_id);

  return player != NULL && muster_battle_has_player (world, settlement->battle, player->key);
}

static gboolean
is_open (MusterSettlement *settlement)
{
  const MusterBattle *battle = muster_settlement_get_battle (settlement);

  if (battle->state != MUSTER_BATTLE_PENDING)
    {
      return REFUSE ("battle %s is settled already; a settled battle is corrected with \"muster correct\"", battle->id);
    }
  if (battle->sortie || battle->sea)
    {
      return REFUSE ("battle %s is a %s, which cannot be settled yet", battle->id,
                     battle->sortie ? "sortie" : "landing from the sea");
    }
  return TRUE;
}

static gboolean
is_winner_possible (MusterSettlement *settlement)
{
  const char *winner = settlement->result->winner;
  gboolean winner_lives = FALSE;
  guint n_living = 0;

  if (winner != NULL && !is_in_battle (settlement, winner))
    {
      return REFUSE ("winner=%s: that player is not in the battle", winner);
    }
  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);
      gboolean lives = fighter->fought && fighter->fate == MUSTER_FATE_LIVES;

      n_living += lives;
      winner_lives |= lives && fighter->player == settlement->winner;
      if (lives && settlement->result->annihilation && fighter->player != settlement->winner)
        {
          return REFUSE ("annihilation: unit %s of the loser is alive",
                         muster_world_get_unit (muster_deed_peek_world (settlement->deed), fighter->unit)->id);
        }
    }
  if (winner == NULL && n_living > 0)
    {
      return REFUSE ("winner= is missing: units are left on the table");
    }
  if (n_living > 0 && !winner_lives)
    {
      return REFUSE ("winner=%s: no unit of that player is left, but others are", winner);
    }
  return TRUE;
}

static gboolean
holds (const MusterSettlement *settlement,
       guint32                 player)
{
  const GArray *held = settlement->result->held;
  const MusterPlayer *record = muster_world_get_player (muster_deed_peek_world (settlement->deed), player);

  for (guint i = 0; i < held->len; i++)
    {
      if (strcmp (g_array_index (held, MusterBattleRemark, i).player, record->id) == 0)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Where the objectives are told, they agree with what the units hold, and there is one primary. */
static gboolean
are_objectives_possible (MusterSettlement *settlement)
{
  const GArray *held = settlement->result->held;
  guint n_primary = 0;

  for (guint i = 0; i < held->len; i++)
    {
      const MusterBattleRemark *remark = &g_array_index (held, MusterBattleRemark, i);

      n_primary += strcmp (remark->what, "primary") == 0;
      if (!is_in_battle (settlement, remark->player))
        {
          return REFUSE ("held: %s is not in the battle", remark->player);
        }
    }
  if (n_primary > 1)
    {
      return REFUSE ("held: there is one primary objective, not %u", n_primary);
    }
  for (guint i = 0; held->len > 0 && i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->result != NULL && fighter->result->objective && !holds (settlement, fighter->player))
        {
          return REFUSE ("unit %s holds an objective, but its player holds none", fighter->result->id);
        }
    }
  return TRUE;
}

static gboolean
are_commanders_possible (MusterSettlement *settlement)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const GArray *commanders = settlement->result->commanders;

  for (guint i = 0; i < commanders->len; i++)
    {
      const MusterBattleRemark *remark = &g_array_index (commanders, MusterBattleRemark, i);
      const MusterPlayer *player = muster_world_find_player (world, remark->player);
      const MusterUnit *unit = muster_world_find_unit (world, remark->what);

      if (player == NULL || unit == NULL || unit->player != player->key ||
          !muster_battle_may_command (world, settlement->battle, unit->key))
        {
          return REFUSE ("commander: %s is not the individual of highest LD that %s has in the battle", remark->what,
                         remark->player);
        }
    }
  return TRUE;
}

static gboolean
is_stronghold_possible (MusterSettlement *settlement)
{
  MusterBattleKind kind = muster_settlement_get_battle (settlement)->kind;
  gboolean has_gate = kind == MUSTER_BATTLE_WATCHTOWER || kind == MUSTER_BATTLE_FORTRESS;

  if (!has_gate && (settlement->result->gate_destroyed || settlement->result->breached))
    {
      return REFUSE ("%s: the battle is not for a watchtower or fortress",
                     settlement->result->breached ? "breached" : "gate");
    }
  return TRUE;
}

static const MusterBattleRemark *
find_last_score (const MusterSettlement *settlement,
                 const char             *player)
{
  const GArray *scores = settlement->result->scores;
  const MusterBattleRemark *last = NULL;

  for (guint i = 0; i < scores->len; i++)
    {
      const MusterBattleRemark *score = &g_array_index (scores, MusterBattleRemark, i);

      if (strcmp (score->player, player) == 0 && (last == NULL || score->round > last->round))
        {
          last = score;
        }
    }
  return last;
}

/* Whoever wins by points has the most of them, and enough. */
static gboolean
are_scores_possible (MusterSettlement *settlement)
{
  const MusterBattleResult *result = settlement->result;
  guint target = muster_settlement_get_battle (settlement)->target;
  const MusterBattleRemark *won = result->winner != NULL ? find_last_score (settlement, result->winner) : NULL;

  for (guint i = 0; i < result->scores->len; i++)
    {
      const MusterBattleRemark *score = &g_array_index (result->scores, MusterBattleRemark, i);

      if (!is_in_battle (settlement, score->player))
        {
          return REFUSE ("score: %s is not in the battle", score->player);
        }
      if (result->rounds > 0 && score->round > result->rounds)
        {
          return REFUSE ("score: round %u, but %u were played", score->round, result->rounds);
        }
      if (won != NULL && !result->annihilation && score != won && score->round == won->round &&
          score->points >= won->points)
        {
          return REFUSE ("score: %s has %u points, the winner %u", score->player, score->points, won->points);
        }
    }
  if (won != NULL && !result->annihilation && won->points < target)
    {
      return REFUSE ("score: the winner has %u points of the %u that win", won->points, target);
    }
  return TRUE;
}

static gboolean
are_withdrawals_possible (MusterSettlement *settlement)
{
  const GArray *withdrawals = settlement->result->withdrawals;

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const char *player = g_array_index (withdrawals, MusterBattleRemark, i).player;

      if (!is_in_battle (settlement, player) || g_strcmp0 (player, settlement->result->winner) == 0)
        {
          return REFUSE ("withdraw: %s lost no battle here", player);
        }
    }
  return TRUE;
}

/** muster_settlement_agrees: Returns: FALSE if the result contradicts the campaign or itself; the deed is refused */
gboolean
muster_settlement_agrees (MusterSettlement *settlement)
{
  const GArray *units = settlement->result->units;

  if (!is_open (settlement))
    {
      return FALSE;
    }
  for (guint i = 0; i < units->len; i++)
    {
      if (!muster_settlement_unit_agrees (settlement, &g_array_index (units, MusterUnitResult, i)))
        {
          return FALSE;
        }
    }
  return is_winner_possible (settlement) && are_objectives_possible (settlement) &&
         are_commanders_possible (settlement) && is_stronghold_possible (settlement) &&
         are_scores_possible (settlement) && are_withdrawals_possible (settlement);
}
