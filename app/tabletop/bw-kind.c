/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The warriors, obstacles and actions of The Barons' War as pieces, grounds and moves.
 */
#include "tabletop/table-kind.h"

#include "tabletop/bw-adjudicate.h"

#include <string.h>

static gint32
get_unit (const MusterScenario *scenario)
{
  return MUSTER_INCH;
}

static void
lay_out (MusterScenario *scenario)
{
  scenario->bw = muster_bw_table_new ();
}

static guint
count_pieces (const MusterScenario *scenario)
{
  return scenario->bw->warriors->len;
}

/* Sides are numbered by the groups that name them. */
static const char *
get_side (const MusterScenario *scenario,
          guint8                side)
{
  const GPtrArray *groups = scenario->bw->groups;
  guint n_sides = 0;

  for (guint i = 0; i < groups->len; i++)
    {
      const char *name = muster_bw_table_get_group (scenario->bw, i)->side;
      gboolean known = FALSE;

      for (guint j = 0; j < i && !known; j++)
        {
          known = strcmp (name, muster_bw_table_get_group (scenario->bw, j)->side) == 0;
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

static gint32
radius_of (const MusterBwTable   *table,
           const MusterBwWarrior *warrior)
{
  MusterBwParameter parameter = muster_bw_table_get_group (table, warrior->group)->class == MUSTER_BW_CAVALRY
                                ? MUSTER_BW_PARAMETER_RADIUS_MOUNTED : MUSTER_BW_PARAMETER_RADIUS_FOOT;

  if (warrior->radius > 0)
    {
      return warrior->radius;
    }
  return table->parameters[parameter] >= 0 ? table->parameters[parameter]
                                           : muster_bw_parameter_get_row (parameter)->fallback;
}

static MusterPiece
get_piece (const MusterScenario *scenario,
           guint                 index)
{
  const MusterBwWarrior *warrior = muster_bw_table_get_warrior (scenario->bw, index);
  const MusterBwGroup *group = muster_bw_table_get_group (scenario->bw, warrior->group);
  gint32 radius = radius_of (scenario->bw, warrior);
  MusterPiece piece = {
    .id = warrior->id, .side = number_side (scenario, group->side), .round = TRUE, .leads = warrior->commander,
    .pose = {warrior->at, {0, 1}}, .width = 2 * radius, .depth = 2 * radius,
  };

  g_strlcpy (piece.mark, warrior->commander ? "" : group->id, sizeof piece.mark);
  return piece;
}

static void
place_piece (MusterScenario *scenario,
             guint           index,
             MusterPose      pose)
{
  ((MusterBwWarrior *) g_ptr_array_index (scenario->bw->warriors, index))->at = pose.at;
}

static void
remove_piece (MusterScenario *scenario,
              guint           index)
{
  g_ptr_array_remove_index (scenario->bw->warriors, index);
}

static gboolean
find_group (const MusterBwTable *table,
            const char          *side,
            MusterBwClass        class,
            guint               *index)
{
  for (guint i = 0; i < table->groups->len; i++)
    {
      const MusterBwGroup *group = muster_bw_table_get_group (table, i);

      if (group->class == class && strcmp (group->side, side) == 0)
        {
          *index = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* A warrior joins the first group of its class and side; without one, it founds it. */
static gboolean
add_piece (MusterScenario *scenario,
           const char     *id,
           const char     *side,
           const char     *mark,
           MusterPose      pose,
           GError        **error)
{
  gboolean rides = strcmp (mark, "cavalry") == 0;
  guint group;

  if (!rides && strcmp (mark, "infantry") != 0)
    {
      g_set_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_MOVE,
                   "%s is no class of warriors: write infantry or cavalry", mark);
      return FALSE;
    }
  if (!find_group (scenario->bw, side, rides ? MUSTER_BW_CAVALRY : MUSTER_BW_INFANTRY, &group))
    {
      g_autofree char *name = g_strdup_printf ("g%u", scenario->bw->groups->len + 1);

      group = scenario->bw->groups->len;
      muster_bw_table_add_group (scenario->bw, name, side, rides ? MUSTER_BW_CAVALRY : MUSTER_BW_INFANTRY);
    }
  muster_bw_table_add_warrior (scenario->bw, id, group, pose.at);
  return TRUE;
}

static guint
count_grounds (const MusterScenario *scenario)
{
  return scenario->bw->obstacles->len;
}

static MusterGround
get_ground (const MusterScenario *scenario,
            guint                 index)
{
  const MusterBwObstacle *obstacle = muster_bw_table_get_obstacle (scenario->bw, index);

  return (MusterGround) {
           .id = obstacle->id, .polygon = obstacle->polygon, .kind = MUSTER_GROUND_OBSTACLE, .height = obstacle->height,
  };
}

static void
add_ground (MusterScenario  *scenario,
            const char      *id,
            MusterGroundKind kind,
            MusterPolygon   *polygon)
{
  muster_bw_table_add_obstacle (scenario->bw, id, polygon, MUSTER_INCH)->defensive = TRUE;
}

static void
remove_ground (MusterScenario *scenario,
               guint           index)
{
  g_ptr_array_remove_index (scenario->bw->obstacles, index);
}

/* A plain move of nobody says nothing unless it is meant; each other kind of action says something by itself. */
static gboolean
has_move (const MusterScenario *scenario)
{
  const MusterBwAction *action = &scenario->bw->action;

  return action->group < scenario->bw->groups->len &&
         (action->acts || action->kind != MUSTER_BW_MOVE || action->steps->len > 0);
}

static void
clear_move (MusterScenario *scenario)
{
  MusterBwAction *action = &scenario->bw->action;

  g_array_set_size (action->steps, 0);
  *action = (MusterBwAction) {.allowance = -1, .target = -1, .casualty = -1, .steps = action->steps};
}

static void
adjudicate (const MusterScenario *scenario,
            MusterAnswer         *answer)
{
  MusterBwAnswer *told = muster_bw_adjudicate (scenario);

  answer->bw = told;
  answer->verdict = muster_verdict_ref (told->verdict);
  for (guint i = 0; i < told->pieces->len; i++)
    {
      const MusterBwPiece *piece = muster_bw_answer_get_piece (told, i);
      const MusterBwStep *step = muster_bw_action_find_step (&scenario->bw->action, i);
      MusterWay way = {.piece = i, .end = {piece->at, {0, 1}}, .removed = piece->removed};

      if (piece->acted || piece->removed)
        {
          way.path = step != NULL ? g_array_copy (step->way) : NULL;
          g_array_append_val (answer->ways, way);
        }
    }
}

/* From the last one, so that those that go do not shift those that are still to come. */
static void
carry_out (const MusterAnswer *answer,
           MusterScenario     *scenario)
{
  for (guint i = answer->ways->len; i > 0; i--)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i - 1);

      if (way->removed)
        {
          remove_piece (scenario, way->piece);
        }
      else
        {
          place_piece (scenario, way->piece, way->end);
        }
    }
}

static void
propose_end (MusterBwTable *table,
             guint          warrior,
             MusterPoint    at)
{
  MusterBwStep *step = (MusterBwStep *) muster_bw_action_find_step (&table->action, warrior);

  if (step == NULL)
    {
      step = muster_bw_table_add_step (table, warrior);
    }
  g_array_set_size (step->way, 0);
  g_array_append_val (step->way, at);
}

/* Those of the leader's group go with it; whoever was told before where to go keeps to that. */
static void
propose (MusterScenario   *scenario,
         const GArray     *pieces,
         const MusterHold *hold)
{
  guint group = muster_bw_table_get_warrior (scenario->bw, hold->leader)->group;

  if (!has_move (scenario) || scenario->bw->action.group != group)
    {
      clear_move (scenario);
      scenario->bw->action.group = group;
    }
  for (guint i = 0; i < pieces->len; i++)
    {
      guint index = g_array_index (pieces, guint, i);
      const MusterBwWarrior *warrior = muster_bw_table_get_warrior (scenario->bw, index);

      if (warrior->group == group)
        {
          propose_end (scenario->bw, index, muster_hold_carry (hold, (MusterPose) {warrior->at, {0, 1}}).at);
        }
    }
}

const MusterTableKind muster_bw_kind = {
  .get_unit = get_unit,
  .lay_out = lay_out,
  .count_pieces = count_pieces,
  .get_piece = get_piece,
  .piece_noun = MUSTER_FACT_WARRIOR,
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
