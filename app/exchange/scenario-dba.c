/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scenarios of DBA. What moves must be described before the move.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/scenario-reading.h"
#include "exchange/scenario-words.h"
#include "tabletop/dba-table.h"

#define MOST_SIDES 200
#define MOST_BOUNDS 1000
#define MOST_PIPS 100
#define LEAST_SIZE 1000 /* µm */

static MusterDbaTable *
get_table (gpointer data)
{
  return ((MusterScenarioReading *) data)->scenario->dba;
}

static gboolean
take_side (MusterXmlReader *reader,
           gpointer         data,
           guint8          *number)
{
  const char *side = muster_xml_get_text (reader, "side");

  if (side == NULL)
    {
      return TRUE;
    }
  *number = muster_dba_table_number_side (get_table (data), side);
  return *number <= MOST_SIDES ? TRUE : muster_xml_fail (reader, "side", _("there are too many sides"));
}

static gboolean
take_terrain (MusterXmlReader *reader,
              gpointer         data)
{
  MusterScenarioReading *reading = data;

  reading->kind = muster_scenario_take_word (reader, "going", muster_going_words, MUSTER_GOING_GOOD);
  return muster_scenario_take_id (reader, reading);
}

static gboolean
take_river (MusterXmlReader *reader,
            gpointer         data)
{
  MusterScenarioReading *reading = data;

  reading->state = muster_scenario_take_word (reader, "state", muster_river_state_words, 0);
  reading->course = (MusterPoint) {0, 0};
  return muster_scenario_take_id (reader, reading) && muster_scenario_take_vector (reader, "course", &reading->course);
}

static gboolean
take_wall (MusterXmlReader *reader,
           gpointer         data)
{
  return muster_scenario_take_id (reader, data);
}

static gboolean
take_fort (MusterXmlReader *reader,
           gpointer         data)
{
  MusterScenarioReading *reading = data;
  guint8 side = 0;

  if (!take_side (reader, data, &side))
    {
      return FALSE;
    }
  reading->kind = side;
  return muster_scenario_take_id (reader, reading);
}

static MusterDbaArea *
take_area (MusterXmlReader *reader,
           gpointer         data,
           GPtrArray       *areas)
{
  MusterScenarioReading *reading = data;
  MusterPolygon *polygon = muster_scenario_take_polygon (reader, reading);

  return polygon != NULL ? muster_dba_table_add_area (areas, reading->id, polygon) : NULL;
}

static gboolean
outline_terrain (MusterXmlReader *reader,
                 gpointer         data)
{
  MusterDbaArea *area = take_area (reader, data, get_table (data)->terrain);

  if (area != NULL)
    {
      area->going = ((MusterScenarioReading *) data)->kind;
    }
  return area != NULL;
}

static gboolean
outline_river (MusterXmlReader *reader,
               gpointer         data)
{
  MusterDbaArea *area = take_area (reader, data, get_table (data)->rivers);

  if (area != NULL)
    {
      area->state = ((MusterScenarioReading *) data)->state;
      area->course = ((MusterScenarioReading *) data)->course;
    }
  return area != NULL;
}

static gboolean
outline_wall (MusterXmlReader *reader,
              gpointer         data)
{
  return take_area (reader, data, get_table (data)->walls) != NULL;
}

static gboolean
outline_fort (MusterXmlReader *reader,
              gpointer         data)
{
  MusterDbaArea *area = take_area (reader, data, get_table (data)->forts);

  if (area != NULL)
    {
      area->side = ((MusterScenarioReading *) data)->kind;
    }
  return area != NULL;
}

static gboolean
take_road (MusterXmlReader *reader,
           gpointer         data)
{
  MusterScenarioReading *reading = data;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (MusterPoint));
  gint32 width = 0;

  if (!muster_scenario_take_points (reader, reading, "points", points) ||
      !muster_scenario_take_length (reader, reading, "width", LEAST_SIZE, &width))
    {
      return FALSE;
    }
  for (guint i = 1; i < points->len; i++)
    {
      if (muster_point_equal (g_array_index (points, MusterPoint, i - 1), g_array_index (points, MusterPoint, i)))
        {
          return muster_xml_fail (reader, "points", _("a point of the road stands twice"));
        }
    }
  if (points->len < 2)
    {
      return muster_xml_fail (reader, "points", _("a road needs two points"));
    }
  muster_dba_table_add_road (get_table (data), (const MusterPoint *) points->data, points->len, width);
  return TRUE;
}

static gboolean
take_bound (MusterXmlReader *reader,
            gpointer         data)
{
  MusterDbaBound *bound = &get_table (data)->bound;

  bound->phase = muster_scenario_take_word (reader, "phase", muster_dba_phase_words, -1) + MUSTER_DBA_PHASE_TACTICAL;
  bound->number = muster_xml_get_number (reader, "number", 0);
  bound->pips = muster_xml_get_number (reader, "pips", -1);
  return take_side (reader, data, &bound->side);
}

static gboolean
take_troop (MusterXmlReader *reader,
            MusterDbaTroop  *troop)
{
  const char *code = muster_xml_get_text (reader, "troop");

  return muster_dba_troop_parse (code, troop)
           ? TRUE
           : muster_xml_fail (reader, "troop", _("%s is no troop code: write figures and class, such as 4Bd or LH"), code);
}

static gboolean
take_pose (MusterXmlReader  *reader,
           gpointer          data,
           MusterDbaElement *element)
{
  MusterScenarioReading *reading = data;
  MusterPose pose = {{0, 0}, {0, 0}};

  if (!muster_scenario_take_point (reader, reading, "at", &pose.at) ||
      !muster_scenario_take_vector (reader, "heading", &pose.heading) ||
      !muster_scenario_take_length (reader, reading, "width", LEAST_SIZE, &element->width) ||
      !muster_scenario_take_length (reader, reading, "depth", LEAST_SIZE, &element->depth))
    {
      return FALSE;
    }
  if (MAX (element->width, element->depth) > MUSTER_TABLE_REACH / 2)
    {
      return muster_xml_fail (reader, NULL, _("no base is as large as that"));
    }
  muster_dba_element_place (element, pose, reading->scenario->tolerance);
  return TRUE;
}

static gboolean
take_element (MusterXmlReader *reader,
              gpointer         data)
{
  MusterScenarioReading *reading = data;
  MusterDbaTroop troop;
  MusterDbaElement *element;
  guint8 side = 0;

  if (!muster_scenario_take_id (reader, reading) || !take_troop (reader, &troop) || !take_side (reader, data, &side))
    {
      return FALSE;
    }
  element = muster_dba_table_add_element (get_table (data), reading->id, side, troop);
  element->contingent = muster_xml_get_number (reader, "contingent", element->contingent);
  element->moves = muster_xml_get_number (reader, "moves", 0);
  element->dismounts = muster_scenario_take_said (reader, "dismount");
  element->marked = muster_xml_get_flag (reader, "marked", FALSE);
  element->joined = g_strdup (muster_xml_get_text (reader, "joined"));
  return take_pose (reader, data, element);
}

static gboolean
find_element (MusterXmlReader *reader,
              gpointer         data,
              const char      *attribute,
              const char      *id,
              guint           *index)
{
  return muster_dba_table_find_element (get_table (data), id, index)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("no element “%s” is described before this"), id);
}

/* Appends to the move the elements that it names. */
static gboolean
take_elements (MusterXmlReader *reader,
               gpointer         data)
{
  GArray *elements = get_table (data)->move.elements;
  g_auto (GStrv) ids = g_strsplit_set (muster_xml_get_text (reader, "elements"), " \t\r\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint index;

      if (ids[i][0] == '\0')
        {
          continue;
        }
      if (!find_element (reader, data, "elements", ids[i], &index))
        {
          return FALSE;
        }
      for (guint j = 0; j < elements->len; j++)
        {
          if (g_array_index (elements, guint, j) == index)
            {
              return muster_xml_fail (reader, "elements", _("the move names “%s” twice"), ids[i]);
            }
        }
      g_array_append_val (elements, index);
    }
  return elements->len > 0 ? TRUE : muster_xml_fail (reader, "elements", _("say which elements move"));
}

static gboolean
take_move (MusterXmlReader *reader,
           gpointer         data)
{
  MusterDbaMove *move = &get_table (data)->move;

  move->kind = muster_scenario_take_word (reader, "kind", muster_dba_move_words, MUSTER_DBA_SINGLE);
  move->agreed = muster_xml_get_flag (reader, "agreed", FALSE);
  move->width = muster_xml_get_number (reader, "width", 0);
  move->dismounts_named = muster_xml_get_text (reader, "troop") != NULL;
  if (move->dismounts_named && !take_troop (reader, &move->dismounts_to))
    {
      return FALSE;
    }
  return take_elements (reader, data);
}

static gboolean
add_step (gpointer      data,
          MusterDbaStep step)
{
  g_array_append_val (get_table (data)->move.steps, step);
  return TRUE;
}

static gboolean
take_straight (MusterXmlReader *reader,
               gpointer         data)
{
  MusterDbaStep step = {.kind = MUSTER_DBA_STRAIGHT, .element = -1};

  return muster_scenario_take_length (reader, data, "by", -MUSTER_TABLE_REACH, &step.by) && add_step (data, step);
}

static gboolean
take_slide (MusterXmlReader *reader,
            gpointer         data)
{
  MusterDbaStep step = {.kind = MUSTER_DBA_SLIDE, .element = -1};

  return muster_scenario_take_length (reader, data, "by", -MUSTER_TABLE_REACH, &step.by) && add_step (data, step);
}

static gboolean
take_wheel (MusterXmlReader *reader,
            gpointer         data)
{
  MusterDbaStep step = {.kind = MUSTER_DBA_WHEEL, .element = -1};

  return muster_scenario_take_point (reader, data, "pivot", &step.at) &&
         muster_scenario_take_vector (reader, "toward", &step.heading) && add_step (data, step);
}

static gboolean
take_via (MusterXmlReader *reader,
          gpointer         data)
{
  MusterDbaStep step = {.kind = MUSTER_DBA_VIA, .element = -1};

  return muster_scenario_take_point (reader, data, "at", &step.at) && add_step (data, step);
}

static gboolean
take_to (MusterXmlReader *reader,
         gpointer         data)
{
  MusterDbaStep step = {.kind = MUSTER_DBA_TO, .element = -1};
  const char *id = muster_xml_get_text (reader, "element");
  guint index;

  if (id != NULL)
    {
      if (!find_element (reader, data, "element", id, &index))
        {
          return FALSE;
        }
      step.element = index;
    }
  return muster_scenario_take_point (reader, data, "at", &step.at) &&
         muster_scenario_take_vector (reader, "heading", &step.heading) && add_step (data, step);
}

static const MusterXmlAttribute root_attributes[] = {MUSTER_SCENARIO_ATTRIBUTES};

static const MusterXmlAttribute setting_attributes[] = {
  {"key", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"value", MUSTER_XML_NAME, .required = TRUE},
};

static const MusterXmlAttribute terrain_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"going", MUSTER_XML_WORD, .required = TRUE, .words = "good|rough|bad"},
};

static const MusterXmlAttribute river_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"state", MUSTER_XML_WORD, .words = "unknown|1|2|3|4|5|6"},
  {"course", MUSTER_XML_POINT},
};

static const MusterXmlAttribute wall_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
};

static const MusterXmlAttribute fort_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"kind", MUSTER_XML_WORD, .required = TRUE, .words = "camp|city|fort"},
  {"side", MUSTER_XML_IDENTIFIER, .required = TRUE},
};

static const MusterXmlAttribute polygon_attributes[] = {
  {"points", MUSTER_XML_POINTS, .required = TRUE},
};

static const MusterXmlAttribute road_attributes[] = {
  {"points", MUSTER_XML_POINTS, .required = TRUE},
  {"width", MUSTER_XML_DECIMAL, .required = TRUE},
};

static const MusterXmlAttribute bound_attributes[] = {
  {"side", MUSTER_XML_IDENTIFIER},
  {"phase", MUSTER_XML_WORD, .words = "tactical|shooting|combat"},
  {"number", MUSTER_XML_NUMBER, .low = 1, .high = MOST_BOUNDS},
  {"pips", MUSTER_XML_NUMBER, .low = 0, .high = MOST_PIPS},
};

static const MusterXmlAttribute element_attributes[] = {
  {"id", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"side", MUSTER_XML_IDENTIFIER, .required = TRUE},
  {"troop", MUSTER_XML_NAME, .required = TRUE},
  {"at", MUSTER_XML_POINT, .required = TRUE},
  {"heading", MUSTER_XML_POINT, .required = TRUE},
  {"width", MUSTER_XML_DECIMAL},
  {"depth", MUSTER_XML_DECIMAL},
  {"contingent", MUSTER_XML_NUMBER, .low = 1, .high = MOST_SIDES},
  {"moves", MUSTER_XML_NUMBER, .low = 0, .high = MOST_BOUNDS},
  {"dismount", MUSTER_XML_FLAG},
  {"joined", MUSTER_XML_IDENTIFIER},
  {"marked", MUSTER_XML_FLAG},
};

static const MusterXmlAttribute move_attributes[] = {
  {"kind", MUSTER_XML_WORD, .required = TRUE, .words = "single|group|reduce|dismount|recoil|flee|take-back"},
  {"elements", MUSTER_XML_IDENTIFIERS, .required = TRUE},
  {"troop", MUSTER_XML_NAME},
  {"agreed", MUSTER_XML_FLAG},
  {"width", MUSTER_XML_NUMBER, .low = 1, .high = MUSTER_SCENARIO_PIECES},
};

static const MusterXmlAttribute by_attributes[] = {
  {"by", MUSTER_XML_DECIMAL, .required = TRUE},
};

static const MusterXmlAttribute wheel_attributes[] = {
  {"pivot", MUSTER_XML_POINT, .required = TRUE},
  {"toward", MUSTER_XML_POINT, .required = TRUE},
};

static const MusterXmlAttribute via_attributes[] = {
  {"at", MUSTER_XML_POINT, .required = TRUE},
};

static const MusterXmlAttribute to_attributes[] = {
  {"at", MUSTER_XML_POINT, .required = TRUE},
  {"heading", MUSTER_XML_POINT},
  {"element", MUSTER_XML_IDENTIFIER},
};

enum
{
  SCENARIO,
  RULING,
  TERRAIN,
  TERRAIN_OUTLINE,
  RIVER,
  RIVER_OUTLINE,
  WALL,
  WALL_OUTLINE,
  FORT,
  FORT_OUTLINE,
  ROAD,
  BOUND,
  ELEMENT,
  MOVE,
  STRAIGHT,
  WHEEL,
  SLIDE,
  VIA,
  TO,
};

#define OUTLINE(parent, taken) \
  {"polygon", parent, .once = TRUE, .required = TRUE, MUSTER_SCENARIO_WITH (polygon_attributes), .start = taken}

static const MusterXmlElement elements[] = {
  [SCENARIO] = {"scenario", MUSTER_XML_ROOT, MUSTER_SCENARIO_WITH (root_attributes)},
  [RULING] = {"ruling", SCENARIO, MUSTER_SCENARIO_WITH (setting_attributes), .start = muster_scenario_take_ruling},
  [TERRAIN] = {"terrain", SCENARIO, MUSTER_SCENARIO_WITH (terrain_attributes), .start = take_terrain},
  [TERRAIN_OUTLINE] = OUTLINE (TERRAIN, outline_terrain),
  [RIVER] = {"river", SCENARIO, MUSTER_SCENARIO_WITH (river_attributes), .start = take_river},
  [RIVER_OUTLINE] = OUTLINE (RIVER, outline_river),
  [WALL] = {"wall", SCENARIO, MUSTER_SCENARIO_WITH (wall_attributes), .start = take_wall},
  [WALL_OUTLINE] = OUTLINE (WALL, outline_wall),
  [FORT] = {"fort", SCENARIO, MUSTER_SCENARIO_WITH (fort_attributes), .start = take_fort},
  [FORT_OUTLINE] = OUTLINE (FORT, outline_fort),
  [ROAD] = {"road", SCENARIO, MUSTER_SCENARIO_WITH (road_attributes), .start = take_road},
  [BOUND] = {"bound", SCENARIO, .once = TRUE, MUSTER_SCENARIO_WITH (bound_attributes), .start = take_bound},
  [ELEMENT] = {"element", SCENARIO, MUSTER_SCENARIO_WITH (element_attributes), .start = take_element},
  [MOVE] = {"move", SCENARIO, .once = TRUE, MUSTER_SCENARIO_WITH (move_attributes), .start = take_move},
  [STRAIGHT] = {"straight", MOVE, MUSTER_SCENARIO_WITH (by_attributes), .start = take_straight},
  [WHEEL] = {"wheel", MOVE, MUSTER_SCENARIO_WITH (wheel_attributes), .start = take_wheel},
  [SLIDE] = {"slide", MOVE, MUSTER_SCENARIO_WITH (by_attributes), .start = take_slide},
  [VIA] = {"via", MOVE, MUSTER_SCENARIO_WITH (via_attributes), .start = take_via},
  [TO] = {"to", MOVE, MUSTER_SCENARIO_WITH (to_attributes), .start = take_to},
};

const MusterXmlFormat muster_scenario_dba_format = {elements, G_N_ELEMENTS (elements)};
