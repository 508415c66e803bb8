/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-words.h"
#include "exchange/scenario-writing.h"
#include "tabletop/bw-table.h"
#include "tabletop/move.h"

static void
write_parameters (MusterXmlWriter     *xml,
                  const MusterBwTable *table)
{
  for (guint i = 0; i < MUSTER_N_BW_PARAMETERS; i++)
    {
      const MusterBwParameterRow *row = muster_bw_parameter_get_row (i);

      if (table->parameters[i] >= 0)
        {
          muster_xml_writer_begin (xml, "parameter");
          muster_xml_writer_attribute (xml, "key", row->key);
          muster_scenario_write_length (xml, "value", table->parameters[i],
                                        row->kind == MUSTER_BW_LENGTH ? MUSTER_INCH : 1);
          muster_xml_writer_finish (xml);
        }
    }
}

static void
write_obstacles (MusterXmlWriter     *xml,
                 const MusterBwTable *table)
{
  for (guint i = 0; i < table->obstacles->len; i++)
    {
      const MusterBwObstacle *obstacle = muster_bw_table_get_obstacle (table, i);

      muster_xml_writer_begin (xml, "obstacle");
      muster_xml_writer_attribute (xml, "id", obstacle->id);
      muster_scenario_write_length (xml, "height", obstacle->height, MUSTER_INCH);
      if (obstacle->defensive)
        {
          muster_xml_writer_attribute (xml, "defensive", "yes");
        }
      muster_scenario_write_polygon (xml, obstacle->polygon, MUSTER_INCH);
      muster_xml_writer_finish (xml);
    }
}

static void
write_warrior (MusterXmlWriter       *xml,
               const MusterBwWarrior *warrior)
{
  muster_xml_writer_begin (xml, "warrior");
  muster_xml_writer_attribute (xml, "id", warrior->id);
  muster_scenario_write_point (xml, "at", warrior->at, MUSTER_INCH);
  if (warrior->radius > 0)
    {
      muster_scenario_write_length (xml, "radius", warrior->radius, MUSTER_INCH);
    }
  if (warrior->commander)
    {
      muster_xml_writer_attribute (xml, "commander", "yes");
    }
  muster_xml_writer_finish (xml);
}

static void
write_group (MusterXmlWriter     *xml,
             const MusterBwTable *table,
             guint                index)
{
  const MusterBwGroup *group = muster_bw_table_get_group (table, index);

  muster_xml_writer_begin (xml, "group");
  muster_xml_writer_attribute (xml, "id", group->id);
  muster_xml_writer_attribute (xml, "side", group->side);
  muster_xml_writer_attribute (xml, "class", muster_bw_class_words[group->class]);
  if (group->armour != MUSTER_BW_UNARMOURED)
    {
      muster_xml_writer_attribute (xml, "armour", muster_bw_armour_words[group->armour]);
    }
  if (group->pony)
    {
      muster_xml_writer_attribute (xml, "mount", "pony");
    }
  for (guint i = 0; i < table->warriors->len; i++)
    {
      const MusterBwWarrior *warrior = muster_bw_table_get_warrior (table, i);

      if (warrior->group == index)
        {
          write_warrior (xml, warrior);
        }
    }
  muster_xml_writer_finish (xml);
}

static void
write_step (MusterXmlWriter     *xml,
            const MusterBwTable *table,
            const MusterBwStep  *step)
{
  const MusterPoint *way = (const MusterPoint *) step->way->data;
  guint last = step->way->len - 1;

  muster_xml_writer_begin (xml, "warrior");
  muster_xml_writer_attribute (xml, "id", muster_bw_table_get_warrior (table, step->warrior)->id);
  if (step->way->len > 0)
    {
      muster_scenario_write_point (xml, "to", way[last], MUSTER_INCH);
    }
  if (step->way->len > 1)
    {
      muster_scenario_write_points (xml, "via", way, last, MUSTER_INCH);
    }
  if (step->enemy >= 0)
    {
      muster_xml_writer_attribute (xml, "target", muster_bw_table_get_warrior (table, step->enemy)->id);
    }
  muster_xml_writer_finish (xml);
}

/* What the action says only where somebody said it. */
static void
write_particulars (MusterXmlWriter      *xml,
                   const MusterBwTable  *table,
                   const MusterBwAction *action)
{
  if (action->allowance >= 0)
    {
      muster_scenario_write_length (xml, "allowance", action->allowance, MUSTER_INCH);
    }
  if (action->target >= 0)
    {
      muster_xml_writer_attribute (xml, "target", muster_bw_table_get_group (table, action->target)->id);
    }
  if (action->die > 0)
    {
      muster_xml_writer_number (xml, "die", action->die);
    }
  if (action->direction.x != 0 || action->direction.y != 0)
    {
      muster_scenario_write_vector (xml, "direction", action->direction);
    }
  if (action->casualty >= 0)
    {
      muster_xml_writer_attribute (xml, "casualty", muster_bw_table_get_warrior (table, action->casualty)->id);
    }
  if (action->victor != MUSTER_SAID_NOTHING)
    {
      muster_xml_writer_attribute (xml, "victor", action->victor == MUSTER_SAID_YES ? "yes" : "no");
    }
  if (action->method != MUSTER_BW_ON_FOOT)
    {
      muster_xml_writer_attribute (xml, "method", muster_bw_method_words[action->method]);
    }
}

static void
write_action (MusterXmlWriter     *xml,
              const MusterBwTable *table)
{
  const MusterBwAction *action = &table->action;

  muster_xml_writer_begin (xml, "action");
  muster_xml_writer_attribute (xml, "group", muster_bw_table_get_group (table, action->group)->id);
  muster_xml_writer_attribute (xml, "kind", muster_bw_action_words[action->kind]);
  write_particulars (xml, table, action);
  for (guint i = 0; i < action->steps->len; i++)
    {
      write_step (xml, table, &g_array_index (action->steps, MusterBwStep, i));
    }
  muster_xml_writer_finish (xml);
}

/** muster_scenario_write_bw: writes a table of The Barons' War */
void
muster_scenario_write_bw (MusterXmlWriter      *xml,
                          const MusterScenario *scenario)
{
  const MusterBwTable *table = scenario->bw;

  write_parameters (xml, table);
  write_obstacles (xml, table);
  for (guint i = 0; i < table->groups->len; i++)
    {
      write_group (xml, table, i);
    }
  if (muster_scenario_has_move (scenario))
    {
      write_action (xml, table);
    }
}
