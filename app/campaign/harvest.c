/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/harvest.h"

#include "campaign/stronghold.h"
#include "campaign/treasury.h"

/* On what terms a player harvests. */
typedef struct
{
  const MusterPlayer *player; /* Borrowed */
  guint sources;              /* MusterSupplySource that a hex may be joined to; 0 = takes no part */
  gboolean halved;
} Terms;

/* What the whole harvest has in common. */
typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  const MusterRuleset *rules;
  const MusterHex *hexes;
  const MusterSupplyLines *lines;

  /* Owned */
  GArray *terms;  /* of Terms */
  GArray *yields; /* of MusterYield */

  guint found;    /* index of the terms asked for last */
  int turn;
  gboolean multiplies_flat_income;
  gboolean iron_is_stone;
  gboolean captured_yields;
} Harvest;

/** muster_harvest_get_turn: Returns: the turn of the harvest that comes next, or is under way */
int
muster_harvest_get_turn (const MusterWorld *world)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);

  return campaign->step == MUSTER_STEP_HARVEST ? campaign->turn : campaign->turn + 1;
}

/* FORT-5: without a fortress only watchtowers gather a harvest, and half of it. */
static void
set_terms (Harvest *harvest)
{
  gboolean any_source = muster_world_rules (harvest->world, MUSTER_RULING_HARVEST_SOURCE, "supply");

  MUSTER_FOR_EACH (harvest->world, PLAYER, MusterPlayer, player)
  {
    guint sources = muster_supply_lines_get_sources (harvest->lines, player->key);
    Terms terms = {.player = player, .sources = sources, .halved = !(sources & MUSTER_SUPPLY_FORTRESS)};

    if (!terms.halved && !any_source)
      {
        terms.sources = MUSTER_SUPPLY_FORTRESS;
      }
    g_array_append_val (harvest->terms, terms);
  }
}

/* Looks where it found the last first: most hexes have the owner of the one before. */
static const Terms *
find_terms (Harvest *harvest,
            guint32  player)
{
  for (guint i = 0; i < harvest->terms->len; i++)
    {
      const Terms *terms = &g_array_index (harvest->terms, Terms, harvest->found);

      if (terms->player->key == player)
        {
          return terms;
        }
      harvest->found = (harvest->found + 1) % harvest->terms->len;
    }
  return NULL;
}

static void
append (Harvest            *harvest,
        MusterYield        *yield,
        const MusterClause *clause,
        MusterReason        reason)
{
  yield->clause = clause;
  yield->reason = reason;
  g_array_append_vals (harvest->yields, yield, 1);
}

/* FORT-5 comes last of all and then speaks for the hex. */
static void
append_halved (Harvest            *harvest,
               const Terms        *terms,
               MusterYield        *yield,
               const MusterClause *clause,
               MusterReason        reason)
{
  yield->whole = yield->amount;
  if (!terms->halved)
    {
      append (harvest, yield, clause, reason);
      return;
    }
  yield->amount /= 2;
  append (harvest, yield, MUSTER_CITE (FORT_5), MUSTER_WHY (HARVEST, HALVED));
}

/* HARV-3, RACE-1: the row of the race whose player controls the home. */
static void
append_home (Harvest     *harvest,
             const Terms *terms,
             MusterYield *yield)
{
  const int *row = harvest->rules->races[terms->player->race].home_yield;

  for (guint resource = 0; resource < MUSTER_RESOURCE_XP; resource++)
    {
      gboolean with_iron = resource == MUSTER_RESOURCE_STONE && row[MUSTER_RESOURCE_IRON] > 0;
      gboolean is_iron = resource == MUSTER_RESOURCE_IRON;

      yield->resource = resource;
      yield->amount = is_iron && harvest->iron_is_stone ? 0 : row[resource];
      yield->amount += with_iron && harvest->iron_is_stone ? row[MUSTER_RESOURCE_IRON] : 0;
      yield->ruling = with_iron || is_iron ? MUSTER_OPTION (ECONOMY_IRON_IS_STONE) : NULL;
      if (yield->amount > 0)
        {
          append_halved (harvest, terms, yield, MUSTER_CITE (HARV_3), MUSTER_WHY (HARVEST, HOME));
        }
    }
}

static int
multiply (const MusterStrongholdRules *rules,
          int                          number)
{
  return (number * rules->numerator + rules->denominator - 1) / rules->denominator;
}

static gboolean
is_disrupted (const Harvest   *harvest,
              const MusterHex *hex)
{
  return hex->disrupted != 0 && hex->disrupted == harvest->turn - 1;
}

/* HARV-4: the multiplier touches flat income only under the house rule. */
static void
append_flat_income (Harvest         *harvest,
                    const Terms     *terms,
                    const MusterHex *hex,
                    MusterYield     *yield)
{
  const MusterStrongholdRules *stronghold = &harvest->rules->strongholds[yield->stronghold];

  yield->resource = MUSTER_RESOURCE_POINTS;
  yield->amount = muster_ruleset_get_flat_income (harvest->rules, terms->player->race, hex->terrain);
  if (stronghold->numerator != stronghold->denominator)
    {
      yield->ruling = MUSTER_OPTION (ECONOMY_MULTIPLY_FLAT_INCOME);
      if (harvest->multiplies_flat_income && !is_disrupted (harvest, hex))
        {
          yield->amount = multiply (stronghold, yield->amount);
        }
    }
  if (yield->amount > 0)
    {
      append_halved (harvest, terms, yield, MUSTER_CITE (HARV_4), MUSTER_WHY (HARVEST, FLAT_INCOME));
    }
}

/* HARV-2: the resource number, then the stronghold's multiplier, then half. */
static void
append_resource (Harvest         *harvest,
                 const Terms     *terms,
                 const MusterHex *hex,
                 MusterYield     *yield)
{
  const MusterStrongholdRules *stronghold = &harvest->rules->strongholds[yield->stronghold];

  yield->resource = harvest->rules->terrains[hex->terrain].yields;
  yield->amount = hex->resource;
  if (stronghold->numerator == stronghold->denominator)
    {
      append_halved (harvest, terms, yield, MUSTER_CITE (HARV_2), MUSTER_WHY (HARVEST, YIELD));
    }
  else if (is_disrupted (harvest, hex))
    {
      append_halved (harvest, terms, yield, MUSTER_CITE (DISR_1), MUSTER_WHY (HARVEST, DISRUPTED));
    }
  else
    {
      yield->amount = multiply (stronghold, yield->amount);
      append_halved (harvest, terms, yield,
                     yield->stronghold == MUSTER_STRONGHOLD_TOWN ? MUSTER_CITE (TOWN_1) : MUSTER_CITE (WT_1),
                     MUSTER_WHY (HARVEST, MULTIPLIED));
    }
}

/* HARV-1: only what a chain joins to a source is gathered. */
static gboolean
is_gathered (Harvest     *harvest,
             const Terms *terms,
             guint        index,
             MusterYield *yield)
{
  const MusterRealm *realm = MUSTER_REALM_AT (harvest->lines, index);

  if (terms->sources == 0)
    {
      append (harvest, yield, MUSTER_CITE (FORT_5), MUSTER_WHY (HARVEST, NO_FORTRESS));
      return FALSE;
    }
  if (!(realm->sources & terms->sources))
    {
      yield->ruling = realm->sources != 0 ? MUSTER_OPTION (HARVEST_SOURCE) : NULL;
      append (harvest, yield, MUSTER_CITE (HARV_1), MUSTER_WHY (HARVEST, ISOLATED));
      return FALSE;
    }
  return TRUE;
}

static void
harvest_hex (Harvest *harvest,
             guint    index)
{
  const MusterHex *hex = &harvest->hexes[index];
  const Terms *terms = find_terms (harvest, hex->owner);
  MusterYield yield = {.hex = hex->key, .player = hex->owner, .number = hex->resource,
                       .stronghold = muster_hex_get_working_stronghold (hex, harvest->turn)};

  if (!is_gathered (harvest, terms, index, &yield))
    {
      return;
    }
  if (hex->terrain == MUSTER_TERRAIN_HOME && hex->home != hex->owner && !harvest->captured_yields)
    {
      yield.ruling = MUSTER_OPTION (FORT_CAPTURED_USE);
      append (harvest, &yield, MUSTER_CITE (HARV_3), MUSTER_WHY (HARVEST, CAPTURED));
    }
  else if (hex->terrain == MUSTER_TERRAIN_HOME)
    {
      append_home (harvest, terms, &yield);
    }
  else if (harvest->rules->terrains[hex->terrain].yields == MUSTER_YIELDS_NOTHING)
    {
      append_flat_income (harvest, terms, hex, &yield);
    }
  else
    {
      append_resource (harvest, terms, hex, &yield);
    }
}

/**
 * muster_harvest_forecast:
 * @lines: of the turn of that harvest
 *
 * Foretells the next harvest, as the map and the turn's page show it. A hex that gives nothing for a reason is
 * listed with it; a home is listed once for each resource.
 *
 * Returns: (transfer full) (element-type MusterYield): what all controlled hexes give, in the order of hexes
 *
 * Clauses: HARV-1, HARV-2, HARV-3, HARV-4, TOWN-1, WT-1, DISR-1, FORT-5, RACE-1, SETUP-5
 */
GArray *
muster_harvest_forecast (const MusterWorld       *world,
                         const MusterSupplyLines *lines)
{
  g_autoptr (GArray) terms = g_array_new (FALSE, FALSE, sizeof (Terms));
  Harvest harvest = {.world = world, .rules = muster_world_get_ruleset (world),
                     .hexes = muster_world_peek_hexes (world), .lines = lines, .terms = terms};

  harvest.yields = g_array_sized_new (FALSE, FALSE, sizeof (MusterYield), muster_world_count (world, MUSTER_HEX));
  harvest.turn = muster_harvest_get_turn (world);
  harvest.multiplies_flat_income = muster_world_rules (world, MUSTER_RULING_ECONOMY_MULTIPLY_FLAT_INCOME, "yes");
  harvest.iron_is_stone = muster_world_rules (world, MUSTER_RULING_ECONOMY_IRON_IS_STONE, "yes");
  harvest.captured_yields = muster_world_rules (world, MUSTER_RULING_FORT_CAPTURED_USE, "serves");
  set_terms (&harvest);
  for (guint index = 0; index < lines->n_hexes; index++)
    {
      if (lines->realms_of[index] != 0)
        {
          harvest_hex (&harvest, index);
        }
    }
  return harvest.yields;
}

static void
bring_in (MusterDeed        *deed,
          const MusterYield *yield)
{
  const MusterPlayer *player = muster_world_get_player (muster_deed_peek_world (deed), yield->player);
  gboolean halved = yield->clause == MUSTER_CITE (FORT_5);

  muster_edit_cite (deed->edit, yield->clause, yield->reason,
                    MUSTER_FACT_NOUN_OF (SUBJECT, HEX, yield->hex),
                    MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, yield->player),
                    MUSTER_FACT_NUMBER_OF (AMOUNT, yield->amount),
                    MUSTER_FACT_NOUN_OF (RESOURCE, RESOURCE, yield->resource),
                    MUSTER_FACT_NUMBER_OF (NUMBER, halved ? yield->whole : yield->number),
                    MUSTER_FACT_NOUN_OF (STRONGHOLD, STRONGHOLD, yield->stronghold),
                    MUSTER_FACT_NOUN_OF (RACE, RACE, player->race))->ruling = yield->ruling;
  muster_treasury_add (deed->edit, yield->player, yield->resource, yield->amount);
}

static void
say_nothing_comes (MusterDeed        *deed,
                   const MusterYield *yield)
{
  muster_verdict_find_out (deed->verdict, yield->clause, MUSTER_INFO, yield->reason,
                           MUSTER_FACT_NOUN_OF (SUBJECT, HEX, yield->hex),
                           MUSTER_FACT_NOUN_OF (PLAYER, PLAYER, yield->player))->ruling = yield->ruling;
}

/* FORT-5: said once for a player, not for each hex. */
static void
say_who_takes_no_part (MusterDeed              *deed,
                       const MusterSupplyLines *lines)
{
  MUSTER_FOR_EACH (muster_deed_peek_world (deed), PLAYER, MusterPlayer, player)
  {
    if (player->status != MUSTER_STATUS_OUT && muster_supply_lines_get_sources (lines, player->key) == 0)
      {
        muster_verdict_find_out (deed->verdict, MUSTER_CITE (FORT_5), MUSTER_INFO,
                                 MUSTER_WHY (HARVEST, NO_FORTRESS),
                                 MUSTER_FACT_NOUN_OF (SUBJECT, PLAYER, player->key));
      }
  }
}

/** muster_finish_harvest: brings in the whole harvest. Clauses: HARV-1, HARV-2, HARV-3, HARV-4, FORT-5 */
void
muster_finish_harvest (MusterDeed *deed)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_harvest_get_turn (world));
  g_autoptr (GArray) yields = muster_harvest_forecast (world, lines);

  for (guint i = 0; i < yields->len; i++)
    {
      const MusterYield *yield = &g_array_index (yields, MusterYield, i);

      switch ((MusterHarvestReason) yield->reason.number)
        {
        case MUSTER_WHY_HARVEST_NO_FORTRESS:
          break;

        case MUSTER_WHY_HARVEST_ISOLATED:
        case MUSTER_WHY_HARVEST_CAPTURED:
          say_nothing_comes (deed, yield);
          break;

        case MUSTER_WHY_HARVEST_YIELD:
        case MUSTER_WHY_HARVEST_MULTIPLIED:
        case MUSTER_WHY_HARVEST_DISRUPTED:
        case MUSTER_WHY_HARVEST_HALVED:
        case MUSTER_WHY_HARVEST_HOME:
        case MUSTER_WHY_HARVEST_FLAT_INCOME:
        case MUSTER_N_HARVEST_REASONS:
          bring_in (deed, yield);
          break;
        }
    }
  say_who_takes_no_part (deed, lines);
}
