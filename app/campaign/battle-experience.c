/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The XP that a battle brings and costs each unit in it.
 */
#include "campaign/experience.h"
#include "campaign/settlement.h"

typedef struct
{
  MusterSettlement *settlement;
  const MusterFighter *fighter;
} Account;

static void
count (const Account        *account,
       MusterExperienceEvent event,
       gboolean              happened)
{
  if (happened)
    {
      muster_experience_count (account->settlement->deed->edit, account->fighter->unit, event, 0);
    }
}

/* Once for each time that it happened. Clauses: XP-15 */
static void
count_warbands (const Account        *account,
                MusterExperienceEvent event,
                const GPtrArray      *victims)
{
  for (guint i = 0; i < victims->len; i++)
    {
      const MusterFighter *victim = muster_settlement_find_fighter (account->settlement, victims->pdata[i]);

      muster_experience_count (account->settlement->deed->edit, account->fighter->unit, event, victim->unit);
    }
}

/* What killing that individual is worth. Clauses: XP-4, XP-7, XP-8 */
static MusterExperienceEvent
get_event_of_death (const MusterSettlement *settlement,
                    const MusterFighter    *victim)
{
  const MusterUnit *unit = muster_world_get_unit (muster_deed_peek_world (settlement->deed), victim->unit);

  if (unit->role == MUSTER_ROLE_COMMANDER)
    {
      return MUSTER_XP_KILLED_ARMY_COMMANDER;
    }
  return muster_settlement_get_commander (settlement, victim->player) == victim->unit
         ? MUSTER_XP_KILLED_FORCE_COMMANDER : MUSTER_XP_KILLED;
}

static void
count_individuals (const Account   *account,
                   const GPtrArray *victims)
{
  for (guint i = 0; i < victims->len; i++)
    {
      const MusterFighter *victim = muster_settlement_find_fighter (account->settlement, victims->pdata[i]);

      muster_experience_count (account->settlement->deed->edit, account->fighter->unit,
                               get_event_of_death (account->settlement, victim), victim->unit);
    }
}

/* Killed otherwise than in close combat: only commanders count, and only under ruling xp.commander_kill_cc = no. */
static void
count_shots (const Account   *account,
             const GPtrArray *victims)
{
  MusterSettlement *settlement = account->settlement;
  gboolean close_combat_only =
    muster_world_rules (muster_deed_peek_world (settlement->deed), MUSTER_RULING_XP_COMMANDER_KILL_CC, "yes");

  for (guint i = 0; i < victims->len; i++)
    {
      const MusterFighter *victim = muster_settlement_find_fighter (settlement, victims->pdata[i]);
      MusterExperienceEvent event = get_event_of_death (settlement, victim);
      MusterFinding *finding;

      if (event == MUSTER_XP_KILLED)
        {
          continue;
        }
      finding = close_combat_only
                ? muster_verdict_find_out (settlement->deed->verdict,
                                           event == MUSTER_XP_KILLED_ARMY_COMMANDER ? MUSTER_CITE (XP_8)
                                                                                    : MUSTER_CITE (XP_7),
                                           MUSTER_INFO, MUSTER_WHY (EXPERIENCE, NOT_IN_CLOSE_COMBAT),
                                           MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, account->fighter->unit),
                                           MUSTER_FACT_NOUN_OF (ENEMY, UNIT, victim->unit))
                : muster_experience_count (settlement->deed->edit, account->fighter->unit, event, victim->unit);
      finding->ruling = MUSTER_OPTION (XP_COMMANDER_KILL_CC);
    }
}

static void
count_gains (const Account *account)
{
  const MusterFighter *fighter = account->fighter;
  const MusterUnitResult *result = fighter->result;
  gboolean won = fighter->player == account->settlement->winner;

  if (result == NULL)
    {
      count (account, MUSTER_XP_WON, won);
      return;
    }
  count (account, MUSTER_XP_TOOK_PART, result->took_part);
  count (account, MUSTER_XP_WOUNDED, result->wounded);
  count_warbands (account, MUSTER_XP_HALVED, result->halved);
  count_warbands (account, MUSTER_XP_FINISHED, result->finished);
  count_individuals (account, result->killed);
  count_shots (account, result->shot);
  count (account, MUSTER_XP_OBJECTIVE, result->objective);
  count (account, MUSTER_XP_WON, won && !result->panicked);
}

/* Whether the unit was killed in the battle, for good or not. */
static gboolean
was_killed (const MusterSettlement *settlement,
            guint32                 unit)
{
  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);

      if (fighter->unit == unit)
        {
          return fighter->fate == MUSTER_FATE_SLAIN || (fighter->result != NULL && fighter->result->resurrected);
        }
    }
  return FALSE;
}

/* Clauses: XP-9, XP-10 */
static void
mourn_commander (const Account *account)
{
  MusterSettlement *settlement = account->settlement;
  guint32 commander = muster_settlement_get_commander (settlement, account->fighter->player);

  if (commander == 0 || commander == account->fighter->unit || !was_killed (settlement, commander))
    {
      return;
    }
  count (account,
         muster_world_get_unit (muster_deed_peek_world (settlement->deed), commander)->role == MUSTER_ROLE_COMMANDER
           ? MUSTER_XP_LOST_ARMY_COMMANDER : MUSTER_XP_LOST_FORCE_COMMANDER,
         TRUE);
}

/* An individual that was killed but saved: under ruling xp.resurrected_gain = none it gains nothing. Clauses: XP-12 */
static void
count_resurrection (const Account *account)
{
  MusterEdit *edit = account->settlement->deed->edit;

  if (muster_world_rules (muster_edit_peek_world (edit), MUSTER_RULING_XP_RESURRECTED_GAIN, "kept"))
    {
      count_gains (account);
    }
  muster_experience_count (edit, account->fighter->unit, MUSTER_XP_RESURRECTED, 0)->ruling =
    MUSTER_OPTION (XP_RESURRECTED_GAIN);
}

static void
settle_account (const Account *account)
{
  MusterEdit *edit = account->settlement->deed->edit;
  const MusterFighter *fighter = account->fighter;

  if (fighter->individual && fighter->result != NULL && fighter->result->resurrected)
    {
      count_resurrection (account);
    }
  else
    {
      count_gains (account);
    }
  mourn_commander (account);
  muster_experience_count_losses (edit, fighter->unit, fighter->lost, fighter->models);
  muster_experience_hold_floor (edit, fighter->unit);
  muster_experience_tell_level (edit, fighter->unit, fighter->xp);
}

/**
 * muster_settlement_count_experience: gives each unit in the battle its XP; one that is destroyed, or lost on its way
 * out, gains nothing
 *
 * Clauses: XP-1 to XP-13, XP-15
 */
void
muster_settlement_count_experience (MusterSettlement *settlement)
{
  for (guint i = 0; i < settlement->fighters->len; i++)
    {
      const MusterFighter *fighter = &g_array_index (settlement->fighters, MusterFighter, i);
      const Account account = {settlement, fighter};

      if (!fighter->fought)
        {
          continue;
        }
      if (fighter->fate == MUSTER_FATE_LIVES)
        {
          settle_account (&account);
        }
      else
        {
          muster_experience_withhold (settlement->deed->edit, fighter->unit);
        }
    }
}
