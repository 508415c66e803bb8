/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/experience.h"

#include "campaign/level.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

/* The clause, the ruleset's number and the reason of each event. */
static const struct
{
  MusterChronopiaClause clause;
  MusterRuleNumber number;
  MusterExperienceReason reason;
} events[MUSTER_N_XP_EVENTS] = {
#define EVENT(event, clause, number) \
  [MUSTER_XP_##event] = {MUSTER_CLAUSE_##clause, MUSTER_NUMBER_XP_##number, MUSTER_WHY_EXPERIENCE_##event}
  EVENT (TOOK_PART, XP_1, TOOK_PART),
  EVENT (WOUNDED, XP_2, WOUNDED),
  EVENT (HALVED, XP_3, HALVED),
  EVENT (FINISHED, XP_4, FINISHED),
  EVENT (KILLED, XP_4, FINISHED),
  EVENT (KILLED_FORCE_COMMANDER, XP_7, KILLED_FORCE_COMMANDER),
  EVENT (KILLED_ARMY_COMMANDER, XP_8, KILLED_ARMY_COMMANDER),
  EVENT (OBJECTIVE, XP_5, OBJECTIVE),
  EVENT (WON, XP_6, WON),
  EVENT (LOST_FORCE_COMMANDER, XP_9, LOST_FORCE_COMMANDER),
  EVENT (LOST_ARMY_COMMANDER, XP_10, LOST_ARMY_COMMANDER),
  EVENT (RESURRECTED, XP_12, RESURRECTED),
#undef EVENT
};

static const MusterUnit *
find_unit (const MusterEdit *edit,
           guint32           unit)
{
  return muster_world_get_unit (muster_edit_peek_world (edit), unit);
}

static const MusterTroop *
find_troop_of (const MusterEdit *edit,
               guint32           unit)
{
  return muster_world_get_troop (muster_edit_peek_world (edit), find_unit (edit, unit)->troop);
}

static int
get_number (const MusterEdit *edit,
            MusterRuleNumber  number)
{
  return muster_world_get_ruleset (muster_edit_peek_world (edit))->numbers[number];
}

static int
read_ruling (const MusterWorld    *world,
             MusterChronopiaRuling ruling)
{
  return (int) g_ascii_strtoll (muster_world_get_ruling (world, ruling), NULL, 10);
}

static void
add_xp (MusterEdit *edit,
        guint32     unit,
        int         xp)
{
  muster_edit_add (edit, MUSTER_UNIT, unit, MUSTER_UNIT_XP, xp);
}

/**
 * muster_experience_count:
 * @enemy: key of the unit that it happened to, or 0
 *
 * Gives or takes the XP of one event. Called again for what happened again (XP-15); the floor is held once all of a
 * battle is counted.
 *
 * Returns: (transfer none): the finding that says so, to set a ruling on; valid until the next one
 *
 * Clauses: XP-1 to XP-10, XP-12, XP-15
 */
MusterFinding *
muster_experience_count (MusterEdit           *edit,
                         guint32               unit,
                         MusterExperienceEvent event,
                         guint32               enemy)
{
  int xp = get_number (edit, events[event].number);
  const MusterFact facts[] = {
    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
    MUSTER_FACT_NUMBER_OF (AMOUNT, ABS (xp)),
    MUSTER_FACT_NOUN_OF (ENEMY, UNIT, enemy),
  };
  MusterFinding *finding;

  finding = muster_edit_because (edit, &muster_chronopia_clauses[events[event].clause],
                                 (MusterReason) {MUSTER_CHAPTER_EXPERIENCE, events[event].reason},
                                 facts, G_N_ELEMENTS (facts) - (enemy == 0));
  add_xp (edit, unit, xp);
  return finding;
}

/**
 * muster_experience_count_losses:
 * @lost: models that the unit lost ...
 * @models: ... of those with which it began the battle
 *
 * Clauses: XP-11
 */
void
muster_experience_count_losses (MusterEdit *edit,
                                guint32     unit,
                                guint       lost,
                                guint       models)
{
  int xp = get_number (edit, MUSTER_NUMBER_XP_LOST_HALF);

  if (!muster_troop_is_group (find_troop_of (edit, unit)) || 2 * lost < models)
    {
      return;
    }
  muster_edit_cite (edit, MUSTER_CITE (XP_11), MUSTER_WHY (EXPERIENCE, LOST_HALF),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), MUSTER_FACT_NUMBER_OF (AMOUNT, ABS (xp)),
                    MUSTER_FACT_NUMBER_OF (MEASURED, lost), MUSTER_FACT_NUMBER_OF (TOTAL, models));
  add_xp (edit, unit, xp);
}

static const MusterClause *
cite_levels (const MusterEdit *edit,
             guint32           unit)
{
  return muster_troop_is_group (find_troop_of (edit, unit)) ? MUSTER_CITE (XPL_1) : MUSTER_CITE (XPL_2);
}

/**
 * muster_experience_hold_floor:
 *
 * Under ruling xp.floor = 0, waives what the unit's XP fell below 0, as an effect of its own: the ledger shows the
 * whole deduction and what is waived.
 *
 * Clauses: XPL-1, XPL-2
 */
void
muster_experience_hold_floor (MusterEdit *edit,
                              guint32     unit)
{
  gint32 xp = find_unit (edit, unit)->xp;
  MusterFinding *finding;

  if (xp >= 0 || !muster_world_rules (muster_edit_peek_world (edit), MUSTER_RULING_XP_FLOOR, "0"))
    {
      return;
    }
  finding = muster_edit_cite (edit, cite_levels (edit, unit), MUSTER_WHY (EXPERIENCE, WAIVED),
                              MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), MUSTER_FACT_NUMBER_OF (AMOUNT, -xp),
                              MUSTER_FACT_NUMBER_OF (LIMIT, 0));
  finding->ruling = MUSTER_OPTION (XP_FLOOR);
  add_xp (edit, unit, -xp);
}

/**
 * muster_experience_tell_level:
 *
 * Says so where the level of the unit is not what it was with @xp_before. Clauses: XPL-1, XPL-2
 */
void
muster_experience_tell_level (MusterEdit *edit,
                              guint32     unit,
                              gint32      xp_before)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  MusterLevel level = muster_unit_get_level (world, find_unit (edit, unit));

  if (level != muster_level_of (world, find_troop_of (edit, unit), xp_before))
    {
      muster_verdict_find_out (muster_edit_peek_verdict (edit), cite_levels (edit, unit), MUSTER_INFO,
                               MUSTER_WHY (EXPERIENCE, LEVEL), MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
                               MUSTER_FACT_NOUN_OF (LEVEL, LEVEL, level));
    }
}

static const MusterRuling *
get_wiped_out_ruling (const MusterTroop *troop)
{
  return muster_troop_is_group (troop) ? MUSTER_OPTION (XP_WIPED_OUT_PENALTY_WARBAND)
                                       : MUSTER_OPTION (XP_WIPED_OUT_PENALTY_INDIVIDUAL);
}

/**
 * muster_experience_withhold:
 *
 * Says that a destroyed unit gains nothing, and with how much less XP than before the battle it may be bought back. It
 * keeps its XP until then.
 *
 * Clauses: XP-13
 */
void
muster_experience_withhold (MusterEdit *edit,
                            guint32     unit)
{
  const MusterRuling *ruling = get_wiped_out_ruling (find_troop_of (edit, unit));
  int penalty = read_ruling (muster_edit_peek_world (edit), ruling - muster_chronopia_rulings);

  muster_verdict_find_out (muster_edit_peek_verdict (edit), MUSTER_CITE (XP_13), MUSTER_INFO,
                           MUSTER_WHY (EXPERIENCE, NOTHING_GAINED), MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
                           MUSTER_FACT_NUMBER_OF (AMOUNT, penalty))->ruling = ruling;
}

/* Takes what a ruling says, not below the floor. */
static void
take_by_ruling (MusterEdit         *edit,
                guint32             unit,
                const MusterClause *clause,
                MusterReason        reason,
                const MusterRuling *ruling)
{
  int penalty = read_ruling (muster_edit_peek_world (edit), ruling - muster_chronopia_rulings);

  muster_edit_cite (edit, clause, reason, MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit),
                    MUSTER_FACT_NUMBER_OF (AMOUNT, penalty))->ruling = ruling;
  add_xp (edit, unit, -penalty);
  muster_experience_hold_floor (edit, unit);
}

/** muster_experience_buy_back: the penalty of a destroyed unit that comes back as it was. Clauses: XP-13 */
void
muster_experience_buy_back (MusterEdit *edit,
                            guint32     unit)
{
  take_by_ruling (edit, unit, MUSTER_CITE (XP_13), MUSTER_WHY (EXPERIENCE, BOUGHT_BACK),
                  get_wiped_out_ruling (find_troop_of (edit, unit)));
}

/**
 * muster_experience_drink_potion: the penalty of a slain individual that an alchemist brought back. Clauses: AFTER-5
 */
void
muster_experience_drink_potion (MusterEdit *edit,
                                guint32     unit)
{
  take_by_ruling (edit, unit, MUSTER_CITE (AFTER_5), MUSTER_WHY (EXPERIENCE, POTION),
                  MUSTER_OPTION (XP_ALCHEMIST_PENALTY));
}

/**
 * muster_experience_get_first:
 * @start_force: whether it is bought before the campaign begins
 *
 * Returns: the XP with which a new unit starts
 *
 * Clauses: XP-17
 */
gint32
muster_experience_get_first (const MusterWorld *world,
                             const MusterTroop *troop,
                             MusterUnitRole     role,
                             gboolean           start_force)
{
  const MusterRuleset *rules = muster_world_get_ruleset (world);

  if (start_force && role == MUSTER_ROLE_COMMANDER)
    {
      return MUSTER_RULE_NUMBER (rules, FIRST_XP_COMMANDER);
    }
  if (start_force && role == MUSTER_ROLE_BODYGUARD)
    {
      return MUSTER_RULE_NUMBER (rules, FIRST_XP_BODYGUARD);
    }
  if (start_force)
    {
      return MUSTER_RULE_NUMBER (rules, FIRST_XP_START_FORCE);
    }
  return troop->standard ? MUSTER_RULE_NUMBER (rules, FIRST_XP_STANDARD) : MUSTER_RULE_NUMBER (rules, FIRST_XP_OTHER);
}

/**
 * muster_unit_get_growth:
 * @added: models to be added
 *
 * Returns: how many of them go beyond the strength at the start of its last battle; none before its first one
 *
 * Clauses: XP-14
 */
guint
muster_unit_get_growth (const MusterUnit *unit,
                        guint             added)
{
  guint models = muster_unit_count_models (unit);
  guint reference = MAX (models, unit->start_strength);

  return unit->start_strength == 0 || models + added <= reference ? 0 : models + added - reference;
}

/**
 * muster_experience_grow:
 * @added: models about to be added
 *
 * Clauses: XP-14
 */
void
muster_experience_grow (MusterEdit *edit,
                        guint32     unit,
                        guint       added)
{
  guint beyond = muster_unit_get_growth (find_unit (edit, unit), added);
  int penalty = beyond * read_ruling (muster_edit_peek_world (edit), MUSTER_RULING_XP_GROWTH_PENALTY);

  if (beyond == 0)
    {
      return;
    }
  muster_edit_cite (edit, MUSTER_CITE (XP_14), MUSTER_WHY (EXPERIENCE, GREW),
                    MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit), MUSTER_FACT_NUMBER_OF (AMOUNT, penalty),
                    MUSTER_FACT_NUMBER_OF (COUNT, beyond))->ruling = MUSTER_OPTION (XP_GROWTH_PENALTY);
  add_xp (edit, unit, -penalty);
  muster_experience_hold_floor (edit, unit);
}

/** muster_experience_get_average: Returns: the average of at least one unit's XP, rounded down. Clauses: XP-16 */
gint32
muster_experience_get_average (const gint32 *xp,
                               guint         n_units)
{
  gint64 sum = 0;

  g_assert (n_units > 0);
  for (guint i = 0; i < n_units; i++)
    {
      sum += xp[i];
    }
  return (gint32) (sum >= 0 ? sum / n_units : -((-sum + n_units - 1) / n_units));
}
