/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/level.h"

#include "campaign/rulebook.h"
#include "campaign/unit.h"

/** muster_level_of: Returns: the level of a unit of @troop that has @xp. Clauses: XPL-1, XPL-2 */
MusterLevel
muster_level_of (const MusterWorld *world,
                 const MusterTroop *troop,
                 int                xp)
{
  return muster_ruleset_level_of (muster_world_get_ruleset (world), !muster_troop_is_group (troop), xp);
}

/** muster_unit_get_level: Returns: its level. Clauses: XPL-1, XPL-2 */
MusterLevel
muster_unit_get_level (const MusterWorld *world,
                       const MusterUnit  *unit)
{
  return muster_level_of (world, muster_world_get_troop (world, unit->troop), unit->xp);
}

static void
read_book (const MusterTroop *troop,
           MusterProfile     *profile)
{
  *profile = (MusterProfile) {
    .mv = troop->mv,
    .ac = troop->ac,
    .cc = troop->cc,
    .mw = troop->mw,
    .pw = troop->pw,
    .ld = troop->ld,
    .leader_ld = troop->leader_ld,
    .w = troop->w,
    .a = troop->a,
    .def = troop->def,
    .st = troop->st,
    .size = troop->size,
  };
}

static void
add_level (MusterProfile          *profile,
           const MusterLevelRules *level,
           int                     most_armour)
{
  if (level->cc_or_mw)
    {
      profile->cc_or_mw += level->cc;
    }
  else
    {
      profile->cc += level->cc;
      profile->mw += level->mw;
    }
  profile->pw += level->pw;
  profile->ld += level->ld;
  profile->leader_ld += profile->leader_ld > 0 ? level->ld : 0;
  profile->w += level->w;
  profile->a = MAX (profile->a, MIN (profile->a + level->a, most_armour));
  profile->ac += level->ac;
  profile->def += level->def;
}

/**
 * muster_unit_get_profile:
 * @profile: (out): the book's values with what the unit's level adds; under ruling xp.levels_cumulative = yes a
 *   legendary unit keeps what it gained as a veteran
 *
 * Clauses: XPL-1, XPL-2
 */
void
muster_unit_get_profile (const MusterWorld *world,
                         const MusterUnit  *unit,
                         MusterProfile     *profile)
{
  const MusterRuleset *rules = muster_world_get_ruleset (world);
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  MusterLevel level = muster_unit_get_level (world, unit);
  gboolean cumulative = muster_world_rules (world, MUSTER_RULING_XP_LEVELS_CUMULATIVE, "yes");
  MusterLevel first = level > MUSTER_LEVEL_REGULAR && cumulative ? MUSTER_LEVEL_REGULAR : level;

  read_book (troop, profile);
  for (MusterLevel i = first; i <= level; i++)
    {
      add_level (profile, muster_ruleset_get_level (rules, !muster_troop_is_group (troop), i),
                 MUSTER_RULE_NUMBER (rules, PROFILE_ARMOUR_MAX));
    }
}

/** muster_unit_get_leadership: Returns: the highest LD in it, its leader's while it has one. Clauses: CMD-1, RETR-1 */
int
muster_unit_get_leadership (const MusterWorld *world,
                            const MusterUnit  *unit)
{
  MusterProfile profile;

  muster_unit_get_profile (world, unit, &profile);
  return unit->leader ? MAX (profile.ld, profile.leader_ld) : profile.ld;
}
