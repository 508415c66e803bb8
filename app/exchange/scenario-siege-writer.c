/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-words.h"
#include "exchange/scenario-writing.h"
#include "tabletop/siege-table.h"

static void
write_flag (MusterXmlWriter *xml,
            const char      *name,
            gboolean         value)
{
  if (value)
    {
      muster_xml_writer_attribute (xml, name, "yes");
    }
}

static void
write_said (MusterXmlWriter *xml,
            const char      *name,
            MusterSaid       said)
{
  if (said != MUSTER_SAID_NOTHING)
    {
      muster_xml_writer_attribute (xml, name, said == MUSTER_SAID_YES ? "yes" : "no");
    }
}

static void
write_faces (MusterXmlWriter        *xml,
             const MusterSiegeTable *table)
{
  for (guint i = 0; i < table->faces->len; i++)
    {
      const MusterSiegeFace *face = muster_siege_table_get_face (table, i);

      muster_xml_writer_begin (xml, face->manufactured ? "wall" : "cliff");
      muster_xml_writer_attribute (xml, "id", face->id);
      muster_scenario_write_length (xml, "height", face->height, MUSTER_INCH);
      muster_scenario_write_polygon (xml, face->polygon, MUSTER_INCH);
      muster_xml_writer_finish (xml);
    }
  for (guint i = 0; i < table->grounds->len; i++)
    {
      const MusterSiegeGround *ground = muster_siege_table_get_ground (table, i);

      muster_xml_writer_begin (xml, "terrain");
      muster_xml_writer_attribute (xml, "id", ground->id);
      muster_xml_writer_attribute (xml, "going", "difficult");
      muster_scenario_write_polygon (xml, ground->polygon, MUSTER_INCH);
      muster_xml_writer_finish (xml);
    }
}

static void
write_ropes (MusterXmlWriter        *xml,
             const MusterSiegeTable *table)
{
  for (guint i = 0; i < table->ropes->len; i++)
    {
      const MusterSiegeRope *rope = muster_siege_table_get_rope (table, i);

      muster_xml_writer_begin (xml, rope->ladder ? "ladder" : "rope");
      muster_xml_writer_attribute (xml, "id", rope->id);
      muster_xml_writer_attribute (xml, "on", muster_siege_table_get_face (table, rope->face)->id);
      muster_scenario_write_point (xml, "at", rope->at, MUSTER_INCH);
      muster_xml_writer_finish (xml);
    }
}

static void
write_abilities (MusterXmlWriter        *xml,
                 const MusterSiegeModel *model)
{
  g_autoptr (GString) abilities = g_string_new (NULL);

  g_string_append (abilities, model->climbs ? "climbing " : "");
  g_string_append (abilities, model->mounted ? "mounted " : "");
  g_string_append (abilities, model->misshapen ? "misshapen " : "");
  if (abilities->len > 0)
    {
      g_string_truncate (abilities, abilities->len - 1);
      muster_xml_writer_attribute (xml, "abilities", abilities->str);
    }
}

static void
write_model (MusterXmlWriter        *xml,
             const MusterSiegeTable *table,
             const MusterSiegeModel *model)
{
  muster_xml_writer_begin (xml, "model");
  muster_xml_writer_attribute (xml, "id", model->id);
  muster_xml_writer_attribute (xml, "side", model->side);
  muster_scenario_write_point (xml, "at", model->at, MUSTER_INCH);
  muster_xml_writer_number (xml, "size", model->size);
  muster_xml_writer_number (xml, "armour", model->armour);
  muster_xml_writer_number (xml, "st", model->st);
  if (model->mw > 0)
    {
      muster_xml_writer_number (xml, "mw", model->mw);
    }
  muster_xml_writer_number (xml, "ac", model->ac);
  muster_scenario_write_length (xml, "mv", model->mv, MUSTER_INCH);
  write_abilities (xml, model);
  write_flag (xml, "leader", model->leads);
  muster_scenario_write_length (xml, "radius", model->radius, MUSTER_INCH);
  if (model->face >= 0)
    {
      muster_xml_writer_attribute (xml, "on", muster_siege_table_get_face (table, model->face)->id);
      muster_scenario_write_length (xml, "up", model->up, MUSTER_INCH);
    }
  muster_xml_writer_finish (xml);
}

/* Models by their ids, parted by spaces. */
static void
write_models (MusterXmlWriter        *xml,
              const char             *name,
              const MusterSiegeTable *table,
              const GArray           *models)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < models->len; i++)
    {
      g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                              muster_siege_table_get_model (table, g_array_index (models, guint, i))->id);
    }
  muster_xml_writer_attribute (xml, name, ids->str);
}

static void
write_engine (MusterXmlWriter         *xml,
              const MusterSiegeTable  *table,
              const MusterSiegeEngine *engine)
{
  muster_xml_writer_begin (xml, "engine");
  muster_xml_writer_attribute (xml, "id", engine->id);
  muster_xml_writer_attribute (xml, "side", engine->side);
  muster_xml_writer_attribute (xml, "kind", muster_siege_engine_words[engine->kind]);
  muster_scenario_write_point (xml, "at", engine->at, MUSTER_INCH);
  muster_scenario_write_vector (xml, "heading", engine->heading);
  if (engine->men > 0)
    {
      muster_xml_writer_number (xml, "crew", engine->men);
    }
  else if (engine->crew->len > 0)
    {
      write_models (xml, "crew", table, engine->crew);
    }
  if (engine->last != MUSTER_SIEGE_LAST_UNSAID)
    {
      muster_xml_writer_attribute (xml, "last", muster_siege_last_words[engine->last - MUSTER_SIEGE_NOTHING]);
    }
  if (engine->ammunition != MUSTER_SIEGE_N_AMMUNITION)
    {
      muster_xml_writer_attribute (xml, "ammunition", muster_siege_ammunition_words[engine->ammunition]);
    }
  write_flag (xml, "broken", engine->broken);
  write_flag (xml, "enemy-contact", engine->enemy_in_contact);
  write_flag (xml, "covered", engine->covered);
  if (engine->window >= 0)
    {
      muster_xml_writer_number (xml, "window", engine->window);
    }
  muster_scenario_write_length (xml, "width", engine->width, MUSTER_INCH);
  muster_scenario_write_length (xml, "radius", engine->radius, MUSTER_INCH);
  muster_xml_writer_finish (xml);
}

static void
write_dice (MusterXmlWriter      *xml,
            const MusterSiegeAct *act)
{
  g_autoptr (GString) dice = g_string_new (NULL);

  for (guint i = 0; i < act->dice->len; i++)
    {
      g_string_append_printf (dice, "%s%u", i > 0 ? " " : "", g_array_index (act->dice, guint, i));
    }
  if (dice->len > 0)
    {
      muster_xml_writer_attribute (xml, "die", dice->str);
    }
}

static void
write_climb (MusterXmlWriter        *xml,
             const MusterSiegeTable *table,
             const MusterSiegeAct   *act)
{
  muster_scenario_write_length (xml, "up", act->up, MUSTER_INCH);
  muster_xml_writer_attribute (xml, "by", muster_siege_means_words[act->means]);
  if (act->rope >= 0)
    {
      muster_xml_writer_attribute (xml, "rope", muster_siege_table_get_rope (table, act->rope)->id);
    }
  muster_xml_writer_number (xml, "actions", act->actions);
  muster_xml_writer_number (xml, "hits", act->hits);
  write_dice (xml, act);
  for (guint i = 0; i < act->tests->len; i++)
    {
      const MusterSiegeTest *test = &g_array_index (act->tests, MusterSiegeTest, i);

      muster_xml_writer_begin (xml, "test");
      muster_xml_writer_attribute (xml, "model", muster_siege_table_get_model (table, test->model)->id);
      muster_xml_writer_number (xml, "die", test->die);
      muster_xml_writer_finish (xml);
    }
}

static void
write_haul (MusterXmlWriter        *xml,
            const MusterSiegeTable *table,
            const MusterSiegeAct   *act)
{
  muster_xml_writer_attribute (xml, "engine", muster_siege_table_get_engine (table, act->engine)->id);
  muster_scenario_write_length (xml, "by", act->by, MUSTER_INCH);
  write_models (xml, "models", table, act->models);
  write_flag (xml, "slope", act->slope);
  write_flag (xml, "fires", act->fires);
  muster_xml_writer_number (xml, "actions", act->actions);
}

static void
write_fire (MusterXmlWriter        *xml,
            const MusterSiegeTable *table,
            const MusterSiegeAct   *act)
{
  muster_xml_writer_attribute (xml, "engine", muster_siege_table_get_engine (table, act->engine)->id);
  muster_xml_writer_attribute (xml, "ammunition", muster_siege_ammunition_words[act->ammunition]);
  muster_xml_writer_attribute (xml, "target", muster_siege_table_get_model (table, act->target)->id);
  muster_xml_writer_number (xml, "turning", act->turning);
  if (act->seen)
    {
      write_models (xml, "los", table, act->models);
    }
  write_dice (xml, act);
  if (act->deviation >= 0)
    {
      muster_scenario_write_length (xml, "deviation", act->deviation, MUSTER_INCH);
    }
  if (act->burst > 0)
    {
      muster_xml_writer_number (xml, "burst", act->burst);
    }
}

static void
write_actor (MusterXmlWriter        *xml,
             const MusterSiegeTable *table,
             const MusterSiegeAct   *act)
{
  muster_xml_writer_attribute (xml, "model", muster_siege_table_get_model (table, act->model)->id);
  if (act->kind == MUSTER_SIEGE_CUT_ROPE)
    {
      muster_xml_writer_attribute (xml, "rope", muster_siege_table_get_rope (table, act->rope)->id);
      write_said (xml, "edged", act->edged);
      write_said (xml, "wounded", act->wounded);
      write_dice (xml, act);
      return;
    }
  muster_xml_writer_attribute (xml, "on", muster_siege_table_get_face (table, act->face)->id);
  if (act->kind == MUSTER_SIEGE_CLIMB)
    {
      write_climb (xml, table, act);
    }
  else
    {
      write_dice (xml, act);
    }
}

static void
write_act (MusterXmlWriter        *xml,
           const MusterSiegeTable *table)
{
  static const char *const names[] = {
    [MUSTER_SIEGE_CLIMB] = "climb", [MUSTER_SIEGE_SET_ROPE] = "set-rope",
    [MUSTER_SIEGE_THROW_GRAPNEL] = "throw-grapnel", [MUSTER_SIEGE_CUT_ROPE] = "cut-rope",
    [MUSTER_SIEGE_HAUL] = "haul", [MUSTER_SIEGE_FIRE] = "fire",
  };
  const MusterSiegeAct *act = &table->act;

  muster_xml_writer_begin (xml, names[act->kind]);
  if (act->kind == MUSTER_SIEGE_HAUL)
    {
      write_haul (xml, table, act);
    }
  else if (act->kind == MUSTER_SIEGE_FIRE)
    {
      write_fire (xml, table, act);
    }
  else
    {
      write_actor (xml, table, act);
    }
  muster_xml_writer_finish (xml);
}

/** muster_scenario_write_siege: writes a table of climbing and siege engines */
void
muster_scenario_write_siege (MusterXmlWriter      *xml,
                             const MusterScenario *scenario)
{
  const MusterSiegeTable *table = scenario->siege;

  write_faces (xml, table);
  write_ropes (xml, table);
  for (guint i = 0; i < table->models->len; i++)
    {
      write_model (xml, table, muster_siege_table_get_model (table, i));
    }
  for (guint i = 0; i < table->engines->len; i++)
    {
      write_engine (xml, table, muster_siege_table_get_engine (table, i));
    }
  if (table->act.kind != MUSTER_SIEGE_NO_ACT)
    {
      write_act (xml, table);
    }
}
