/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves and runs, and how a warrior walks where the player says where it goes.
 *
 * Clauses: XNG-01 to XNG-12.
 */
#include "tabletop/bw-formation.h"
#include "tabletop/bw-rules.h"

static void
tell_cost (MusterBwQuestion *question,
           guint             index,
           guint             obstacle)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, obstacle);
  MusterFact amount =
    MUSTER_FACT_LENGTH_OF (AMOUNT, muster_bw_ask_cost (question, muster_bw_piece (question, index)->warrior->group));

  if (muster_bw_get_group_of (question, index)->class == MUSTER_BW_CAVALRY)
    {
      muster_bw_find (question, XNG_03, MUSTER_PASS, CROSSING, COST_CAVALRY, subject, object, amount);
    }
  else
    {
      muster_bw_find (question, XNG_02, MUSTER_PASS, CROSSING, COST_INFANTRY, subject, object, amount);
    }
}

/** muster_bw_tell_crossings: says of each obstacle that the first @distance of the trip cross what it took */
void
muster_bw_tell_crossings (MusterBwQuestion   *question,
                          guint               index,
                          const MusterBwTrip *trip,
                          gint64              distance)
{
  for (guint i = 0; i < trip->crossings->len; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);
      MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
      MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle);

      if (!muster_bw_crossing_is_over (crossing, distance, question->tolerance))
        {
          continue;
        }
      tell_cost (question, index, crossing->obstacle);
      muster_bw_find (question, XNG_04, MUSTER_PASS, CROSSING, ACROSS, subject, object,
                      MUSTER_FACT_LENGTH_OF (AMOUNT, crossing->price));
      muster_bw_settle (question, XNG_04);
      if (distance > crossing->to + question->tolerance)
        {
          muster_bw_find (question, XNG_05, MUSTER_INFO, CROSSING, WENT_ON, subject, object,
                          MUSTER_FACT_LENGTH_OF (AMOUNT, distance - crossing->to));
        }
    }
}

/**
 * muster_bw_judge_height:
 *
 * Returns: whether an obstacle is low enough to be crossed; where it is not, climbing is for other rules to judge
 *
 * Clauses: XNG-01, XNG-11, XNG-12
 */
gboolean
muster_bw_judge_height (MusterBwQuestion       *question,
                        guint                   index,
                        const MusterBwCrossing *crossing)
{
  gint32 height = muster_bw_table_get_obstacle (question->table, crossing->obstacle)->height;
  gint32 limit = muster_bw_ask (question, MUSTER_BW_PARAMETER_HEIGHT);
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle);
  MusterFact measured = MUSTER_FACT_LENGTH_OF (MEASURED, height);

  if (!crossing->too_high)
    {
      muster_bw_find (question, XNG_01, MUSTER_PASS, CROSSING, LOW_ENOUGH, subject, object, measured,
                      MUSTER_FACT_LENGTH_OF (LIMIT, limit));
      return TRUE;
    }
  if (muster_bw_get_group_of (question, index)->class == MUSTER_BW_CAVALRY)
    {
      muster_bw_find (question, XNG_12, MUSTER_FAIL, CROSSING, TOO_HIGH_TO_RIDE, subject, object, measured,
                      MUSTER_FACT_LENGTH_OF (LIMIT, limit));
    }
  else if (question->action->method == MUSTER_BW_ON_FOOT)
    {
      muster_bw_find (question, XNG_11, MUSTER_FAIL, CROSSING, TOO_HIGH, subject, object, measured,
                      MUSTER_FACT_LENGTH_OF (LIMIT, limit));
    }
  else
    {
      muster_bw_find (question, XNG_11, MUSTER_NEEDS, CROSSING, BY_CLIMBING, subject, object, measured,
                      MUSTER_FACT_LENGTH_OF (LIMIT, limit));
    }
  return FALSE;
}

static gboolean
crosses_all (MusterBwQuestion   *question,
             guint               index,
             const MusterBwTrip *trip)
{
  gboolean fine = TRUE;

  for (guint i = 0; i < trip->crossings->len; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);

      fine &= muster_bw_judge_height (question, index, crossing);
      if (!muster_bw_crossing_is_over (crossing, trip->length, question->tolerance))
        {
          muster_bw_find (question, XNG_04, MUSTER_FAIL, CROSSING, ON_OBSTACLE, MUSTER_BW_WARRIOR (SUBJECT, index),
                          MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle));
          fine = FALSE;
        }
    }
  return fine;
}

/**
 * muster_bw_walk:
 * @step: of a warrior, with the way that it takes
 * @spent: (out): what the way takes
 *
 * Walks a warrior where the player says, and judges each obstacle on its way.
 *
 * Returns: whether it crosses any
 */
gboolean
muster_bw_walk (MusterBwQuestion   *question,
                const MusterBwStep *step,
                gint64             *spent)
{
  MusterBwPiece *piece = muster_bw_piece (question, step->warrior);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (MusterPoint));
  g_autoptr (MusterBwTrip) trip = NULL;

  g_array_append_val (points, piece->at);
  g_array_append_vals (points, step->way->data, step->way->len);
  trip = muster_bw_trip_new (question, step->warrior, (const MusterPoint *) points->data, points->len);
  if (crosses_all (question, step->warrior, trip))
    {
      muster_bw_tell_crossings (question, step->warrior, trip, trip->length);
    }
  *spent = muster_bw_trip_spend (trip, trip->length, question->tolerance);
  piece->at = g_array_index (points, MusterPoint, points->len - 1);
  piece->spent = *spent;
  piece->acted = TRUE;
  piece->crossed = trip->crossings->len > 0;
  return piece->crossed;
}

/** muster_bw_judge_places: sees that nobody of the group stands on another's base */
void
muster_bw_judge_places (MusterBwQuestion *question)
{
  for (guint i = 0; i < question->pieces->len; i++)
    {
      int other = muster_bw_acts (question, i) && muster_bw_piece (question, i)->acted
                    ? muster_bw_find_base_at (question, i, muster_bw_piece (question, i)->at)
                    : -1;

      if (other >= 0)
        {
          muster_bw_find (question, XNG_04, MUSTER_FAIL, CROSSING, ON_BASE, MUSTER_BW_WARRIOR (SUBJECT, i),
                          MUSTER_BW_WARRIOR (OBJECT, other));
        }
    }
}

static gint32
find_allowance (MusterBwQuestion *question)
{
  const MusterBwAction *action = question->action;
  gint32 move = action->allowance;

  if (move < 0)
    {
      move = muster_bw_ask_move (question, action->group);
      move *= action->kind == MUSTER_BW_RUN ? muster_bw_ask (question, MUSTER_BW_PARAMETER_RUN_FACTOR) : 1;
    }
  return move;
}

static void
judge_distance (MusterBwQuestion *question,
                guint             index,
                gboolean          crosses,
                gint64            spent,
                gint32            allowance)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);

  if (crosses)
    {
      muster_bw_limit (question, XNG_07, CROSSING, WITHIN, CANNOT_PAY, spent, allowance, subject);
      muster_bw_settle (question, XNG_04);
    }
  else
    {
      muster_bw_limit (question, XNG_07, CROSSING, WITHIN, TOO_FAR, spent, allowance, subject);
    }
}

/* That some are across and some are not. */
static void
tell_sides (MusterBwQuestion *question)
{
  guint group = question->action->group;
  guint total = muster_bw_count (question, group);
  int split = muster_bw_find_split (question, group);
  guint count = 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      count += muster_bw_acts (question, i) && muster_bw_piece (question, i)->crossed;
    }
  if (count > 0 && count < total)
    {
      muster_bw_find (question, XNG_06, MUSTER_INFO, CROSSING, IN_PART, MUSTER_BW_GROUP (SUBJECT, group),
                      MUSTER_FACT_NUMBER_OF (COUNT, count), MUSTER_FACT_NUMBER_OF (TOTAL, total));
    }
  if (split >= 0)
    {
      muster_bw_find (question, XNG_09, MUSTER_INFO, CROSSING, BOTH_SIDES, MUSTER_BW_GROUP (SUBJECT, group),
                      MUSTER_BW_OBSTACLE (OBJECT, split));
      muster_bw_find (question, XNG_10, MUSTER_INFO, CROSSING, THROUGH_OBSTACLE, MUSTER_BW_GROUP (SUBJECT, group),
                      MUSTER_BW_OBSTACLE (OBJECT, split));
    }
}

/** muster_bw_judge_move: judges a move or a run, warrior by warrior */
void
muster_bw_judge_move (MusterBwQuestion *question)
{
  guint group = question->action->group;
  gint32 allowance = find_allowance (question);

  for (guint i = 0; i < question->action->steps->len; i++)
    {
      const MusterBwStep *step = &g_array_index (question->action->steps, MusterBwStep, i);
      gint64 spent;
      gboolean crosses = muster_bw_walk (question, step, &spent);

      judge_distance (question, step->warrior, crosses, spent, allowance);
    }
  muster_bw_judge_places (question);
  tell_sides (question);
  muster_bw_limit (question, XNG_08, CROSSING, COHERENT, INCOHERENT, muster_bw_measure_coherency (question, group),
                   muster_bw_ask_coherency (question, group), MUSTER_BW_GROUP (SUBJECT, group));
  muster_bw_settle (question, XNG_08);
}
