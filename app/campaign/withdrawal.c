/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the loser of a battle goes, and what is left behind.
 */
#include "campaign/withdrawal.h"

#include "campaign/choice.h"
#include "campaign/combatant.h"
#include "campaign/settlement.h"
#include "campaign/unit.h"
#include "campaign/way-back.h"

#include <string.h>

/* The side that the command names for the player; FALSE if it names none. */
static gboolean
find_named_side (const MusterSettlement *settlement,
                 guint32                 player,
                 MusterSide             *side)
{
  const char *id = muster_world_get_player (muster_deed_peek_world (settlement->deed), player)->id;
  const GArray *withdrawals = settlement->result->withdrawals;

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const MusterBattleRemark *remark = &g_array_index (withdrawals, MusterBattleRemark, i);

      if (strcmp (remark->player, id) == 0)
        {
          return muster_side_from_word (remark->what, side);
        }
    }
  return FALSE;
}

/* Whether the one way out of @ways is known by now. Clauses: RETR-3 */
static gboolean
choose_way (MusterSettlement *settlement,
            guint32           player,
            guint             ways,
            MusterSide       *way)
{
  gboolean named = find_named_side (settlement, player, way);

  if (named && !muster_way_back_is_among (ways, *way))
    {
      muster_verdict_find_out (settlement->deed->verdict, MUSTER_CITE (RETR_3), MUSTER_FAIL,
                               MUSTER_WHY (BATTLE, NO_SUCH_WAY), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                               MUSTER_FACT_NOUN_OF (SIDE, SIDE, *way));
    }
  if (!named && ways != 0)
    {
      *way = g_bit_nth_lsf (ways, -1);
    }
  return named || (ways & (ways - 1)) == 0 || settlement->result->defaults;
}

static MusterFate
get_fate_of_loser (const MusterSettlement *settlement,
                   const MusterFighter    *fighter)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const MusterUnit *unit = muster_world_get_unit (world, fighter->unit);

  if (unit->role == MUSTER_ROLE_GARRISON)
    {
      return fighter->fought ? MUSTER_FATE_GARRISON : MUSTER_FATE_LIVES;
    }
  return muster_world_get_troop (world, unit->troop)->kind == MUSTER_KIND_ENGINE ? MUSTER_FATE_ENGINE
                                                                                 : MUSTER_FATE_LIVES;
}

/* A garrison that kept out of the battle stays in its stronghold. */
static gboolean
is_to_leave (const MusterSettlement *settlement,
             const MusterFighter    *fighter)
{
  const MusterUnit *unit = muster_world_get_unit (muster_deed_peek_world (settlement->deed), fighter->unit);

  return fighter->fate == MUSTER_FATE_LIVES && unit->role != MUSTER_ROLE_GARRISON;
}

static void
plan_way (MusterSettlement *settlement,
          MusterFighter    *fighter)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  guint ways = muster_way_back_get_others (world, settlement->at, fighter->player);
  MusterSide way = MUSTER_SIDE_N;

  if (fighter->entered > 0 &&
      muster_way_back_is_free (world, settlement->at, fighter->entered - 1, fighter->player))
    {
      fighter->withdraws = TRUE;
      fighter->way = fighter->entered - 1;
    }
  else if (ways == 0)
    {
      fighter->fate = MUSTER_FATE_CUT_OFF;
    }
  else if (choose_way (settlement, fighter->player, ways, &way))
    {
      fighter->withdraws = TRUE;
      fighter->way = way;
    }
  else
    {
      fighter->waits = TRUE;
    }
}

/**
 * muster_settlement_plan_withdrawals:
 *
 * Finds where everybody but the winner goes: back by the side by which the unit entered; if enemies are there, or it
 * did not move, to a friendly hex without a battle; if there is none it is lost. Where there are several, the command
 * may name one; else it waits for the end of the combat step. A garrison and the engines of the loser are lost.
 *
 * Clauses: RETR-3, RETR-5, RETR-8
 */
void
muster_settlement_plan_withdrawals (MusterSettlement *settlement)
{
  for (guint i = 0; settlement->winner != 0 && i < settlement->fighters->len; i++)
    {
      MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player == settlement->winner || fighter->fate != MUSTER_FATE_LIVES)
        {
          continue;
        }
      fighter->fate = get_fate_of_loser (settlement, fighter);
      if (is_to_leave (settlement, fighter))
        {
          plan_way (settlement, fighter);
        }
    }
}

static void
move_away (MusterEdit *edit,
           guint32     unit,
           MusterSide  way)
{
  guint32 from = muster_world_get_unit (muster_edit_peek_world (edit), unit)->at;
  guint32 to = muster_hex_neighbour (from, way);

  muster_edit_cite (edit, MUSTER_CITE (RETR_5), MUSTER_WHY (BATTLE, WITHDREW),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), MUSTER_FACT_NOUN_OF (FROM, HEX, from),
                    MUSTER_FACT_NOUN_OF (TO, HEX, to));
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_AT, to);
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_ENTERED, muster_side_opposite (way) + 1);
}

static void
lose (MusterEdit *edit,
      guint32     unit,
      MusterFate  fate)
{
  const MusterFact subject = MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit);

  if (fate == MUSTER_FATE_GARRISON)
    {
      muster_edit_cite (edit, MUSTER_CITE (TOWN_3), MUSTER_WHY (BATTLE, GARRISON_LOST), subject);
    }
  else if (fate == MUSTER_FATE_ENGINE)
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_8), MUSTER_WHY (BATTLE, ENGINE_LOST), subject);
    }
  else
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_3), MUSTER_WHY (BATTLE, LOST_FOR_WANT_OF_A_WAY), subject);
    }
  muster_edit_set (edit, MUSTER_UNIT, unit, MUSTER_UNIT_STATE, MUSTER_STATE_DESTROYED);
}

static void
leave_equipment (MusterEdit *edit,
                 guint32     unit)
{
  if (muster_world_get_unit (muster_edit_peek_world (edit), unit)->equipment != NULL)
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_8), MUSTER_WHY (BATTLE, EQUIPMENT_LOST),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit));
      muster_edit_set_text (edit, MUSTER_UNIT, unit, MUSTER_UNIT_EQUIPMENT, NULL);
    }
}

/* Says what is to be decided before the combat step ends. */
static void
announce_decision (MusterSettlement *settlement,
                   guint32           player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  g_autofree char *decision = muster_way_back_dup_decision (world, settlement->battle, player);
  g_autofree char *options =
    muster_way_back_dup_options (muster_way_back_get_others (world, settlement->at, player));

  muster_verdict_find_out (settlement->deed->verdict, MUSTER_CITE (RETR_3), MUSTER_INFO,
                           MUSTER_WHY (BATTLE, WAY_BACK_OPEN), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                           MUSTER_FACT_WORDS_OF (WHAT, decision), MUSTER_FACT_WORDS_OF (OPTIONS, options));
}

static void
announce_decisions (MusterSettlement *settlement)
{
  for (guint i = 0; i < settlement->players->len; i++)
    {
      guint32 player = g_array_index (settlement->players, guint32, i);
      gboolean waits = FALSE;

      for (guint j = 0; j < settlement->fighters->len; j++)
        {
          const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, j);

          waits |= fighter->player == player && fighter->waits;
        }
      if (waits)
        {
          announce_decision (settlement, player);
        }
    }
}

/** muster_settlement_withdraw: the loser goes as planned, without siege equipment. Clauses: RETR-3, RETR-5, RETR-8 */
void
muster_settlement_withdraw (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;

  for (guint i = 0; settlement->winner != 0 && i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player == settlement->winner)
        {
          continue;
        }
      if (fighter->fought)
        {
          leave_equipment (edit, fighter->unit);
        }
      if (fighter->withdraws)
        {
          move_away (edit, fighter->unit, fighter->way);
        }
      else if (fighter->fate != MUSTER_FATE_LIVES && fighter->fate != MUSTER_FATE_SLAIN)
        {
          lose (edit, fighter->unit, fighter->fate);
        }
    }
  announce_decisions (settlement);
}

static gboolean
is_waiting (const MusterUnit *unit,
            guint32           hex,
            guint32           player)
{
  return unit->at == hex && unit->player == player && !unit->afloat && !muster_unit_is_destroyed (unit) &&
         unit->role != MUSTER_ROLE_GARRISON;
}

/* Units of the player that are still in the hex go by that way; all are lost if there is none. */
static void
clear_hex (MusterEdit *edit,
           guint32     hex,
           guint32     player,
           const char *way)
{
  MusterSide side;

  for (guint i = 0; i < muster_world_count (muster_edit_peek_world (edit), MUSTER_UNIT); i++)
    {
      const MusterUnit *unit = &muster_world_peek_units (muster_edit_peek_world (edit))[i];

      if (!is_waiting (unit, hex, player))
        {
          continue;
        }
      if (muster_side_from_word (way, &side))
        {
          move_away (edit, unit->key, side);
        }
      else
        {
          lose (edit, unit->key, MUSTER_FATE_CUT_OFF);
        }
    }
}

static gboolean
has_waiting (const MusterWorld *world,
             guint32            hex,
             guint32            player)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (is_waiting (unit, hex, player))
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* The way that was chosen, the only one, or "" for none; NULL while the choice is open. */
static char *
ask_for_way (MusterDeed *deed,
             guint32     battle,
             guint32     hex,
             guint32     player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  guint ways = muster_way_back_get_others (world, hex, player);
  g_autofree char *options = muster_way_back_dup_options (ways);
  g_autofree char *decision = muster_way_back_dup_decision (world, battle, player);

  return (ways & (ways - 1)) == 0
         ? g_steal_pointer (&options)
         : muster_deed_choose (deed, MUSTER_CITE (RETR_3), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player), decision,
                               options);
}

static void
finish_battle (MusterDeed *deed,
               guint32     battle,
               guint32     hex,
               guint32     winner)
{
  g_autoptr (GArray) players = muster_battle_dup_players (muster_deed_peek_world (deed), battle);

  for (guint i = 0; i < players->len; i++)
    {
      guint32 player = g_array_index (players, guint32, i);
      g_autofree char *way = NULL;

      if (player == winner || !has_waiting (muster_deed_peek_world (deed), hex, player))
        {
          continue;
        }
      way = ask_for_way (deed, battle, hex, player);
      if (way != NULL)
        {
          clear_hex (deed->edit, hex, player, way);
        }
    }
}

/**
 * muster_withdrawals_finish:
 * @deed: what finishes the combat step
 *
 * Those go who lost a battle and had a choice of ways.
 *
 * Clauses: MOVE-17, RETR-3, RETR-5
 */
void
muster_withdrawals_finish (MusterDeed *deed)
{
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), BATTLE, MusterBattle, battle)
  {
    if (battle->state == MUSTER_BATTLE_SETTLED && battle->winner != 0)
      {
        finish_battle (deed, battle->key, battle->at, battle->winner);
      }
  }
}
