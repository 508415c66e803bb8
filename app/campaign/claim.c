/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/claim.h"

#include "campaign/rulebook.h"
#include "campaign/unit.h"

#define TRAIT_STARVED "starved"

/* The house rule that says whether such a unit counts; NULL where none is needed. */
static const MusterRuling *
get_ruling (const MusterWorld *world,
            const MusterUnit  *unit)
{
  if (unit->role == MUSTER_ROLE_GARRISON)
    {
      return MUSTER_OPTION (ARMY_GARRISONS_COUNT);
    }
  return muster_world_get_troop (world, unit->troop)->kind == MUSTER_KIND_ENGINE
         ? MUSTER_OPTION (CLAIM_ENGINE_CREWS) : NULL;
}

static gboolean
counts (const MusterWorld *world,
        const MusterUnit  *unit)
{
  const MusterTroop *troop = muster_world_get_troop (world, unit->troop);
  gboolean crew_counts = troop->kind == MUSTER_KIND_ENGINE &&
                         muster_world_rules (world, MUSTER_RULING_CLAIM_ENGINE_CREWS, "yes");
  guint models = MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), CLAIM_MODELS);

  return (muster_troop_is_warband (troop) || crew_counts) && !unit->afloat &&
         muster_unit_is_fit (world, unit) && muster_unit_count_models (unit) >= models &&
         (unit->role != MUSTER_ROLE_GARRISON || muster_world_rules (world, MUSTER_RULING_ARMY_GARRISONS_COUNT, "yes"));
}

/* A player of the Sons of Kronos goes by the rules of their tribe. */
static MusterRace
get_claiming_race (const MusterPlayer *player)
{
  static const struct { const char *clan; MusterRace race; } tribes[] = {
    {"dawn", MUSTER_RACE_TRIBE_OF_DAWN},
    {"shadow", MUSTER_RACE_TRIBE_OF_SHADOW},
    {"goddess", MUSTER_RACE_TRIBE_OF_THE_GODDESS},
  };

  for (guint i = 0; player->race == MUSTER_RACE_SONS_OF_KRONOS && i < G_N_ELEMENTS (tribes); i++)
    {
      if (g_strcmp0 (player->clan, tribes[i].clan) == 0)
        {
          return tribes[i].race;
        }
    }
  return player->race;
}

/**
 * muster_claim_weigh:
 * @whereabouts: of the units of @world
 * @player: key of the player who wants the hex
 *
 * Returns: whether the player's troops in @hex suffice to claim it. Whether the hex may be claimed at all, and by
 *   whom, is not asked.
 *
 * Clauses: CLAIM-1, CLAIM-2
 */
MusterClaim
muster_claim_weigh (const MusterWorld       *world,
                    const MusterWhereabouts *whereabouts,
                    guint32                  player,
                    guint32                  hex)
{
  const MusterRuleset *rules = muster_world_get_ruleset (world);
  MusterRace race = get_claiming_race (muster_world_get_player (world, player));
  MusterClaim claim = {.clause = MUSTER_CITE (CLAIM_1), .reason = MUSTER_WHY (CLAIM, TOO_FEW)};
  guint living = 0;
  guint starved = 0;

  MUSTER_FOR_EACH_AT (whereabouts, hex, unit)
  {
    if (unit->player != player)
      {
        continue;
      }
    claim.ruling = claim.ruling != NULL ? claim.ruling : get_ruling (world, unit);
    if (counts (world, unit))
      {
        const MusterTroop *troop = muster_world_get_troop (world, unit->troop);

        claim.warbands++;
        living += troop->living;
        starved += muster_words_contain (troop->traits, TRAIT_STARVED);
      }
  }
  if (claim.warbands < (guint) MUSTER_RULE_NUMBER (rules, CLAIM_WARBANDS))
    {
      return claim;
    }
  claim.clause = MUSTER_CITE (CLAIM_2);
  if (rules->races[race].needs_living && living == 0)
    {
      claim.reason = MUSTER_WHY (CLAIM, NO_LIVING);
      return claim;
    }
  if (race == MUSTER_RACE_STYGIAN && starved == claim.warbands)
    {
      claim.reason = MUSTER_WHY (CLAIM, STARVED_ALONE);
      return claim;
    }
  claim.clause = MUSTER_CITE (CLAIM_1);
  claim.reason = MUSTER_WHY (CLAIM, CLAIMED);
  claim.possible = TRUE;
  return claim;
}
