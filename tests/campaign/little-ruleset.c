/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small ruleset as a literal, so that tests of the rules need no file: five races, a dozen troops, the rulebook's
 * numbers.
 */
#include "campaign/little-ruleset.h"

#define BIT(value) (1u << (value))

static void
fill_numbers (MusterRuleset *rules)
{
  static const struct
  {
    MusterRuleNumber number;
    int value;
  } numbers[] = {
    {MUSTER_NUMBER_START_GRAIN, 15},
    {MUSTER_NUMBER_START_WOOD, 10},
    {MUSTER_NUMBER_START_STONE, 10},
    {MUSTER_NUMBER_START_POINTS, 1000},
    {MUSTER_NUMBER_PRICE_GRAIN, 50},
    {MUSTER_NUMBER_PRICE_WOOD, 80},
    {MUSTER_NUMBER_PRICE_STONE, 80},
    {MUSTER_NUMBER_MOVE_ROAD_HEXES, 1},
    {MUSTER_NUMBER_MOVE_ROAD_WARBANDS, 1},
    {MUSTER_NUMBER_MOVE_HASTENED_SPEED, 6},
    {MUSTER_NUMBER_MOVE_MANTLET_MV, 1},
    {MUSTER_NUMBER_MOVE_CLASH_EVEN, 10},
    {MUSTER_NUMBER_DISRUPTION_POINTS, 500},
    {MUSTER_NUMBER_CLAIM_WARBANDS, 2},
    {MUSTER_NUMBER_CLAIM_MODELS, 4},
    {MUSTER_NUMBER_SUPPLY_GRAIN, 1},
    {MUSTER_NUMBER_SUPPLY_ISOLATED_GRAIN, 2},
    {MUSTER_NUMBER_SUPPLY_POINTS, 15},
    {MUSTER_NUMBER_SUPPLY_ISOLATED_POINTS, 30},
    {MUSTER_NUMBER_SUPPLY_SEA_GRAIN, 1},
    {MUSTER_NUMBER_SUPPLY_SEA_POINTS, 10},
    {MUSTER_NUMBER_SUPPLY_LAND_SUPPLIED, -1},
    {MUSTER_NUMBER_SUPPLY_LAND_ISOLATED, -2},
    {MUSTER_NUMBER_XP_TOOK_PART, 1},
    {MUSTER_NUMBER_XP_WOUNDED, 1},
    {MUSTER_NUMBER_XP_HALVED, 1},
    {MUSTER_NUMBER_XP_FINISHED, 1},
    {MUSTER_NUMBER_XP_OBJECTIVE, 1},
    {MUSTER_NUMBER_XP_WON, 1},
    {MUSTER_NUMBER_XP_KILLED_FORCE_COMMANDER, 2},
    {MUSTER_NUMBER_XP_KILLED_ARMY_COMMANDER, 3},
    {MUSTER_NUMBER_XP_LOST_FORCE_COMMANDER, -1},
    {MUSTER_NUMBER_XP_LOST_ARMY_COMMANDER, -2},
    {MUSTER_NUMBER_XP_LOST_HALF, -2},
    {MUSTER_NUMBER_XP_RESURRECTED, -3},
    {MUSTER_NUMBER_FIRST_XP_STANDARD, 6},
    {MUSTER_NUMBER_FIRST_XP_OTHER, 0},
    {MUSTER_NUMBER_FIRST_XP_START_FORCE, 6},
    {MUSTER_NUMBER_FIRST_XP_COMMANDER, 25},
    {MUSTER_NUMBER_FIRST_XP_BODYGUARD, 16},
    {MUSTER_NUMBER_ENGINE_WOOD_POINTS, 75},
    {MUSTER_NUMBER_PROFILE_ARMOUR_MAX, 26},
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      rules->numbers[numbers[i].number] = numbers[i].value;
    }
}

static void
fill_race (MusterRuleset *rules,
           MusterRace     race,
           guint          habitats,
           const int     *home_yield, /* grain wood stone points iron */
           const int     *prices)     /* grain wood stone */
{
  MusterRaceRules *row = &rules->races[race];

  row->given = TRUE;
  row->habitats = habitats;
  row->home_yield[MUSTER_RESOURCE_GRAIN] = home_yield[0];
  row->home_yield[MUSTER_RESOURCE_WOOD] = home_yield[1];
  row->home_yield[MUSTER_RESOURCE_STONE] = home_yield[2];
  row->home_yield[MUSTER_RESOURCE_POINTS] = home_yield[3];
  row->home_yield[MUSTER_RESOURCE_IRON] = home_yield[4];
  row->price[MUSTER_RESOURCE_GRAIN] = prices[0];
  row->price[MUSTER_RESOURCE_WOOD] = prices[1];
  row->price[MUSTER_RESOURCE_STONE] = prices[2];
}

static void
fill_races (MusterRuleset *rules)
{
  fill_race (rules, MUSTER_RACE_FIRSTBORN, BIT (MUSTER_TERRAIN_PLAINS) | BIT (MUSTER_TERRAIN_FOREST),
             (int[]) {5, 3, 3, 0, 0}, (int[]) {25, 40, 40});
  fill_race (rules, MUSTER_RACE_SONS_OF_KRONOS, BIT (MUSTER_TERRAIN_MOUNTAINS) | BIT (MUSTER_TERRAIN_FOREST),
             (int[]) {5, 3, 3, 0, 0}, (int[]) {25, 40, 40});
  fill_race (rules, MUSTER_RACE_DWARVES, BIT (MUSTER_TERRAIN_MOUNTAINS),
             (int[]) {5, 3, 3, 0, 0}, (int[]) {25, 35, 45});
  fill_race (rules, MUSTER_RACE_DEVOUT,
             BIT (MUSTER_TERRAIN_DESERT) | BIT (MUSTER_TERRAIN_PLAINS) | BIT (MUSTER_TERRAIN_FOREST) |
             BIT (MUSTER_TERRAIN_MOUNTAINS),
             (int[]) {4, 3, 0, 45, 3}, (int[]) {20, 40, 40});
  fill_race (rules, MUSTER_RACE_STYGIAN, BIT (MUSTER_TERRAIN_DESERT),
             (int[]) {5, 3, 0, 50, 3}, (int[]) {15, 40, 40});
  rules->races[MUSTER_RACE_DEVOUT].needs_living = TRUE;
  rules->races[MUSTER_RACE_TRIBE_OF_SHADOW].needs_living = TRUE;
  rules->races[MUSTER_RACE_TRIBE_OF_THE_GODDESS].needs_living = TRUE;
  rules->races[MUSTER_RACE_DEVOUT].ally_lists = BIT (MUSTER_RACE_TRIBE_OF_SHADOW);
  rules->races[MUSTER_RACE_DEVOUT].ally_ratio = 3;
  rules->races[MUSTER_RACE_STYGIAN].flat_income[MUSTER_TERRAIN_DESERT] = 120;
}

static void
fill_map (MusterRuleset *rules)
{
  rules->terrains[MUSTER_TERRAIN_DESERT] =
    (MusterTerrainRules) {.land = TRUE, .yields = MUSTER_YIELDS_NOTHING, .flat_income = 50, .attack_limit = 4,
                          .road_bonus = TRUE, .road_points = 60};
  rules->terrains[MUSTER_TERRAIN_PLAINS] =
    (MusterTerrainRules) {.land = TRUE, .yields = MUSTER_RESOURCE_GRAIN, .attack_limit = 4, .road_bonus = TRUE,
                          .road_points = 50};
  rules->terrains[MUSTER_TERRAIN_FOREST] =
    (MusterTerrainRules) {.land = TRUE, .yields = MUSTER_RESOURCE_WOOD, .rough = TRUE, .attack_limit = 3,
                          .road_points = 75};
  rules->terrains[MUSTER_TERRAIN_MOUNTAINS] =
    (MusterTerrainRules) {.land = TRUE, .yields = MUSTER_RESOURCE_STONE, .rough = TRUE, .attack_limit = 3,
                          .road_points = 100};
  rules->terrains[MUSTER_TERRAIN_JUNGLE] =
    (MusterTerrainRules) {.land = TRUE, .yields = MUSTER_YIELDS_NOTHING, .rough = TRUE, .attack_limit = 3,
                          .road_points = 75};
  rules->terrains[MUSTER_TERRAIN_HOME].land = TRUE;
  rules->strongholds[MUSTER_STRONGHOLD_TOWN] =
    (MusterStrongholdRules) {.numerator = 3, .denominator = 2, .cost_wood = 5, .cost_stone = 5, .razed_wood = 2,
                             .razed_stone = 2, .slots = 1};
  rules->strongholds[MUSTER_STRONGHOLD_WATCHTOWER] =
    (MusterStrongholdRules) {.numerator = 2, .denominator = 1, .supplies = TRUE, .cost_wood = 5, .cost_stone = 5,
                             .razed_wood = 4, .razed_stone = 4, .slots = 2};
  rules->strongholds[MUSTER_STRONGHOLD_FORTRESS] =
    (MusterStrongholdRules) {.numerator = 1, .denominator = 1, .supplies = TRUE};
}

static void
fill_movement (MusterRuleset *rules)
{
  rules->warband_moves[0] = (MusterMoveBand) {{1, 5, 1}, 0};
  rules->warband_moves[1] = (MusterMoveBand) {{6, 8, 2}, 1};
  rules->warband_moves[2] = (MusterMoveBand) {{9, G_MAXINT, 3}, 2};
  rules->n_warband_moves = 3;
  rules->individual_moves[0] = (MusterMoveBand) {{1, 8, 2}, 0};
  rules->individual_moves[1] = (MusterMoveBand) {{9, G_MAXINT, 3}, 0};
  rules->n_individual_moves = 2;
  rules->clashes[0] = (MusterClashRules) {MUSTER_RACE_STYGIAN, MUSTER_RACE_NONE, 8};
  rules->clashes[1] = (MusterClashRules) {MUSTER_RACE_DWARVES, MUSTER_RACE_NONE, 12};
  rules->clashes[2] = (MusterClashRules) {MUSTER_RACE_DWARVES, MUSTER_RACE_STYGIAN, 14};
  rules->n_clashes = 3;
}

static void
fill_levels (MusterRuleset *rules)
{
  rules->warband_levels[MUSTER_LEVEL_GREEN] =
    (MusterLevelRules) {.low = 0, .high = 5, .cc = -1, .mw = -1, .ld = -2, .def = 1};
  rules->warband_levels[MUSTER_LEVEL_REGULAR] = (MusterLevelRules) {.low = 6, .high = 15};
  rules->warband_levels[MUSTER_LEVEL_VETERAN] =
    (MusterLevelRules) {.low = 16, .high = 25, .cc = 1, .mw = 1, .ld = 1, .def = -1};
  rules->warband_levels[MUSTER_LEVEL_LEGENDARY] =
    (MusterLevelRules) {.low = 26, .high = G_MAXINT, .cc = 1, .mw = 1, .ld = 1, .a = 2, .w = 1};
  rules->individual_levels[MUSTER_LEVEL_GREEN] = (MusterLevelRules) {.low = 0, .high = 5, .ld = -2};
  rules->individual_levels[MUSTER_LEVEL_REGULAR] = (MusterLevelRules) {.low = 6, .high = 15};
  rules->individual_levels[MUSTER_LEVEL_VETERAN] =
    (MusterLevelRules) {.low = 16, .high = 30, .cc = 1, .mw = 1, .cc_or_mw = TRUE, .pw = 1, .ld = 1, .w = 1,
                        .def = -1};
  rules->individual_levels[MUSTER_LEVEL_LEGENDARY] =
    (MusterLevelRules) {.low = 31, .high = G_MAXINT, .cc = 1, .mw = 1, .cc_or_mw = TRUE, .pw = 1, .ld = 1, .a = 2,
                        .ac = 1};
}

static void
fill_weather (MusterRuleset *rules)
{
  rules->weather[0].low = 1;
  rules->weather[0].high = 6;
  rules->weather[0].weather[MUSTER_TERRAIN_PLAINS] = g_ref_string_new_intern ("high-winds");
  rules->weather[0].weather[MUSTER_TERRAIN_FOREST] = g_ref_string_new_intern ("heavy-rain");
  rules->weather[1].low = 7;
  rules->weather[1].high = G_MAXINT;
  rules->weather[1].weather[MUSTER_TERRAIN_PLAINS] = g_ref_string_new_intern ("clear-sky");
  rules->weather[1].weather[MUSTER_TERRAIN_FOREST] = g_ref_string_new_intern ("clear-sky");
  rules->n_weather_bands = 2;
}

/* Least, most, cost, leader's cost, MV and AC of a warband; cost, MV, AC and LD of an individual; then the rest. */
#define WARBAND(troop_race, troop_id, troop_name, least, most, price, leader_price, move, actions, ...) \
  {.race = MUSTER_RACE_##troop_race, .id = (char *) troop_id, .name = (char *) troop_name, \
   .kind = MUSTER_KIND_WARBAND, .min = least, .max = most, .cost = price, .leader_cost = leader_price, .mv = move, \
   .ac = actions, .ld = 12, .leader_ld = 13, .w = 1, .size = 1, __VA_ARGS__}
#define INDIVIDUAL(troop_race, troop_id, troop_name, price, move, actions, leadership, ...) \
  {.race = MUSTER_RACE_##troop_race, .id = (char *) troop_id, .name = (char *) troop_name, \
   .kind = MUSTER_KIND_INDIVIDUAL, .living = TRUE, .min = 1, .max = 1, .cost = price, .mv = move, .ac = actions, \
   .ld = leadership, .w = 3, .size = 1, __VA_ARGS__}

static const MusterTroop troops[] = {
  WARBAND (FIRSTBORN, "firstborn.swordsmen", "Swordsmen", 4, 8, 20, 22, 3, 2,
           .standard = TRUE, .living = TRUE, .specials = (char *) "standard=26 greatsword=30"),
  WARBAND (FIRSTBORN, "firstborn.longbowmen", "Longbowmen", 4, 8, 25, 28, 3, 2,
           .standard = TRUE, .living = TRUE, .missile = TRUE),
  WARBAND (FIRSTBORN, "firstborn.black-sisters", "Black Sisters", 2, 6, 40, 45, 4, 3, .living = TRUE),
  WARBAND (SONS_OF_KRONOS, "sons-of-kronos.tribal-warriors", "Tribal Warriors", 4, 8, 20, 22, 3, 2,
           .standard = TRUE, .living = TRUE, .abilities = (char *) "forest-warrior"),
  WARBAND (DWARVES, "dwarves.legion", "Legion", 4, 8, 30, 33, 2, 2,
           .standard = TRUE, .living = TRUE, .clan = (char *) "horned-owl", .traits = (char *) "legion",
           .abilities = (char *) "climbing"),
  WARBAND (DEVOUT, "devout.risen", "Risen", 4, 12, 10, 0, 3, 1,
           .standard = TRUE, .upkeep = MUSTER_UPKEEP_POINTS, .traits = (char *) "risen"),
  WARBAND (DEVOUT, "devout.swordsmen-followers", "Swordsmen Followers", 4, 8, 20, 22, 3, 2,
           .standard = TRUE, .living = TRUE),
  WARBAND (STYGIAN, "stygian.warriors", "Warriors", 4, 8, 20, 22, 3, 2, .standard = TRUE, .living = TRUE),
  WARBAND (STYGIAN, "stygian.starved", "Starved", 4, 12, 12, 0, 3, 2,
           .standard = TRUE, .upkeep = MUSTER_UPKEEP_POINTS, .traits = (char *) "starved"),
  INDIVIDUAL (FIRSTBORN, "firstborn.baron", "Baron", 100, 3, 3, 18),
  INDIVIDUAL (FIRSTBORN, "firstborn.judge", "Judge", 60, 4, 2, 16),
  INDIVIDUAL (DEVOUT, "devout.necromancer", "Necromancer", 90, 3, 2, 17,
              .caster = (char *) "necromancer", .abilities = (char *) "hasten-risen"),
  INDIVIDUAL (STYGIAN, "stygian.lord", "Stygian Lord", 90, 3, 3, 17),
  INDIVIDUAL (DWARVES, "dwarves.lord", "Dwarf Lord", 90, 2, 3, 18),
};

/* Copies of literals: what the catalogue holds are GRefStrings. */
static void
add_troop (MusterRuleset     *rules,
           const MusterTroop *literal)
{
  const MusterRecordType *type = muster_record_get_type (MUSTER_TROOP);
  MusterTroop troop = *literal;

  for (guint i = 0; i < type->n_fields; i++)
    {
      MusterValue value = muster_record_get (MUSTER_TROOP, literal, i);

      if (type->fields[i].type == MUSTER_FIELD_TEXT && value.text != NULL)
        {
          *(char **) ((char *) &troop + type->fields[i].offset) = g_ref_string_new (value.text);
        }
    }
  muster_ruleset_add_troop (rules, &troop);
  muster_record_clear (MUSTER_TROOP, &troop);
}

/** little_ruleset_new: Returns: (transfer full): the ruleset */
MusterRuleset *
little_ruleset_new (void)
{
  MusterRuleset *rules = muster_ruleset_new ("little", "Little rules");

  fill_numbers (rules);
  fill_races (rules);
  fill_map (rules);
  fill_movement (rules);
  fill_levels (rules);
  fill_weather (rules);
  for (guint i = 0; i < G_N_ELEMENTS (troops); i++)
    {
      add_troop (rules, &troops[i]);
    }
  return rules;
}
