/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From set-up to the first harvest.
 */
#include "campaign/start.h"

#include "campaign/deciders.h"
#include "campaign/home.h"
#include "campaign/map.h"
#include "campaign/treasury.h"
#include "campaign/unit.h"

/** muster_start_give_stock: gives the player the start stockpile. Clauses: SETUP-7 */
void
muster_start_give_stock (MusterDeed *deed,
                         guint32     player)
{
  const MusterRuleset *rules = muster_world_get_ruleset (muster_deed_peek_world (deed));
  const struct
  {
    MusterResource resource;
    int amount;
  } stocks[] = {
    {MUSTER_RESOURCE_GRAIN, MUSTER_RULE_NUMBER (rules, START_GRAIN)},
    {MUSTER_RESOURCE_WOOD, MUSTER_RULE_NUMBER (rules, START_WOOD)},
    {MUSTER_RESOURCE_STONE, MUSTER_RULE_NUMBER (rules, START_STONE)},
  };

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_7), MUSTER_WHY (SETUP, START_STOCK),
                        MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player),
                        MUSTER_FACT_NUMBER_OF (AMOUNT, stocks[i].amount),
                        MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, stocks[i].resource));
      muster_edit_set (deed->edit, MUSTER_PLAYER, player, muster_resource_get_field (stocks[i].resource),
                       stocks[i].amount);
    }
}

/** muster_start_give_points: gives the player what the start force left over. Clauses: SETUP-8 */
void
muster_start_give_points (MusterDeed *deed,
                          guint32     player,
                          gint64      points)
{
  muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_8), MUSTER_WHY (SETUP, LEFT_OVER),
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player), MUSTER_FACT_NUMBER_OF (AMOUNT, points));
  muster_treasury_add (deed->edit, player, MUSTER_RESOURCE_POINTS, points);
}

static gint64
count_start_force (const MusterWorld *world,
                   guint32            player)
{
  gint64 points = 0;

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    points += unit->player == player && unit->role != MUSTER_ROLE_GARRISON ? muster_unit_get_points (world, unit) : 0;
  }
  return points;
}

/* What has to be in order before the first harvest. */
static void
check_start (MusterDeed         *deed,
             const MusterPlayer *player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  const MusterHex *home = muster_player_find_home (world, player->key);
  gint64 spent = count_start_force (world, player->key);
  gint64 limit = MUSTER_RULE_NUMBER (muster_world_get_ruleset (world), START_POINTS);

  if (home == NULL)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_2), MUSTER_FAIL, MUSTER_WHY (SETUP, NO_HOME),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key));
    }
  else
    {
      muster_map_check_gap (deed, home->key, player->key);
    }
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_8), spent <= limit ? MUSTER_PASS : MUSTER_FAIL,
                           spent <= limit ? MUSTER_WHY (SETUP, START_FORCE) : MUSTER_WHY (SETUP, TOO_DEAR),
                           MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                           MUSTER_FACT_NUMBER_OF (MEASURED, spent), MUSTER_FACT_NUMBER_OF (LIMIT, limit));
}

/* SETUP-9: hexes that were marked before the start have to be claimed, but for the homes. */
static void
give_start_hexes (MusterDeed *deed)
{
  gboolean home_alone = muster_world_rules (muster_deed_peek_world (deed), MUSTER_RULING_SETUP_START_CONTROL, "home");

  for (guint i = 0; i < muster_world_count (muster_deed_peek_world (deed), MUSTER_HEX); i++)
    {
      const MusterHex *hex = &muster_world_peek_hexes (muster_deed_peek_world (deed))[i];
      guint32 owner = hex->home != 0 ? hex->home : home_alone ? 0 : hex->owner;
      guint32 key = hex->key;

      if (hex->owner != owner)
        {
          muster_edit_cite (deed->edit, MUSTER_CITE (SETUP_9), MUSTER_WHY (SETUP, TO_BE_CLAIMED),
                            MUSTER_FACT_NOUN_OF (SUBJECT, HEX, key))->ruling = MUSTER_OPTION (SETUP_START_CONTROL);
          muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_OWNER, owner);
        }
      muster_edit_set (deed->edit, MUSTER_HEX, key, MUSTER_HEX_START_OWNER, owner);
    }
}

static int
get_start_xp (const MusterRuleset *rules,
              MusterUnitRole       role)
{
  switch (role)
    {
    case MUSTER_ROLE_COMMANDER:
      return MUSTER_RULE_NUMBER (rules, FIRST_XP_COMMANDER);

    case MUSTER_ROLE_BODYGUARD:
      return MUSTER_RULE_NUMBER (rules, FIRST_XP_BODYGUARD);

    case MUSTER_ROLE_NONE:
    case MUSTER_ROLE_GARRISON:
    case MUSTER_N_UNIT_ROLES:
      break;
    }
  return MUSTER_RULE_NUMBER (rules, FIRST_XP_START_FORCE);
}

static void
train_start_force (MusterDeed *deed)
{
  const MusterRuleset *rules = muster_world_get_ruleset (muster_deed_peek_world (deed));

  for (guint i = 0; i < muster_world_count (muster_deed_peek_world (deed), MUSTER_UNIT); i++)
    {
      const MusterUnit *unit = &muster_world_peek_units (muster_deed_peek_world (deed))[i];
      int xp = get_start_xp (rules, unit->role);

      muster_edit_cite (deed->edit, MUSTER_CITE (XP_17), MUSTER_WHY (EXPERIENCE, START),
                        MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key), MUSTER_FACT_NUMBER_OF (AMOUNT, xp));
      muster_edit_set (deed->edit, MUSTER_UNIT, unit->key, MUSTER_UNIT_XP, xp);
    }
}

static void
equip_players (MusterDeed *deed)
{
  gint64 limit = MUSTER_RULE_NUMBER (muster_world_get_ruleset (muster_deed_peek_world (deed)), START_POINTS);

  for (guint i = 0; i < muster_world_count (muster_deed_peek_world (deed), MUSTER_PLAYER); i++)
    {
      const MusterPlayer *player = muster_world_nth (muster_deed_peek_world (deed), MUSTER_PLAYER, i);
      guint32 key = player->key;

      muster_start_give_stock (deed, key);
      muster_start_give_points (deed, key, limit - count_start_force (muster_deed_peek_world (deed), key));
    }
}

/** muster_decide_begin: opens turn 1. Clauses: SETUP-2, SETUP-3, SETUP-7, SETUP-8, SETUP-9, XP-17 */
void
muster_decide_begin (MusterDeed *deed)
{
  if (muster_world_count (muster_deed_peek_world (deed), MUSTER_PLAYER) == 0)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (SETUP_2), MUSTER_FAIL, MUSTER_WHY (SETUP, NOBODY));
    }
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), PLAYER, MusterPlayer, player)
  {
    check_start (deed, player);
  }
  if (muster_verdict_get_status (deed->verdict) != MUSTER_LEGAL)
    {
      return;
    }
  equip_players (deed);
  train_start_force (deed);
  give_start_hexes (deed);
  muster_edit_cite (deed->edit, MUSTER_CITE (TURN_1), MUSTER_WHY (TURN, STEP),
                    MUSTER_FACT_NOUN_OF (STEP, STEP, MUSTER_FIRST_STEP), MUSTER_FACT_NUMBER_OF (TURN, 1));
  muster_edit_set (deed->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_TURN, 1);
  muster_edit_set (deed->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_STEP, MUSTER_FIRST_STEP);
}
