/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/words.h"

#include "wording/language.h"

#include <string.h>

static const char *const terrain_titles[] = {
  [MUSTER_TERRAIN_NONE] = N_("no land"),
  [MUSTER_TERRAIN_DESERT] = N_("desert"),
  [MUSTER_TERRAIN_PLAINS] = N_("plains"),
  [MUSTER_TERRAIN_FOREST] = N_("forest"),
  [MUSTER_TERRAIN_MOUNTAINS] = N_("mountains"),
  [MUSTER_TERRAIN_JUNGLE] = N_("jungle"),
  [MUSTER_TERRAIN_HOME] = N_("home"),
  [MUSTER_TERRAIN_SEA] = N_("sea"),
  [MUSTER_TERRAIN_LAKE] = N_("lake"),
};

static const char *const resource_titles[] = {
  [MUSTER_RESOURCE_GRAIN] = N_("grain"),
  [MUSTER_RESOURCE_WOOD] = N_("wood"),
  [MUSTER_RESOURCE_STONE] = N_("stone"),
  [MUSTER_RESOURCE_IRON] = N_("iron"),
  [MUSTER_RESOURCE_POINTS] = N_("points"),
  [MUSTER_RESOURCE_XP] = N_("XP"),
};

static const char *const stronghold_kind_titles[] = {
  [MUSTER_STRONGHOLD_NONE] = N_("no stronghold"),
  [MUSTER_STRONGHOLD_TOWN] = N_("town"),
  [MUSTER_STRONGHOLD_WATCHTOWER] = N_("watchtower"),
  [MUSTER_STRONGHOLD_FORTRESS] = N_("fortress"),
};

static const char *const race_titles[] = {
  [MUSTER_RACE_NONE] = N_("no race"),
  [MUSTER_RACE_FIRSTBORN] = N_("Firstborn"),
  [MUSTER_RACE_SONS_OF_KRONOS] = N_("Sons of Kronos"),
  [MUSTER_RACE_ELVES] = N_("Elves"),
  [MUSTER_RACE_BLACKBLOODS] = N_("Blackbloods"),
  [MUSTER_RACE_DWARVES] = N_("Dwarves"),
  [MUSTER_RACE_DEVOUT] = N_("Devout"),
  [MUSTER_RACE_STYGIAN] = N_("Stygians"),
  [MUSTER_RACE_SWAMP_GOBLINS] = N_("Swamp Goblins"),
  [MUSTER_RACE_JADE_ELVES] = N_("Jade Elves"),
  [MUSTER_RACE_TRIBE_OF_DAWN] = N_("Tribe of Dawn"),
  [MUSTER_RACE_TRIBE_OF_SHADOW] = N_("Tribe of Shadow"),
  [MUSTER_RACE_TRIBE_OF_THE_GODDESS] = N_("Tribe of the Goddess"),
  [MUSTER_RACE_SIEGE] = N_("siege equipment"),
};

static const char *const step_titles[] = {
  [MUSTER_STEP_SETUP] = NC_ ("step", "setup"),
  [MUSTER_STEP_HARVEST] = NC_ ("step", "harvest"),
  [MUSTER_STEP_MERCHANT] = NC_ ("step", "merchant"),
  [MUSTER_STEP_RECRUITMENT] = NC_ ("step", "recruitment"),
  [MUSTER_STEP_MOVEMENT] = NC_ ("step", "movement"),
  [MUSTER_STEP_COMBAT] = NC_ ("step", "combat"),
  [MUSTER_STEP_CLAIM] = NC_ ("step", "claim"),
  [MUSTER_STEP_SUPPLY] = NC_ ("step", "supply"),
  [MUSTER_STEP_DIPLOMACY] = NC_ ("step", "diplomacy"),
};

static const char *const step_headings[] = {
  [MUSTER_STEP_SETUP] = NC_ ("step", "Setup"),
  [MUSTER_STEP_HARVEST] = NC_ ("step", "Harvest"),
  [MUSTER_STEP_MERCHANT] = NC_ ("step", "Merchant"),
  [MUSTER_STEP_RECRUITMENT] = NC_ ("step", "Recruitment"),
  [MUSTER_STEP_MOVEMENT] = NC_ ("step", "Movement"),
  [MUSTER_STEP_COMBAT] = NC_ ("step", "Combat"),
  [MUSTER_STEP_CLAIM] = NC_ ("step", "Claim"),
  [MUSTER_STEP_SUPPLY] = NC_ ("step", "Supply"),
  [MUSTER_STEP_DIPLOMACY] = NC_ ("step", "Diplomacy"),
};

static const char *const player_status_titles[] = {
  [MUSTER_STATUS_PLAYING] = N_("playing"),
  [MUSTER_STATUS_HOMELESS] = N_("homeless"),
  [MUSTER_STATUS_OUT] = NC_ ("player", "out"),
};

static const char *const unit_kind_titles[] = {
  [MUSTER_KIND_WARBAND] = N_("warband"),
  [MUSTER_KIND_INDIVIDUAL] = N_("individual"),
  [MUSTER_KIND_TOTEM] = N_("totem"),
  [MUSTER_KIND_ENGINE] = N_("engine"),
  [MUSTER_KIND_EQUIPMENT] = N_("equipment"),
};

static const char *const unit_role_titles[] = {
  [MUSTER_ROLE_NONE] = N_("no role"),
  [MUSTER_ROLE_COMMANDER] = N_("army commander"),
  [MUSTER_ROLE_BODYGUARD] = N_("bodyguard"),
  [MUSTER_ROLE_GARRISON] = N_("garrison"),
};

static const char *const unit_state_titles[] = {
  [MUSTER_STATE_FIT] = N_("fit"),
  [MUSTER_STATE_UNDERSTRENGTH] = N_("understrength"),
  [MUSTER_STATE_DESTROYED] = N_("destroyed"),
};

static const char *const upkeep_titles[] = {
  [MUSTER_UPKEEP_GRAIN] = N_("grain"),
  [MUSTER_UPKEEP_POINTS] = N_("points"),
  [MUSTER_UPKEEP_NONE] = N_("nothing"),
};

static const char *const level_titles[] = {
  [MUSTER_LEVEL_GREEN] = N_("green"),
  [MUSTER_LEVEL_REGULAR] = N_("regular"),
  [MUSTER_LEVEL_VETERAN] = N_("veteran"),
  [MUSTER_LEVEL_LEGENDARY] = N_("legendary"),
};

static const char *const battle_kind_titles[] = {
  [MUSTER_BATTLE_ATTACK_ATTACK] = N_("attack against attack"),
  [MUSTER_BATTLE_ATTACK_DEFEND] = N_("attack against defence"),
  [MUSTER_BATTLE_TOWN] = N_("battle for a town"),
  [MUSTER_BATTLE_WATCHTOWER] = N_("battle for a watchtower"),
  [MUSTER_BATTLE_FORTRESS] = N_("battle for a fortress"),
};

static const char *const battle_state_titles[] = {
  [MUSTER_BATTLE_PENDING] = N_("pending"),
  [MUSTER_BATTLE_SETTLED] = N_("settled"),
};

static const char *const yes_no_titles[] = {
  [MUSTER_NO] = N_("no"),
  [MUSTER_YES] = N_("yes"),
};

/* muster_<noun>_get_title: Returns: (transfer none): the translated word */
#define TITLE_FUNCTION(Type, noun, N) \
  const char * \
  muster_##noun##_get_title (Muster##Type value) \
  { \
    G_STATIC_ASSERT (G_N_ELEMENTS (noun##_titles) == (N)); \
    return muster_translate (noun##_titles[value]); \
  }

TITLE_FUNCTION (Terrain, terrain, MUSTER_N_TERRAINS)
TITLE_FUNCTION (Resource, resource, MUSTER_N_RESOURCES)
TITLE_FUNCTION (StrongholdKind, stronghold_kind, MUSTER_N_STRONGHOLD_KINDS)
TITLE_FUNCTION (Race, race, MUSTER_N_RACES)
TITLE_FUNCTION (UnitKind, unit_kind, MUSTER_N_UNIT_KINDS)
TITLE_FUNCTION (UnitRole, unit_role, MUSTER_N_UNIT_ROLES)
TITLE_FUNCTION (UnitState, unit_state, MUSTER_N_UNIT_STATES)
TITLE_FUNCTION (Upkeep, upkeep, MUSTER_N_UPKEEPS)
TITLE_FUNCTION (Level, level, MUSTER_N_LEVELS)
TITLE_FUNCTION (BattleKind, battle_kind, MUSTER_N_BATTLE_KINDS)
TITLE_FUNCTION (BattleState, battle_state, MUSTER_N_BATTLE_STATES)
TITLE_FUNCTION (YesNo, yes_no, MUSTER_N_YES_NOS)

/** muster_step_get_title: Returns: (transfer none): the step in a sentence: "harvest" */
const char *
muster_step_get_title (MusterStep step)
{
  return muster_translate_in ("step", step_titles[step]);
}

/** muster_step_get_heading: Returns: (transfer none): the step as a heading: "Harvest" */
const char *
muster_step_get_heading (MusterStep step)
{
  return muster_translate_in ("step", step_headings[step]);
}

/** muster_player_status_get_title: Returns: (transfer none): the translated word */
const char *
muster_player_status_get_title (MusterPlayerStatus status)
{
  return status == MUSTER_STATUS_OUT ? C_("player", "out") : muster_translate (player_status_titles[status]);
}

/** muster_outcome_get_title: Returns: (transfer none): what the finding says of its clause, in a word */
const char *
muster_outcome_get_title (MusterOutcome outcome)
{
  static const char *const titles[] = {
    [MUSTER_PASS] = N_("met"),
    [MUSTER_FAIL] = N_("broken"),
    [MUSTER_NEEDS] = N_("open"),
    [MUSTER_INFO] = N_("note"),
  };

  return muster_translate (titles[outcome]);
}

/** muster_status_get_title: Returns: (transfer none): "Legal", "Illegal" or "Undecided", translated */
const char *
muster_status_get_title (MusterStatus status)
{
  static const char *const titles[] = {
    [MUSTER_LEGAL] = N_("Legal"),
    [MUSTER_ILLEGAL] = N_("Illegal"),
    [MUSTER_UNDECIDED] = N_("Undecided"),
  };

  return muster_translate (titles[status]);
}

/** muster_ledger_get_title: Returns: (transfer none): what a row of the ledger counts */
const char *
muster_ledger_get_title (MusterLedger ledger)
{
  static const char *const titles[] = {
    [MUSTER_LEDGER_NONE] = N_("nothing"),
    [MUSTER_LEDGER_GRAIN] = N_("grain"),
    [MUSTER_LEDGER_WOOD] = N_("wood"),
    [MUSTER_LEDGER_STONE] = N_("stone"),
    [MUSTER_LEDGER_IRON] = N_("iron"),
    [MUSTER_LEDGER_POINTS] = N_("points"),
    [MUSTER_LEDGER_XP] = N_("XP"),
    [MUSTER_LEDGER_HEX] = N_("hexes"),
    [MUSTER_LEDGER_STRONGHOLD] = N_("strongholds"),
    [MUSTER_LEDGER_UNIT] = N_("units"),
    [MUSTER_LEDGER_MODELS] = N_("models"),
    [MUSTER_LEDGER_STATUS] = N_("status"),
  };

  return muster_translate (titles[ledger]);
}

/** muster_weather_get_title: Returns: (transfer none): a ruleset's weather, such as "heavy-rain"; itself if unknown */
const char *
muster_weather_get_title (const char *weather)
{
  static const char *const titles[][2] = {
    {"bog", N_("bog")}, {"clear-sky", N_("clear sky")}, {"deep-snow", N_("deep snow")},
    {"desert-twisters", N_("desert twisters")}, {"heatstroke", N_("heatstroke")}, {"heatwave", N_("heatwave")},
    {"heavy-fog", N_("heavy fog")}, {"heavy-rain", N_("heavy rain")}, {"high-winds", N_("high winds")},
    {"ice-storm", N_("ice storm")}, {"sandstorm", N_("sandstorm")}, {"shifting-sands", N_("shifting sands")},
    {"snowstorm", N_("snowstorm")}, {"sudden-freeze", N_("sudden freeze")},
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      if (strcmp (titles[i][0], weather) == 0)
        {
          return muster_translate (titles[i][1]);
        }
    }
  return weather;
}
