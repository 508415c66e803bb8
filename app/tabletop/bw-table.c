/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-table.h"

#include <string.h>

static void
free_obstacle (MusterBwObstacle *obstacle)
{
  muster_polygon_unref (obstacle->polygon);
  g_free (obstacle->id);
  g_free (obstacle);
}

static void
free_group (MusterBwGroup *group)
{
  g_free (group->id);
  g_free (group->side);
  g_free (group);
}

static void
free_warrior (MusterBwWarrior *warrior)
{
  g_free (warrior->id);
  g_free (warrior);
}

static void
clear_step (MusterBwStep *step)
{
  g_array_unref (step->way);
}

/** muster_bw_table_new: Returns: (transfer full): an empty table, on which nothing is said of the action */
MusterBwTable *
muster_bw_table_new (void)
{
  MusterBwTable *table = g_new0 (MusterBwTable, 1);

  table->obstacles = g_ptr_array_new_with_free_func ((GDestroyNotify) free_obstacle);
  table->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) free_group);
  table->warriors = g_ptr_array_new_with_free_func ((GDestroyNotify) free_warrior);
  for (guint i = 0; i < MUSTER_N_BW_PARAMETERS; i++)
    {
      table->parameters[i] = -1;
    }
  table->action = (MusterBwAction) {.allowance = -1, .target = -1, .casualty = -1};
  table->action.steps = g_array_new (FALSE, FALSE, sizeof (MusterBwStep));
  g_array_set_clear_func (table->action.steps, (GDestroyNotify) clear_step);
  return table;
}

/** muster_bw_table_free: frees the table and what stands on it */
void
muster_bw_table_free (MusterBwTable *table)
{
  g_ptr_array_unref (table->obstacles);
  g_ptr_array_unref (table->groups);
  g_ptr_array_unref (table->warriors);
  g_array_unref (table->action.steps);
  g_free (table);
}

/**
 * muster_bw_table_add_obstacle:
 * @polygon: (transfer full): its base
 *
 * Returns: (transfer none): the obstacle, which gives no defensive position
 */
MusterBwObstacle *
muster_bw_table_add_obstacle (MusterBwTable *table,
                              const char    *id,
                              MusterPolygon *polygon,
                              gint32         height)
{
  MusterBwObstacle *obstacle = g_new0 (MusterBwObstacle, 1);

  obstacle->id = g_strdup (id);
  obstacle->polygon = polygon;
  obstacle->height = height;
  g_ptr_array_add (table->obstacles, obstacle);
  return obstacle;
}

/** muster_bw_table_add_group: Returns: (transfer none): the group, without armour, on horses if it rides */
MusterBwGroup *
muster_bw_table_add_group (MusterBwTable *table,
                           const char    *id,
                           const char    *side,
                           MusterBwClass  class)
{
  MusterBwGroup *group = g_new0 (MusterBwGroup, 1);

  group->id = g_strdup (id);
  group->side = g_strdup (side);
  group->class = class;
  g_ptr_array_add (table->groups, group);
  return group;
}

/** muster_bw_table_add_warrior: Returns: (transfer none): the warrior, on a base of the usual size */
MusterBwWarrior *
muster_bw_table_add_warrior (MusterBwTable *table,
                             const char    *id,
                             guint          group,
                             MusterPoint    at)
{
  MusterBwWarrior *warrior = g_new0 (MusterBwWarrior, 1);

  warrior->id = g_strdup (id);
  warrior->group = group;
  warrior->at = at;
  g_ptr_array_add (table->warriors, warrior);
  return warrior;
}

/** muster_bw_table_add_step: Returns: (transfer none): what the action says of the warrior, valid until the next */
MusterBwStep *
muster_bw_table_add_step (MusterBwTable *table,
                          guint          warrior)
{
  MusterBwStep step = {warrior, g_array_new (FALSE, FALSE, sizeof (MusterPoint)), -1};

  g_array_append_val (table->action.steps, step);
  return &g_array_index (table->action.steps, MusterBwStep, table->action.steps->len - 1);
}

/** muster_bw_table_get_obstacle: Returns: (transfer none): obstacle @index */
const MusterBwObstacle *
muster_bw_table_get_obstacle (const MusterBwTable *table,
                              guint                index)
{
  return g_ptr_array_index (table->obstacles, index);
}

/** muster_bw_table_get_group: Returns: (transfer none): group @index */
const MusterBwGroup *
muster_bw_table_get_group (const MusterBwTable *table,
                           guint                index)
{
  return g_ptr_array_index (table->groups, index);
}

/** muster_bw_table_get_warrior: Returns: (transfer none): warrior @index */
const MusterBwWarrior *
muster_bw_table_get_warrior (const MusterBwTable *table,
                             guint                index)
{
  return g_ptr_array_index (table->warriors, index);
}

/** muster_bw_table_find_group: Returns: whether there is a group of that id; then @index is set */
gboolean
muster_bw_table_find_group (const MusterBwTable *table,
                            const char          *id,
                            guint               *index)
{
  for (guint i = 0; i < table->groups->len; i++)
    {
      if (strcmp (muster_bw_table_get_group (table, i)->id, id) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_bw_table_find_warrior: Returns: whether there is a warrior of that id; then @index is set */
gboolean
muster_bw_table_find_warrior (const MusterBwTable *table,
                              const char          *id,
                              guint               *index)
{
  for (guint i = 0; i < table->warriors->len; i++)
    {
      if (strcmp (muster_bw_table_get_warrior (table, i)->id, id) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_bw_action_find_step: Returns: (transfer none) (nullable): what the action says of the warrior */
const MusterBwStep *
muster_bw_action_find_step (const MusterBwAction *action,
                            guint                 warrior)
{
  for (guint i = 0; i < action->steps->len; i++)
    {
      const MusterBwStep *step = &g_array_index (action->steps, MusterBwStep, i);

      if (step->warrior == warrior)
        {
          return step;
        }
    }
  return NULL;
}

static void
copy_pieces (MusterBwTable       *to,
             const MusterBwTable *from)
{
  for (guint i = 0; i < from->groups->len; i++)
    {
      const MusterBwGroup *group = muster_bw_table_get_group (from, i);
      MusterBwGroup *copy = muster_bw_table_add_group (to, group->id, group->side, group->class);

      copy->armour = group->armour;
      copy->pony = group->pony;
    }
  for (guint i = 0; i < from->warriors->len; i++)
    {
      const MusterBwWarrior *warrior = muster_bw_table_get_warrior (from, i);
      MusterBwWarrior *copy = muster_bw_table_add_warrior (to, warrior->id, warrior->group, warrior->at);

      copy->radius = warrior->radius;
      copy->commander = warrior->commander;
    }
}

static void
copy_action (MusterBwTable        *to,
             const MusterBwAction *action)
{
  GArray *steps = to->action.steps;

  to->action = *action;
  to->action.steps = steps;
  for (guint i = 0; i < action->steps->len; i++)
    {
      MusterBwStep step = g_array_index (action->steps, MusterBwStep, i);

      step.way = g_array_copy (step.way);
      g_array_append_val (steps, step);
    }
}

/** muster_bw_table_dup: Returns: (transfer full): a table like @table; the shapes of obstacles are shared */
MusterBwTable *
muster_bw_table_dup (const MusterBwTable *table)
{
  MusterBwTable *copy = muster_bw_table_new ();

  for (guint i = 0; i < table->obstacles->len; i++)
    {
      const MusterBwObstacle *obstacle = muster_bw_table_get_obstacle (table, i);

      muster_bw_table_add_obstacle (copy, obstacle->id, muster_polygon_ref (obstacle->polygon),
                                    obstacle->height)->defensive = obstacle->defensive;
    }
  copy_pieces (copy, table);
  memcpy (copy->parameters, table->parameters, sizeof copy->parameters);
  copy_action (copy, &table->action);
  return copy;
}
