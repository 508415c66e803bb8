/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/upkeep.h"

#include "campaign/choice.h"
#include "campaign/rulebook.h"
#include "campaign/terrain.h"
#include "campaign/unit.h"

#include <string.h>

/* What the rations of one player have in common. */
typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  const MusterRuleset *rules;
  const MusterSupplyLines *lines;
  const MusterPlayer *player;
  GArray *rations;  /* of MusterRation, in the order in which they are fed from the land */
  GHashTable *land; /* by hex: how many of them live off it */

  gint64 grain;    /* what the stock has left */
  gint64 points;
} Kitchen;

/** muster_feed_dup_decision: Returns: (transfer full): the id under which the unit's own feeding is chosen */
char *
muster_feed_dup_decision (const MusterUnit *unit)
{
  return g_strconcat ("feed:", unit->id, NULL);
}

/* SUPPLY-2: the garrison of the own fortress, not that of a captured one. */
static gboolean
is_fortress_garrison (const MusterWorld *world,
                      const MusterUnit  *unit)
{
  const MusterHex *hex = muster_world_get_hex (world, unit->at);

  return unit->role == MUSTER_ROLE_GARRISON && hex != NULL && hex->stronghold == MUSTER_STRONGHOLD_FORTRESS &&
         hex->home == unit->player;
}

static gboolean
pays_points (const MusterTroop *troop)
{
  static const char *const dead[] = {"risen", "dusk-realm", "starved", "unliving"};
  gboolean pays = troop->upkeep == MUSTER_UPKEEP_POINTS;

  for (guint i = 0; i < G_N_ELEMENTS (dead); i++)
    {
      pays |= muster_words_contain (troop->traits, dead[i]);
    }
  return pays;
}

/* SUPPLY-3: that the starved and the dusk realm pay double in isolation is a house rule. */
static void
price_in_points (const Kitchen     *kitchen,
                 const MusterTroop *troop,
                 MusterRation      *ration)
{
  gboolean unnamed = muster_words_contain (troop->traits, "starved") ||
                     muster_words_contain (troop->traits, "dusk-realm");
  gboolean doubled = ration->isolated;

  ration->clause = MUSTER_CITE (SUPPLY_3);
  if (ration->isolated && unnamed)
    {
      ration->ruling = MUSTER_OPTION (SUPPLY_ISOLATED_POINTS_ALL);
      doubled = muster_world_rules (kitchen->world, MUSTER_RULING_SUPPLY_ISOLATED_POINTS_ALL, "yes");
    }
  ration->points = doubled ? MUSTER_RULE_NUMBER (kitchen->rules, SUPPLY_ISOLATED_POINTS)
                           : MUSTER_RULE_NUMBER (kitchen->rules, SUPPLY_POINTS);
}

static void
price_individual (const Kitchen *kitchen,
                  MusterRation  *ration)
{
  if (ration->isolated)
    {
      ration->ruling = MUSTER_OPTION (SUPPLY_ISOLATED_INDIVIDUALS);
      ration->grain = muster_world_rules (kitchen->world, MUSTER_RULING_SUPPLY_ISOLATED_INDIVIDUALS, "grain")
                      ? MUSTER_RULE_NUMBER (kitchen->rules, SUPPLY_GRAIN) : 0;
    }
}

/* SUPPLY-7: the engine's points, and its crew's grain. */
static void
price_engine (const Kitchen     *kitchen,
              const MusterTroop *troop,
              MusterRation      *ration)
{
  ration->clause = MUSTER_CITE (SUPPLY_7);
  ration->ruling = MUSTER_OPTION (SUPPLY_ENGINE_CREW);
  ration->points = troop->supply_points;
  if (!muster_world_rules (kitchen->world, MUSTER_RULING_SUPPLY_ENGINE_CREW, "both"))
    {
      ration->grain = 0;
    }
}

static void
set_price (const Kitchen     *kitchen,
           const MusterUnit  *unit,
           const MusterTroop *troop,
           MusterRation      *ration)
{
  ration->clause = MUSTER_CITE (SUPPLY_2);
  if (troop->kind == MUSTER_KIND_INDIVIDUAL)
    {
      price_individual (kitchen, ration);
      return;
    }
  if ((troop->kind != MUSTER_KIND_WARBAND && troop->kind != MUSTER_KIND_ENGINE) ||
      is_fortress_garrison (kitchen->world, unit))
    {
      return;
    }
  if (pays_points (troop))
    {
      price_in_points (kitchen, troop, ration);
      return;
    }
  if (troop->upkeep == MUSTER_UPKEEP_NONE)
    {
      return;
    }
  ration->grain = ration->isolated ? MUSTER_RULE_NUMBER (kitchen->rules, SUPPLY_ISOLATED_GRAIN)
                                   : MUSTER_RULE_NUMBER (kitchen->rules, SUPPLY_GRAIN);
  if (troop->kind == MUSTER_KIND_ENGINE)
    {
      price_engine (kitchen, troop, ration);
    }
}

static void
write_ration (Kitchen          *kitchen,
              const MusterUnit *unit)
{
  MusterRation ration = {.unit = unit->key, .unit_id = unit->id, .hex = unit->at,
                         .worth = muster_unit_get_points (kitchen->world, unit)};

  ration.isolated = muster_supply_lines_trace (kitchen->lines, kitchen->world, unit->at, unit->player) == NULL;
  set_price (kitchen, unit, muster_world_get_troop (kitchen->world, unit->troop), &ration);
  ration.feeding = ration.grain + ration.points > 0 ? MUSTER_FED_NOTHING : MUSTER_FED_FREE;
  g_array_append_val (kitchen->rations, ration);
}

/* The dearest first, among equals by id. */
static int
compare_worth (gconstpointer first,
               gconstpointer second)
{
  const MusterRation *rations[2] = {first, second};

  if (rations[0]->worth != rations[1]->worth)
    {
      return rations[0]->worth < rations[1]->worth ? 1 : -1;
    }
  return strcmp (rations[0]->unit_id, rations[1]->unit_id);
}

/**
 * muster_upkeep_get_room:
 *
 * Returns: how many of the player's units can live off the land in the hex
 *
 * Clauses: SUPPLY-5, SETUP-6
 */
int
muster_upkeep_get_room (const MusterWorld       *world,
                        const MusterSupplyLines *lines,
                        guint32                  hex_key,
                        guint32                  player_key)
{
  const MusterRuleset *rules = muster_world_get_ruleset (world);
  const MusterPlayer *player = muster_world_get_player (world, player_key);
  const MusterHex *hex = muster_world_get_hex (world, hex_key);
  gint64 number;

  if (hex == NULL || muster_hex_get_terrain (hex, world) != player->habitat)
    {
      return 0;
    }
  number = hex->terrain == MUSTER_TERRAIN_HOME
           ? g_ascii_strtoll (muster_world_get_ruling (world, MUSTER_RULING_MAP_HOME_VALUE), NULL, 10)
           : hex->resource;
  if (hex->home != player_key)
    {
      number += muster_supply_lines_trace (lines, world, hex_key, player_key) != NULL
                ? MUSTER_RULE_NUMBER (rules, SUPPLY_LAND_SUPPLIED) : MUSTER_RULE_NUMBER (rules, SUPPLY_LAND_ISOLATED);
    }
  return MAX (number, 0);
}

static void
feed_from_land (Kitchen      *kitchen,
                MusterRation *ration)
{
  int room = muster_upkeep_get_room (kitchen->world, kitchen->lines, ration->hex, kitchen->player->key);
  int taken = GPOINTER_TO_INT (g_hash_table_lookup (kitchen->land, GUINT_TO_POINTER (ration->hex)));

  if (taken < room)
    {
      g_hash_table_insert (kitchen->land, GUINT_TO_POINTER (ration->hex), GINT_TO_POINTER (taken + 1));
      ration->feeding = MUSTER_FED_LAND;
    }
}

static void
feed_from_stock (Kitchen      *kitchen,
                 MusterRation *ration)
{
  if (ration->grain <= kitchen->grain && ration->points <= kitchen->points)
    {
      ration->feeding = MUSTER_FED_STOCK;
      kitchen->grain -= ration->grain;
      kitchen->points -= ration->points;
    }
}

/* What the player chose for the unit, NULL for the rule of the dearest. */
static const char *
get_choice (const Kitchen      *kitchen,
            const MusterRation *ration)
{
  g_autofree char *decision = NULL;

  if (muster_world_count (kitchen->world, MUSTER_CHOICE) == 0)
    {
      return NULL;
    }
  decision = muster_feed_dup_decision (muster_world_get_unit (kitchen->world, ration->unit));
  return muster_world_get_choice (kitchen->world, decision);
}

static void
feed_chosen (Kitchen      *kitchen,
             MusterRation *ration)
{
  const char *choice = ration->feeding == MUSTER_FED_NOTHING ? get_choice (kitchen, ration) : NULL;

  if (g_strcmp0 (choice, "land") == 0)
    {
      feed_from_land (kitchen, ration);
    }
  else if (g_strcmp0 (choice, "stock") == 0)
    {
      feed_from_stock (kitchen, ration);
    }
  ration->chosen = ration->feeding == MUSTER_FED_LAND || ration->feeding == MUSTER_FED_STOCK ||
                   g_strcmp0 (choice, "nothing") == 0;
}

static void
feed_all (Kitchen           *kitchen,
          MusterFeedingOrder order)
{
  guint n_rations = kitchen->rations->len;

  for (guint i = 0; i < n_rations; i++)
    {
      feed_chosen (kitchen, &g_array_index (kitchen->rations, MusterRation, i));
    }
  for (guint i = 0; i < n_rations; i++)
    {
      MusterRation *ration = &g_array_index (kitchen->rations, MusterRation, i);

      if (ration->feeding == MUSTER_FED_NOTHING && !ration->chosen)
        {
          feed_from_land (kitchen, ration);
        }
    }
  for (guint i = 0; i < n_rations; i++)
    {
      MusterRation *ration = &g_array_index (kitchen->rations, MusterRation,
                                             order == MUSTER_FEED_CHEAPEST ? n_rations - 1 - i : i);

      if (ration->feeding == MUSTER_FED_NOTHING && !ration->chosen)
        {
          feed_from_stock (kitchen, ration);
        }
    }
}

/**
 * muster_upkeep_forecast:
 * @lines: of the turn under way
 *
 * Foretells who eats what from where in the supply step: what the player chose, then the land for the dearest, then
 * the stock as long as it lasts. A unit that gets nothing disbands.
 *
 * Returns: (transfer full) (element-type MusterRation): a ration for each of the player's units, the dearest first
 *
 * Clauses: SUPPLY-2, SUPPLY-3, SUPPLY-5, SUPPLY-6, SUPPLY-7
 */
GArray *
muster_upkeep_forecast (const MusterWorld       *world,
                        const MusterSupplyLines *lines,
                        guint32                  player,
                        MusterFeedingOrder       order)
{
  g_autoptr (GHashTable) land = g_hash_table_new (NULL, NULL);
  Kitchen kitchen = {.world = world, .rules = muster_world_get_ruleset (world), .lines = lines, .land = land,
                     .player = muster_world_get_player (world, player)};

  kitchen.rations = g_array_new (FALSE, FALSE, sizeof (MusterRation));
  kitchen.grain = kitchen.player->grain;
  kitchen.points = kitchen.player->points;
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player && !muster_unit_is_destroyed (unit))
      {
        write_ration (&kitchen, unit);
      }
  }
  g_array_sort (kitchen.rations, compare_worth);
  feed_all (&kitchen, order);
  return kitchen.rations;
}

/** muster_upkeep_find: Returns: (transfer none) (nullable): the ration of that unit */
const MusterRation *
muster_upkeep_find (GArray *rations,
                    guint32 unit)
{
  for (guint i = 0; i < rations->len; i++)
    {
      if (g_array_index (rations, MusterRation, i).unit == unit)
        {
          return &g_array_index (rations, MusterRation, i);
        }
    }
  return NULL;
}
