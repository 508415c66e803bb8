/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * DBA's elements, areas and moves as pieces, grounds and moves.
 */
#include "tabletop/table-kind.h"

#include "tabletop/dba-adjudicate.h"
#include "tabletop/dba-contact.h"
#include "tabletop/dba-table.h"

#define BASE_WIDTH 40000 /* of a new table */

static gint32
get_unit (const MusterScenario *scenario)
{
  return scenario->dba->base_width;
}

static void
lay_out (MusterScenario *scenario)
{
  scenario->dba = muster_dba_table_new (BASE_WIDTH, scenario->tolerance);
  scenario->dba->bound.phase = MUSTER_DBA_PHASE_TACTICAL;
}

static guint
count_pieces (const MusterScenario *scenario)
{
  return scenario->dba->elements->len;
}

static MusterPiece
get_piece (const MusterScenario *scenario,
           guint                 index)
{
  const MusterDbaElement *element = muster_dba_table_get_element (scenario->dba, index);
  g_autofree char *code = muster_dba_troop_dup_code (element->troop);
  MusterPiece piece = {
    .id = element->id, .side = element->side, .pose = element->pose, .width = element->width, .depth = element->depth,
  };

  g_strlcpy (piece.mark, code, sizeof piece.mark);
  return piece;
}

static const char *
get_side (const MusterScenario *scenario,
          guint8                side)
{
  return side > 0 && side <= scenario->dba->sides->len ? g_ptr_array_index (scenario->dba->sides, side - 1) : NULL;
}

static void
place_piece (MusterScenario *scenario,
             guint           index,
             MusterPose      pose)
{
  muster_dba_element_place (g_ptr_array_index (scenario->dba->elements, index), pose, scenario->dba->tolerance);
}

static void
remove_piece (MusterScenario *scenario,
              guint           index)
{
  g_ptr_array_remove_index (scenario->dba->elements, index);
}

static gboolean
add_piece (MusterScenario *scenario,
           const char     *id,
           const char     *side,
           const char     *mark,
           MusterPose      pose,
           GError        **error)
{
  MusterDbaTroop troop;
  MusterDbaElement *element;

  if (!muster_dba_troop_parse (mark, &troop))
    {
      g_set_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_MOVE,
                   "%s is no troop code: write figures and class, such as 4Bd or LH", mark);
      return FALSE;
    }
  element = muster_dba_table_add_element (scenario->dba, id, muster_dba_table_number_side (scenario->dba, side), troop);
  muster_dba_element_place (element, pose, scenario->dba->tolerance);
  return TRUE;
}

static GPtrArray *
get_areas (const MusterDbaTable *table,
           guint                 list)
{
  GPtrArray *lists[] = {table->terrain, table->rivers, table->walls, table->forts};

  return list < G_N_ELEMENTS (lists) ? lists[list] : NULL;
}

static guint
count_grounds (const MusterScenario *scenario)
{
  guint n_grounds = 0;

  for (guint list = 0; get_areas (scenario->dba, list) != NULL; list++)
    {
      n_grounds += get_areas (scenario->dba, list)->len;
    }
  return n_grounds;
}

static MusterGround
ground_of_area (const MusterDbaArea *area,
                guint                list)
{
  static const MusterGroundKind kinds[] = {
    MUSTER_GROUND_GOOD, MUSTER_GROUND_RIVER, MUSTER_GROUND_WALL, MUSTER_GROUND_FORT,
  };
  MusterGround ground = {
    .id = area->id, .polygon = area->polygon, .kind = kinds[list], .side = area->side, .state = area->state,
  };

  if (ground.kind == MUSTER_GROUND_GOOD)
    {
      ground.kind = MUSTER_GROUND_GOOD + area->going;
    }
  return ground;
}

static MusterGround
get_ground (const MusterScenario *scenario,
            guint                 index)
{
  GPtrArray *areas;

  for (guint list = 0; (areas = get_areas (scenario->dba, list)) != NULL; list++)
    {
      if (index < areas->len)
        {
          return ground_of_area (g_ptr_array_index (areas, index), list);
        }
      index -= areas->len;
    }
  g_return_val_if_reached ((MusterGround) {0});
}

static void
add_ground (MusterScenario  *scenario,
            const char      *id,
            MusterGroundKind kind,
            MusterPolygon   *polygon)
{
  MusterDbaTable *table = scenario->dba;

  if (kind == MUSTER_GROUND_RIVER || kind == MUSTER_GROUND_WALL)
    {
      muster_dba_table_add_area (kind == MUSTER_GROUND_RIVER ? table->rivers : table->walls, id, polygon);
    }
  else
    {
      muster_dba_table_add_area (table->terrain, id, polygon)->going = kind - MUSTER_GROUND_GOOD;
    }
}

static void
remove_ground (MusterScenario *scenario,
               guint           index)
{
  GPtrArray *areas;

  for (guint list = 0; (areas = get_areas (scenario->dba, list)) != NULL; list++)
    {
      if (index < areas->len)
        {
          g_ptr_array_remove_index (areas, index);
          return;
        }
      index -= areas->len;
    }
}

static gboolean
has_move (const MusterScenario *scenario)
{
  return scenario->dba->move.elements->len > 0;
}

static void
clear_move (MusterScenario *scenario)
{
  MusterDbaMove *move = &scenario->dba->move;

  g_array_set_size (move->elements, 0);
  g_array_set_size (move->steps, 0);
  *move = (MusterDbaMove) {.kind = MUSTER_DBA_SINGLE, .elements = move->elements, .steps = move->steps};
}

static void
adjudicate (const MusterScenario *scenario,
            MusterAnswer         *answer)
{
  g_autoptr (MusterDbaAnswer) told = muster_dba_adjudicate (scenario);

  answer->verdict = muster_verdict_ref (told->verdict);
  for (guint i = 0; i < muster_dba_answer_n_tracks (told); i++)
    {
      const MusterDbaTrack *track = muster_dba_answer_get_track (told, i);
      MusterWay way = {
        .piece = track->element, .end = track->end, .legs = track->legs != NULL ? g_array_ref (track->legs) : NULL,
      };

      g_array_append_val (answer->ways, way);
    }
}

/* Whether it is one of those that the move is about. */
static gboolean
moves (const MusterDbaTable *table,
       guint                 element)
{
  for (guint i = 0; i < table->move.elements->len; i++)
    {
      if (g_array_index (table->move.elements, guint, i) == element)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Notes whom the element joined, which forbids them to move as a group in this bound. */
static void
note_joining (MusterDbaTable   *table,
              MusterDbaElement *mover)
{
  for (guint i = 0; i < table->elements->len; i++)
    {
      const MusterDbaElement *other = muster_dba_table_get_element (table, i);

      if (other->side == mover->side && !moves (table, i) &&
          muster_dba_are_joined (mover, other, FALSE, table->tolerance))
        {
          g_free (mover->joined);
          mover->joined = g_strdup (other->id);
          return;
        }
    }
}

static void
dismount (MusterDbaTable   *table,
          MusterDbaElement *element)
{
  if (table->move.dismounts_named)
    {
      element->troop = table->move.dismounts_to;
      element->depth = muster_dba_troop_get_depth (element->troop, table->base_width);
      muster_dba_element_place (element, element->pose, table->tolerance);
    }
}

static void
pay (MusterDbaTable      *table,
     const MusterVerdict *verdict)
{
  const MusterFinding *price = muster_verdict_find (verdict, "DBA-TAC-02", MUSTER_PASS);

  if (price != NULL)
    {
      table->bound.pips = muster_finding_get_number (price, MUSTER_FACT_TOTAL);
    }
}

static void
carry_out (const MusterAnswer *answer,
           MusterScenario     *scenario)
{
  MusterDbaTable *table = scenario->dba;
  gboolean tactical = table->move.kind < MUSTER_DBA_RECOIL;

  for (guint i = 0; i < answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);
      MusterDbaElement *element = g_ptr_array_index (table->elements, way->piece);

      muster_dba_element_place (element, way->end, table->tolerance);
      element->moves += tactical;
      if (table->move.kind == MUSTER_DBA_DISMOUNT)
        {
          dismount (table, element);
        }
      note_joining (table, element);
    }
  pay (table, answer->verdict);
}

static gboolean
moves_the_same (const MusterDbaMove *move,
                const GArray        *pieces)
{
  guint n_same = 0;

  for (guint i = 0; i < move->elements->len; i++)
    {
      for (guint j = 0; j < pieces->len; j++)
        {
          n_same += g_array_index (move->elements, guint, i) == g_array_index (pieces, guint, j);
        }
    }
  return n_same == move->elements->len && n_same == pieces->len;
}

/* A step that goes on from where the last one of its kind led takes its place. */
static void
drop_last_like (MusterDbaMove       *move,
                const MusterDbaStep *step)
{
  const MusterDbaStep *last = move->steps->len > 0
                              ? &g_array_index (move->steps, MusterDbaStep, move->steps->len - 1) : NULL;

  if (last != NULL && last->kind == step->kind && last->element == step->element &&
      (step->kind == MUSTER_DBA_TO || muster_point_equal (last->at, step->at)))
    {
      g_array_set_size (move->steps, move->steps->len - 1);
    }
}

/* The leader first: the steps are its own. */
static void
name_elements (MusterDbaMove *move,
               const GArray  *pieces,
               guint          leader)
{
  g_array_set_size (move->elements, 0);
  g_array_append_val (move->elements, leader);
  for (guint i = 0; i < pieces->len; i++)
    {
      guint piece = g_array_index (pieces, guint, i);

      if (piece != leader)
        {
          g_array_append_val (move->elements, piece);
        }
    }
}

/* Whoever is gripped, the steps are those of the element that was named first. */
static MusterPose
carry_first (const MusterScenario *scenario,
             const MusterHold     *hold)
{
  guint first = g_array_index (scenario->dba->move.elements, guint, 0);

  return muster_hold_carry (hold, muster_dba_table_get_element (scenario->dba, first)->pose);
}

static void
propose (MusterScenario   *scenario,
         const GArray     *pieces,
         const MusterHold *hold)
{
  MusterDbaMove *move = &scenario->dba->move;
  gboolean same = moves_the_same (move, pieces);
  MusterDbaStep step = {
    .kind = hold->grip == MUSTER_GRIP_WHEEL ? MUSTER_DBA_WHEEL : MUSTER_DBA_TO,
    .at = hold->grip == MUSTER_GRIP_WHEEL ? hold->pivot : hold->to.at,
    .heading = hold->to.heading,
    .element = -1,
  };
  MusterPose end;

  if (!same)
    {
      move->kind = pieces->len == 1 ? MUSTER_DBA_SINGLE : MUSTER_DBA_GROUP;
    }
  if (!same || !hold->again)
    {
      name_elements (move, pieces, hold->leader);
      g_array_set_size (move->steps, 0);
    }
  else if (hold->grip == MUSTER_GRIP_CARRY)
    {
      end = carry_first (scenario, hold);
      step.at = end.at;
      step.heading = end.heading;
    }
  drop_last_like (move, &step);
  g_array_append_val (move->steps, step);
}

const MusterTableKind muster_dba_kind = {
  .get_unit = get_unit,
  .lay_out = lay_out,
  .count_pieces = count_pieces,
  .get_piece = get_piece,
  .piece_noun = MUSTER_FACT_ELEMENT,
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
