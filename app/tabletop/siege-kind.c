/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The models, cliffs and walls of a siege as pieces and grounds. What they do is told in words, not by moving them.
 */
#include "tabletop/table-kind.h"

#include "tabletop/siege-adjudicate.h"

#include <string.h>

static gint32
get_unit (const MusterScenario *scenario)
{
  return MUSTER_INCH;
}

static void
lay_out (MusterScenario *scenario)
{
  scenario->siege = muster_siege_table_new ();
}

static guint
count_pieces (const MusterScenario *scenario)
{
  return scenario->siege->models->len;
}

/* Sides are numbered by the models that name them. */
static const char *
get_side (const MusterScenario *scenario,
          guint8                side)
{
  const GPtrArray *models = scenario->siege->models;
  guint n_sides = 0;

  for (guint i = 0; i < models->len; i++)
    {
      const char *name = muster_siege_table_get_model (scenario->siege, i)->side;
      gboolean known = FALSE;

      for (guint j = 0; j < i && !known; j++)
        {
          known = strcmp (name, muster_siege_table_get_model (scenario->siege, j)->side) == 0;
        }
      n_sides += !known;
      if (!known && n_sides == side)
        {
          return name;
        }
    }
  return NULL;
}

static guint8
number_side (const MusterScenario *scenario,
             const char           *name)
{
  guint8 side = 1;

  while (strcmp (get_side (scenario, side), name) != 0)
    {
      side++;
    }
  return side;
}

static MusterPiece
get_piece (const MusterScenario *scenario,
           guint                 index)
{
  const MusterSiegeModel *model = muster_siege_table_get_model (scenario->siege, index);
  MusterPiece piece = {
    .id = model->id, .side = number_side (scenario, model->side), .round = TRUE, .leads = model->leads,
    .pose = {model->at, {0, 1}}, .width = 2 * model->radius, .depth = 2 * model->radius,
  };

  g_strlcpy (piece.mark, model->id, sizeof piece.mark);
  return piece;
}

static void
place_piece (MusterScenario *scenario,
             guint           index,
             MusterPose      pose)
{
  ((MusterSiegeModel *) g_ptr_array_index (scenario->siege->models, index))->at = pose.at;
}

/* Crews, dice and whoever climbs name models by number: who goes must not be among them. */
static void
remove_piece (MusterScenario *scenario,
              guint           index)
{
  GPtrArray *engines = scenario->siege->engines;

  muster_siege_table_clear_act (scenario->siege);
  for (guint i = 0; i < engines->len; i++)
    {
      GArray *crew = ((MusterSiegeEngine *) g_ptr_array_index (engines, i))->crew;

      for (guint j = crew->len; j > 0; j--)
        {
          guint *man = &g_array_index (crew, guint, j - 1);

          if (*man == index)
            {
              g_array_remove_index (crew, j - 1);
            }
          else
            {
              *man -= *man > index;
            }
        }
    }
  g_ptr_array_remove_index (scenario->siege->models, index);
}

static gboolean
add_piece (MusterScenario *scenario,
           const char     *id,
           const char     *side,
           const char     *mark,
           MusterPose      pose,
           GError        **error)
{
  muster_siege_table_add_model (scenario->siege, id, side, pose.at);
  return TRUE;
}

static guint
count_grounds (const MusterScenario *scenario)
{
  return scenario->siege->faces->len + scenario->siege->grounds->len;
}

static MusterGround
get_ground (const MusterScenario *scenario,
            guint                 index)
{
  const MusterSiegeTable *table = scenario->siege;

  if (index < table->grounds->len)
    {
      const MusterSiegeGround *ground = muster_siege_table_get_ground (table, index);

      return (MusterGround) {.id = ground->id, .polygon = ground->polygon, .kind = MUSTER_GROUND_ROUGH};
    }
  const MusterSiegeFace *face = muster_siege_table_get_face (table, index - table->grounds->len);

  return (MusterGround) {
           .id = face->id, .polygon = face->polygon, .height = face->height,
           .kind = face->manufactured ? MUSTER_GROUND_OBSTACLE : MUSTER_GROUND_CLIFF,
  };
}

#define NEW_HEIGHT (6 * MUSTER_INCH)

static void
add_ground (MusterScenario  *scenario,
            const char      *id,
            MusterGroundKind kind,
            MusterPolygon   *polygon)
{
  if (kind == MUSTER_GROUND_ROUGH)
    {
      muster_siege_table_add_ground (scenario->siege, id, polygon);
    }
  else
    {
      muster_siege_table_add_face (scenario->siege, id, polygon,
                                   NEW_HEIGHT)->manufactured = kind == MUSTER_GROUND_OBSTACLE;
    }
}

/* A face that goes takes its ropes along, and nobody hangs on it any more. */
static void
remove_face (MusterSiegeTable *table,
             guint             face)
{
  muster_siege_table_clear_act (table);
  for (guint i = table->ropes->len; i > 0; i--)
    {
      MusterSiegeRope *rope = g_ptr_array_index (table->ropes, i - 1);

      if (rope->face == face)
        {
          g_ptr_array_remove_index (table->ropes, i - 1);
        }
      else
        {
          rope->face -= rope->face > face;
        }
    }
  for (guint i = 0; i < table->models->len; i++)
    {
      MusterSiegeModel *model = g_ptr_array_index (table->models, i);

      model->up = model->face == (int) face ? 0 : model->up;
      model->face = model->face == (int) face ? -1 : model->face - (model->face > (int) face);
    }
  g_ptr_array_remove_index (table->faces, face);
}

static void
remove_ground (MusterScenario *scenario,
               guint           index)
{
  MusterSiegeTable *table = scenario->siege;

  if (index < table->grounds->len)
    {
      g_ptr_array_remove_index (table->grounds, index);
    }
  else
    {
      remove_face (table, index - table->grounds->len);
    }
}

static gboolean
has_move (const MusterScenario *scenario)
{
  return scenario->siege->act.kind != MUSTER_SIEGE_NO_ACT;
}

static void
clear_move (MusterScenario *scenario)
{
  muster_siege_table_clear_act (scenario->siege);
}

static void
adjudicate (const MusterScenario *scenario,
            MusterAnswer         *answer)
{
  answer->siege = muster_siege_adjudicate (scenario);
  answer->verdict = muster_verdict_ref (answer->siege->verdict);
}

static void
carry_out (const MusterAnswer *answer,
           MusterScenario     *scenario)
{
  for (guint i = 0; i < answer->siege->results->len; i++)
    {
      const MusterSiegeResult *result = muster_siege_answer_get_result (answer->siege, i);

      if (result->noun == MUSTER_FACT_MODEL)
        {
          MusterSiegeModel *model = g_ptr_array_index (scenario->siege->models, result->number);

          model->up = result->up;
          model->face = result->fell ? -1 : (int) scenario->siege->act.face;
        }
      else
        {
          MusterSiegeEngine *engine = g_ptr_array_index (scenario->siege->engines, result->number);

          engine->at = result->at;
          engine->heading = result->heading;
          engine->last = scenario->siege->act.kind == MUSTER_SIEGE_FIRE ? MUSTER_SIEGE_FIRED : MUSTER_SIEGE_MOVED;
        }
    }
}

/* Whoever is dragged just goes there: what climbs or fires is told by the scenario. */
static void
propose (MusterScenario   *scenario,
         const GArray     *pieces,
         const MusterHold *hold)
{
  muster_siege_table_clear_act (scenario->siege);
}

const MusterTableKind muster_siege_kind = {
  .get_unit = get_unit,
  .lay_out = lay_out,
  .count_pieces = count_pieces,
  .get_piece = get_piece,
  .piece_noun = MUSTER_FACT_MODEL,
  .get_side = get_side,
  .place_piece = place_piece,
  .remove_piece = remove_piece,
  .add_piece = add_piece,
  .count_grounds = count_grounds,
  .get_ground = get_ground,
  .add_ground = add_ground,
  .remove_ground = remove_ground,
  .has_move = has_move,
  .clear_move = clear_move,
  .adjudicate = adjudicate,
  .carry_out = carry_out,
  .propose = propose,
};
