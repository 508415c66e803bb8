/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a shot goes: what it needs, whether it hits, where it lands.
 *
 * Clauses: SIEGE-3, SIEGE-4, SIEGE-5.
 */
#include "tabletop/disc.h"
#include "tabletop/siege-ammunition.h"
#include "tabletop/siege-question.h"

#define BURSTS_ON 12 /* or less */

static const MusterSiegeEngine *
get_engine (const MusterSiegeQuestion *question)
{
  return muster_siege_table_get_engine (question->table, question->act->engine);
}

#define ENGINE(question) MUSTER_SIEGE_NOUN (SUBJECT, ENGINE, (question)->act->engine)
#define TARGET(question) MUSTER_SIEGE_NOUN (OBJECT, MODEL, (question)->act->target)

static gboolean
sees (const MusterSiegeQuestion *question,
      guint                      index)
{
  for (guint i = 0; i < question->act->models->len; i++)
    {
      if (g_array_index (question->act->models, guint, i) == index)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static int
get_mw (const MusterSiegeQuestion *question,
        const MusterSiegeModel    *model)
{
  const MusterSiegeWeapon *weapon = muster_siege_get_weapon (get_engine (question)->kind);

  if (model->mw > 0)
    {
      return model->mw;
    }
  return model->leads ? weapon->leader_mw : weapon->mw;
}

/* Whose MW counts: the leader's while he lives; for boulders, by the ruling, that of one who sees the target. */
static int
find_shooter (MusterSiegeQuestion *question,
              int                 *mw)
{
  const GArray *crew = get_engine (question)->crew;
  gboolean by_sight = question->act->ammunition == MUSTER_SIEGE_BOULDER && question->act->seen &&
                      question->values[MUSTER_SIEGE_RULING_SIEGE_BOULDER_MW] == 0;
  int shooter = -1;

  for (guint i = 0; i < crew->len; i++)
    {
      guint index = g_array_index (crew, guint, i);
      const MusterSiegeModel *model = muster_siege_table_get_model (question->table, index);

      if (by_sight && !sees (question, index))
        {
          continue;
        }
      if (shooter < 0 || model->leads || (get_mw (question, model) > *mw &&
                                          !muster_siege_table_get_model (question->table, shooter)->leads))
        {
          shooter = index;
          *mw = get_mw (question, model);
        }
    }
  return shooter;
}

static int
add_modifiers (MusterSiegeQuestion *question,
               gint64               distance)
{
  const MusterSiegeEngine *engine = get_engine (question);
  const MusterSiegeWeapon *weapon = muster_siege_get_weapon (engine->kind);
  const MusterSiegeRange *range = muster_siege_get_range (question->act->ammunition);
  const MusterSiegeModel *target = muster_siege_table_get_model (question->table, question->act->target);
  int missing = (int) muster_siege_engine_count_crew (engine) - (int) weapon->full_crew;
  int sum = question->act->turning > 0 ? MUSTER_SIEGE_TURNING_MODIFIER : 0;

  if (missing < 0)
    {
      muster_siege_find (question, SIEGE_5, MUSTER_INFO, SHOT, SHORT_CREW, ENGINE (question),
                         MUSTER_FACT_NUMBER_OF (MODIFIER, missing));
      sum += missing;
    }
  if (target->size == 1 && weapon->small_target != 0)
    {
      muster_siege_find (question, SIEGE_4, MUSTER_INFO, SHOT, SMALL_TARGET, ENGINE (question), TARGET (question),
                         MUSTER_FACT_NUMBER_OF (MODIFIER, weapon->small_target));
      sum += weapon->small_target;
    }
  if (range->close > 0 && distance > range->close + question->tolerance)
    {
      muster_siege_find (question, SIEGE_4, MUSTER_INFO, SHOT, LONG_RANGE, ENGINE (question), TARGET (question),
                         MUSTER_FACT_NUMBER_OF (MODIFIER, range->beyond_close));
      sum += range->beyond_close;
    }
  if (question->act->ammunition == MUSTER_SIEGE_BOULDER || question->act->ammunition == MUSTER_SIEGE_NAPHTHA)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_INFO, SHOT, NO_COVER_PENALTY, ENGINE (question), TARGET (question));
    }
  return sum;
}

/* What a catapult misses, it misses by what was rolled, but by no more than half the distance. */
static void
judge_deviation (MusterSiegeQuestion *question,
                 gint64               distance)
{
  if (get_engine (question)->kind != MUSTER_SIEGE_CATAPULT)
    {
      return;
    }
  if (question->act->deviation < 0)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_NEEDS, SHOT, DEVIATION_UNSAID, ENGINE (question));
      return;
    }
  muster_siege_find (question, SIEGE_3, MUSTER_INFO, SHOT, DEVIATES, ENGINE (question),
                     MUSTER_FACT_LENGTH_OF (MEASURED, MIN (question->act->deviation, distance / 2)),
                     MUSTER_FACT_LENGTH_OF (LIMIT, distance / 2));
}

static void
judge_burst (MusterSiegeQuestion *question)
{
  MusterFact need = MUSTER_FACT_NUMBER_OF (NEED, BURSTS_ON);
  MusterFact roll = MUSTER_FACT_NUMBER_OF (ROLL, question->act->burst);

  if (question->act->ammunition != MUSTER_SIEGE_NAPHTHA)
    {
      return;
    }
  if (question->act->burst == 0)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_NEEDS, SHOT, BURST_UNSAID, ENGINE (question), need,
                         MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
    }
  else if (question->act->burst <= BURSTS_ON)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_INFO, SHOT, BURSTS, ENGINE (question), need, roll);
    }
  else
    {
      muster_siege_find (question, SIEGE_3, MUSTER_INFO, SHOT, NO_BURST, ENGINE (question), need, roll);
    }
}

/* The model behind the target whose body the bolt's line meets first. */
static int
find_next_in_line (const MusterSiegeQuestion *question)
{
  const MusterSiegeModel *target = muster_siege_table_get_model (question->table, question->act->target);
  MusterLine line = muster_line (get_engine (question)->at, target->at);
  gint64 nearest = G_MAXINT64;
  int next = -1;

  for (guint i = 0; i < question->table->models->len; i++)
    {
      const MusterSiegeModel *model = muster_siege_table_get_model (question->table, i);
      MusterStretch stretch;

      if (i != question->act->target && muster_line_meets_disc (&line, model->at, model->radius, &stretch) &&
          (stretch.from + stretch.to) / 2 > line.length && stretch.from < nearest)
        {
          nearest = stretch.from;
          next = i;
        }
    }
  return next;
}

static void
tell_hit (MusterSiegeQuestion *question,
          guint                die,
          int                  mw)
{
  int next = question->act->ammunition == MUSTER_SIEGE_BOLT ? find_next_in_line (question) : -1;

  if (die == 1 && question->act->ammunition == MUSTER_SIEGE_ROCK)
    {
      muster_siege_find (question, SIEGE_3, MUSTER_INFO, SHOT, NATURAL_ONE, ENGINE (question), TARGET (question));
    }
  if (next >= 0)
    {
      muster_siege_find (question, SIEGE_4, MUSTER_INFO, SHOT, NEXT_IN_LINE, ENGINE (question),
                         MUSTER_SIEGE_NOUN (OBJECT, MODEL, next), MUSTER_FACT_NUMBER_OF (NEED, mw));
    }
}

/* A 1 always hits, a 20 never does and breaks something. */
static void
judge_die (MusterSiegeQuestion *question,
           const MusterClause  *clause,
           int                  mw,
           int                  need_at_most,
           gint64               distance)
{
  guint die = muster_siege_take_die (question);
  gboolean hits = die != MUSTER_SIEGE_D20 && (die == 1 || (int) die <= need_at_most);
  MusterFact need = MUSTER_FACT_NUMBER_OF (NEED, need_at_most);
  MusterFact roll = MUSTER_FACT_NUMBER_OF (ROLL, die);

  if (die == 0)
    {
      muster_verdict_find_out (question->verdict, clause, MUSTER_NEEDS, MUSTER_SIEGE_WHY (SHOT, NEEDS_DIE),
                               ENGINE (question), TARGET (question), need,
                               MUSTER_FACT_NUMBER_OF (SIDES, MUSTER_SIEGE_D20));
      return;
    }
  muster_verdict_find_out (question->verdict, clause, MUSTER_INFO,
                           hits ? MUSTER_SIEGE_WHY (SHOT, HIT) : MUSTER_SIEGE_WHY (SHOT, MISSED), ENGINE (question),
                           TARGET (question), need, roll);
  if (die == MUSTER_SIEGE_D20)
    {
      muster_siege_find (question, SIEGE_5, MUSTER_INFO, SHOT, FUMBLE, ENGINE (question));
    }
  if (hits)
    {
      tell_hit (question, die, mw);
    }
  else
    {
      judge_deviation (question, distance);
    }
  judge_burst (question);
}

/** muster_siege_judge_shot: works out what the shot needs and, once the die is thrown, how it goes */
void
muster_siege_judge_shot (MusterSiegeQuestion *question)
{
  const MusterSiegeEngine *engine = get_engine (question);
  const MusterSiegeModel *target = muster_siege_table_get_model (question->table, question->act->target);
  gint64 distance = muster_length (muster_point_minus (target->at, engine->at));
  gboolean catapult = engine->kind == MUSTER_SIEGE_CATAPULT;
  int mw = 0;
  int shooter = find_shooter (question, &mw);
  int modifiers;

  if (muster_siege_engine_count_crew (engine) == 0)
    {
      return;
    }
  modifiers = add_modifiers (question, distance);
  if (shooter >= 0)
    {
      muster_siege_find (question, SIEGE_5, MUSTER_INFO, SHOT, BY_CREW, ENGINE (question),
                         MUSTER_SIEGE_NOUN (OBJECT, MODEL, shooter), MUSTER_FACT_NUMBER_OF (NEED, mw + modifiers));
    }
  else
    {
      mw = muster_siege_get_weapon (engine->kind)->leader_mw;
      muster_siege_find (question, SIEGE_5, MUSTER_INFO, SHOT, BY_LEADER, ENGINE (question),
                         MUSTER_FACT_NUMBER_OF (NEED, mw + modifiers));
    }
  if (question->act->ammunition == MUSTER_SIEGE_BOULDER)
    {
      muster_siege_settle (question, SIEGE_BOULDER_MW);
    }
  judge_die (question, catapult ? MUSTER_SIEGE_CITE (SIEGE_3) : MUSTER_SIEGE_CITE (SIEGE_4), mw, mw + modifiers,
             distance);
}
