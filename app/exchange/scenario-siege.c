/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios of climbing and siege engines. What an element names must be described before it.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/scenario-reading.h"
#include "tabletop/siege-table.h"

#define MOST_SIZE 20
#define MOST_VALUE 100
#define MOST_DEGREES 360
#define MOST_HITS 20
#define LEAST_RADIUS 1000 /* µm */
#define D20 20

static const char *const kinds[] = {"catapult", "ballista", "mantlet", NULL};
static const char *const deeds[] = {"none", "move", "load", "fire", "repair", NULL};
static const char *const ammunitions[] = {"rock", "boulder", "naphtha", "bolt", NULL};
static const char *const means[] = {"free", "rope", "ladder", NULL};

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

/* Finds what an attribute names in one of the table's lists. */
static gboolean
find (MusterXmlReader *reader,
      const GPtrArray *things,
      const char      *attribute,
      guint           *index)
{
  const char *id = muster_xml_get_text (reader, attribute);

  return muster_siege_table_find (things, id, index)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("nothing of that kind is called “%s” before this"), id);
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
      if (!find (reader, get_table (data)->faces, "on", &face))
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

  if (!muster_scenario_take_id (reader, reading) || !find (reader, get_table (data)->faces, "on", &face) ||
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

/* Appends the models that an attribute names. */
static gboolean
take_models (MusterXmlReader *reader,
             gpointer         data,
             const char      *attribute,
             GArray          *models)
{
  const char *text = muster_xml_get_text (reader, attribute);
  g_auto (GStrv) ids = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint index;

      if (ids[i][0] == '\0')
        {
          continue;
        }
      if (!muster_siege_table_find (get_table (data)->models, ids[i], &index))
        {
          return muster_xml_fail (reader, attribute, _("no model “%s” is described before this"), ids[i]);
        }
      for (guint j = 0; j < models->len; j++)
        {
          if (g_array_index (models, guint, j) == index)
            {
              return muster_xml_fail (reader, attribute, _("“%s” is named twice"), ids[i]);
            }
        }
      g_array_append_val (models, index);
    }
  return TRUE;
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
      g_ascii_string_to_unsigned (text, 10, 0, MOST_VALUE, &men, NULL))
    {
      engine->men = men;
      return TRUE;
    }
  return take_models (reader, data, "crew", engine->crew);
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
                                          muster_scenario_take_word (reader, "kind", kinds, 0));
  engine->last = muster_scenario_take_word (reader, "last", deeds, -1) + MUSTER_SIEGE_NOTHING;
  engine->ammunition = muster_scenario_take_word (reader, "ammunition", ammunitions, MUSTER_SIEGE_N_AMMUNITION);
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

/* What is proposed is one act. */
static gboolean
begin_act (MusterXmlReader   *reader,
           gpointer           data,
           MusterSiegeActKind kind)
{
  MusterSiegeAct *act = &get_table (data)->act;

  if (act->kind != MUSTER_SIEGE_NO_ACT)
    {
      return muster_xml_fail (reader, NULL, _("a scenario asks about one act; this is the second"));
    }
  act->kind = kind;
  return TRUE;
}

/* Dice in the order in which they are asked for. */
static gboolean
take_dice (MusterXmlReader *reader,
           gpointer         data)
{
  const char *text = muster_xml_get_text (reader, "die");
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " \t\r\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 value;
      guint die;

      if (words[i][0] == '\0')
        {
          continue;
        }
      if (!g_ascii_string_to_unsigned (words[i], 10, 1, D20, &value, NULL))
        {
          return muster_xml_fail (reader, "die", _("a d20 shows no %s"), words[i]);
        }
      die = value;
      g_array_append_val (get_table (data)->act.dice, die);
    }
  return TRUE;
}

/* The face that an act is about: the one it names, or the one where the model hangs, or the only one. */
static gboolean
take_face (MusterXmlReader *reader,
           gpointer         data)
{
  MusterSiegeTable *table = get_table (data);
  int hangs_on = muster_siege_table_get_model (table, table->act.model)->face;

  if (muster_xml_get_text (reader, "on") != NULL)
    {
      return find (reader, table->faces, "on", &table->act.face);
    }
  if (hangs_on < 0 && table->faces->len != 1)
    {
      return muster_xml_fail (reader, NULL, _("say at which cliff or wall: on="));
    }
  table->act.face = MAX (hangs_on, 0);
  return TRUE;
}

static gboolean
take_actor (MusterXmlReader *reader,
            gpointer         data)
{
  return find (reader, get_table (data)->models, "model", &get_table (data)->act.model);
}

static gboolean
take_climb (MusterXmlReader *reader,
            gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;
  guint rope;

  if (!begin_act (reader, data, MUSTER_SIEGE_CLIMB) || !take_actor (reader, data) ||
      !take_face (reader, data))
    {
      return FALSE;
    }
  act->means = muster_scenario_take_word (reader, "by", means, MUSTER_SIEGE_FREELY);
  act->actions = muster_xml_get_number (reader, "actions", act->actions);
  act->hits = muster_xml_get_number (reader, "hits", 0);
  if (muster_xml_get_text (reader, "rope") != NULL)
    {
      if (!find (reader, get_table (data)->ropes, "rope", &rope))
        {
          return FALSE;
        }
      act->rope = rope;
    }
  return take_dice (reader, data) && muster_scenario_take_length (reader, data, "up", 0, &act->up);
}

static gboolean
take_test (MusterXmlReader *reader,
           gpointer         data)
{
  MusterSiegeTest test = {.die = muster_xml_get_number (reader, "die", 0)};

  if (!find (reader, get_table (data)->models, "model", &test.model))
    {
      return FALSE;
    }
  g_array_append_val (get_table (data)->act.tests, test);
  return TRUE;
}

static gboolean
take_set_rope (MusterXmlReader *reader,
               gpointer         data)
{
  return begin_act (reader, data, MUSTER_SIEGE_SET_ROPE) && take_actor (reader, data) &&
         take_face (reader, data);
}

static gboolean
take_grapnel (MusterXmlReader *reader,
              gpointer         data)
{
  return begin_act (reader, data, MUSTER_SIEGE_THROW_GRAPNEL) && take_actor (reader, data) &&
         take_face (reader, data) && take_dice (reader, data);
}

static gboolean
take_cut (MusterXmlReader *reader,
          gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;
  guint rope;

  if (!begin_act (reader, data, MUSTER_SIEGE_CUT_ROPE) || !take_actor (reader, data) ||
      !find (reader, get_table (data)->ropes, "rope", &rope))
    {
      return FALSE;
    }
  act->rope = rope;
  act->edged = muster_scenario_take_said (reader, "edged");
  act->wounded = muster_scenario_take_said (reader, "wounded");
  return take_dice (reader, data);
}

static gboolean
take_haul (MusterXmlReader *reader,
           gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;

  if (!begin_act (reader, data, MUSTER_SIEGE_HAUL) || !find (reader, get_table (data)->engines, "engine", &act->engine))
    {
      return FALSE;
    }
  act->slope = muster_xml_get_flag (reader, "slope", FALSE);
  act->fires = muster_xml_get_flag (reader, "fires", FALSE);
  act->actions = muster_xml_get_number (reader, "actions", MOST_VALUE);
  return muster_scenario_take_length (reader, data, "by", 0, &act->by) &&
         take_models (reader, data, "models", act->models);
}

static gboolean
take_fire (MusterXmlReader *reader,
           gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;

  if (!begin_act (reader, data, MUSTER_SIEGE_FIRE) ||
      !find (reader, get_table (data)->engines, "engine", &act->engine) ||
      !find (reader, get_table (data)->models, "target", &act->target))
    {
      return FALSE;
    }
  if (muster_siege_table_get_engine (get_table (data), act->engine)->kind == MUSTER_SIEGE_MANTLET)
    {
      return muster_xml_fail (reader, "engine", _("a mantlet does not fire"));
    }
  act->ammunition = muster_scenario_take_word (reader, "ammunition", ammunitions, MUSTER_SIEGE_ROCK);
  act->turning = muster_xml_get_number (reader, "turning", 0);
  act->burst = muster_xml_get_number (reader, "burst", 0);
  act->seen = muster_xml_get_text (reader, "los") != NULL;
  return take_dice (reader, data) && take_models (reader, data, "los", act->models) &&
         muster_scenario_take_length (reader, data, "deviation", 0, &act->deviation);
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
  {"armour", MUSTER_XML_NUMBER, .low = 0, .high = MOST_VALUE},
  {"st", MUSTER_XML_NUMBER, .low = 0, .high = MOST_VALUE},
  {"mw", MUSTER_XML_NUMBER, .low = 1, .high = MOST_VALUE},
  {"ac", MUSTER_XML_NUMBER, .low = 0, .high = MOST_VALUE},
  {"wounds", MUSTER_XML_NUMBER, .low = 0, .high = MOST_VALUE},
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
  {"actions", MUSTER_XML_NUMBER, .low = 1, .high = MOST_VALUE},
  {"hits", MUSTER_XML_NUMBER, .low = 0, .high = MOST_HITS},
  {"die", MUSTER_XML_IDENTIFIERS},
};

static const MusterXmlAttribute test_attributes[] = {
  {"model", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"die", MUSTER_XML_NUMBER, .required = TRUE, .low = 1, .high = D20},
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
  {"actions", MUSTER_XML_NUMBER, .low = 1, .high = MOST_VALUE},
};

static const MusterXmlAttribute fire_attributes[] = {
  {"engine", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"ammunition", MUSTER_XML_WORD, .required = TRUE, .words = "rock|boulder|naphtha|bolt"},
  {"target", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"turning", MUSTER_XML_NUMBER, .low = 0, .high = MOST_DEGREES},
  {"los", MUSTER_XML_IDENTIFIERS},
  {"die", MUSTER_XML_IDENTIFIERS},
  {"deviation", MUSTER_XML_DECIMAL},
  {"burst", MUSTER_XML_NUMBER, .low = 1, .high = D20},
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
  [CLIMB] = ACT ("climb", climb_attributes, take_climb),
  [TEST] = {"test", CLIMB, MUSTER_SCENARIO_WITH (test_attributes), .start = take_test},
  [SET_ROPE] = ACT ("set-rope", set_rope_attributes, take_set_rope),
  [GRAPNEL] = ACT ("throw-grapnel", grapnel_attributes, take_grapnel),
  [CUT] = ACT ("cut-rope", cut_attributes, take_cut),
  [HAUL] = ACT ("haul", haul_attributes, take_haul),
  [FIRE] = ACT ("fire", fire_attributes, take_fire),
};

const MusterXmlFormat muster_scenario_siege_format = {elements, G_N_ELEMENTS (elements)};
