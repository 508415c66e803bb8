/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/ruleset-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/campaign-format.h"
#include "exchange/troop-reader.h"

#define EVERY_RACE "firstborn|sons-of-kronos|elves|blackbloods|dwarves|devout|stygian|swamp-goblins|jade-elves"
#define EVERY_LIST EVERY_RACE "|tribe-of-dawn|tribe-of-shadow|tribe-of-the-goddess"
#define EVERY_TERRAIN "desert|plains|forest|mountains|jungle|home|sea|lake"

typedef struct
{
  MusterRuleset *rules;
  gboolean individuals; /* whose moves or levels are being read */
  MusterRaceRules *race;
  MusterTroop troop;    /* being read */
  gboolean has_specials;
} Reading;

/* *INDENT-OFF* */
#define SECTION(S, element) static const MusterXmlAttribute S##_attributes[] = {
#define NUMBER(S, N, attribute, low, high) {attribute, MUSTER_XML_NUMBER, TRUE, NULL, low, high},
#define END_SECTION(S) };
#include "campaign/rule-numbers.def"
#undef SECTION
#undef NUMBER
#undef END_SECTION

#define SECTION(S, element) \
  static gboolean take_##S (MusterXmlReader *reader, gpointer data) \
  { \
    Reading *reading = data;
#define NUMBER(S, N, attribute, low, high) \
    reading->rules->numbers[MUSTER_NUMBER_##S##_##N] = muster_xml_get_number (reader, attribute, 0);
#define END_SECTION(S) \
    return TRUE; \
  }
#include "campaign/rule-numbers.def"
#undef SECTION
#undef NUMBER
#undef END_SECTION
/* *INDENT-ON* */

static gboolean
take_ruleset (MusterXmlReader *reader,
              gpointer         data)
{
  Reading *reading = data;

  reading->rules = muster_ruleset_new (muster_xml_get_text (reader, "id"), muster_xml_get_text (reader, "name"));
  return TRUE;
}

static gboolean
end_ruleset (MusterXmlReader *reader,
             gpointer         data)
{
  Reading *reading = data;
  g_autofree char *trouble = muster_ruleset_dup_trouble (reading->rules);

  return trouble == NULL ? TRUE : muster_xml_fail (reader, NULL, "%s", trouble);
}

static MusterTerrain
get_terrain (MusterXmlReader *reader,
             const char      *attribute)
{
  MusterTerrain terrain = MUSTER_TERRAIN_NONE;

  muster_terrain_from_word (muster_xml_get_text (reader, attribute), &terrain);
  return terrain;
}

static gboolean
take_terrain (MusterXmlReader *reader,
              gpointer         data)
{
  Reading *reading = data;
  MusterTerrainRules *row = &reading->rules->terrains[get_terrain (reader, "id")];
  const char *yields = muster_xml_get_text (reader, "yields");
  MusterResource resource;
  gboolean known = yields != NULL && muster_resource_from_word (yields, &resource);

  row->land = muster_xml_get_flag (reader, "land", TRUE);
  row->yields = known ? (int) resource : MUSTER_YIELDS_NOTHING;
  row->flat_income = muster_xml_get_number (reader, "flat-income", 0);
  row->rough = muster_xml_get_flag (reader, "rough", FALSE);
  row->attack_limit = muster_xml_get_number (reader, "attack-limit", 0);
  row->road_bonus = muster_xml_get_flag (reader, "road-bonus", FALSE);
  row->road_points = muster_xml_get_number (reader, "road-points", 0);
  return TRUE;
}

static gboolean
take_stronghold (MusterXmlReader *reader,
                 gpointer         data)
{
  Reading *reading = data;
  MusterStrongholdKind kind = MUSTER_STRONGHOLD_NONE;
  MusterStrongholdRules *row;

  muster_stronghold_kind_from_word (muster_xml_get_text (reader, "kind"), &kind);
  row = &reading->rules->strongholds[kind];
  row->numerator = muster_xml_get_number (reader, "numerator", 1);
  row->denominator = muster_xml_get_number (reader, "denominator", 1);
  row->supplies = muster_xml_get_flag (reader, "supplies", FALSE);
  row->cost_wood = muster_xml_get_number (reader, "wood", 0);
  row->cost_stone = muster_xml_get_number (reader, "stone", 0);
  row->razed_wood = muster_xml_get_number (reader, "razed-wood", 0);
  row->razed_stone = muster_xml_get_number (reader, "razed-stone", 0);
  row->slots = muster_xml_get_number (reader, "slots", 0);
  return TRUE;
}

static gboolean
take_whose (MusterXmlReader *reader,
            gpointer         data)
{
  Reading *reading = data;

  reading->individuals = strcmp (muster_xml_get_text (reader, "of"), "individuals") == 0;
  return TRUE;
}

static gboolean
fail_full (MusterXmlReader *reader)
{
  return muster_xml_fail (reader, NULL, _("the table has too many rows"));
}

static gboolean
take_move (MusterXmlReader *reader,
           gpointer         data)
{
  Reading *reading = data;
  MusterRuleset *rules = reading->rules;
  MusterMoveBand *bands = reading->individuals ? rules->individual_moves : rules->warband_moves;
  guint *n_bands = reading->individuals ? &rules->n_individual_moves : &rules->n_warband_moves;

  if (*n_bands == MUSTER_RULESET_MAX_BANDS)
    {
      return fail_full (reader);
    }
  bands[*n_bands].speed.low = muster_xml_get_number (reader, "from", 0);
  bands[*n_bands].speed.high = muster_xml_get_number (reader, "to", G_MAXINT);
  bands[*n_bands].speed.value = muster_xml_get_number (reader, "hexes", 0);
  bands[*n_bands].stop_at = muster_xml_get_number (reader, "stop-at", 0);
  (*n_bands)++;
  return TRUE;
}

static gboolean
take_level (MusterXmlReader *reader,
            gpointer         data)
{
  Reading *reading = data;
  MusterLevel level = MUSTER_LEVEL_GREEN;
  MusterLevelRules *row;

  muster_level_from_word (muster_xml_get_text (reader, "id"), &level);
  row = reading->individuals ? &reading->rules->individual_levels[level] : &reading->rules->warband_levels[level];
  row->low = muster_xml_get_number (reader, "from", 0);
  row->high = muster_xml_get_number (reader, "to", G_MAXINT);
  row->cc = muster_xml_get_number (reader, "cc", 0);
  row->mw = muster_xml_get_number (reader, "mw", 0);
  row->pw = muster_xml_get_number (reader, "pw", 0);
  row->ld = muster_xml_get_number (reader, "ld", 0);
  row->w = muster_xml_get_number (reader, "w", 0);
  row->a = muster_xml_get_number (reader, "a", 0);
  row->ac = muster_xml_get_number (reader, "ac", 0);
  row->def = muster_xml_get_number (reader, "def", 0);
  row->cc_or_mw = muster_xml_get_flag (reader, "cc-or-mw", FALSE);
  return TRUE;
}

static MusterRace
get_race (MusterXmlReader *reader,
          const char      *attribute)
{
  const char *word = muster_xml_get_text (reader, attribute);
  MusterRace race = MUSTER_RACE_NONE;

  if (word != NULL)
    {
      muster_race_from_word (word, &race);
    }
  return race;
}

static gboolean
take_clash (MusterXmlReader *reader,
            gpointer         data)
{
  Reading *reading = data;
  MusterRuleset *rules = reading->rules;

  if (rules->n_clashes == MUSTER_RULESET_MAX_CLASHES)
    {
      return fail_full (reader);
    }
  rules->clashes[rules->n_clashes].race = get_race (reader, "race");
  rules->clashes[rules->n_clashes].against = get_race (reader, "against");
  rules->clashes[rules->n_clashes].rolls = muster_xml_get_number (reader, "rolls", 0);
  rules->n_clashes++;
  return TRUE;
}

static gboolean
take_weather (MusterXmlReader *reader,
              gpointer         data)
{
  Reading *reading = data;
  MusterRuleset *rules = reading->rules;
  MusterWeatherBand *band = &rules->weather[rules->n_weather_bands];
  static const MusterTerrain terrains[] = {
    MUSTER_TERRAIN_DESERT, MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_FOREST,
    MUSTER_TERRAIN_MOUNTAINS, MUSTER_TERRAIN_JUNGLE,
  };

  if (rules->n_weather_bands == MUSTER_RULESET_MAX_BANDS)
    {
      return fail_full (reader);
    }
  band->low = muster_xml_get_number (reader, "from", 0);
  band->high = muster_xml_get_number (reader, "to", G_MAXINT);
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      const char *terrain = muster_terrain_get_word (terrains[i]);

      band->weather[terrains[i]] = g_ref_string_new (muster_xml_get_text (reader, terrain));
    }
  rules->n_weather_bands++;
  return TRUE;
}

typedef gboolean (*BitOfWord) (const char *word,
                               guint      *bit);

static gboolean
terrain_bit (const char *word,
             guint      *bit)
{
  MusterTerrain terrain;
  gboolean known = muster_terrain_from_word (word, &terrain);

  *bit = known ? terrain : 0;
  return known;
}

static gboolean
race_bit (const char *word,
          guint      *bit)
{
  MusterRace race;
  gboolean known = muster_race_from_word (word, &race);

  *bit = known ? race : 0;
  return known;
}

static guint
get_bits (MusterXmlReader *reader,
          const char      *attribute,
          BitOfWord        bit_of_word)
{
  const char *words = muster_xml_get_text (reader, attribute);
  g_auto (GStrv) parts = g_strsplit_set (words != NULL ? words : "", " \t\r\n", -1);
  guint bits = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint bit;

      if (bit_of_word (parts[i], &bit))
        {
          bits |= 1u << bit;
        }
    }
  return bits;
}

static gboolean
take_race (MusterXmlReader *reader,
           gpointer         data)
{
  Reading *reading = data;
  MusterRaceRules *row = &reading->rules->races[get_race (reader, "id")];

  if (row->given)
    {
      return muster_xml_fail (reader, "id", _("this race stands in the ruleset already"));
    }
  reading->race = row;
  row->given = TRUE;
  row->habitats = get_bits (reader, "habitats", terrain_bit);
  row->home_yield[MUSTER_RESOURCE_GRAIN] = muster_xml_get_number (reader, "grain", 0);
  row->home_yield[MUSTER_RESOURCE_WOOD] = muster_xml_get_number (reader, "wood", 0);
  row->home_yield[MUSTER_RESOURCE_STONE] = muster_xml_get_number (reader, "stone", 0);
  row->home_yield[MUSTER_RESOURCE_IRON] = muster_xml_get_number (reader, "iron", 0);
  row->home_yield[MUSTER_RESOURCE_POINTS] = muster_xml_get_number (reader, "points", 0);
  row->price[MUSTER_RESOURCE_GRAIN] = muster_xml_get_number (reader, "sells-grain", 0);
  row->price[MUSTER_RESOURCE_WOOD] = muster_xml_get_number (reader, "sells-wood", 0);
  row->price[MUSTER_RESOURCE_STONE] = muster_xml_get_number (reader, "sells-stone", 0);
  row->ally_lists = get_bits (reader, "allies", race_bit);
  row->ally_ratio = muster_xml_get_number (reader, "ally-ratio", 0);
  row->needs_living = muster_xml_get_flag (reader, "needs-living", FALSE);
  return TRUE;
}

static gboolean
take_income (MusterXmlReader *reader,
             gpointer         data)
{
  Reading *reading = data;

  reading->race->flat_income[get_terrain (reader, "terrain")] = muster_xml_get_number (reader, "points", 0);
  return TRUE;
}

static gboolean
take_troop (MusterXmlReader *reader,
            gpointer         data)
{
  Reading *reading = data;
  const char *id = muster_xml_get_text (reader, "id");

  if (muster_ruleset_find_troop (reading->rules, id) != NULL)
    {
      return muster_xml_fail (reader, "id", _("the troop %s stands in the ruleset already"), id);
    }
  muster_record_clear (MUSTER_TROOP, &reading->troop);
  memset (&reading->troop, 0, sizeof (MusterTroop));
  reading->has_specials = FALSE;
  muster_binding_init_record (MUSTER_CAMPAIGN_ELEMENT_TROOP, &reading->troop);
  muster_binding_read (reader, MUSTER_CAMPAIGN_ELEMENT_TROOP, &reading->troop);
  return TRUE;
}

static gboolean
take_special (MusterXmlReader *reader,
              gpointer         data)
{
  Reading *reading = data;
  gboolean first = !reading->has_specials;

  reading->has_specials = TRUE;
  return muster_troop_read_special (reader, &reading->troop, first);
}

static gboolean
end_troop (MusterXmlReader *reader,
           gpointer         data)
{
  Reading *reading = data;

  if (!muster_troop_read_end (reader, &reading->troop))
    {
      return FALSE;
    }
  muster_ruleset_add_troop (reading->rules, &reading->troop);
  return TRUE;
}

enum
{
  RULESET,
#define SECTION(S, element) SECTION_##S,
#define NUMBER(S, N, attribute, low, high)
#define END_SECTION(S)
#include "campaign/rule-numbers.def"
#undef SECTION
#undef NUMBER
#undef END_SECTION
  TERRAINS,
  TERRAIN,
  STRONGHOLDS,
  STRONGHOLD,
  MOVES,
  MOVE_BAND,
  LEVELS,
  LEVEL,
  CLASHES,
  CLASH,
  WEATHERS,
  WEATHER,
  RACES,
  RACE,
  INCOME,
  TROOPS,
  TROOP,
  SPECIAL,
  N_ELEMENTS,
};

#define NUMBER_ATTRIBUTE(name, low, high) {name, MUSTER_XML_NUMBER, FALSE, NULL, low, high}
#define NEEDED_NUMBER(name, low, high) {name, MUSTER_XML_NUMBER, TRUE, NULL, low, high}
#define NEEDED_WORD(name, words) {name, MUSTER_XML_WORD, TRUE, words}

static const MusterXmlAttribute ruleset_attributes[] = {
  NEEDED_NUMBER ("format", 1, 1),
  {"id", MUSTER_XML_IDENTIFIER, TRUE},
  {"name", MUSTER_XML_NAME, TRUE},
};

static const MusterXmlAttribute terrain_attributes[] = {
  NEEDED_WORD ("id", EVERY_TERRAIN),
  {"land", MUSTER_XML_FLAG},
  {"yields", MUSTER_XML_WORD, FALSE, "grain|wood|stone"},
  NUMBER_ATTRIBUTE ("flat-income", 0, 100000),
  {"rough", MUSTER_XML_FLAG},
  NUMBER_ATTRIBUTE ("attack-limit", 0, 1000),
  {"road-bonus", MUSTER_XML_FLAG},
  NUMBER_ATTRIBUTE ("road-points", 0, 100000),
};

static const MusterXmlAttribute stronghold_attributes[] = {
  NEEDED_WORD ("kind", "town|watchtower|fortress"),
  NUMBER_ATTRIBUTE ("numerator", 1, 100),
  NUMBER_ATTRIBUTE ("denominator", 1, 100),
  {"supplies", MUSTER_XML_FLAG},
  NUMBER_ATTRIBUTE ("wood", 0, 1000),
  NUMBER_ATTRIBUTE ("stone", 0, 1000),
  NUMBER_ATTRIBUTE ("razed-wood", 0, 1000),
  NUMBER_ATTRIBUTE ("razed-stone", 0, 1000),
  NUMBER_ATTRIBUTE ("slots", 0, 255),
};

static const MusterXmlAttribute whose_attributes[] = {
  NEEDED_WORD ("of", "warbands|individuals"),
};

static const MusterXmlAttribute move_attributes[] = {
  NEEDED_NUMBER ("from", 0, 1000),
  NUMBER_ATTRIBUTE ("to", 0, 1000),
  NEEDED_NUMBER ("hexes", 0, 8),
  NUMBER_ATTRIBUTE ("stop-at", 0, 8),
};

static const MusterXmlAttribute level_attributes[] = {
  NEEDED_WORD ("id", "green|regular|veteran|legendary"),
  NEEDED_NUMBER ("from", 0, 1000),
  NUMBER_ATTRIBUTE ("to", 0, 1000),
  NUMBER_ATTRIBUTE ("cc", -100, 100),
  NUMBER_ATTRIBUTE ("mw", -100, 100),
  NUMBER_ATTRIBUTE ("pw", -100, 100),
  NUMBER_ATTRIBUTE ("ld", -100, 100),
  NUMBER_ATTRIBUTE ("w", -100, 100),
  NUMBER_ATTRIBUTE ("a", -100, 100),
  NUMBER_ATTRIBUTE ("ac", -100, 100),
  NUMBER_ATTRIBUTE ("def", -100, 100),
  {"cc-or-mw", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute clash_attributes[] = {
  NEEDED_WORD ("race", EVERY_RACE),
  {"against", MUSTER_XML_WORD, FALSE, EVERY_RACE},
  NEEDED_NUMBER ("rolls", 1, 19),
};

static const MusterXmlAttribute weather_attributes[] = {
  NEEDED_NUMBER ("from", 1, 20),
  NUMBER_ATTRIBUTE ("to", 1, 20),
  {"desert", MUSTER_XML_IDENTIFIER, TRUE},
  {"plains", MUSTER_XML_IDENTIFIER, TRUE},
  {"forest", MUSTER_XML_IDENTIFIER, TRUE},
  {"mountains", MUSTER_XML_IDENTIFIER, TRUE},
  {"jungle", MUSTER_XML_IDENTIFIER, TRUE},
};

/* Without habitats it is a list that allies take, or a tribe, and no player's race. */
static const MusterXmlAttribute race_attributes[] = {
  NEEDED_WORD ("id", EVERY_LIST),
  {"habitats", MUSTER_XML_WORDS, FALSE, "desert|plains|forest|mountains"},
  NUMBER_ATTRIBUTE ("grain", 0, 1000),
  NUMBER_ATTRIBUTE ("wood", 0, 1000),
  NUMBER_ATTRIBUTE ("stone", 0, 1000),
  NUMBER_ATTRIBUTE ("iron", 0, 1000),
  NUMBER_ATTRIBUTE ("points", 0, 100000),
  NUMBER_ATTRIBUTE ("sells-grain", 0, 100000),
  NUMBER_ATTRIBUTE ("sells-wood", 0, 100000),
  NUMBER_ATTRIBUTE ("sells-stone", 0, 100000),
  {"allies", MUSTER_XML_WORDS, FALSE, EVERY_LIST},
  NUMBER_ATTRIBUTE ("ally-ratio", 0, 100),
  {"needs-living", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute income_attributes[] = {
  NEEDED_WORD ("terrain", EVERY_TERRAIN),
  NEEDED_NUMBER ("points", 0, 100000),
};

#define WITH(array) .attributes = array, .n_attributes = G_N_ELEMENTS (array)

static const MusterXmlElement elements[N_ELEMENTS] = {
  [RULESET] = {"ruleset", MUSTER_XML_ROOT, WITH (ruleset_attributes), .start = take_ruleset, .end = end_ruleset},
#define SECTION(S, element) \
  [SECTION_##S] = {element, RULESET, .once = TRUE, .required = TRUE, WITH (S##_attributes), .start = take_##S},
#define NUMBER(S, N, attribute, low, high)
#define END_SECTION(S)
#include "campaign/rule-numbers.def"
#undef SECTION
#undef NUMBER
#undef END_SECTION
  [TERRAINS] = {"terrains", RULESET, .once = TRUE, .required = TRUE},
  [TERRAIN] = {"terrain", TERRAINS, WITH (terrain_attributes), .start = take_terrain},
  [STRONGHOLDS] = {"strongholds", RULESET, .once = TRUE, .required = TRUE},
  [STRONGHOLD] = {"stronghold", STRONGHOLDS, WITH (stronghold_attributes), .start = take_stronghold},
  [MOVES] = {"moves", RULESET, .required = TRUE, WITH (whose_attributes), .start = take_whose},
  [MOVE_BAND] = {"move", MOVES, WITH (move_attributes), .start = take_move},
  [LEVELS] = {"levels", RULESET, .required = TRUE, WITH (whose_attributes), .start = take_whose},
  [LEVEL] = {"level", LEVELS, WITH (level_attributes), .start = take_level},
  [CLASHES] = {"clashes", RULESET, .once = TRUE},
  [CLASH] = {"clash", CLASHES, WITH (clash_attributes), .start = take_clash},
  [WEATHERS] = {"weather", RULESET, .once = TRUE, .required = TRUE},
  [WEATHER] = {"band", WEATHERS, WITH (weather_attributes), .start = take_weather},
  [RACES] = {"races", RULESET, .once = TRUE, .required = TRUE},
  [RACE] = {"race", RACES, WITH (race_attributes), .start = take_race},
  [INCOME] = {"income", RACE, WITH (income_attributes), .start = take_income},
  [TROOPS] = {"troops", RULESET, .once = TRUE},
  [TROOP] = {"troop", TROOPS, .start = take_troop, .end = end_troop},
  [SPECIAL] = {"special", TROOP, .start = take_special},
};

/* Troops are written as in a campaign. */
static void
borrow_attributes (MusterXmlElement     *row,
                   MusterCampaignElement element)
{
  row->attributes = muster_campaign_format_get (element)->attributes;
  row->n_attributes = muster_campaign_format_get (element)->n_attributes;
}

/**
 * muster_ruleset_read:
 * @bytes: of a ruleset file
 * @source: what the person calls it
 *
 * Returns: (transfer full) (nullable): the ruleset, which keeps the text
 */
MusterRuleset *
muster_ruleset_read (GBytes     *bytes,
                     const char *source,
                     GError    **error)
{
  MusterXmlElement rows[N_ELEMENTS];
  MusterXmlFormat format = {rows, N_ELEMENTS};
  Reading reading = {0};
  gboolean whole;

  memcpy (rows, elements, sizeof (rows));
  borrow_attributes (&rows[TROOP], MUSTER_CAMPAIGN_ELEMENT_TROOP);
  borrow_attributes (&rows[SPECIAL], MUSTER_CAMPAIGN_ELEMENT_TROOP_SPECIAL);
  whole = muster_xml_read (&format, source, bytes, &reading, error);
  muster_record_clear (MUSTER_TROOP, &reading.troop);
  if (!whole)
    {
      g_clear_pointer (&reading.rules, muster_ruleset_unref);
      return NULL;
    }
  reading.rules->text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return reading.rules;
}
