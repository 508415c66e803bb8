/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"
#include "core/table.h"

/** MusterRuleNumber: the single numbers of rule-numbers.def, such as MUSTER_NUMBER_SUPPLY_GRAIN. */
typedef enum
{
#define SECTION(S, element)
#define NUMBER(S, N, attribute, low, high) MUSTER_NUMBER_##S##_##N,
#define END_SECTION(S)
#include "campaign/rule-numbers.def"
#undef SECTION
#undef NUMBER
#undef END_SECTION
  MUSTER_N_RULE_NUMBERS
} MusterRuleNumber;

/** MusterRaceRules: what a race is and gets. A list that only allies take has no habitats. */
typedef struct
{
  gboolean given;
  guint habitats;                       /* bit of each MusterTerrain that may be its habitat */
  int home_yield[MUSTER_N_RESOURCES];   /* HARV-3, RACE-1 */
  int price[MUSTER_N_RESOURCES];        /* RACE-2: points for one that it sells */
  int flat_income[MUSTER_N_TERRAINS];   /* HARV-4: points, instead of the terrain's own; -1 = as the terrain says */
  guint ally_lists;                     /* ARMY-8: bit of each MusterRace whose troops it may take */
  int ally_ratio;                       /* points of its own for each point of allies, 0 = takes none */
  gboolean needs_living;                /* CLAIM-2: claims only with a living warband */
} MusterRaceRules;

typedef struct
{
  gboolean land;
  int yields;           /* MusterResource, or MUSTER_YIELDS_NOTHING */
  int flat_income;      /* points */
  gboolean rough;       /* MOVE-3, MOVE-4: stops warbands */
  int attack_limit;     /* MOVE-16: warbands out of it across one side */
  gboolean road_bonus;  /* MOVE-8: its roads make a move longer */
  int road_points;      /* RECR-4 */
} MusterTerrainRules;

#define MUSTER_YIELDS_NOTHING (-1)

typedef struct
{
  int numerator;        /* of the multiplier, rounded up: TOWN-1, WT-1 */
  int denominator;
  gboolean supplies;    /* SUPPLY-1 */
  int cost_wood;
  int cost_stone;
  int razed_wood;
  int razed_stone;
  int slots;            /* RECR-1: new units a turn, 0 = any number */
} MusterStrongholdRules;

/**
 * MusterMoveBand: MOVE-2 to MOVE-4 and MOVE-7.
 *
 * @stop_at: the rough hex of the turn, counted from 1, on entering which the unit stops; 0 = it never does
 */
typedef struct
{
  MusterBand speed; /* its value: the hexes of a turn */
  int stop_at;
} MusterMoveBand;

/** MusterLevelRules: XPL-1 or XPL-2: the XP of a level and what it adds to the book's profile. */
typedef struct
{
  int low;
  int high;
  int cc;
  int mw;
  int pw;
  int ld;
  int w;
  int a;
  int ac;
  int def;
  gboolean cc_or_mw; /* only one of the two, chosen */
} MusterLevelRules;

/** MusterClashRules: MOVE-13: of 20 rolls, those that have the clash in the hex that @race started from. */
typedef struct
{
  MusterRace race;
  MusterRace against; /* MUSTER_RACE_NONE: any other that has no row of its own */
  int rolls;
} MusterClashRules;

typedef struct
{
  int low;
  int high;
  char *weather[MUSTER_N_TERRAINS]; /* (nullable): GRefStrings such as "heavy-rain" */
} MusterWeatherBand;

#define MUSTER_RULESET_MAX_BANDS 8
#define MUSTER_RULESET_MAX_CLASHES 16

/**
 * MusterRuleset: the rulebook's numbers, and its catalogue of troops. Built once, by filling what muster_ruleset_new()
 * gives, and never changed thereafter.
 */
typedef struct _MusterRuleset
{
  /* Owned */
  gatomicrefcount references;
  char *id;
  char *name;
  char *text;        /* (nullable): the file that it was read from, for the campaign to keep */
  GArray *troops;    /* MusterTroop with key 0, in the file's order */
  MusterWeatherBand weather[MUSTER_RULESET_MAX_BANDS];

  int numbers[MUSTER_N_RULE_NUMBERS];
  MusterRaceRules races[MUSTER_N_RACES];
  MusterTerrainRules terrains[MUSTER_N_TERRAINS];
  MusterStrongholdRules strongholds[MUSTER_N_STRONGHOLD_KINDS];
  MusterMoveBand warband_moves[MUSTER_RULESET_MAX_BANDS];
  MusterMoveBand individual_moves[MUSTER_RULESET_MAX_BANDS];
  MusterLevelRules warband_levels[MUSTER_N_LEVELS];
  MusterLevelRules individual_levels[MUSTER_N_LEVELS];
  MusterClashRules clashes[MUSTER_RULESET_MAX_CLASHES];
  guint n_weather_bands;
  guint n_warband_moves;
  guint n_individual_moves;
  guint n_clashes;
} MusterRuleset;

/* A single number of the ruleset: MUSTER_RULE_NUMBER (rules, SUPPLY_GRAIN). */
#define MUSTER_RULE_NUMBER(ruleset, key) ((ruleset)->numbers[MUSTER_NUMBER_##key])

MusterRuleset *muster_ruleset_new (const char *id,
                                   const char *name) G_GNUC_WARN_UNUSED_RESULT;
MusterRuleset *muster_ruleset_ref (MusterRuleset *ruleset);
void muster_ruleset_unref (MusterRuleset *ruleset);
void muster_ruleset_add_troop (MusterRuleset     *ruleset,
                               const MusterTroop *troop);
char *muster_ruleset_dup_trouble (const MusterRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

const MusterTroop *muster_ruleset_find_troop (const MusterRuleset *ruleset,
                                              const char          *id);
const MusterMoveBand *muster_ruleset_get_move (const MusterRuleset *ruleset,
                                               gboolean             individual,
                                               int                  speed);
const MusterLevelRules *muster_ruleset_get_level (const MusterRuleset *ruleset,
                                                  gboolean             individual,
                                                  MusterLevel          level);
MusterLevel muster_ruleset_level_of (const MusterRuleset *ruleset,
                                     gboolean             individual,
                                     int                  xp);
const MusterClashRules *muster_ruleset_find_clash (const MusterRuleset *ruleset,
                                                   MusterRace           race,
                                                   MusterRace           against);
int muster_ruleset_get_flat_income (const MusterRuleset *ruleset,
                                    MusterRace           race,
                                    MusterTerrain        terrain);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRuleset, muster_ruleset_unref)
