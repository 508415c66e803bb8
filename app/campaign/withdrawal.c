/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the loser of a battle goes.
 */
#include "campaign/settlement.h"
#include "campaign/unit.h"

#include <string.h>

#define BIT(side) (1u << (side))

static gboolean
holds_others (const MusterWorld *world,
              guint32            hex,
              guint32            player)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->at == hex && unit->player != player && !muster_unit_is_destroyed (unit))
      {
        return TRUE;
      }
  }
  return FALSE;
}

static gboolean
saw_battle (const MusterWorld *world,
            guint32            hex)
{
  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    if (battle->at == hex)
      {
        return TRUE;
      }
  }
  return FALSE;
}

static const MusterHex *
get_land_across (const MusterSettlement *settlement,
                 MusterSide              side)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  guint32 neighbour = muster_hex_neighbour (settlement->at, side);
  const MusterHex *hex = neighbour != MUSTER_NO_HEX ? muster_world_get_hex (world, neighbour) : NULL;

  return hex != NULL && muster_world_get_ruleset (world)->terrains[hex->terrain].land ? hex : NULL;
}

static gboolean
is_way_back_free (const MusterSettlement *settlement,
                  const MusterFighter    *fighter)
{
  const MusterHex *hex = fighter->entered > 0 ? get_land_across (settlement, fighter->entered - 1) : NULL;

  return hex != NULL && !holds_others (muster_deed_peek_world (settlement->deed), hex->key, fighter->player);
}

/* The sides across which a unit goes that cannot go back: own hexes without enemies and without a battle this turn. */
static guint
get_other_ways (const MusterSettlement *settlement,
                guint32                 player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  guint ways = 0;

  for (MusterSide side = 0; side < MUSTER_N_SIDES; side++)
    {
      const MusterHex *hex = get_land_across (settlement, side);

      if (hex != NULL && hex->owner == player && !saw_battle (world, hex->key) &&
          !holds_others (world, hex->key, player))
        {
          ways |= BIT (side);
        }
    }
  return ways;
}

static char *
dup_decision (const MusterSettlement *settlement,
              guint32                 player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);

  return g_strdup_printf ("withdraw-%s-%s", muster_settlement_get_battle (settlement)->id,
                          muster_world_get_player (world, player)->id);
}

static const char *
find_choice (const MusterWorld *world,
             const char        *decision)
{
  MUSTER_FOR_EACH (world, CHOICE, MusterChoice, choice)
  {
    if (strcmp (choice->decision, decision) == 0)
      {
        return choice->option;
      }
  }
  return NULL;
}

/* The side that the command or a choice names, NULL if none does. */
static const char *
find_named_side (const MusterSettlement *settlement,
                 guint32                 player)
{
  const MusterWorld *world = muster_deed_peek_world (settlement->deed);
  const char *id = muster_world_get_player (world, player)->id;
  const GArray *withdrawals = settlement->result->withdrawals;
  g_autofree char *decision = dup_decision (settlement, player);

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const MusterBattleRemark *remark = &g_array_index (withdrawals, MusterBattleRemark, i);

      if (strcmp (remark->player, id) == 0)
        {
          return remark->what;
        }
    }
  return find_choice (world, decision);
}

static void
ask_for_side (MusterSettlement *settlement,
              guint32           player,
              guint             ways)
{
  g_autofree char *decision = dup_decision (settlement, player);
  g_autoptr (GString) options = g_string_new (NULL);

  for (MusterSide side = 0; side < MUSTER_N_SIDES; side++)
    {
      if (ways & BIT (side))
        {
          g_string_append_printf (options, "%s%s", options->len > 0 ? " | " : "", muster_side_get_word (side));
        }
    }
  muster_verdict_find_out (settlement->deed->verdict, MUSTER_CITE (RETR_3), MUSTER_NEEDS,
                           MUSTER_WHY (BATTLE, WAY_BACK_OPEN), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                           MUSTER_FACT_WORDS_OF (WHAT, decision), MUSTER_FACT_WORDS_OF (OPTIONS, options->str),
                           MUSTER_FACT_NOUN_OF (BATTLE, BATTLE, settlement->battle));
}

/* Chooses among at least one way; FALSE if the choice is still open or not allowed, which the verdict says. */
static gboolean
choose_way (MusterSettlement *settlement,
            guint32           player,
            guint             ways,
            MusterSide       *way)
{
  const char *named = find_named_side (settlement, player);

  *way = g_bit_nth_lsf (ways, -1);
  if (named != NULL && muster_side_from_word (named, way))
    {
      if (ways & BIT (*way))
        {
          return TRUE;
        }
      muster_verdict_find_out (settlement->deed->verdict, MUSTER_CITE (RETR_3), MUSTER_FAIL,
                               MUSTER_WHY (BATTLE, NO_SUCH_WAY), MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                               MUSTER_FACT_NOUN_OF (SIDE, SIDE, *way));
      return FALSE;
    }
  if (ways != BIT (*way) && !settlement->result->defaults)
    {
      ask_for_side (settlement, player, ways);
      return FALSE;
    }
  return TRUE;
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

static gboolean
is_to_leave (const MusterSettlement *settlement,
             const MusterFighter    *fighter)
{
  const MusterUnit *unit = muster_world_get_unit (muster_deed_peek_world (settlement->deed), fighter->unit);

  return fighter->fate == MUSTER_FATE_LIVES && unit->role != MUSTER_ROLE_GARRISON;
}

static void
plan_for (MusterSettlement *settlement,
          guint32           player)
{
  guint ways = get_other_ways (settlement, player);
  gboolean chosen = FALSE;
  MusterSide way = MUSTER_SIDE_N;

  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player != player || fighter->fate != MUSTER_FATE_LIVES)
        {
          continue;
        }
      fighter->fate = get_fate_of_loser (settlement, fighter);
      fighter->withdraws = is_to_leave (settlement, fighter);
      if (!fighter->withdraws)
        {
          continue;
        }
      if (is_way_back_free (settlement, fighter))
        {
          fighter->way = fighter->entered - 1;
        }
      else if (ways == 0)
        {
          fighter->fate = MUSTER_FATE_CUT_OFF;
          fighter->withdraws = FALSE;
        }
      else
        {
          if (!chosen && !choose_way (settlement, player, ways, &way))
            {
              return;
            }
          chosen = TRUE;
          fighter->way = way;
        }
    }
}

static gboolean
is_earlier (const MusterSettlement *settlement,
            guint                   index)
{
  guint32 player = g_array_index (settlement->fighters, MusterFighter, index).player;

  for (guint i = 0; i < index; i++)
    {
      if (g_array_index (settlement->fighters, MusterFighter, i).player == player)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_settlement_plan_withdrawals:
 *
 * Finds where everybody but the winner goes: back by the side by which the unit entered; if enemies are there, or it
 * did not move, to a friendly hex without a battle, across the side that the command or a choice names; else it is
 * lost. A garrison and engines of the loser are lost.
 *
 * Clauses: MOVE-17, RETR-3, RETR-5, RETR-8
 */
void
muster_settlement_plan_withdrawals (MusterSettlement *settlement)
{
  for (guint i = 0; settlement->winner != 0 && i < settlement->fighters->len; i++)
    {
      guint32 player = g_array_index (settlement->fighters, MusterFighter, i).player;

      if (player != settlement->winner && !is_earlier (settlement, i))
        {
          plan_for (settlement, player);
        }
    }
}

static void
move_away (MusterSettlement    *settlement,
           const MusterFighter *fighter)
{
  MusterEdit *edit = settlement->deed->edit;
  guint32 to = muster_hex_neighbour (settlement->at, fighter->way);

  muster_edit_cite (edit, MUSTER_CITE (RETR_5), MUSTER_WHY (BATTLE, WITHDREW),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit),
                    MUSTER_FACT_NOUN_OF (FROM, HEX, settlement->at), MUSTER_FACT_NOUN_OF (TO, HEX, to));
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_AT, to);
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_ENTERED, muster_side_opposite (fighter->way) + 1);
}

static void
lose (MusterSettlement    *settlement,
      const MusterFighter *fighter)
{
  MusterEdit *edit = settlement->deed->edit;
  const MusterFact subject = MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit);

  if (fighter->fate == MUSTER_FATE_CUT_OFF)
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_3), MUSTER_WHY (BATTLE, LOST_FOR_WANT_OF_A_WAY), subject);
    }
  else if (fighter->fate == MUSTER_FATE_GARRISON)
    {
      muster_edit_cite (edit, MUSTER_CITE (TOWN_3), MUSTER_WHY (BATTLE, GARRISON_LOST), subject);
    }
  else
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_8), MUSTER_WHY (BATTLE, ENGINE_LOST), subject);
    }
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_STATE, MUSTER_STATE_DESTROYED);
}

static void
leave_equipment (MusterSettlement    *settlement,
                 const MusterFighter *fighter)
{
  MusterEdit *edit = settlement->deed->edit;

  if (muster_world_get_unit (muster_edit_peek_world (edit), fighter->unit)->equipment != NULL)
    {
      muster_edit_cite (edit, MUSTER_CITE (RETR_8), MUSTER_WHY (BATTLE, EQUIPMENT_LOST),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit));
      muster_edit_set_text (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_EQUIPMENT, NULL);
    }
}

/** muster_settlement_withdraw: the loser goes as planned, without siege equipment. Clauses: RETR-3, RETR-5, RETR-8 */
void
muster_settlement_withdraw (MusterSettlement *settlement)
{
  for (guint i = 0; settlement->winner != 0 && i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player == settlement->winner)
        {
          continue;
        }
      if (fighter->fought)
        {
          leave_equipment (settlement, fighter);
        }
      if (fighter->withdraws)
        {
          move_away (settlement, fighter);
        }
      else if (fighter->fate != MUSTER_FATE_LIVES && fighter->fate != MUSTER_FATE_SLAIN)
        {
          lose (settlement, fighter);
        }
    }
}
