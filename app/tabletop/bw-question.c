/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-question.h"

#include <string.h>

#include "tabletop/disc.h"
#include "tabletop/ruling-place.h"

#define TAG "bw-obstacles-test"

static void
add_piece (MusterBwQuestion *question,
           guint             index)
{
  const MusterBwWarrior *warrior = muster_bw_table_get_warrior (question->table, index);
  MusterBwPiece piece = {.warrior = warrior, .at = warrior->at, .radius = warrior->radius, .contact = -1};
  gboolean rides = muster_bw_table_get_group (question->table, warrior->group)->class == MUSTER_BW_CAVALRY;

  if (piece.radius == 0)
    {
      piece.radius = muster_bw_ask (question, rides ? MUSTER_BW_PARAMETER_RADIUS_MOUNTED
                                                    : MUSTER_BW_PARAMETER_RADIUS_FOOT);
    }
  g_array_append_val (question->pieces, piece);
}

static void
append_change (GString    *text,
               const char *key,
               const char *value)
{
  g_string_append_printf (text, "+%s=%s", key, value);
}

/* The tag of the text, with whatever is not as it has it: two games with the same tag are played alike. */
static char *
dup_tag (const MusterScenario *scenario)
{
  GString *tag = g_string_new (TAG);

  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      const MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      if (strcmp (ruling->value, ruling->ruling->fallback) != 0)
        {
          append_change (tag, ruling->ruling->key, ruling->value);
        }
    }
  for (guint i = 0; i < MUSTER_N_BW_PARAMETERS; i++)
    {
      if (scenario->bw->parameters[i] >= 0)
        {
          g_autofree char *value = g_strdup_printf ("%d", scenario->bw->parameters[i]);

          append_change (tag, muster_bw_parameter_get_row (i)->key, value);
        }
    }
  return g_string_free (tag, FALSE);
}

/**
 * muster_bw_question_begin:
 * @question: (out): what @scenario asks
 *
 * Clauses: DOC-01
 */
void
muster_bw_question_begin (MusterBwQuestion     *question,
                          const MusterScenario *scenario)
{
  g_autofree char *tag = dup_tag (scenario);

  *question = (MusterBwQuestion) {
    .table = scenario->bw,
    .action = &scenario->bw->action,
    .tolerance = scenario->tolerance,
    .pieces = g_array_new (FALSE, FALSE, sizeof (MusterBwPiece)),
    .verdict = muster_verdict_new (),
  };
  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      const MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      question->values[ruling->ruling - muster_bw_rulings] = muster_ruling_place (ruling->ruling, ruling->value);
    }
  for (guint i = 0; i < question->table->warriors->len; i++)
    {
      add_piece (question, i);
    }
  if (strcmp (tag, TAG) == 0)
    {
      muster_bw_find (question, DOC_01, MUSTER_INFO, TEXT, AS_WRITTEN, MUSTER_FACT_WORDS_OF (WHAT, tag));
    }
  else
    {
      muster_bw_find (question, DOC_01, MUSTER_INFO, TEXT, CHANGED, MUSTER_FACT_WORDS_OF (WHAT, tag));
    }
}

/** muster_bw_question_clear: frees what @question owns; who keeps a part takes it out first */
void
muster_bw_question_clear (MusterBwQuestion *question)
{
  g_clear_pointer (&question->pieces, g_array_unref);
  g_clear_pointer (&question->verdict, muster_verdict_unref);
}

/** muster_bw_ask: Returns: the value of a parameter, which the verdict will say it used */
gint32
muster_bw_ask (MusterBwQuestion *question,
               MusterBwParameter parameter)
{
  gint32 value = question->table->parameters[parameter];

  question->used |= 1u << parameter;
  return value >= 0 ? value : muster_bw_parameter_get_row (parameter)->fallback;
}

static gboolean
rides (const MusterBwQuestion *question,
       guint                   group)
{
  return muster_bw_table_get_group (question->table, group)->class == MUSTER_BW_CAVALRY;
}

/** muster_bw_ask_cost: Returns: what a warrior of the group pays to cross an obstacle */
gint32
muster_bw_ask_cost (MusterBwQuestion *question,
                    guint             group)
{
  return muster_bw_ask (question, rides (question, group) ? MUSTER_BW_PARAMETER_COST_CAVALRY
                                                          : MUSTER_BW_PARAMETER_COST_INFANTRY);
}

/** muster_bw_ask_coherency: Returns: how far apart its warriors may be */
gint32
muster_bw_ask_coherency (MusterBwQuestion *question,
                         guint             group)
{
  return muster_bw_ask (question, rides (question, group) ? MUSTER_BW_PARAMETER_COHERENCY_MOUNTED
                                                          : MUSTER_BW_PARAMETER_COHERENCY_FOOT);
}

/** muster_bw_ask_move: Returns: how far the group moves, by its armour and mounts */
gint32
muster_bw_ask_move (MusterBwQuestion *question,
                    guint             group)
{
  const MusterBwGroup *group_row = muster_bw_table_get_group (question->table, group);
  gint32 move = muster_bw_ask (question, MUSTER_BW_PARAMETER_MOVE);

  if (group_row->class == MUSTER_BW_CAVALRY)
    {
      move += muster_bw_ask (question, group_row->pony ? MUSTER_BW_PARAMETER_PONY : MUSTER_BW_PARAMETER_HORSE);
    }
  if (group_row->armour != MUSTER_BW_UNARMOURED)
    {
      move -= muster_bw_ask (question, group_row->armour == MUSTER_BW_MAIL ? MUSTER_BW_PARAMETER_MAIL
                                                                           : MUSTER_BW_PARAMETER_PADDED);
    }
  return MAX (move, 0);
}

static MusterReason
reason_of (MusterBwOrigin origin)
{
  switch (origin)
    {
    case MUSTER_BW_ORIGIN_TEXT:
      return MUSTER_BW_WHY (TEXT, PARAMETER_TEXT);

    case MUSTER_BW_ORIGIN_PUBLIC:
      return MUSTER_BW_WHY (TEXT, PARAMETER_PUBLIC);

    case MUSTER_BW_ORIGIN_ASSUMED:
      return MUSTER_BW_WHY (TEXT, PARAMETER_ASSUMED);

    case MUSTER_BW_ORIGIN_HOUSE:
    default:
      return MUSTER_BW_WHY (TEXT, PARAMETER_HOUSE);
    }
}

/** muster_bw_tell_parameters: says which numbers of the base game the verdict used, and whence each is */
void
muster_bw_tell_parameters (MusterBwQuestion *question)
{
  for (guint i = 0; i < MUSTER_N_BW_PARAMETERS; i++)
    {
      const MusterBwParameterRow *row = muster_bw_parameter_get_row (i);
      gint32 value = question->table->parameters[i] >= 0 ? question->table->parameters[i] : row->fallback;
      MusterBwOrigin origin = question->table->parameters[i] >= 0 ? MUSTER_BW_ORIGIN_HOUSE : row->origin;
      MusterFact amount = row->kind == MUSTER_BW_LENGTH ? MUSTER_FACT_LENGTH_OF (VALUE, value)
                                                        : MUSTER_FACT_NUMBER_OF (VALUE, value);

      if ((question->used & (1u << i)) != 0)
        {
          muster_verdict_find_out (question->verdict, row->clause, MUSTER_INFO, reason_of (origin),
                                   MUSTER_FACT_WORDS_OF (WHAT, row->key), amount);
        }
    }
}

/** muster_bw_count: Returns: how many warriors of the group are still there */
guint
muster_bw_count (const MusterBwQuestion *question,
                 guint                   group)
{
  guint count = 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      count += muster_bw_is_of (question, i, group);
    }
  return count;
}

/** muster_bw_get_group_of: Returns: (transfer none): the group of warrior @index */
const MusterBwGroup *
muster_bw_get_group_of (const MusterBwQuestion *question,
                        guint                   index)
{
  return muster_bw_table_get_group (question->table, muster_bw_piece (question, index)->warrior->group);
}

/** muster_bw_find_base_at: Returns: the warrior over whose base warrior @index would stand; -1 if there is none */
int
muster_bw_find_base_at (const MusterBwQuestion *question,
                        guint                   index,
                        MusterPoint             at)
{
  gint32 radius = muster_bw_piece (question, index)->radius;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      const MusterBwPiece *other = muster_bw_piece (question, i);

      if (i != index && !other->removed &&
          muster_disc_gap (at, radius, other->at, other->radius) < -question->tolerance)
        {
          return i;
        }
    }
  return -1;
}

/** muster_bw_find_obstacle_at: Returns: the obstacle over which warrior @index would stand; -1 if there is none */
int
muster_bw_find_obstacle_at (const MusterBwQuestion *question,
                            guint                   index,
                            MusterPoint             at)
{
  gint32 radius = muster_bw_piece (question, index)->radius;

  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      guint edge;

      if (muster_polygon_distance_to_point (muster_bw_table_get_obstacle (question->table, i)->polygon, at, &edge) <
          radius - question->tolerance)
        {
          return i;
        }
    }
  return -1;
}
