/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/control.h"

#include "campaign/claim.h"
#include "campaign/deciders.h"
#include "campaign/home.h"
#include "campaign/loot.h"
#include "campaign/unit.h"

/* Whether somebody else stands there who could hold the hex too. */
static gboolean
is_contested (const MusterWorld       *world,
              const MusterWhereabouts *whereabouts,
              guint32                  hex,
              guint32                  player)
{
  MUSTER_FOR_EACH_AT (whereabouts, hex, unit)
  {
    if (unit->player != player && !unit->afloat && muster_unit_is_fit (world, unit))
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* Whether the player's troops in the hex can claim it; what is missing is said with that outcome. */
static gboolean
check_claim (MusterDeed              *deed,
             const MusterWhereabouts *whereabouts,
             MusterOutcome            outcome,
             guint32                  hex,
             guint32                  player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  MusterClaim claim = muster_claim_weigh (world, whereabouts, player, hex);
  gboolean contested = is_contested (world, whereabouts, hex, player);

  if (!claim.possible)
    {
      muster_verdict_find_out (deed->verdict, claim.clause, outcome, claim.reason,
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex),
                               MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player),
                               MUSTER_FACT_NUMBER_OF (MEASURED, claim.warbands),
                               MUSTER_FACT_NUMBER_OF (LIMIT,
                                                      MUSTER_RULE_NUMBER (muster_world_get_ruleset (world),
                                                                          CLAIM_WARBANDS)))->ruling = claim.ruling;
    }
  if (contested)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (CLAIM_1), outcome, MUSTER_WHY (CLAIM, CONTESTED),
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex),
                               MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player));
    }
  return claim.possible && !contested;
}

static void
take (MusterDeed              *deed,
      const MusterWhereabouts *whereabouts,
      guint32                  hex,
      guint32                  player)
{
  MusterClaim claim = muster_claim_weigh (muster_deed_peek_world (deed), whereabouts, player, hex);
  const MusterHex *before = muster_world_get_hex (muster_deed_peek_world (deed), hex);
  guint32 owner = before->owner;
  gboolean captured = owner != 0 && before->stronghold == MUSTER_STRONGHOLD_FORTRESS;

  muster_edit_cite (deed->edit, MUSTER_CITE (CLAIM_1), MUSTER_WHY (CLAIM, CLAIMED),
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex), MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player),
                    MUSTER_FACT_NUMBER_OF (COUNT, claim.warbands))->ruling = claim.ruling;
  muster_edit_set (deed->edit, MUSTER_HEX, hex, MUSTER_HEX_OWNER, player);
  if (captured)
    {
      muster_fortress_loot (deed->edit, player, owner);
    }
}

/** muster_decide_claim: claims a hex with the troops there. Clauses: CLAIM-1, CLAIM-2 */
void
muster_decide_claim (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterHex *hex = muster_deed_get_hex (deed, "at");
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (world);

  if (!muster_world_get_ruleset (world)->terrains[hex->terrain].land)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (CLAIM_1), MUSTER_FAIL, MUSTER_WHY (CLAIM, NO_LAND),
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key));
    }
  if (hex->owner == player->key)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (CLAIM_1), MUSTER_FAIL, MUSTER_WHY (CLAIM, ALREADY),
                               MUSTER_FACT_NOUN_OF (SUBJECT, HEX, hex->key),
                               MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, player->key));
    }
  check_claim (deed, whereabouts, MUSTER_FAIL, hex->key, player->key);
  if (muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL)
    {
      take (deed, whereabouts, hex->key, player->key);
    }
}

/* Whether the unit's player would like to have its hex: an ally's is claimed only by command. */
static gboolean
is_wanted (const MusterWorld *world,
           const MusterUnit  *unit)
{
  const MusterHex *hex = muster_world_get_hex (world, unit->at);

  return !muster_unit_is_destroyed (unit) && !unit->afloat && hex != NULL && hex->owner != unit->player &&
         muster_world_get_ruleset (world)->terrains[hex->terrain].land &&
         !muster_world_are_allied (world, hex->owner, unit->player) &&
         muster_world_get_troop (world, unit->troop)->kind != MUSTER_KIND_INDIVIDUAL;
}

static gboolean
is_new (GHashTable *tried,
        guint32     hex,
        guint32     player)
{
  gint64 pair = ((gint64) hex << 32) | player;

  return g_hash_table_add (tried, g_memdup2 (&pair, sizeof pair));
}

static void
claim_all (MusterDeed *deed)
{
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (muster_deed_peek_world (deed));
  g_autoptr (GHashTable) tried = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  MUSTER_FOR_EACH (muster_deed_peek_world (deed), UNIT, MusterUnit, unit)
  {
    const MusterWorld *world = muster_deed_peek_world (deed);

    if (is_wanted (world, unit) && is_new (tried, unit->at, unit->player) &&
        check_claim (deed, whereabouts, MUSTER_INFO, unit->at, unit->player))
      {
        take (deed, whereabouts, unit->at, unit->player);
      }
  }
}

/**
 * muster_finish_claim: claims every hex that can be claimed; battlefields passed when their battles were settled
 *
 * Clauses: CLAIM-1, CLAIM-2, SETUP-10
 */
void
muster_finish_claim (MusterDeed *deed)
{
  claim_all (deed);
  muster_homes_review (deed, FALSE);
}
