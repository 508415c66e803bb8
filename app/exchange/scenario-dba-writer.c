/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-words.h"
#include "exchange/scenario-writing.h"
#include "tabletop/dba-table.h"

static const char *
get_side (const MusterDbaTable *table,
          guint8                side)
{
  return g_ptr_array_index (table->sides, side - 1);
}

static void
write_areas (MusterXmlWriter      *xml,
             const MusterDbaTable *table,
             const char           *element,
             const GPtrArray      *areas)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const MusterDbaArea *area = g_ptr_array_index (areas, i);

      muster_xml_writer_begin (xml, element);
      muster_xml_writer_attribute (xml, "id", area->id);
      if (areas == table->terrain)
        {
          muster_xml_writer_attribute (xml, "going", muster_going_words[area->going]);
        }
      if (areas == table->rivers)
        {
          muster_xml_writer_attribute (xml, "state", muster_river_state_words[area->state]);
        }
      if (areas == table->rivers && (area->course.x != 0 || area->course.y != 0))
        {
          muster_scenario_write_vector (xml, "course", area->course);
        }
      if (areas == table->forts)
        {
          muster_xml_writer_attribute (xml, "kind", "camp"); /* all kinds of them are the same to the rules */
          muster_xml_writer_attribute (xml, "side", get_side (table, area->side));
        }
      muster_scenario_write_polygon (xml, area->polygon, table->base_width);
      muster_xml_writer_finish (xml);
    }
}

static void
write_roads (MusterXmlWriter      *xml,
             const MusterDbaTable *table)
{
  for (guint i = 0; i < table->roads->len; i++)
    {
      const MusterDbaRoad *road = g_ptr_array_index (table->roads, i);

      muster_xml_writer_begin (xml, "road");
      muster_scenario_write_points (xml, "points", road->points, road->n_points, table->base_width);
      muster_scenario_write_length (xml, "width", road->width, table->base_width);
      muster_xml_writer_finish (xml);
    }
}

static void
write_bound (MusterXmlWriter      *xml,
             const MusterDbaTable *table)
{
  const MusterDbaBound *bound = &table->bound;

  muster_xml_writer_begin (xml, "bound");
  if (bound->side > 0)
    {
      muster_xml_writer_attribute (xml, "side", get_side (table, bound->side));
    }
  if (bound->phase != MUSTER_DBA_PHASE_UNSAID)
    {
      muster_xml_writer_attribute (xml, "phase", muster_dba_phase_words[bound->phase - MUSTER_DBA_PHASE_TACTICAL]);
    }
  if (bound->number > 0)
    {
      muster_xml_writer_number (xml, "number", bound->number);
    }
  if (bound->pips >= 0)
    {
      muster_xml_writer_number (xml, "pips", bound->pips);
    }
  muster_xml_writer_finish (xml);
}

/* What an element has only where something was said of it. */
static void
write_extras (MusterXmlWriter        *xml,
              const MusterDbaElement *element)
{
  if (element->contingent != 1)
    {
      muster_xml_writer_number (xml, "contingent", element->contingent);
    }
  if (element->moves > 0)
    {
      muster_xml_writer_number (xml, "moves", element->moves);
    }
  if (element->dismounts != MUSTER_SAID_NOTHING)
    {
      muster_xml_writer_attribute (xml, "dismount", element->dismounts == MUSTER_SAID_YES ? "yes" : "no");
    }
  if (element->joined != NULL)
    {
      muster_xml_writer_attribute (xml, "joined", element->joined);
    }
  if (element->marked)
    {
      muster_xml_writer_attribute (xml, "marked", "yes");
    }
}

static void
write_elements (MusterXmlWriter      *xml,
                const MusterDbaTable *table)
{
  for (guint i = 0; i < table->elements->len; i++)
    {
      const MusterDbaElement *element = muster_dba_table_get_element (table, i);
      g_autofree char *code = muster_dba_troop_dup_code (element->troop);

      muster_xml_writer_begin (xml, "element");
      muster_xml_writer_attribute (xml, "id", element->id);
      muster_xml_writer_attribute (xml, "side", get_side (table, element->side));
      muster_xml_writer_attribute (xml, "troop", code);
      muster_scenario_write_point (xml, "at", element->pose.at, table->base_width);
      muster_scenario_write_vector (xml, "heading", element->pose.heading);
      if (element->width != table->base_width)
        {
          muster_scenario_write_length (xml, "width", element->width, table->base_width);
        }
      muster_scenario_write_length (xml, "depth", element->depth, table->base_width);
      write_extras (xml, element);
      muster_xml_writer_finish (xml);
    }
}

static void
write_step (MusterXmlWriter      *xml,
            const MusterDbaTable *table,
            const MusterDbaStep  *step)
{
  static const char *const names[] = {
    [MUSTER_DBA_STRAIGHT] = "straight", [MUSTER_DBA_WHEEL] = "wheel", [MUSTER_DBA_SLIDE] = "slide",
    [MUSTER_DBA_VIA] = "via", [MUSTER_DBA_TO] = "to",
  };
  gboolean faces = step->heading.x != 0 || step->heading.y != 0;

  muster_xml_writer_begin (xml, names[step->kind]);
  if (step->kind == MUSTER_DBA_STRAIGHT || step->kind == MUSTER_DBA_SLIDE)
    {
      muster_scenario_write_length (xml, "by", step->by, table->base_width);
    }
  else
    {
      muster_scenario_write_point (xml, step->kind == MUSTER_DBA_WHEEL ? "pivot" : "at", step->at, table->base_width);
    }
  if (faces && (step->kind == MUSTER_DBA_WHEEL || step->kind == MUSTER_DBA_TO))
    {
      muster_scenario_write_vector (xml, step->kind == MUSTER_DBA_WHEEL ? "toward" : "heading", step->heading);
    }
  if (step->kind == MUSTER_DBA_TO && step->element >= 0)
    {
      muster_xml_writer_attribute (xml, "element", muster_dba_table_get_element (table, step->element)->id);
    }
  muster_xml_writer_finish (xml);
}

static char *
dup_elements (const MusterDbaTable *table)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < table->move.elements->len; i++)
    {
      guint index = g_array_index (table->move.elements, guint, i);

      g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", muster_dba_table_get_element (table, index)->id);
    }
  return g_string_free (ids, FALSE);
}

static void
write_move (MusterXmlWriter      *xml,
            const MusterDbaTable *table)
{
  const MusterDbaMove *move = &table->move;
  g_autofree char *elements = dup_elements (table);
  g_autofree char *troop = move->dismounts_named ? muster_dba_troop_dup_code (move->dismounts_to) : NULL;

  muster_xml_writer_begin (xml, "move");
  muster_xml_writer_attribute (xml, "kind", muster_dba_move_words[move->kind]);
  muster_xml_writer_attribute (xml, "elements", elements);
  if (troop != NULL)
    {
      muster_xml_writer_attribute (xml, "troop", troop);
    }
  if (move->agreed)
    {
      muster_xml_writer_attribute (xml, "agreed", "yes");
    }
  if (move->width > 0)
    {
      muster_xml_writer_number (xml, "width", move->width);
    }
  for (guint i = 0; i < move->steps->len; i++)
    {
      write_step (xml, table, &g_array_index (move->steps, MusterDbaStep, i));
    }
  muster_xml_writer_finish (xml);
}

/** muster_scenario_write_dba: writes a table of DBA */
void
muster_scenario_write_dba (MusterXmlWriter      *xml,
                           const MusterScenario *scenario)
{
  const MusterDbaTable *table = scenario->dba;

  write_areas (xml, table, "terrain", table->terrain);
  write_areas (xml, table, "river", table->rivers);
  write_areas (xml, table, "wall", table->walls);
  write_areas (xml, table, "fort", table->forts);
  write_roads (xml, table);
  write_bound (xml, table);
  write_elements (xml, table);
  if (table->move.elements->len > 0)
    {
      write_move (xml, table);
    }
}
