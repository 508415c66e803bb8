/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Grapnels and the ropes on them.
 *
 * Clauses: SIEGE-6.
 */
#include "tabletop/disc.h"
#include "tabletop/siege-question.h"

#define THROW_REACH (2 * MUSTER_INCH)
#define THROW_HEIGHT 3 /* inches, and one for each point of ST */
#define SETS_ON 15     /* or less */

/** muster_siege_judge_grapnel: judges whether a grapnel may be thrown, and whether it is set */
void
muster_siege_judge_grapnel (MusterSiegeQuestion *question)
{
  const MusterSiegeModel *model = muster_siege_get_actor (question);
  const MusterSiegeFace *face = muster_siege_table_get_face (question->table, question->act->face);
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, FACE, question->act->face);
  MusterFact need = MUSTER_FACT_NUMBER_OF (NEED, SETS_ON);
  guint die = muster_siege_take_die (question);
  guint edge;

  muster_siege_limit (question, SIEGE_6, GRAPNEL, NEAR, TOO_FAR,
                      muster_polygon_distance_to_point (face->polygon, model->at, &edge), THROW_REACH, subject, object);
  muster_siege_limit (question, SIEGE_6, GRAPNEL, LOW_ENOUGH, TOO_HIGH, face->height,
                      (gint64) (THROW_HEIGHT + model->st) * MUSTER_INCH, subject, object);
  if (die == 0)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_NEEDS, GRAPNEL, NEEDS_DIE, subject, need,
                         MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
    }
  else if (die <= SETS_ON)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_INFO, GRAPNEL, SET, subject, object, need,
                         MUSTER_FACT_NUMBER_OF (ROLL, die));
    }
  else
    {
      muster_siege_find (question, SIEGE_6, MUSTER_INFO, GRAPNEL, MISSED, subject, object, need,
                         MUSTER_FACT_NUMBER_OF (ROLL, die));
    }
}

/* Whoever hangs on the face that the rope leads up falls with it. */
static void
drop_climbers (MusterSiegeQuestion *question)
{
  const MusterSiegeRope *rope = muster_siege_table_get_rope (question->table, question->act->rope);
  gint32 top = muster_siege_table_get_face (question->table, rope->face)->height;

  for (guint i = 0; i < question->table->models->len; i++)
    {
      const MusterSiegeModel *model = muster_siege_table_get_model (question->table, i);
      MusterSiegeResult result = {.noun = MUSTER_FACT_MODEL, .number = i, .at = model->at, .fell = TRUE};

      if (i != question->act->model && model->face == (int) rope->face && model->up > 0 &&
          model->up < top - question->tolerance &&
          muster_length (muster_point_minus (model->at, rope->at)) <= model->radius + question->tolerance)
        {
          muster_siege_find (question, SIEGE_6, MUSTER_INFO, GRAPNEL, CUT_FALLS, MUSTER_SIEGE_NOUN (SUBJECT, MODEL, i),
                             MUSTER_SIEGE_NOUN (OBJECT, ROPE, question->act->rope));
          g_array_append_val (question->results, result);
        }
    }
}

/** muster_siege_judge_cut: judges an attempt to cut a rope: the attack hits by itself, but for a natural 20 */
void
muster_siege_judge_cut (MusterSiegeQuestion *question)
{
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, ROPE, question->act->rope);
  guint die = muster_siege_take_die (question);

  if (question->act->edged == MUSTER_SAID_NO)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_FAIL, GRAPNEL, NO_EDGE, subject, object);
    }
  if (die == 0)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_NEEDS, GRAPNEL, CUT_NEEDS_DIE, subject, object,
                         MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
    }
  else if (die == MUSTER_SIEGE_D20 || question->act->wounded == MUSTER_SAID_NO)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_INFO, GRAPNEL, NOT_CUT, subject, object);
    }
  else if (question->act->wounded == MUSTER_SAID_NOTHING)
    {
      muster_siege_find (question, SIEGE_6, MUSTER_NEEDS, GRAPNEL, CUT_NEEDS_WOUND, subject, object);
    }
  else
    {
      muster_siege_find (question, SIEGE_6, MUSTER_INFO, GRAPNEL, CUT, subject, object);
      drop_climbers (question);
    }
}
