/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/siege-table.h"

#include <string.h>

#define USUAL_RADIUS (MUSTER_INCH / 2)
#define USUAL_ENGINE_RADIUS MUSTER_INCH
#define USUAL_MANTLET_WIDTH (3 * MUSTER_INCH)

static void
free_model (MusterSiegeModel *model)
{
  g_free (model->id);
  g_free (model->side);
  g_free (model);
}

static void
free_face (MusterSiegeFace *face)
{
  muster_polygon_unref (face->polygon);
  g_free (face->id);
  g_free (face);
}

static void
free_rope (MusterSiegeRope *rope)
{
  g_free (rope->id);
  g_free (rope);
}

static void
free_ground (MusterSiegeGround *ground)
{
  muster_polygon_unref (ground->polygon);
  g_free (ground->id);
  g_free (ground);
}

static void
free_engine (MusterSiegeEngine *engine)
{
  g_array_unref (engine->crew);
  g_free (engine->id);
  g_free (engine->side);
  g_free (engine);
}

/** muster_siege_table_new: Returns: (transfer full): an empty table, on which nothing is proposed */
MusterSiegeTable *
muster_siege_table_new (void)
{
  MusterSiegeTable *table = g_new0 (MusterSiegeTable, 1);

  table->models = g_ptr_array_new_with_free_func ((GDestroyNotify) free_model);
  table->faces = g_ptr_array_new_with_free_func ((GDestroyNotify) free_face);
  table->ropes = g_ptr_array_new_with_free_func ((GDestroyNotify) free_rope);
  table->grounds = g_ptr_array_new_with_free_func ((GDestroyNotify) free_ground);
  table->engines = g_ptr_array_new_with_free_func ((GDestroyNotify) free_engine);
  table->act.dice = g_array_new (FALSE, FALSE, sizeof (guint));
  table->act.tests = g_array_new (FALSE, FALSE, sizeof (MusterSiegeTest));
  table->act.models = g_array_new (FALSE, FALSE, sizeof (guint));
  muster_siege_table_clear_act (table);
  return table;
}

/** muster_siege_table_clear_act: forgets what was proposed */
void
muster_siege_table_clear_act (MusterSiegeTable *table)
{
  MusterSiegeAct *act = &table->act;

  g_array_set_size (act->dice, 0);
  g_array_set_size (act->tests, 0);
  g_array_set_size (act->models, 0);
  *act = (MusterSiegeAct) {
    .dice = act->dice, .tests = act->tests, .models = act->models, .rope = -1, .actions = 1, .deviation = -1,
  };
}

static void
dup_things (MusterSiegeTable       *copy,
            const MusterSiegeTable *table)
{
  for (guint i = 0; i < table->faces->len; i++)
    {
      const MusterSiegeFace *face = muster_siege_table_get_face (table, i);

      muster_siege_table_add_face (copy, face->id, muster_polygon_ref (face->polygon), face->height)->manufactured =
        face->manufactured;
    }
  for (guint i = 0; i < table->ropes->len; i++)
    {
      const MusterSiegeRope *rope = muster_siege_table_get_rope (table, i);

      muster_siege_table_add_rope (copy, rope->id, rope->face, rope->at)->ladder = rope->ladder;
    }
  for (guint i = 0; i < table->grounds->len; i++)
    {
      const MusterSiegeGround *ground = muster_siege_table_get_ground (table, i);

      muster_siege_table_add_ground (copy, ground->id, muster_polygon_ref (ground->polygon));
    }
}

static void
dup_act (MusterSiegeAct       *copy,
         const MusterSiegeAct *act)
{
  MusterSiegeAct own = *copy;

  *copy = *act;
  copy->dice = g_array_append_vals (own.dice, act->dice->data, act->dice->len);
  copy->tests = g_array_append_vals (own.tests, act->tests->data, act->tests->len);
  copy->models = g_array_append_vals (own.models, act->models->data, act->models->len);
}

/** muster_siege_table_dup: Returns: (transfer full): a table like @table, to be changed on its own */
MusterSiegeTable *
muster_siege_table_dup (const MusterSiegeTable *table)
{
  MusterSiegeTable *copy = muster_siege_table_new ();

  dup_things (copy, table);
  for (guint i = 0; i < table->models->len; i++)
    {
      MusterSiegeModel *twin = g_memdup2 (muster_siege_table_get_model (table, i), sizeof *twin);

      twin->id = g_strdup (twin->id);
      twin->side = g_strdup (twin->side);
      g_ptr_array_add (copy->models, twin);
    }
  for (guint i = 0; i < table->engines->len; i++)
    {
      MusterSiegeEngine *twin = g_memdup2 (muster_siege_table_get_engine (table, i), sizeof *twin);

      twin->id = g_strdup (twin->id);
      twin->side = g_strdup (twin->side);
      twin->crew = g_array_copy (twin->crew);
      g_ptr_array_add (copy->engines, twin);
    }
  dup_act (&copy->act, &table->act);
  return copy;
}

/** muster_siege_table_free: frees the table and what stands on it */
void
muster_siege_table_free (MusterSiegeTable *table)
{
  g_ptr_array_unref (table->models);
  g_ptr_array_unref (table->faces);
  g_ptr_array_unref (table->ropes);
  g_ptr_array_unref (table->grounds);
  g_ptr_array_unref (table->engines);
  g_array_unref (table->act.dice);
  g_array_unref (table->act.tests);
  g_array_unref (table->act.models);
  g_free (table);
}

/** muster_siege_table_add_model: Returns: (transfer none): the model, with the profile of an engine's crew */
MusterSiegeModel *
muster_siege_table_add_model (MusterSiegeTable *table,
                              const char       *id,
                              const char       *side,
                              MusterPoint       at)
{
  MusterSiegeModel *model = g_new0 (MusterSiegeModel, 1);

  *model = (MusterSiegeModel) {
    .id = g_strdup (id), .side = g_strdup (side), .at = at, .radius = USUAL_RADIUS, .size = 1, .armour = 19, .st = 1,
    .mv = 3 * MUSTER_INCH, .ac = 2, .face = -1,
  };
  g_ptr_array_add (table->models, model);
  return model;
}

/**
 * muster_siege_table_add_face:
 * @polygon: (transfer full): its foot
 *
 * Returns: (transfer none): a cliff
 */
MusterSiegeFace *
muster_siege_table_add_face (MusterSiegeTable *table,
                             const char       *id,
                             MusterPolygon    *polygon,
                             gint32            height)
{
  MusterSiegeFace *face = g_new0 (MusterSiegeFace, 1);

  face->id = g_strdup (id);
  face->polygon = polygon;
  face->height = height;
  g_ptr_array_add (table->faces, face);
  return face;
}

/** muster_siege_table_add_rope: Returns: (transfer none): a rope on the face */
MusterSiegeRope *
muster_siege_table_add_rope (MusterSiegeTable *table,
                             const char       *id,
                             guint             face,
                             MusterPoint       at)
{
  MusterSiegeRope *rope = g_new0 (MusterSiegeRope, 1);

  rope->id = g_strdup (id);
  rope->face = face;
  rope->at = at;
  g_ptr_array_add (table->ropes, rope);
  return rope;
}

/**
 * muster_siege_table_add_ground:
 * @polygon: (transfer full): difficult terrain
 */
void
muster_siege_table_add_ground (MusterSiegeTable *table,
                               const char       *id,
                               MusterPolygon    *polygon)
{
  MusterSiegeGround *ground = g_new0 (MusterSiegeGround, 1);

  ground->id = g_strdup (id);
  ground->polygon = polygon;
  g_ptr_array_add (table->grounds, ground);
}

/** muster_siege_table_add_engine: Returns: (transfer none): an engine without a crew */
MusterSiegeEngine *
muster_siege_table_add_engine (MusterSiegeTable     *table,
                               const char           *id,
                               const char           *side,
                               MusterSiegeEngineKind kind)
{
  MusterSiegeEngine *engine = g_new0 (MusterSiegeEngine, 1);

  *engine = (MusterSiegeEngine) {
    .id = g_strdup (id), .side = g_strdup (side), .kind = kind, .crew = g_array_new (FALSE, FALSE, sizeof (guint)),
    .heading = {0, 1}, .radius = USUAL_ENGINE_RADIUS, .width = USUAL_MANTLET_WIDTH,
    .ammunition = MUSTER_SIEGE_N_AMMUNITION, .window = -1,
  };
  g_ptr_array_add (table->engines, engine);
  return engine;
}

/** muster_siege_table_get_model: Returns: (transfer none): model @index */
const MusterSiegeModel *
muster_siege_table_get_model (const MusterSiegeTable *table,
                              guint                   index)
{
  return g_ptr_array_index (table->models, index);
}

/** muster_siege_table_get_face: Returns: (transfer none): cliff or wall @index */
const MusterSiegeFace *
muster_siege_table_get_face (const MusterSiegeTable *table,
                             guint                   index)
{
  return g_ptr_array_index (table->faces, index);
}

/** muster_siege_table_get_rope: Returns: (transfer none): rope or ladder @index */
const MusterSiegeRope *
muster_siege_table_get_rope (const MusterSiegeTable *table,
                             guint                   index)
{
  return g_ptr_array_index (table->ropes, index);
}

/** muster_siege_table_get_ground: Returns: (transfer none): difficult terrain @index */
const MusterSiegeGround *
muster_siege_table_get_ground (const MusterSiegeTable *table,
                               guint                   index)
{
  return g_ptr_array_index (table->grounds, index);
}

/** muster_siege_table_get_engine: Returns: (transfer none): engine @index */
const MusterSiegeEngine *
muster_siege_table_get_engine (const MusterSiegeTable *table,
                               guint                   index)
{
  return g_ptr_array_index (table->engines, index);
}

/** muster_siege_engine_count_crew: Returns: how many men of the crew are left, the leader included */
guint
muster_siege_engine_count_crew (const MusterSiegeEngine *engine)
{
  return engine->crew->len + engine->men;
}

/**
 * muster_siege_table_find:
 * @things: one of the table's lists; each thing begins with its id
 *
 * Returns: whether there is one of that id; then @index is set
 */
gboolean
muster_siege_table_find (const GPtrArray *things,
                         const char      *id,
                         guint           *index)
{
  for (guint i = 0; i < things->len; i++)
    {
      if (strcmp (*(char *const *) g_ptr_array_index (things, i), id) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}
