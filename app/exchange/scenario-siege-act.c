/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a scenario of climbing and siege engines proposes: one act.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/scenario-siege-act.h"
#include "exchange/scenario-words.h"

static MusterSiegeTable *
get_table (gpointer data)
{
  return ((MusterScenarioReading *) data)->scenario->siege;
}

/** muster_siege_find_named: finds what an attribute names in one of the table's lists */
gboolean
muster_siege_find_named (MusterXmlReader *reader,
                         const GPtrArray *things,
                         const char      *attribute,
                         guint           *index)
{
  const char *id = muster_xml_get_text (reader, attribute);

  return muster_siege_table_find (things, id, index)
           ? TRUE
           : muster_xml_fail (reader, attribute, _("nothing of that kind is called “%s” before this"), id);
}

/** muster_siege_take_models: appends the models that an attribute names, by their numbers */
gboolean
muster_siege_take_models (MusterXmlReader *reader,
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
      if (!g_ascii_string_to_unsigned (words[i], 10, 1, MUSTER_SIEGE_DIE, &value, NULL))
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
      return muster_siege_find_named (reader, table->faces, "on", &table->act.face);
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
  return muster_siege_find_named (reader, get_table (data)->models, "model", &get_table (data)->act.model);
}

/** muster_siege_take_climb: the callback of its element */
gboolean
muster_siege_take_climb (MusterXmlReader *reader,
                         gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;
  guint rope;

  if (!begin_act (reader, data, MUSTER_SIEGE_CLIMB) || !take_actor (reader, data) ||
      !take_face (reader, data))
    {
      return FALSE;
    }
  act->means = muster_scenario_take_word (reader, "by", muster_siege_means_words, MUSTER_SIEGE_FREELY);
  act->actions = muster_xml_get_number (reader, "actions", act->actions);
  act->hits = muster_xml_get_number (reader, "hits", 0);
  if (muster_xml_get_text (reader, "rope") != NULL)
    {
      if (!muster_siege_find_named (reader, get_table (data)->ropes, "rope", &rope))
        {
          return FALSE;
        }
      act->rope = rope;
    }
  return take_dice (reader, data) && muster_scenario_take_length (reader, data, "up", 0, &act->up);
}

/** muster_siege_take_test: the callback of its element */
gboolean
muster_siege_take_test (MusterXmlReader *reader,
                        gpointer         data)
{
  MusterSiegeTest test = {.die = muster_xml_get_number (reader, "die", 0)};

  if (!muster_siege_find_named (reader, get_table (data)->models, "model", &test.model))
    {
      return FALSE;
    }
  g_array_append_val (get_table (data)->act.tests, test);
  return TRUE;
}

/** muster_siege_take_set_rope: the callback of its element */
gboolean
muster_siege_take_set_rope (MusterXmlReader *reader,
                            gpointer         data)
{
  return begin_act (reader, data, MUSTER_SIEGE_SET_ROPE) && take_actor (reader, data) &&
         take_face (reader, data);
}

/** muster_siege_take_grapnel: the callback of its element */
gboolean
muster_siege_take_grapnel (MusterXmlReader *reader,
                           gpointer         data)
{
  return begin_act (reader, data, MUSTER_SIEGE_THROW_GRAPNEL) && take_actor (reader, data) &&
         take_face (reader, data) && take_dice (reader, data);
}

/** muster_siege_take_cut: the callback of its element */
gboolean
muster_siege_take_cut (MusterXmlReader *reader,
                       gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;
  guint rope;

  if (!begin_act (reader, data, MUSTER_SIEGE_CUT_ROPE) || !take_actor (reader, data) ||
      !muster_siege_find_named (reader, get_table (data)->ropes, "rope", &rope))
    {
      return FALSE;
    }
  act->rope = rope;
  act->edged = muster_scenario_take_said (reader, "edged");
  act->wounded = muster_scenario_take_said (reader, "wounded");
  return take_dice (reader, data);
}

/** muster_siege_take_haul: the callback of its element */
gboolean
muster_siege_take_haul (MusterXmlReader *reader,
                        gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;

  if (!begin_act (reader, data, MUSTER_SIEGE_HAUL) ||
      !muster_siege_find_named (reader, get_table (data)->engines, "engine", &act->engine))
    {
      return FALSE;
    }
  act->slope = muster_xml_get_flag (reader, "slope", FALSE);
  act->fires = muster_xml_get_flag (reader, "fires", FALSE);
  act->actions = muster_xml_get_number (reader, "actions", MUSTER_SIEGE_MOST_VALUE);
  return muster_scenario_take_length (reader, data, "by", 0, &act->by) &&
         muster_siege_take_models (reader, data, "models", act->models);
}

/** muster_siege_take_fire: the callback of its element */
gboolean
muster_siege_take_fire (MusterXmlReader *reader,
                        gpointer         data)
{
  MusterSiegeAct *act = &get_table (data)->act;

  if (!begin_act (reader, data, MUSTER_SIEGE_FIRE) ||
      !muster_siege_find_named (reader, get_table (data)->engines, "engine", &act->engine) ||
      !muster_siege_find_named (reader, get_table (data)->models, "target", &act->target))
    {
      return FALSE;
    }
  if (muster_siege_table_get_engine (get_table (data), act->engine)->kind == MUSTER_SIEGE_MANTLET)
    {
      return muster_xml_fail (reader, "engine", _("a mantlet does not fire"));
    }
  act->ammunition = muster_scenario_take_word (reader, "ammunition", muster_siege_ammunition_words, MUSTER_SIEGE_ROCK);
  act->turning = muster_xml_get_number (reader, "turning", 0);
  act->burst = muster_xml_get_number (reader, "burst", 0);
  act->seen = muster_xml_get_text (reader, "los") != NULL;
  return take_dice (reader, data) && muster_siege_take_models (reader, data, "los", act->models) &&
         muster_scenario_take_length (reader, data, "deviation", 0, &act->deviation);
}
