/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether an engine may fire at a target at all.
 *
 * Clauses: SIEGE-3, SIEGE-4, SIEGE-5.
 */
#include "tabletop/siege-ammunition.h"
#include "tabletop/siege-question.h"
#include "tabletop/wide.h"

#define CREW_REACH MUSTER_INCH
#define HALF_ALLEY (3 * MUSTER_INCH)
#define MOST_TURNING 30 /* degrees */

/* Of 1 degree, in trillionths; and the tangent of half the arc of a ballista */
#define TURNING_ONE G_GINT64_CONSTANT (1000000000000)
#define COSINE G_GINT64_CONSTANT (999847695156)
#define SINE G_GINT64_CONSTANT (17452406437)
#define TANGENT_OF_HALF_ARC 41421356

static const MusterSiegeEngine *
get_engine (const MusterSiegeQuestion *question)
{
  return muster_siege_table_get_engine (question->table, question->act->engine);
}

#define ENGINE(question) MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, (question)->act->engine)

/* SIEGE-3 speaks of catapults, SIEGE-4 of ballistae. */
static const MusterClause *
get_clause (const MusterSiegeQuestion *question)
{
  return get_engine (question)->kind == MUSTER_SIEGE_CATAPULT ? MUSTER_SIEGE_CITE (SIEGE_3)
                                                              : MUSTER_SIEGE_CITE (SIEGE_4);
}

#define find_for_engine(question, outcome, chapter, reason, ...) \
  muster_verdict_find_out ((question)->verdict, get_clause (question), (outcome), MUSTER_SIEGE_WHY (chapter, reason), \
                           ENGINE (question), __VA_ARGS__)

static void
judge_crew (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  const MusterSiegeWeapon *weapon = muster_siege_get_weapon (engine->kind);
  MusterFact count = MUSTER_FACT_NUMBER_OF (COUNT, muster_siege_engine_count_crew (engine));
  MusterFact total = MUSTER_FACT_NUMBER_OF (TOTAL, weapon->full_crew);

  if (muster_siege_engine_count_crew (engine) < weapon->least)
    {
      muster_siege_find (question, SIEGE_5, MUSTER_FAIL, CREW, CREW_TOO_SMALL, ENGINE (question), count, total);
    }
  else
    {
      muster_siege_find (question, SIEGE_5, MUSTER_PASS, CREW, CREW, ENGINE (question), count, total);
    }
  for (guint i = 0; i < engine->crew->len; i++)
    {
      guint index = g_array_index (engine->crew, guint, i);
      const MusterSiegeModel *model = muster_siege_table_get_model (question->table, index);
      gint64 gap = muster_length (muster_point_minus (model->at, engine->at)) - engine->radius - model->radius;

      muster_siege_limit (question, SIEGE_5, CREW, CREW_NEAR, CREW_FAR, MAX (gap, 0), CREW_REACH,
                          MUSTER_SIEGE_NOUN (SUBJECT, MODEL, index),
                          MUSTER_SIEGE_NOUN (OBJECT, ENGINE, question->act->engine));
    }
}

/* A catapult fires every other turn, and so does a ballista with one man. */
static void
judge_rhythm (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  guint every_turn = muster_siege_get_weapon (engine->kind)->every_turn;
  MusterFact count = MUSTER_FACT_NUMBER_OF (COUNT, muster_siege_engine_count_crew (engine));

  if (every_turn > 0 && muster_siege_engine_count_crew (engine) >= every_turn)
    {
      return;
    }
  if (engine->last == MUSTER_SIEGE_FIRED)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, FIRED_LAST, count);
    }
  else if (engine->last == MUSTER_SIEGE_LAST_UNSAID)
    {
      find_for_engine (question, MUSTER_NEEDS, CREW, LAST_UNSAID, count);
    }
}

static void
judge_state (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, MODEL, question->act->target);

  if (engine->broken)
    {
      muster_siege_find (question, SIEGE_5, MUSTER_FAIL, CREW, BROKEN, ENGINE (question), object);
    }
  if (engine->enemy_in_contact && engine->kind == MUSTER_SIEGE_CATAPULT)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, ENEMY_IN_CONTACT, object);
    }
  if (engine->covered && engine->kind == MUSTER_SIEGE_CATAPULT)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, COVERED, object);
    }
  if (engine->window == 0 && engine->kind == MUSTER_SIEGE_BALLISTA)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, WINDOW, object);
    }
}

static void
judge_ammunition (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  guint change_freely = muster_siege_get_weapon (engine->kind)->change_freely;
  MusterFact count = MUSTER_FACT_NUMBER_OF (COUNT, muster_siege_engine_count_crew (engine));

  if (muster_siege_get_range (question->act->ammunition)->engine != engine->kind)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, WRONG_AMMUNITION, count);
    }
  else if (muster_siege_engine_count_crew (engine) >= change_freely || engine->ammunition == question->act->ammunition)
    {
      find_for_engine (question, MUSTER_PASS, CREW, AMMUNITION, count);
    }
  else if (engine->ammunition == MUSTER_SIEGE_N_AMMUNITION)
    {
      find_for_engine (question, MUSTER_NEEDS, CREW, AMMUNITION_UNSAID, count);
    }
  else
    {
      find_for_engine (question, MUSTER_FAIL, CREW, AMMUNITION_CHANGED, count);
    }
}

/* The heading after the engine has pivoted towards the target, degree by degree, as far as it may or needs. */
static MusterPoint
turn_towards (MusterPoint heading,
              MusterPoint target,
              guint       degrees)
{
  MusterWide x = (MusterWide) heading.x * TURNING_ONE;
  MusterWide y = (MusterWide) heading.y * TURNING_ONE;
  gboolean left = muster_point_cross (heading, target) > 0;

  for (guint i = 0; i < degrees; i++)
    {
      MusterWide sine = left ? SINE : -SINE;
      MusterWide next_x = (x * COSINE - y * sine) / TURNING_ONE;
      MusterWide next_y = (y * COSINE + x * sine) / TURNING_ONE;

      if ((next_x * target.y - next_y * target.x > 0) != left)
        {
          return muster_heading (target.x, target.y);
        }
      x = next_x;
      y = next_y;
    }
  return muster_heading ((gint64) x, (gint64) y);
}

static void
judge_turning (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  guint least = muster_siege_get_weapon (engine->kind)->least_to_turn;

  if (question->act->turning == 0)
    {
      return;
    }
  if (question->act->turning > MOST_TURNING)
    {
      find_for_engine (question, MUSTER_FAIL, AIM, TURNING_TOO_FAR,
                       MUSTER_FACT_NUMBER_OF (MEASURED, question->act->turning),
                       MUSTER_FACT_NUMBER_OF (LIMIT, MOST_TURNING));
    }
  if (muster_siege_engine_count_crew (engine) < least)
    {
      find_for_engine (question, MUSTER_FAIL, CREW, TURNING_CREW,
                       MUSTER_FACT_NUMBER_OF (COUNT, muster_siege_engine_count_crew (engine)),
                       MUSTER_FACT_NUMBER_OF (TOTAL, least));
    }
  find_for_engine (question, MUSTER_INFO, AIM, TURNING,
                   MUSTER_FACT_NUMBER_OF (MODIFIER, MUSTER_SIEGE_TURNING_MODIFIER));
}

/* Clauses: SIEGE-3, SIEGE-4 */
static void
judge_direction (MusterSiegeQuestion *question,
                 MusterPoint          heading,
                 MusterPoint          target)
{
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, MODEL, question->act->target);
  gboolean ahead = muster_point_dot (heading, target) > 0;

  if (get_engine (question)->kind == MUSTER_SIEGE_CATAPULT)
    {
      gint64 aside = ABS (muster_point_cross (heading, target)) / MAX (muster_length (heading), 1);

      if (ahead)
        {
          muster_siege_limit (question, SIEGE_3, AIM, IN_ALLEY, OUT_OF_ALLEY, aside, HALF_ALLEY, ENGINE (question),
                              object);
        }
      else
        {
          muster_siege_find (question, SIEGE_3, MUSTER_FAIL, AIM, OUT_OF_ALLEY, ENGINE (question), object);
        }
    }
  else if (ahead && muster_heading_within (heading, target, TANGENT_OF_HALF_ARC))
    {
      muster_siege_find (question, SIEGE_4, MUSTER_PASS, AIM, IN_ARC, ENGINE (question), object);
    }
  else
    {
      muster_siege_find (question, SIEGE_4, MUSTER_FAIL, AIM, OUT_OF_ARC, ENGINE (question), object);
    }
}

static void
judge_range (MusterSiegeQuestion *question,
             gint64               distance)
{
  const MusterSiegeRange *range = muster_siege_get_range (question->act->ammunition);
  MusterFact subject = ENGINE (question);
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, MODEL, question->act->target);

  if (distance < range->least - question->tolerance)
    {
      find_for_engine (question, MUSTER_FAIL, AIM, TOO_NEAR, object, MUSTER_FACT_LENGTH_OF (MEASURED, distance),
                       MUSTER_FACT_LENGTH_OF (LIMIT, range->least));
      return;
    }
  muster_verdict_limit (question->verdict, get_clause (question), MUSTER_SIEGE_WHY (AIM, RANGE_KEPT),
                        MUSTER_SIEGE_WHY (AIM, TOO_FAR), distance, range->most, question->tolerance,
                        (const MusterFact[]) {subject, object}, 2);
}

/* A rock load wants the leader to see the target, a boulder somebody of the crew. */
static void
judge_sight (MusterSiegeQuestion *question)
{
  const MusterSiegeAct *act = question->act;
  MusterFact object = MUSTER_SIEGE_NOUN (OBJECT, MODEL, act->target);
  gboolean seen = FALSE;

  if ((act->ammunition != MUSTER_SIEGE_ROCK && act->ammunition != MUSTER_SIEGE_BOULDER) ||
      (get_engine (question)->crew->len == 0 && !act->seen))
    {
      return;
    }
  if (!act->seen)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_NEEDS, AIM, SIGHT_UNSAID, ENGINE (question), object);
      return;
    }
  for (guint i = 0; i < act->models->len; i++)
    {
      seen |= act->ammunition == MUSTER_SIEGE_BOULDER ||
              muster_siege_table_get_model (question->table, g_array_index (act->models, guint, i))->leads;
    }
  if (seen)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_PASS, AIM, SIGHT, ENGINE (question), object);
    }
  else
    {
      muster_siege_find (question, SIEGE_3, MUSTER_FAIL, AIM, NO_SIGHT, ENGINE (question), object);
    }
}

/** muster_siege_judge_fire: judges whether an engine may fire at a target, and how the shot goes */
void
muster_siege_judge_fire (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  const MusterSiegeModel *target = muster_siege_table_get_model (question->table, question->act->target);
  MusterPoint way = muster_point_minus (target->at, engine->at);
  MusterSiegeResult result = {.noun = MUSTER_FACT_ENGINE, .number = question->act->engine, .at = engine->at};

  result.heading = question->act->turning > 0
                     ? turn_towards (engine->heading, way, MIN (question->act->turning, MOST_TURNING))
                     : engine->heading;
  judge_crew (question);
  judge_rhythm (question);
  judge_state (question);
  judge_ammunition (question);
  judge_turning (question);
  judge_direction (question, result.heading, way);
  judge_range (question, muster_length (way));
  judge_sight (question);
  muster_siege_judge_shot (question);
  g_array_append_val (question->results, result);
}
