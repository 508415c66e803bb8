/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Climbing cliffs and walls: freely, by rope, by ladder.
 *
 * Clauses: CLIMB-1 to CLIMB-6.
 */
#include "core/table.h"
#include "tabletop/siege-falls.h"
#include "tabletop/siege-question.h"

#define LADDER_LIMIT 3 /* models of this size are too large for ladders */
#define ASIDE (MUSTER_INCH / 2)

static const MusterSiegeFace *
get_face (const MusterSiegeQuestion *question)
{
  return muster_siege_table_get_face (question->table, question->act->face);
}

static gint64
get_rate (const MusterSiegeModel *model,
          MusterSiegeMeans        means)
{
  switch (means)
    {
    case MUSTER_SIEGE_BY_ROPE:
      return 2 * (gint64) model->size * MUSTER_INCH;

    case MUSTER_SIEGE_BY_LADDER:
      return 2 * (gint64) model->mv / 3;

    case MUSTER_SIEGE_FREELY:
    default:
      return (gint64) model->size * MUSTER_INCH;
    }
}

/* Clauses: CLIMB-1 */
static void
judge_climber (MusterSiegeQuestion *question)
{
  const MusterSiegeModel *model = muster_siege_get_actor (question);
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  gboolean by_ladder = question->act->means == MUSTER_SIEGE_BY_LADDER;

  if (model->misshapen)
    {
      muster_siege_find (question, CLIMB_1, MUSTER_FAIL, CLIMB, NOT_HUMANOID, subject);
    }
  if (by_ladder && (model->size >= LADDER_LIMIT || model->mounted))
    {
      muster_siege_find (question, CLIMB_1, MUSTER_FAIL, CLIMB, LADDER_TOO_LARGE, subject);
    }
  if (question->act->actions > model->ac)
    {
      muster_siege_find (question, CLIMB_1, MUSTER_FAIL, CLIMB, TOO_MANY_ACTIONS, subject,
                         MUSTER_FACT_NUMBER_OF (COUNT, question->act->actions),
                         MUSTER_FACT_NUMBER_OF (TOTAL, model->ac));
    }
  muster_siege_limit (question, CLIMB_1, CLIMB, RATE, TOO_FAR, question->act->up,
                      get_rate (model, question->act->means) * question->act->actions, subject);
}

/* Whether there is what it climbs by. */
static void
judge_means (MusterSiegeQuestion *question)
{
  const MusterSiegeAct *act = question->act;
  gboolean ladder = act->means == MUSTER_SIEGE_BY_LADDER;
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, FACE, act->face);

  for (guint i = 0; i < question->table->ropes->len; i++)
    {
      const MusterSiegeRope *rope = muster_siege_table_get_rope (question->table, i);

      if (rope->face == act->face && rope->ladder == ladder && (act->rope < 0 || act->rope == (int) i))
        {
          return;
        }
    }
  if (ladder)
    {
      muster_siege_find (question, CLIMB_1, MUSTER_FAIL, CLIMB, NO_LADDER, subject, object);
    }
  else if (act->means == MUSTER_SIEGE_BY_ROPE)
    {
      muster_siege_find (question, CLIMB_5, MUSTER_FAIL, CLIMB, NO_ROPE, subject, object);
    }
}

/* The least number with which the model falls. */
static int
ask_falls_on (MusterSiegeQuestion *question,
              guint                index)
{
  const MusterSiegeModel *model = muster_siege_table_get_model (question->table, index);
  const MusterSiegeAct *act = question->act;
  int step = question->values[MUSTER_SIEGE_RULING_CLIMB_ROPE_STEP] == 0 ? 2 : 1;

  return muster_siege_falls_on (get_face (question)->manufactured, act->means == MUSTER_SIEGE_BY_ROPE, step,
                                model->armour, model->climbs);
}

/* Clauses: CLIMB-4, CLIMB-5 */
static void
tell_falls_on (MusterSiegeQuestion *question,
               int                  falls_on)
{
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, FACE, question->act->face);

  muster_siege_find (question, CLIMB_4, MUSTER_INFO, CLIMB, FALLS_ON, subject, object,
                     MUSTER_FACT_NUMBER_OF (NEED, falls_on));
  if (question->act->means != MUSTER_SIEGE_BY_ROPE)
    {
      return;
    }
  if (get_face (question)->manufactured)
    {
      muster_siege_find (question, CLIMB_5, MUSTER_INFO, CLIMB, ROPE_CHART, subject, object);
    }
  else
    {
      int step = question->values[MUSTER_SIEGE_RULING_CLIMB_ROPE_STEP] == 0 ? 2 : 1;

      muster_siege_find (question, CLIMB_5, MUSTER_INFO, CLIMB, ROPE_EASES, subject, object,
                         MUSTER_FACT_NUMBER_OF (AMOUNT, step));
      muster_siege_settle (question, CLIMB_ROPE_STEP);
    }
}

/* How often the climber tests: for the climb, but on a ladder, and for each armour save that it rolled. */
static guint
count_tests (MusterSiegeQuestion *question)
{
  const MusterSiegeAct *act = question->act;
  gboolean by_ladder = act->means == MUSTER_SIEGE_BY_LADDER;
  gboolean tests = by_ladder || question->values[MUSTER_SIEGE_RULING_CLIMB_HIT_TEST] == 0;
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, act->model);

  if (act->hits > 0 && tests)
    {
      muster_siege_find (question, CLIMB_3, MUSTER_INFO, CLIMB, HIT_TESTS, subject,
                         MUSTER_FACT_NUMBER_OF (COUNT, act->hits));
    }
  else if (act->hits > 0)
    {
      muster_siege_find (question, CLIMB_3, MUSTER_INFO, CLIMB, HIT_NO_TEST, subject);
    }
  if (act->hits > 0 && !by_ladder)
    {
      muster_siege_settle (question, CLIMB_HIT_TEST);
    }
  return !by_ladder + (tests ? act->hits : 0);
}

/* Tests until one is failed; returns whether the climber falls. */
static gboolean
test_climber (MusterSiegeQuestion *question,
              guint                n_tests,
              int                  falls_on)
{
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact need = MUSTER_FACT_NUMBER_OF (NEED, falls_on);

  for (guint i = 0; i < n_tests; i++)
    {
      guint die = muster_siege_take_die (question);

      if (die == 0)
        {
          muster_siege_find (question, CLIMB_4, MUSTER_NEEDS, CLIMB, NEEDS_DIE, subject, need,
                             MUSTER_FACT_NUMBER_OF (COUNT, n_tests - i),
                             MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
          return FALSE;
        }
      if ((int) die >= falls_on)
        {
          muster_siege_find (question, CLIMB_4, MUSTER_INFO, CLIMB, FALLS, subject, need,
                             MUSTER_FACT_NUMBER_OF (ROLL, die));
          return TRUE;
        }
      muster_siege_find (question, CLIMB_4, MUSTER_INFO, CLIMB, HOLDS, subject, need,
                         MUSTER_FACT_NUMBER_OF (ROLL, die));
    }
  return FALSE;
}

/* Below it on the same rope or ladder; climbing freely, up to half an inch to either side. */
static gboolean
is_beneath (const MusterSiegeQuestion *question,
            guint                      index)
{
  const MusterSiegeModel *climber = muster_siege_get_actor (question);
  const MusterSiegeModel *model = muster_siege_table_get_model (question->table, index);

  if (index == question->act->model || model->face != (int) question->act->face ||
      model->up >= climber->up + question->act->up)
    {
      return FALSE;
    }
  return question->act->means != MUSTER_SIEGE_FREELY ||
         muster_length (muster_point_minus (model->at, climber->at)) <= ASIDE + question->tolerance;
}

static guint
find_test (const MusterSiegeQuestion *question,
           guint                      model)
{
  for (guint i = 0; i < question->act->tests->len; i++)
    {
      const MusterSiegeTest *test = &g_array_index (question->act->tests, MusterSiegeTest, i);

      if (test->model == model)
        {
          return test->die;
        }
    }
  return 0;
}

static void
test_beneath (MusterSiegeQuestion *question,
              guint                index)
{
  int falls_on = ask_falls_on (question, index);
  guint die = find_test (question, index);
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, index);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, MODEL, question->act->model);
  MusterFact need = MUSTER_FACT_NUMBER_OF (NEED, falls_on);
  MusterFact roll = MUSTER_FACT_NUMBER_OF (ROLL, die);
  const MusterSiegeModel *model = muster_siege_table_get_model (question->table, index);
  MusterSiegeResult result = {.noun = MUSTER_FACT_MODEL, .number = index, .at = model->at, .up = model->up};

  if (die == 0)
    {
      muster_siege_find (question, CLIMB_3, MUSTER_NEEDS, CLIMB, BENEATH_NEEDS_DIE, subject, object, need,
                         MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
      return;
    }
  result.fell = (int) die >= falls_on;
  if (result.fell)
    {
      result.up = 0;
      muster_siege_find (question, CLIMB_3, MUSTER_INFO, CLIMB, BENEATH_FALLS, subject, object, need, roll);
    }
  else
    {
      muster_siege_find (question, CLIMB_3, MUSTER_INFO, CLIMB, BENEATH_HOLDS, subject, object, need, roll);
    }
  g_array_append_val (question->results, result);
}

/* Clauses: CLIMB-2 */
static void
tell_fighting (MusterSiegeQuestion *question,
               gint32               up)
{
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, FACE, question->act->face);

  if (up < get_face (question)->height - question->tolerance)
    {
      muster_siege_find (question, CLIMB_2, MUSTER_INFO, CLIMB, ON_THE_WAY, subject, object);
    }
  else if (question->act->means == MUSTER_SIEGE_BY_LADDER)
    {
      muster_siege_find (question, CLIMB_2, MUSTER_INFO, CLIMB, AT_TOP, subject, object);
    }
  else
    {
      muster_siege_find (question, CLIMB_2, MUSTER_INFO, CLIMB, AT_TOP, subject, object,
                         MUSTER_FACT_NUMBER_OF (MODIFIER, -4));
    }
}

/** muster_siege_judge_climb: judges how far and by what a model climbs, and whether it or others fall */
void
muster_siege_judge_climb (MusterSiegeQuestion *question)
{
  const MusterSiegeModel *model = muster_siege_get_actor (question);
  MusterSiegeResult result = {
    .noun = MUSTER_FACT_MODEL, .number = question->act->model, .at = model->at,
    .up = MIN (model->up + question->act->up, get_face (question)->height),
  };
  int falls_on = ask_falls_on (question, question->act->model);
  guint n_tests;

  judge_climber (question);
  judge_means (question);
  tell_falls_on (question, falls_on);
  n_tests = count_tests (question);
  result.fell = test_climber (question, n_tests, falls_on);
  if (result.fell)
    {
      result.up = 0;
    }
  else
    {
      tell_fighting (question, result.up);
    }
  g_array_append_val (question->results, result);
  for (guint i = 0; result.fell && i < question->table->models->len; i++)
    {
      if (is_beneath (question, i))
        {
          test_beneath (question, i);
        }
    }
}

/** muster_siege_judge_rope: judges whether a model may set a rope at the top */
void
muster_siege_judge_rope (MusterSiegeQuestion *question)
{
  const MusterSiegeModel *model = muster_siege_get_actor (question);
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, question->act->model);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, FACE, question->act->face);

  if (model->face == (int) question->act->face && model->up >= get_face (question)->height - question->tolerance)
    {
      muster_siege_find (question, CLIMB_6, MUSTER_PASS, CLIMB, ROPE_SET, subject, object);
    }
  else
    {
      muster_siege_find (question, CLIMB_6, MUSTER_FAIL, CLIMB, NOT_AT_TOP, subject, object);
    }
  if (model->ac == 0)
    {
      muster_siege_find (question, CLIMB_6, MUSTER_FAIL, CLIMB, TOO_MANY_ACTIONS, subject,
                         MUSTER_FACT_NUMBER_OF (COUNT, 1), MUSTER_FACT_NUMBER_OF (TOTAL, model->ac));
    }
}
