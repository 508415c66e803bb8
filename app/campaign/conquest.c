/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a battle does to its hex: disruption and damage of the stronghold, control, and the loot of a fortress.
 */
#include "campaign/claim.h"
#include "campaign/loot.h"
#include "campaign/settlement.h"
#include "campaign/unit.h"

static const MusterWorld *
peek_world (const MusterSettlement *settlement)
{
  return muster_deed_peek_world (settlement->deed);
}

static const MusterHex *
get_hex (const MusterSettlement *settlement)
{
  return muster_world_get_hex (peek_world (settlement), settlement->at);
}

static void
set_hex (MusterSettlement *settlement,
         MusterHexField    field,
         gint64            value)
{
  muster_edit_set (settlement->deed->edit, MUSTER_HEX, settlement->at, field, value);
}

static void
disrupt (MusterSettlement *settlement)
{
  int limit = MUSTER_RULE_NUMBER (muster_world_get_ruleset (peek_world (settlement)), DISRUPTION_POINTS);
  gboolean enough = settlement->points_against >= limit;

  muster_edit_cite (settlement->deed->edit, MUSTER_CITE (DISR_1),
                    enough ? MUSTER_WHY (BATTLE, STRONGHOLD_DISRUPTED) : MUSTER_WHY (BATTLE, STRONGHOLD_UNDISTURBED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, settlement->at),
                    MUSTER_FACT_NUMBER_OF (MEASURED, settlement->points_against),
                    MUSTER_FACT_NUMBER_OF (LIMIT, limit));
  if (enough)
    {
      set_hex (settlement, MUSTER_HEX_DISRUPTED, muster_world_get_campaign (peek_world (settlement))->turn);
    }
}

static gboolean
is_missile_garrison (const MusterSettlement *settlement,
                     const MusterUnit       *unit)
{
  return unit->at == settlement->at && unit->role == MUSTER_ROLE_GARRISON && !muster_unit_is_destroyed (unit) &&
         muster_world_get_troop (peek_world (settlement), unit->troop)->missile;
}

static void
break_tower (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;

  muster_edit_cite (edit, MUSTER_CITE (WT_4), MUSTER_WHY (BATTLE, TOWER_DAMAGED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, settlement->at));
  set_hex (settlement, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_TOWN);
  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      guint32 key = g_array_index (settlement->fighters, MusterFighter, i).unit;

      if (is_missile_garrison (settlement, muster_world_get_unit (peek_world (settlement), key)))
        {
          muster_edit_cite (edit, MUSTER_CITE (WT_4), MUSTER_WHY (BATTLE, MISSILE_GARRISON_LOST),
                            MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, key));
          muster_edit_set (edit, MUSTER_UNIT, key, MUSTER_UNIT_STATE, MUSTER_STATE_DESTROYED);
        }
    }
}

/**
 * muster_settlement_damage_stronghold:
 *
 * Whoever won: an attack by enough points disrupts a town or watchtower, and a watchtower whose gate fell, or in which
 * a defender was slain, becomes a town. A battle fought elsewhere in the hex does neither.
 *
 * Clauses: DISR-1, WT-4
 */
void
muster_settlement_damage_stronghold (MusterSettlement *settlement)
{
  MusterBattleKind kind = muster_settlement_get_battle (settlement)->kind;

  if (kind != MUSTER_BATTLE_TOWN && kind != MUSTER_BATTLE_WATCHTOWER)
    {
      return;
    }
  disrupt (settlement);
  if (kind == MUSTER_BATTLE_WATCHTOWER && (settlement->result->gate_destroyed || settlement->result->breached))
    {
      break_tower (settlement);
    }
}

/* A garrison that kept out of a battle in the open still holds its stronghold. */
static gboolean
is_held_by_garrison (const MusterSettlement *settlement,
                     guint32                 owner)
{
  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->player == owner && !fighter->fought &&
          muster_world_get_unit (peek_world (settlement), fighter->unit)->role == MUSTER_ROLE_GARRISON)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
tell_control (MusterSettlement *settlement,
              MusterReason      reason,
              guint32           player)
{
  muster_edit_cite (settlement->deed->edit, MUSTER_CITE (CLAIM_3), reason,
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, settlement->at), MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
}

/* Says in which way the winner's troops do not suffice. */
static void
tell_shortage (MusterSettlement  *settlement,
               const MusterClaim *claim)
{
  const MusterRuleset *rules = muster_world_get_ruleset (peek_world (settlement));

  muster_verdict_find_out (settlement->deed->verdict, claim->clause, MUSTER_INFO, claim->reason,
                           MUSTER_FACT_NOUN_OF (SUBJECT, HEX, settlement->at),
                           MUSTER_FACT_NUMBER_OF (MEASURED, claim->warbands),
                           MUSTER_FACT_NUMBER_OF (LIMIT, MUSTER_RULE_NUMBER (rules, CLAIM_WARBANDS)),
                           MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, settlement->winner))->ruling = claim->ruling;
}

/* Nobody's: a stronghold stands, or is razed, by ruling stronghold.neutral. */
static void
make_neutral (MusterSettlement *settlement)
{
  MusterEdit *edit = settlement->deed->edit;
  guint stronghold = get_hex (settlement)->stronghold;
  gboolean ruled = stronghold == MUSTER_STRONGHOLD_TOWN || stronghold == MUSTER_STRONGHOLD_WATCHTOWER;

  muster_edit_cite (edit, MUSTER_CITE (CLAIM_3), MUSTER_WHY (CLAIM, NEUTRAL),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, settlement->at))->ruling =
    ruled ? MUSTER_OPTION (STRONGHOLD_NEUTRAL) : NULL;
  if (ruled && muster_world_rules (peek_world (settlement), MUSTER_RULING_STRONGHOLD_NEUTRAL, "razed"))
    {
      set_hex (settlement, MUSTER_HEX_STRONGHOLD, MUSTER_STRONGHOLD_NONE);
    }
  set_hex (settlement, MUSTER_HEX_OWNER, 0);
}

static void
conquer (MusterSettlement *settlement,
         guint32           owner)
{
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (peek_world (settlement));
  MusterClaim claim = muster_claim_weigh (peek_world (settlement), whereabouts, settlement->winner, settlement->at);

  if (!claim.possible)
    {
      tell_shortage (settlement, &claim);
      if (owner != 0)
        {
          make_neutral (settlement);
        }
      return;
    }
  tell_control (settlement, MUSTER_WHY (CLAIM, CLAIMED), settlement->winner);
  set_hex (settlement, MUSTER_HEX_OWNER, settlement->winner);
  if (owner != 0 && get_hex (settlement)->stronghold == MUSTER_STRONGHOLD_FORTRESS)
    {
      muster_fortress_loot (settlement->deed->edit, settlement->winner, owner);
    }
}

/**
 * muster_settlement_pass_control:
 *
 * The winner keeps a hex that was the winner's; an attacker who wins takes it with troops enough to claim it, else it
 * turns neutral. Called once the loser is gone.
 *
 * Clauses: CLAIM-3, FORT-4
 */
void
muster_settlement_pass_control (MusterSettlement *settlement)
{
  guint32 owner = get_hex (settlement)->owner;
  gboolean ally = owner != 0 && muster_world_are_allied (peek_world (settlement), owner, settlement->winner);

  if (settlement->winner == 0)
    {
      return;
    }
  if (owner == settlement->winner || (owner != 0 && is_held_by_garrison (settlement, owner)) ||
      (ally && muster_settlement_is_absent (settlement, owner)))
    {
      tell_control (settlement, MUSTER_WHY (CLAIM, KEPT), owner);
      return;
    }
  conquer (settlement, owner);
}
