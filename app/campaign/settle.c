/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/settle.h"

#include "campaign/deciders.h"
#include "campaign/home.h"
#include "campaign/settlement.h"
#include "campaign/unit.h"
#include "campaign/withdrawal.h"

static void
tell_winner (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;
  const MusterFact subject = MUSTER_FACT_NOUN_OF (SUBJECT, BATTLE, settlement->battle);

  if (settlement->winner == 0)
    {
      muster_edit_cite (edit, MUSTER_CITE (BATT_4), MUSTER_WHY (BATTLE, DRAWN), subject);
    }
  else
    {
      muster_edit_cite (edit, MUSTER_CITE (BATT_4), MUSTER_WHY (BATTLE, SETTLED), subject,
                        MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, settlement->winner),
                        MUSTER_FACT_NOUN_OF (HEX, HEX, settlement->at));
    }
  muster_edit_set (edit, MUSTER_BATTLE, settlement->battle, MUSTER_BATTLE_STATE, MUSTER_BATTLE_SETTLED);
  muster_edit_set (edit, MUSTER_BATTLE, settlement->battle, MUSTER_BATTLE_WINNER, settlement->winner);
}

static void
remove_models (MusterEdit          *edit,
               const MusterFighter *fighter)
{
  const MusterUnitResult *result = fighter->result;
  const MusterUnit *unit = muster_world_get_unit (muster_edit_peek_world (edit), fighter->unit);
  const MusterTroop *troop = muster_world_get_troop (muster_edit_peek_world (edit), unit->troop);
  gint64 specials = unit->specials;

  for (guint i = 0; i < result->lost_specials->len; i++)
    {
      const MusterLostSpecial *lost = &g_array_index (result->lost_specials, MusterLostSpecial, i);
      guint index;

      if (muster_troop_find_special (troop, lost->special, &index))
        {
          specials = muster_specials_set (specials, index, muster_specials_get (specials, index) - lost->count);
        }
    }
  muster_edit_add (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_TROOPERS, -(gint64) result->lost_troopers);
  muster_edit_add (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_LEADER, -(gint64) result->lost_leader);
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_SPECIALS, specials);
}

static void
tell_understrength (MusterEdit *edit,
                    guint32     key)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  const MusterUnit *unit = muster_world_get_unit (world, key);

  if (muster_unit_is_understrength (world, unit))
    {
      guint minimum = muster_troop_get_minimum (muster_world_get_troop (world, unit->troop));

      muster_verdict_find_out (muster_edit_peek_verdict (edit), MUSTER_CITE (AFTER_1), MUSTER_INFO,
                               MUSTER_WHY (AFTERMATH, UNDERSTRENGTH), MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, unit->troopers),
                               MUSTER_FACT_NUMBER_OF (LIMIT, minimum));
    }
}

static void
lose_models (MusterEdit          *edit,
             const MusterFighter *fighter)
{
  if (fighter->lost == 0)
    {
      return;
    }
  muster_edit_cite (edit, MUSTER_CITE (AFTER_1), MUSTER_WHY (AFTERMATH, CASUALTIES),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit),
                    MUSTER_FACT_NUMBER_OF (MEASURED, fighter->lost),
                    MUSTER_FACT_NUMBER_OF (TOTAL, fighter->models));
  remove_models (edit, fighter);
  tell_understrength (edit, fighter->unit);
}

static void
bear_wounds (MusterEdit          *edit,
             const MusterFighter *fighter)
{
  guint wounds = fighter->result != NULL ? fighter->result->wounds : 0;

  if (wounds > 0)
    {
      muster_edit_cite (edit, MUSTER_CITE (AFTER_4), MUSTER_WHY (AFTERMATH, WOUNDED),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit), MUSTER_FACT_NUMBER_OF (AMOUNT, wounds));
      muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_WOUNDS, wounds);
    }
}

/* A destroyed unit keeps the composition and the XP with which it began the battle. */
static void
die (MusterSettlement    *settlement,
     const MusterFighter *fighter)
{
  MusterEdit *edit = settlement->deed->edit;
  const MusterUnit *unit = muster_world_get_unit (muster_edit_peek_world (edit), fighter->unit);
  gboolean army_commander = unit->role == MUSTER_ROLE_COMMANDER;

  muster_edit_cite (edit, MUSTER_CITE (XP_13),
                    fighter->individual ? MUSTER_WHY (AFTERMATH, SLAIN) : MUSTER_WHY (AFTERMATH, WIPED_OUT),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit));
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_STATE, MUSTER_STATE_DESTROYED);
  muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_WOUNDS, 0);
  if (army_commander)
    {
      muster_verdict_find_out (settlement->deed->verdict, MUSTER_CITE (CMD_5), MUSTER_INFO,
                               MUSTER_WHY (BATTLE, COMMANDER_SLAIN),
                               MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, fighter->unit));
    }
}

static void
take_casualties (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;

  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (!fighter->fought)
        {
          continue;
        }
      if (fighter->fate == MUSTER_FATE_SLAIN)
        {
          die (settlement, fighter);
        }
      else if (fighter->fate == MUSTER_FATE_LIVES)
        {
          lose_models (edit, fighter);
          bear_wounds (edit, fighter);
        }
      muster_edit_without_cause (edit);
      muster_edit_set (edit, MUSTER_UNIT, fighter->unit, MUSTER_UNIT_START_STRENGTH, fighter->models);
    }
}

static void
note_enmity (MusterEdit *edit,
             guint32     one,
             guint32     other)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  MusterFought fought = {
    .turn = muster_world_get_campaign (world)->turn, .first = MIN (one, other), .second = MAX (one, other),
  };

  MUSTER_FOR_EACH (world, FOUGHT, MusterFought, known)
  {
    if (known->first == fought.first && known->second == fought.second)
      {
        muster_edit_set (edit, MUSTER_FOUGHT, known->key, MUSTER_FOUGHT_TURN, fought.turn);
        return;
      }
  }
  muster_edit_put (edit, MUSTER_FOUGHT, &fought);
}

/* Who fought whom: allies side by side against a third did not. */
static void
note_enmities (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;
  const GArray *players = settlement->players;

  muster_edit_without_cause (edit);
  for (guint i = 0; i < players->len; i++)
    {
      for (guint j = i + 1; j < players->len; j++)
        {
          guint32 one = g_array_index (players, guint32, i);
          guint32 other = g_array_index (players, guint32, j);

          if (players->len == 2 || !muster_world_are_allied (muster_edit_peek_world (edit), one, other))
            {
              note_enmity (edit, one, other);
            }
        }
    }
}

/**
 * muster_decide_settle: what a battle's result comes to: experience, casualties, the loser's withdrawal, damage and
 * control
 *
 * Clauses: CMD-1, XP-1 to XP-13, XP-15, AFTER-1, DISR-1, WT-4, RETR-3, RETR-5, RETR-8, CLAIM-3, FORT-4, SETUP-10
 */
void
muster_decide_settle (MusterDeed *deed)
{
  g_autoptr (MusterSettlement) settlement = muster_settlement_new (deed);

  if (settlement == NULL || !muster_settlement_agrees (settlement))
    {
      return;
    }
  muster_settlement_name_commanders (settlement);
  muster_settlement_plan_withdrawals (settlement);
  if (muster_verdict_get_status (deed->verdict) != MUSTER_LEGAL)
    {
      return;
    }
  tell_winner (settlement);
  muster_settlement_count_experience (settlement);
  take_casualties (settlement);
  muster_settlement_damage_stronghold (settlement);
  muster_settlement_withdraw (settlement);
  muster_settlement_pass_control (settlement);
  muster_homes_review (deed, FALSE);
  note_enmities (settlement);
}

/**
 * muster_finish_combat: the combat step ends when all battles are settled; whoever lost and had a choice of ways goes
 *
 * Clauses: BATT-1, MOVE-17, RETR-3
 */
void
muster_finish_combat (MusterDeed *deed)
{
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), BATTLE, MusterBattle, battle)
  {
    if (battle->state == MUSTER_BATTLE_PENDING)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (BATT_1), MUSTER_NEEDS, MUSTER_WHY (BATTLE, PENDING),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, BATTLE, battle->key),
                                 MUSTER_FACT_NOUN_OF (HEX, HEX, battle->at));
      }
  }
  muster_withdrawals_finish (deed);
}
