/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios of The Barons' War. What acts must be described before the action.
 */
#include <glib/gi18n-lib.h>

#include "exchange/decimal.h"
#include "exchange/scenario-reading.h"
#include "exchange/scenario-words.h"
#include "tabletop/bw-table.h"

#define LEAST_RADIUS 1000 /* µm */
#define MOST_DIE 100
#define MOST_COUNT 100

static MusterBwTable *
get_table (gpointer data)
{
  return ((MusterScenarioReading *) data)->scenario->bw;
}

static gboolean
take_parameter (MusterXmlReader *reader,
                gpointer         data)
{
  const char *key = muster_xml_get_text (reader, "key");
  const char *value = muster_xml_get_text (reader, "value");
  MusterBwParameter parameter;
  gboolean counts;
  gint64 number;

  if (!muster_bw_parameter_find (key, &parameter))
    {
      return muster_xml_fail (reader, "key", _("the rules have no number called “%s”"), key);
    }
  counts = muster_bw_parameter_get_row (parameter)->kind == MUSTER_BW_COUNT;
  if (!muster_decimal_read (value, counts ? 1 : MUSTER_INCH, &number) || number < 0 ||
      number > (counts ? MOST_COUNT : MUSTER_TABLE_REACH))
    {
      return muster_xml_fail (reader, "value", _("%s cannot be the value of “%s”"), value, key);
    }
  get_table (data)->parameters[parameter] = number;
  return TRUE;
}

static gboolean
take_obstacle (MusterXmlReader *reader,
               gpointer         data)
{
  MusterScenarioReading *reading = data;

  reading->flag = muster_xml_get_flag (reader, "defensive", FALSE);
  return muster_scenario_take_id (reader, reading) &&
         muster_scenario_take_length (reader, reading, "height", 0, &reading->height);
}

static gboolean
take_outline (MusterXmlReader *reader,
              gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterPolygon *polygon = muster_scenario_take_polygon (reader, reading);

  if (polygon == NULL)
    {
      return FALSE;
    }
  muster_bw_table_add_obstacle (get_table (data), reading->id, polygon, reading->height)->defensive = reading->flag;
  return TRUE;
}

static gboolean
take_group (MusterXmlReader *reader,
            gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterBwClass class = muster_scenario_take_word (reader, "class", muster_bw_class_words, MUSTER_BW_INFANTRY);
  const char *side = muster_xml_get_text (reader, "side");
  MusterBwGroup *group;

  if (!muster_scenario_take_id (reader, reading))
    {
      return FALSE;
    }
  group = muster_bw_table_add_group (get_table (data), reading->id, side, class);
  group->armour = muster_scenario_take_word (reader, "armour", muster_bw_armour_words, MUSTER_BW_UNARMOURED);
  group->pony = g_strcmp0 (muster_xml_get_text (reader, "mount"), "pony") == 0;
  if (class == MUSTER_BW_INFANTRY && muster_xml_get_text (reader, "mount") != NULL)
    {
      return muster_xml_fail (reader, "mount", _("infantry has no mounts"));
    }
  return TRUE;
}

static gboolean
take_warrior (MusterXmlReader *reader,
              gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterBwTable *table = get_table (data);
  MusterPoint at = {0, 0};
  MusterBwWarrior *warrior;

  if (!muster_scenario_take_id (reader, reading) || !muster_scenario_take_point (reader, reading, "at", &at))
    {
      return FALSE;
    }
  warrior = muster_bw_table_add_warrior (table, reading->id, table->groups->len - 1, at);
  warrior->commander = muster_xml_get_flag (reader, "commander", FALSE);
  return muster_scenario_take_length (reader, reading, "radius", LEAST_RADIUS, &warrior->radius);
}

static gboolean
find_group (MusterXmlReader *reader,
            gpointer         data,
            const char      *attribute,
            guint           *index)
{
  const char *id = muster_xml_get_text (reader, attribute);

  return muster_bw_table_find_group (get_table (data), id, index)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("no group “%s” is described before this"), id);
}

static gboolean
find_warrior (MusterXmlReader *reader,
              gpointer         data,
              const char      *attribute,
              guint           *index)
{
  const char *id = muster_xml_get_text (reader, attribute);

  return muster_bw_table_find_warrior (get_table (data), id, index)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("no warrior “%s” is described before this"), id);
}

/* Whom the action names, where it does. */
static gboolean
take_parties (MusterXmlReader *reader,
              gpointer         data)
{
  MusterBwAction *action = &get_table (data)->action;
  guint index;

  if (!find_group (reader, data, "group", &action->group))
    {
      return FALSE;
    }
  if (muster_xml_get_text (reader, "target") != NULL)
    {
      if (!find_group (reader, data, "target", &index))
        {
          return FALSE;
        }
      action->target = index;
    }
  if (muster_xml_get_text (reader, "casualty") != NULL)
    {
      if (!find_warrior (reader, data, "casualty", &index))
        {
          return FALSE;
        }
      action->casualty = index;
    }
  return action->target != (int) action->group ? TRUE
                                               : muster_xml_fail (reader, "target", _("a group does not charge itself"));
}

static gboolean
take_action (MusterXmlReader *reader,
             gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterBwAction *action = &get_table (data)->action;

  action->acts = TRUE;
  action->kind = muster_scenario_take_word (reader, "kind", muster_bw_action_words, MUSTER_BW_MOVE);
  action->method = muster_scenario_take_word (reader, "method", muster_bw_method_words, MUSTER_BW_ON_FOOT);
  action->victor = muster_scenario_take_said (reader, "victor");
  action->die = muster_xml_get_number (reader, "die", 0);
  return take_parties (reader, data) &&
         muster_scenario_take_length (reader, reading, "allowance", 0, &action->allowance) &&
         muster_scenario_take_vector (reader, "direction", &action->direction);
}

static gboolean
take_step (MusterXmlReader *reader,
           gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterBwTable *table = get_table (data);
  MusterBwStep *step;
  guint index;
  guint enemy;

  if (!find_warrior (reader, data, "id", &index))
    {
      return FALSE;
    }
  if (muster_bw_table_get_warrior (table, index)->group != table->action.group)
    {
      return muster_xml_fail (reader, "id", _("this warrior is not of the group that acts"));
    }
  if (muster_bw_action_find_step (&table->action, index) != NULL)
    {
      return muster_xml_fail (reader, "id", _("the action speaks of this warrior twice"));
    }
  step = muster_bw_table_add_step (table, index);
  if (muster_xml_get_text (reader, "via") != NULL && muster_xml_get_text (reader, "to") == NULL)
    {
      return muster_xml_fail (reader, "via", _("say where the way ends: to="));
    }
  if (muster_xml_get_text (reader, "target") != NULL)
    {
      if (!find_warrior (reader, data, "target", &enemy))
        {
          return FALSE;
        }
      step->enemy = enemy;
    }
  return muster_scenario_take_points (reader, reading, "via", step->way) &&
         muster_scenario_take_points (reader, reading, "to", step->way);
}

static const MusterXmlAttribute root_attributes[] = {MUSTER_SCENARIO_ATTRIBUTES};

static const MusterXmlAttribute setting_attributes[] = {
  {"key", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"value", MUSTER_XML_NAME, .required = TRUE},
};

static const MusterXmlAttribute parameter_attributes[] = {
  {"key", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"value", MUSTER_XML_DECIMAL, .required = TRUE},
};

static const MusterXmlAttribute obstacle_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"height", MUSTER_XML_DECIMAL, .required = TRUE},
  {"defensive", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute polygon_attributes[] = {
  {"points", MUSTER_XML_POINTS, .required = TRUE},
};

static const MusterXmlAttribute group_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"side", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"class", MUSTER_XML_WORD, .required = TRUE, .words = "infantry|cavalry"},
  {"armour", MUSTER_XML_WORD, .words = "none|padded|mail"},
  {"mount", MUSTER_XML_WORD, .words = "horse|pony"},
};

static const MusterXmlAttribute warrior_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"at", MUSTER_XML_POINT, .required = TRUE},
  {"radius", MUSTER_XML_DECIMAL},
  {"commander", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute action_attributes[] = {
  {"group", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"kind", MUSTER_XML_WORD, .required = TRUE,
   .words = "move|run|charge|failed-charge|forced-back|regroup|defend"},
  {"allowance", MUSTER_XML_DECIMAL},
  {"target", MUSTER_XML_IDENTIFIER},
  {"die", MUSTER_XML_NUMBER, .low = 1, .high = MOST_DIE},
  {"direction", MUSTER_XML_POINT},
  {"casualty", MUSTER_XML_IDENTIFIER},
  {"victor", MUSTER_XML_FLAG},
  {"method", MUSTER_XML_WORD, .words = "walk|climb|ladder"},
};

static const MusterXmlAttribute step_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"to", MUSTER_XML_POINT},
  {"via", MUSTER_XML_POINTS},
  {"target", MUSTER_XML_IDENTIFIER},
};

enum
{
  SCENARIO,
  RULING,
  PARAMETER,
  OBSTACLE,
  OUTLINE,
  GROUP,
  WARRIOR,
  ACTION,
  STEP,
};

static const MusterXmlElement elements[] = {
  [SCENARIO] = {"scenario", MUSTER_XML_ROOT, MUSTER_SCENARIO_WITH (root_attributes)},
  [RULING] = {"ruling", SCENARIO, MUSTER_SCENARIO_WITH (setting_attributes), .start = muster_scenario_take_ruling},
  [PARAMETER] = {"parameter", SCENARIO, MUSTER_SCENARIO_WITH (parameter_attributes), .start = take_parameter},
  [OBSTACLE] = {"obstacle", SCENARIO, MUSTER_SCENARIO_WITH (obstacle_attributes), .start = take_obstacle},
  [OUTLINE] = {"polygon", OBSTACLE, .once = TRUE, .required = TRUE, MUSTER_SCENARIO_WITH (polygon_attributes),
               .start = take_outline},
  [GROUP] = {"group", SCENARIO, MUSTER_SCENARIO_WITH (group_attributes), .start = take_group},
  [WARRIOR] = {"warrior", GROUP, .required = TRUE, MUSTER_SCENARIO_WITH (warrior_attributes), .start = take_warrior},
  [ACTION] = {"action", SCENARIO, .once = TRUE, MUSTER_SCENARIO_WITH (action_attributes), .start = take_action},
  [STEP] = {"warrior", ACTION, MUSTER_SCENARIO_WITH (step_attributes), .start = take_step},
};

const MusterXmlFormat muster_scenario_bw_format = {elements, G_N_ELEMENTS (elements)};
