/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios of climbing and siege engines. What an element names must be described before it.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/scenario-siege-act.h"
#include "exchange/scenario-words.h"

#define MOST_SIZE 20
#define MOST_DEGREES 360
#define MOST_HITS 20
#define LEAST_RADIUS 1000 /* µm */

static MusterSiegeTable *
get_table (gpointer data)
{
  return ((MusterScenarioReading *) data)->scenario->siege;
}

/* Where only one side matters, nobody need say which. */
static const char *
get_side (MusterXmlReader *reader)
{
  const char *side = muster_xml_get_text (reader, "side");

  return side != NULL ? side : "red";
}

static gboolean
has_ability (MusterXmlReader *reader,
             const char      *ability)
{
  const char *abilities = muster_xml_get_text (reader, "abilities");
  g_auto (GStrv) words = g_strsplit_set (abilities != NULL ? abilities : "", " \t\r\n", -1);

  return g_strv_contains ((const char *const *) words, ability);
}

static void
take_profile (MusterXmlReader  *reader,
              MusterSiegeModel *model)
{
  model->size = muster_xml_get_number (reader, "size", model->size);
  model->armour = muster_xml_get_number (reader, "armour", model->armour);
  model->st = muster_xml_get_number (reader, "st", model->st);
  model->mw = muster_xml_get_number (reader, "mw", model->mw);
  model->ac = muster_xml_get_number (reader, "ac", model->ac);
  model->leads = muster_xml_get_flag (reader, "leader", FALSE);
  model->climbs = has_ability (reader, "climbing");
  model->mounted = has_ability (reader, "mounted");
  model->misshapen = has_ability (reader, "misshapen");
}

static gboolean
take_model (MusterXmlReader *reader,
            gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterPoint at = {0, 0};
  MusterSiegeModel *model;
  guint face;

  if (!muster_scenario_take_id (reader, reading) || !muster_scenario_take_point (reader, reading, "at", &at))
    {
      return FALSE;
    }
  model = muster_siege_table_add_model (get_table (data), reading->id, get_side (reader), at);
  take_profile (reader, model);
  if (muster_xml_get_text (reader, "on") != NULL)
    {
      if (!muster_siege_find_named (reader, get_table (data)->faces, "on", &face))
        {
          return FALSE;
        }
      model->face = face;
    }
  return muster_scenario_take_length (reader, reading, "mv", 0, &model->mv) &&
         muster_scenario_take_length (reader, reading, "up", 0, &model->up) &&
         muster_scenario_take_length (reader, reading, "radius", LEAST_RADIUS, &model->radius);
}

static gboolean
take_cliff (MusterXmlReader *reader,
            gpointer         data)
{
  MusterScenarioReading *reading = data;

  reading->flag = FALSE;
  return muster_scenario_take_id (reader, reading) &&
         muster_scenario_take_length (reader, reading, "height", 0, &reading->height);
}

static gboolean
take_wall (MusterXmlReader *reader,
           gpointer         data)
{
  gboolean taken = take_cliff (reader, data);

  ((MusterScenarioReading *) data)->flag = muster_xml_get_flag (reader, "manufactured", TRUE);
  return taken;
}

static gboolean
outline_face (MusterXmlReader *reader,
              gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterPolygon *polygon = muster_scenario_take_polygon (reader, reading);

  if (polygon == NULL)
    {
      return FALSE;
    }
  muster_siege_table_add_face (get_table (data), reading->id, polygon, reading->height)->manufactured = reading->flag;
  return TRUE;
}

static gboolean
take_terrain (MusterXmlReader *reader,
              gpointer         data)
{
  return muster_scenario_take_id (reader, data);
}

static gboolean
outline_terrain (MusterXmlReader *reader,
                 gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterPolygon *polygon = muster_scenario_take_polygon (reader, reading);

  if (polygon == NULL)
    {
      return FALSE;
    }
  muster_siege_table_add_ground (get_table (data), reading->id, polygon);
  return TRUE;
}

static gboolean
take_line (MusterXmlReader *reader,
           gpointer         data,
           gboolean         ladder)
{
  MusterScenarioReading *reading = data;
  MusterPoint at = {0, 0};
  guint face;

  if (!muster_scenario_take_id (reader, reading) ||
      !muster_siege_find_named (reader, get_table (data)->faces, "on", &face) ||
      !muster_scenario_take_point (reader, reading, "at", &at))
    {
      return FALSE;
    }
  muster_siege_table_add_rope (get_table (data), reading->id, face, at)->ladder = ladder;
  return TRUE;
}

static gboolean
take_rope (MusterXmlReader *reader,
           gpointer         data)
{
  return take_line (reader, data, FALSE);
}

static gboolean
take_ladder (MusterXmlReader *reader,
             gpointer         data)
{
  return take_line (reader, data, TRUE);
}

/* The crew by their ids, or how many men there are, their leader among them. */
static gboolean
take_crew (MusterXmlReader   *reader,
           gpointer           data,
           MusterSiegeEngine *engine)
{
  const char *text = muster_xml_get_text (reader, "crew");
  guint64 men;
  guint index;

  if (text != NULL && !muster_siege_table_find (get_table (data)->models, text, &index) &&
      g_ascii_string_to_unsigned (text, 10, 0, MUSTER_SIEGE_MOST_VALUE, &men, NULL))
    {
      engine->men = men;
      return TRUE;
    }
  return muster_siege_take_models (reader, data, "crew", engine->crew);
}

static gboolean
take_engine (MusterXmlReader *reader,
             gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterSiegeEngine *engine;

  if (!muster_scenario_take_id (reader, reading))
    {
      return FALSE;
    }
  engine = muster_siege_table_add_engine (get_table (data), reading->id, get_side (reader),
                                          muster_scenario_take_word (reader, "kind", muster_siege_engine_words, 0));
  engine->last = muster_scenario_take_word (reader, "last", muster_siege_last_words, -1) + MUSTER_SIEGE_NOTHING;
  engine->ammunition = muster_scenario_take_word (reader, "ammunition", muster_siege_ammunition_words,
                                                  MUSTER_SIEGE_N_AMMUNITION);
  engine->broken = muster_xml_get_flag (reader, "broken", FALSE);
  engine->enemy_in_contact = muster_xml_get_flag (reader, "enemy-contact", FALSE);
  engine->covered = muster_xml_get_flag (reader, "covered", FALSE);
  engine->window = muster_xml_get_number (reader, "window", -1);
  return muster_scenario_take_point (reader, reading, "at", &engine->at) &&
         muster_scenario_take_vector (reader, "heading", &engine->heading) &&
         muster_scenario_take_length (reader, reading, "width", LEAST_RADIUS, &engine->width) &&
         muster_scenario_take_length (reader, reading, "radius", LEAST_RADIUS, &engine->radius) &&
         take_crew (reader, data, engine);
}

static const MusterXmlAttribute root_attributes[] = {MUSTER_SCENARIO_ATTRIBUTES};

static const MusterXmlAttribute setting_attributes[] = {
  {"key", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"value", MUSTER_XML_NAME, .required = TRUE},
};

static const MusterXmlAttribute model_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"side", MUSTER_XML_IDENTIFIER},
  {"at", MUSTER_XML_POINT, .required = TRUE},
  {"size", MUSTER_XML_NUMBER, .low = 0, .high = MOST_SIZE},
  {"armour", MUSTER_XML_NUMBER, .low = 0, .high = MUSTER_SIEGE_MOST_VALUE},
  {"st", MUSTER_XML_NUMBER, .low = 0, .high = MUSTER_SIEGE_MOST_VALUE},
  {"mw", MUSTER_XML_NUMBER, .low = 1, .high = MUSTER_SIEGE_MOST_VALUE},
  {"ac", MUSTER_XML_NUMBER, .low = 0, .high = MUSTER_SIEGE_MOST_VALUE},
  {"wounds", MUSTER_XML_NUMBER, .low = 0, .high = MUSTER_SIEGE_MOST_VALUE},
  {"mv", MUSTER_XML_DECIMAL},
  {"abilities", MUSTER_XML_IDENTIFIERS},
  {"leader", MUSTER_XML_FLAG},
  {"radius", MUSTER_XML_DECIMAL},
  {"on", MUSTER_XML_IDENTIFIER},
  {"up", MUSTER_XML_DECIMAL},
};

static const MusterXmlAttribute cliff_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"height", MUSTER_XML_DECIMAL, .required = TRUE},
};

static const MusterXmlAttribute wall_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"height", MUSTER_XML_DECIMAL, .required = TRUE},
  {"manufactured", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute terrain_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"going", MUSTER_XML_WORD, .required = TRUE, .words = "difficult"},
};

static const MusterXmlAttribute polygon_attributes[] = {
  {"points", MUSTER_XML_POINTS, .required = TRUE},
};

static const MusterXmlAttribute line_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"on", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"at", MUSTER_XML_POINT, .required = TRUE},
};

static const MusterXmlAttribute engine_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"side", MUSTER_XML_IDENTIFIER},
  {"kind", MUSTER_XML_WORD, .required = TRUE, .words = "catapult|ballista|mantlet"},
  {"at", MUSTER_XML_POINT, .required = TRUE},
  {"heading", MUSTER_XML_POINT, .required = TRUE},
  {"crew", MUSTER_XML_IDENTIFIERS},
  {"last", MUSTER_XML_WORD, .words = "none|move|load|fire|repair"},
  {"ammunition", MUSTER_XML_WORD, .words = "rock|boulder|naphtha|bolt"},
  {"broken", MUSTER_XML_FLAG},
  {"enemy-contact", MUSTER_XML_FLAG},
  {"covered", MUSTER_XML_FLAG},
  {"window", MUSTER_XML_NUMBER, .low = 0, .high = MOST_SIZE},
  {"width", MUSTER_XML_DECIMAL},
  {"radius", MUSTER_XML_DECIMAL},
};

static const MusterXmlAttribute climb_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"on", MUSTER_XML_IDENTIFIER},
  {"up", MUSTER_XML_DECIMAL, .required = TRUE},
  {"by", MUSTER_XML_WORD, .words = "free|rope|ladder"},
  {"rope", MUSTER_XML_IDENTIFIER},
  {"actions", MUSTER_XML_NUMBER, .low = 1, .high = MUSTER_SIEGE_MOST_VALUE},
  {"hits", MUSTER_XML_NUMBER, .low = 0, .high = MOST_HITS},
  {"die", MUSTER_XML_IDENTIFIERS},
};

static const MusterXmlAttribute test_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"die", MUSTER_XML_NUMBER, .required = TRUE, .low = 1, .high = MUSTER_SIEGE_DIE},
};

static const MusterXmlAttribute set_rope_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"on", MUSTER_XML_IDENTIFIER},
};

static const MusterXmlAttribute grapnel_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"on", MUSTER_XML_IDENTIFIER},
  {"die", MUSTER_XML_IDENTIFIERS},
};

static const MusterXmlAttribute cut_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"rope", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"edged", MUSTER_XML_FLAG},
  {"wounded", MUSTER_XML_FLAG},
  {"die", MUSTER_XML_IDENTIFIERS},
};

static const MusterXmlAttribute haul_attributes[] = {
  {"engine", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"by", MUSTER_XML_DECIMAL, .required = TRUE},
  {"models", MUSTER_XML_IDENTIFIERS, .required = TRUE},
  {"slope", MUSTER_XML_FLAG},
  {"fires", MUSTER_XML_FLAG},
  {"actions", MUSTER_XML_NUMBER, .low = 1, .high = MUSTER_SIEGE_MOST_VALUE},
};

static const MusterXmlAttribute fire_attributes[] = {
  {"engine", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"ammunition", MUSTER_XML_WORD, .required = TRUE, .words = "rock|boulder|naphtha|bolt"},
  {"target", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"turning", MUSTER_XML_NUMBER, .low = 0, .high = MOST_DEGREES},
  {"los", MUSTER_XML_IDENTIFIERS},
  {"die", MUSTER_XML_IDENTIFIERS},
  {"deviation", MUSTER_XML_DECIMAL},
  {"burst", MUSTER_XML_NUMBER, .low = 1, .high = MUSTER_SIEGE_DIE},
};

enum
{
  SCENARIO,
  RULING,
  CLIFF,
  CLIFF_OUTLINE,
  WALL,
  WALL_OUTLINE,
  TERRAIN,
  TERRAIN_OUTLINE,
  ROPE,
  LADDER,
  MODEL,
  ENGINE,
  CLIMB,
  TEST,
  SET_ROPE,
  GRAPNEL,
  CUT,
  HAUL,
  FIRE,
};

#define OUTLINE(parent, taken) \
  {"polygon", parent, .once = TRUE, .required = TRUE, MUSTER_SCENARIO_WITH (polygon_attributes), .start = taken}
#define ACT(name, array, taken) {name, SCENARIO, .once = TRUE, MUSTER_SCENARIO_WITH (array), .start = taken}

static const MusterXmlElement elements[] = {
  [SCENARIO] = {"scenario", MUSTER_XML_ROOT, MUSTER_SCENARIO_WITH (root_attributes)},
  [RULING] = {"ruling", SCENARIO, MUSTER_SCENARIO_WITH (setting_attributes), .start = muster_scenario_take_ruling},
  [CLIFF] = {"cliff", SCENARIO, MUSTER_SCENARIO_WITH (cliff_attributes), .start = take_cliff},
  [CLIFF_OUTLINE] = OUTLINE (CLIFF, outline_face),
  [WALL] = {"wall", SCENARIO, MUSTER_SCENARIO_WITH (wall_attributes), .start = take_wall},
  [WALL_OUTLINE] = OUTLINE (WALL, outline_face),
  [TERRAIN] = {"terrain", SCENARIO, MUSTER_SCENARIO_WITH (terrain_attributes), .start = take_terrain},
  [TERRAIN_OUTLINE] = OUTLINE (TERRAIN, outline_terrain),
  [ROPE] = {"rope", SCENARIO, MUSTER_SCENARIO_WITH (line_attributes), .start = take_rope},
  [LADDER] = {"ladder", SCENARIO, MUSTER_SCENARIO_WITH (line_attributes), .start = take_ladder},
  [MODEL] = {"model", SCENARIO, MUSTER_SCENARIO_WITH (model_attributes), .start = take_model},
  [ENGINE] = {"engine", SCENARIO, MUSTER_SCENARIO_WITH (engine_attributes), .start = take_engine},
  [CLIMB] = ACT ("climb", climb_attributes, muster_siege_take_climb),
  [TEST] = {"test", CLIMB, MUSTER_SCENARIO_WITH (test_attributes), .start = muster_siege_take_test},
  [SET_ROPE] = ACT ("set-rope", set_rope_attributes, muster_siege_take_set_rope),
  [GRAPNEL] = ACT ("throw-grapnel", grapnel_attributes, muster_siege_take_grapnel),
  [CUT] = ACT ("cut-rope", cut_attributes, muster_siege_take_cut),
  [HAUL] = ACT ("haul", haul_attributes, muster_siege_take_haul),
  [FIRE] = ACT ("fire", fire_attributes, muster_siege_take_fire),
};

const MusterXmlFormat muster_scenario_siege_format = {elements, G_N_ELEMENTS (elements)};
