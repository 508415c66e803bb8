/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deciders.h"
#include "campaign/supply-line.h"
#include "campaign/treasury.h"

/* A deal: so many of a resource at a price for each. */
typedef struct
{
  guint32 player;
  MusterResource resource;
  gint64 amount;
  int price;
} Deal;

/* FORT-5: without fortress and watchtower a player takes no part in the whole segment, or only in its harvest. */
static void
check_takes_part (MusterDeed         *deed,
                  const MusterPlayer *player)
{
  const MusterWorld *world = muster_deed_peek_world (deed);

  if (muster_player_get_supply_sources (world, player->key, muster_world_get_campaign (world)->turn) == 0)
    {
      gboolean barred = muster_world_rules (world, MUSTER_RULING_FORT_NO_FORTRESS_SCOPE, "segment");

      muster_verdict_find_out (deed->verdict, MUSTER_CITE (FORT_5), barred ? MUSTER_FAIL : MUSTER_PASS,
                               MUSTER_WHY (MERCHANT, NO_FORTRESS),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key))->ruling =
        MUSTER_OPTION (FORT_NO_FORTRESS_SCOPE);
    }
}

static void
check_stock (MusterDeed         *deed,
             const MusterClause *clause,
             const MusterPlayer *player,
             MusterResource      resource,
             gint64              needed)
{
  gint64 stock = muster_player_get_stock (player, resource);

  if (stock < needed)
    {
      muster_verdict_find_out (deed->verdict, clause, MUSTER_FAIL,
                               resource == MUSTER_RESOURCE_POINTS ? MUSTER_WHY (MERCHANT, TOO_POOR)
                                                                  : MUSTER_WHY (MERCHANT, TOO_LITTLE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                               MUSTER_FACT_NUMBER_OF (MEASURED, stock), MUSTER_FACT_NUMBER_OF (LIMIT, needed),
                               MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, resource));
    }
}

static void
check_fits (MusterDeed         *deed,
            const MusterPlayer *player,
            MusterResource      resource,
            gint64              amount)
{
  const MusterField *field = &muster_record_get_type (MUSTER_PLAYER)->fields[muster_resource_get_field (resource)];

  if (muster_player_get_stock (player, resource) + amount > field->high)
    {
      muster_deed_refuse (deed, "a stock holds no more than %" G_GINT64_FORMAT, field->high);
    }
}

static Deal
read_deal (MusterDeed *deed,
           const int  *prices)
{
  Deal deal = {.player = muster_deed_get_player (deed, "player")->key,
               .amount = muster_deed_get_number (deed, "amount", 0)};

  muster_resource_from_word (muster_deed_get (deed, "resource"), &deal.resource);
  deal.price = prices[deal.resource];
  return deal;
}

static gboolean
is_agreed (MusterDeed *deed)
{
  return deed->refusal == NULL && muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL;
}

static void
strike (MusterDeed         *deed,
        const MusterClause *clause,
        MusterReason        reason,
        Deal                deal,
        int                 sign)
{
  muster_edit_cite (deed->edit, clause, reason,
                    MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, deal.player), MUSTER_FACT_NUMBER_OF (AMOUNT, deal.amount),
                    MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, deal.resource),
                    MUSTER_FACT_NUMBER_OF (TOTAL, deal.amount * deal.price),
                    MUSTER_FACT_NUMBER_OF (NUMBER, deal.price));
  muster_treasury_add (deed->edit, deal.player, deal.resource, sign * deal.amount);
  muster_treasury_add (deed->edit, deal.player, MUSTER_RESOURCE_POINTS, -sign * deal.amount * deal.price);
}

/** muster_decide_sell: sells resources at the rates of the player's race. Clauses: MERCH-1, RACE-2, FORT-5 */
void
muster_decide_sell (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterRuleset *rules = muster_world_get_ruleset (muster_deed_peek_world (deed));
  Deal deal = read_deal (deed, rules->races[player->race].price);

  check_takes_part (deed, player);
  check_stock (deed, MUSTER_CITE (MERCH_1), player, deal.resource, deal.amount);
  check_fits (deed, player, MUSTER_RESOURCE_POINTS, deal.amount * deal.price);
  if (is_agreed (deed))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (RACE_2), MUSTER_PASS, MUSTER_WHY (MERCHANT, RATE),
                               MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key),
                               MUSTER_FACT_NOUN_OF (RACE, RACE, player->race),
                               MUSTER_FACT_NUMBER_OF (NUMBER, deal.price),
                               MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, deal.resource));
      strike (deed, MUSTER_CITE (MERCH_1), MUSTER_WHY (MERCHANT, SOLD), deal, -1);
    }
}

/** muster_decide_buy: buys resources at the price that all pay. Clauses: MERCH-2, FORT-5 */
void
muster_decide_buy (MusterDeed *deed)
{
  const MusterPlayer *player = muster_deed_get_player (deed, "player");
  const MusterRuleset *rules = muster_world_get_ruleset (muster_deed_peek_world (deed));
  Deal deal = read_deal (deed, (const int[]) {
    [MUSTER_RESOURCE_GRAIN] = MUSTER_RULE_NUMBER (rules, PRICE_GRAIN),
    [MUSTER_RESOURCE_WOOD] = MUSTER_RULE_NUMBER (rules, PRICE_WOOD),
    [MUSTER_RESOURCE_STONE] = MUSTER_RULE_NUMBER (rules, PRICE_STONE),
  });

  check_takes_part (deed, player);
  check_stock (deed, MUSTER_CITE (MERCH_2), player, MUSTER_RESOURCE_POINTS, deal.amount * deal.price);
  check_fits (deed, player, deal.resource, deal.amount);
  if (is_agreed (deed))
    {
      strike (deed, MUSTER_CITE (MERCH_2), MUSTER_WHY (MERCHANT, BOUGHT), deal, 1);
    }
}
