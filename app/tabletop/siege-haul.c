/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moving catapults, ballistae and mantlets.
 *
 * Clauses: SIEGE-2, SIEGE-7.
 */
#include "tabletop/disc.h"
#include "tabletop/siege-question.h"

/** EngineMove: how an engine is moved. */
typedef struct
{
  guint least;         /* size factors of a catapult, models of a ballista */
  guint least_slope;
  guint most;          /* more do not help */
  gint32 each;         /* µm for each, up to most; 0: not by them */
  gint32 at_most;      /* µm; 0: as each has it */
  gint32 on_slope;     /* µm */
  guint actions;       /* of each mover; 0: the whole activation */
} EngineMove;

static const EngineMove moves[] = {
  [MUSTER_SIEGE_CATAPULT] = {2, 4, 6, MUSTER_INCH / 2, 0, 1 * MUSTER_INCH, 0},
  [MUSTER_SIEGE_BALLISTA] = {2, 3, 3, 0, 3 * MUSTER_INCH, 2 * MUSTER_INCH, 2},
};

static const MusterSiegeEngine *
get_engine (const MusterSiegeQuestion *question)
{
  return muster_siege_table_get_engine (question->table, question->act->engine);
}

static const MusterSiegeModel *
get_mover (const MusterSiegeQuestion *question,
           guint                      i)
{
  return muster_siege_table_get_model (question->table, g_array_index (question->act->models, guint, i));
}

static guint
add_sizes (const MusterSiegeQuestion *question)
{
  guint sum = 0;

  for (guint i = 0; i < question->act->models->len; i++)
    {
      sum += get_mover (question, i)->size;
    }
  return sum;
}

static void
judge_movers (MusterSiegeQuestion *question,
              guint                actions)
{
  for (guint i = 0; i < question->act->models->len; i++)
    {
      const MusterSiegeModel *model = get_mover (question, i);
      MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, MODEL, g_array_index (question->act->models, guint, i));

      if (model->misshapen || model->mounted)
        {
          muster_siege_find (question, SIEGE_2, MUSTER_FAIL, HAUL, NOT_HUMANOID, subject);
        }
      if (model->ac < actions)
        {
          muster_siege_find (question, SIEGE_2, MUSTER_FAIL, HAUL, TOO_FEW_ACTIONS, subject,
                             MUSTER_FACT_NUMBER_OF (COUNT, model->ac), MUSTER_FACT_NUMBER_OF (TOTAL, actions));
        }
    }
}

/* Half of the movers of a catapult, rounded up, go in front, the others behind. */
static void
judge_halves (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  guint total = question->act->models->len;
  guint front = 0;
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine);

  for (guint i = 0; i < total; i++)
    {
      front += muster_point_dot (engine->heading, muster_point_minus (get_mover (question, i)->at, engine->at)) > 0;
    }
  if (front == (total + 1) / 2)
    {
      muster_siege_find (question, SIEGE_2, MUSTER_PASS, HAUL, HALF_IN_FRONT, subject,
                         MUSTER_FACT_NUMBER_OF (COUNT, front), MUSTER_FACT_NUMBER_OF (TOTAL, total));
    }
  else
    {
      muster_siege_find (question, SIEGE_2, MUSTER_FAIL, HAUL, NOT_HALF_IN_FRONT, subject,
                         MUSTER_FACT_NUMBER_OF (COUNT, front), MUSTER_FACT_NUMBER_OF (TOTAL, total));
    }
}

static MusterPoint
find_end (const MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);

  return muster_point_ahead (engine->at, engine->heading, question->act->by);
}

static void
judge_ground (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  MusterLine line = muster_line (engine->at, find_end (question));

  for (guint i = 0; i < question->table->grounds->len; i++)
    {
      const MusterPolygon *polygon = muster_siege_table_get_ground (question->table, i)->polygon;
      g_autoptr (GArray) overlaps =
        muster_line_find_overlaps (&line, polygon, engine->radius, question->tolerance);

      for (guint j = 0; j < overlaps->len; j++)
        {
          const MusterStretch *stretch = &g_array_index (overlaps, MusterStretch, j);

          if (stretch->to > question->tolerance && stretch->from < line.length - question->tolerance)
            {
              muster_siege_find (question, SIEGE_2, MUSTER_FAIL, HAUL, DIFFICULT,
                                 MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine),
                                 MUSTER_SIEGE_NOUN (OBJECT, TERRAIN_AREA, i));
            }
        }
    }
}

/* Whether there are enough of them, in size factors or models; says so. */
static void
judge_strength (MusterSiegeQuestion *question,
                const MusterClause  *clause,
                guint                measured,
                guint                needed)
{
  muster_verdict_find_out (question->verdict, clause, measured >= needed ? MUSTER_PASS : MUSTER_FAIL,
                           measured >= needed ? MUSTER_SIEGE_WHY (HAUL, ENOUGH) : MUSTER_SIEGE_WHY (HAUL, TOO_FEW),
                           MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine),
                           MUSTER_FACT_NUMBER_OF (MEASURED, measured), MUSTER_FACT_NUMBER_OF (LIMIT, needed));
}

static void
judge_engine (MusterSiegeQuestion *question)
{
  const EngineMove *move = &moves[get_engine (question)->kind];
  guint strength = move->each > 0 ? add_sizes (question) : question->act->models->len;
  gint64 limit = move->each > 0 ? (gint64) move->each * MIN (strength, move->most) : move->at_most;
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine);

  judge_strength (question, MUSTER_SIEGE_CITE (SIEGE_2), strength,
                  question->act->slope ? move->least_slope : move->least);
  judge_movers (question, move->actions);
  muster_siege_limit (question, SIEGE_2, HAUL, DISTANCE, TOO_FAR, question->act->by,
                      question->act->slope ? move->on_slope : limit, subject);
  if (get_engine (question)->kind == MUSTER_SIEGE_CATAPULT)
    {
      judge_halves (question);
    }
  muster_siege_find (question, SIEGE_2, MUSTER_INFO, HAUL, TAKES_ACTIVATION, subject);
}

/* The slowest bearer counts, an inch slower than it is. */
static gint64
get_mantlet_reach (const MusterSiegeQuestion *question)
{
  gint64 least = G_MAXINT32;

  for (guint i = 0; i < question->act->models->len; i++)
    {
      const MusterSiegeModel *model = get_mover (question, i);
      gint64 move = question->act->slope ? MUSTER_INCH : MAX (model->mv - MUSTER_INCH, 0);

      least = MIN (least, move * MIN (model->ac, question->act->actions));
    }
  return question->act->models->len > 0 ? least : 0;
}

/* Clauses: SIEGE-7 */
static void
judge_mantlet (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  guint needed = (engine->width + MUSTER_INCH - 1) / MUSTER_INCH;
  gboolean large = FALSE;
  MusterFact subject = MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine);

  judge_strength (question, MUSTER_SIEGE_CITE (SIEGE_7), add_sizes (question), needed);
  muster_siege_limit (question, SIEGE_7, HAUL, DISTANCE, TOO_FAR, question->act->by, get_mantlet_reach (question),
                      subject);
  if (question->act->fires)
    {
      muster_siege_find (question, SIEGE_7, MUSTER_FAIL, HAUL, MANTLET_FIRES, subject);
    }
  for (guint i = 0; i < question->act->models->len; i++)
    {
      large |= get_mover (question, i)->size >= 2;
    }
  muster_siege_find (question, SIEGE_7, MUSTER_INFO, HAUL, MANTLET_COVERS, subject,
                     MUSTER_FACT_NUMBER_OF (MODIFIER, -8), MUSTER_FACT_NUMBER_OF (AMOUNT, large ? -4 : -6));
}

/** muster_siege_judge_haul: judges how an engine is moved straight ahead, and by whom */
void
muster_siege_judge_haul (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  MusterSiegeResult result = {
    .noun = MUSTER_FACT_ENGINE, .number = question->act->engine, .at = find_end (question), .heading = engine->heading,
  };

  if (engine->kind == MUSTER_SIEGE_MANTLET)
    {
      judge_mantlet (question);
    }
  else
    {
      judge_engine (question);
      muster_siege_find (question, SIEGE_5, MUSTER_INFO, HAUL, TOGETHER,
                         MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, question->act->engine));
    }
  judge_ground (question);
  g_array_append_val (question->results, result);
}
