/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forced back into an obstacle: each warrior on its own, then the casualty of a trapped group.
 *
 * Clauses: FBK-01 to FBK-13.
 */
#include <string.h>

#include "tabletop/bw-dash.h"
#include "tabletop/bw-formation.h"
#include "tabletop/bw-rules.h"

#define SLACK 2 /* tolerances that a stated place may lie from the one worked out: both are rounded */

/** Retreater: a warrior of the group, and how far it stands in the direction in which it is forced. */
typedef struct
{
  guint index;
  gint64 ahead;
  const char *id;
} Retreater;

static int
compare_retreaters (gconstpointer a,
                    gconstpointer b)
{
  const Retreater *first = a;
  const Retreater *second = b;

  if (first->ahead != second->ahead)
    {
      return first->ahead > second->ahead ? -1 : 1;
    }
  return strcmp (first->id, second->id);
}

/* Who stands farthest back goes first, so that nobody is in another's way. */
static GArray *
order_retreaters (const MusterBwQuestion *question)
{
  GArray *retreaters = g_array_new (FALSE, FALSE, sizeof (Retreater));

  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_acts (question, i))
        {
          const MusterBwPiece *piece = muster_bw_piece (question, i);
          Retreater retreater = {i, muster_point_dot (question->action->direction, piece->at), piece->warrior->id};

          g_array_append_val (retreaters, retreater);
        }
    }
  g_array_sort (retreaters, compare_retreaters);
  return retreaters;
}

/* Clauses: FBK-03 */
static gboolean
is_unable (const MusterBwQuestion *question,
           const MusterBwDash     *dash)
{
  if (dash->stop != MUSTER_BW_STOP_OBSTACLE || dash->left <= question->tolerance)
    {
      return FALSE;
    }
  return question->values[MUSTER_BW_RULING_FBK_03] == 0 || dash->would_clear;
}

static void
tell_stop (MusterBwQuestion   *question,
           guint               index,
           const MusterBwDash *dash)
{
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, dash->obstacle);
  MusterFact left = MUSTER_FACT_LENGTH_OF (MEASURED, dash->left);
  MusterFact price = MUSTER_FACT_LENGTH_OF (LIMIT, dash->price);
  gboolean rides = muster_bw_get_group_of (question, index)->class == MUSTER_BW_CAVALRY;

  if (dash->stop == MUSTER_BW_STOP_HIGH && rides)
    {
      muster_bw_find (question, XNG_12, MUSTER_NEEDS, FORCED, HIGH, subject, object);
    }
  else if (dash->stop == MUSTER_BW_STOP_HIGH)
    {
      muster_bw_find (question, XNG_11, MUSTER_NEEDS, FORCED, HIGH, subject, object);
    }
  else if (is_unable (question, dash))
    {
      muster_bw_find (question, FBK_03, MUSTER_INFO, FORCED, UNABLE, subject, object, left, price);
      muster_bw_settle (question, FBK_03);
    }
  else if (dash->stop == MUSTER_BW_STOP_OBSTACLE)
    {
      muster_bw_find (question, FBK_03, MUSTER_INFO, FORCED, BLOCKED, subject, object, left, price);
      muster_bw_settle (question, FBK_03);
    }
  else if (dash->stop == MUSTER_BW_STOP_BASE)
    {
      muster_bw_find (question, FBK_01, MUSTER_INFO, FORCED, STOPPED, subject);
    }
}

/* Where the player puts the warrior, who ends at dash.at by the rules. "May cross" leaves open what else it may do. */
static void
judge_step (MusterBwQuestion   *question,
            guint               index,
            const MusterBwDash *dash,
            const MusterBwTrip *trip)
{
  const MusterBwStep *step = muster_bw_action_find_step (question->action, index);
  const MusterBwCrossing *crossing = dash->n_crossed > 0 ? muster_bw_trip_crossing (trip, 0) : NULL;
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterPoint put;
  gint64 away;

  if (step == NULL || step->way->len == 0)
    {
      return;
    }
  put = g_array_index (step->way, MusterPoint, step->way->len - 1);
  away = muster_length (muster_point_minus (put, dash->at));
  if (away <= SLACK * question->tolerance)
    {
      return;
    }
  if (crossing != NULL && muster_length (muster_point_minus (put, crossing->at)) <= SLACK * question->tolerance)
    {
      muster_bw_find (question, FBK_02, MUSTER_NEEDS, FORCED, NOT_CROSSED, subject,
                      MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle));
    }
  else if (is_unable (question, dash) && muster_bw_are_opposite (question, dash->obstacle, dash->at, put))
    {
      muster_bw_find (question, FBK_08, MUSTER_FAIL, FORCED, PUT_ACROSS, subject,
                      MUSTER_BW_OBSTACLE (OBJECT, dash->obstacle));
    }
  else
    {
      muster_bw_find (question, FBK_01, MUSTER_FAIL, FORCED, ELSEWHERE, subject,
                      MUSTER_FACT_LENGTH_OF (MEASURED, away));
    }
}

static void
push (MusterBwQuestion *question,
      guint             index)
{
  const MusterBwAction *action = question->action;
  MusterBwPiece *piece = muster_bw_piece (question, index);
  MusterBwDash dash = muster_bw_dash_along (question, index, action->direction, action->allowance);
  g_autoptr (MusterBwTrip) trip = muster_bw_dash_trip (question, index, &dash, action->direction);

  for (guint i = 0; i < dash.n_crossed; i++)
    {
      const MusterBwCrossing *crossing = muster_bw_trip_crossing (trip, i);

      muster_bw_judge_height (question, index, crossing);
      muster_bw_limit (question, FBK_02, FORCED, CROSSED, CROSSED,
                       muster_bw_trip_spend (trip, crossing->to, question->tolerance), action->allowance,
                       MUSTER_BW_WARRIOR (SUBJECT, index), MUSTER_BW_OBSTACLE (OBJECT, crossing->obstacle));
      muster_bw_settle (question, XNG_04);
    }
  muster_bw_tell_crossings (question, index, trip, dash.distance);
  tell_stop (question, index, &dash);
  judge_step (question, index, &dash, trip);
  piece->at = dash.at;
  piece->spent = dash.spent;
  piece->crossed = dash.n_crossed > 0;
  piece->unable = is_unable (question, &dash);
  piece->acted = TRUE;
}

static guint
count_unable (const MusterBwQuestion *question,
              gboolean                commanders_too)
{
  guint count = 0;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      const MusterBwPiece *piece = muster_bw_piece (question, i);

      count += piece->unable && (commanders_too || !piece->warrior->commander);
    }
  return count;
}

/* Those among whom the casualty is picked: commanders only where there is nobody else. */
static gboolean
is_eligible (const MusterBwQuestion *question,
             guint                   index)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);

  return piece->unable && (!piece->warrior->commander || count_unable (question, FALSE) == 0);
}

static char *
dup_eligible (const MusterBwQuestion *question,
              int                    *first,
              guint                  *count)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (is_eligible (question, i))
        {
          *first = *count == 0 ? (int) i : *first;
          g_string_append_printf (list, "%s%s", (*count)++ > 0 ? " " : "", muster_bw_piece (question, i)->warrior->id);
        }
    }
  return g_string_free (list, FALSE);
}

static void
judge_pick (MusterBwQuestion *question,
            int               casualty)
{
  const MusterBwPiece *piece = muster_bw_piece (question, casualty);
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, question->action->group);
  MusterFact object = MUSTER_BW_WARRIOR (OBJECT, casualty);

  if (!piece->unable)
    {
      muster_bw_find (question, FBK_06, MUSTER_FAIL, FORCED, NOT_ELIGIBLE, subject, object);
    }
  else if (!is_eligible (question, casualty))
    {
      muster_bw_find (question, FBK_07, MUSTER_FAIL, FORCED, COMMANDER_PICKED, subject, object);
    }
  else if (piece->warrior->commander)
    {
      muster_bw_find (question, FBK_07, MUSTER_PASS, FORCED, COMMANDER_ONLY, subject, object);
    }
  else
    {
      muster_bw_find (question, FBK_06, MUSTER_PASS, FORCED, PICKED, subject, object);
      if (count_unable (question, TRUE) > count_unable (question, FALSE))
        {
          muster_bw_find (question, FBK_07, MUSTER_INFO, FORCED, COMMANDER_SPARED, subject, object);
        }
    }
}

/* Who is removed; -1 where the player has still to pick, or picked wrongly. */
static int
find_casualty (MusterBwQuestion *question)
{
  int casualty = question->action->casualty;
  guint count = 0;
  int first = -1;
  g_autofree char *eligible = dup_eligible (question, &first, &count);

  if (casualty < 0 && count > 1)
    {
      muster_bw_find (question, FBK_06, MUSTER_NEEDS, FORCED, PICK, MUSTER_BW_GROUP (SUBJECT, question->action->group),
                      MUSTER_FACT_WORDS_OF (OPTIONS, eligible));
      return -1;
    }
  casualty = casualty < 0 ? first : casualty;
  judge_pick (question, casualty);
  return is_eligible (question, casualty) ? casualty : -1;
}

/* Clauses: FBK-04 to FBK-08, FBK-13 */
static void
judge_trap (MusterBwQuestion *question)
{
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, question->action->group);
  guint n_unable = count_unable (question, TRUE);
  int casualty;

  if (n_unable == 0)
    {
      if (question->action->casualty >= 0)
        {
          judge_pick (question, question->action->casualty);
        }
      return;
    }
  question->trapped = TRUE;
  question->casualties = 1;
  muster_bw_find (question, FBK_04, MUSTER_INFO, FORCED, TRAPPED, subject, MUSTER_FACT_NUMBER_OF (COUNT, n_unable));
  muster_bw_settle (question, FBK_03);
  muster_bw_find (question, FBK_05, MUSTER_INFO, FORCED, CASUALTY, subject,
                  MUSTER_FACT_NUMBER_OF (AMOUNT, question->casualties), MUSTER_FACT_NUMBER_OF (COUNT, n_unable));
  casualty = find_casualty (question);
  if (casualty >= 0)
    {
      muster_bw_piece (question, casualty)->removed = TRUE;
    }
  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_piece (question, i)->unable && !muster_bw_piece (question, i)->removed)
        {
          muster_bw_find (question, FBK_08, MUSTER_INFO, FORCED, STAYS, MUSTER_BW_WARRIOR (SUBJECT, i));
        }
    }
  muster_bw_find (question, FBK_13, MUSTER_INFO, FORCED, NOT_MOVED, subject);
}

/* Clauses: FBK-09 to FBK-11 */
static void
tell_sides (MusterBwQuestion *question,
            guint             obstacle)
{
  guint group = question->action->group;
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, group);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, obstacle);

  if (muster_bw_is_split (question, group, obstacle))
    {
      muster_bw_find (question, FBK_09, MUSTER_INFO, FORCED, BOTH_SIDES, subject, object);
      return;
    }
  muster_bw_find (question, FBK_10, MUSTER_INFO, FORCED, ONE_SIDE, subject, object);
  if (question->trapped && muster_bw_holds (question, group, obstacle))
    {
      muster_bw_find (question, FBK_11, MUSTER_INFO, FORCED, REST_HOLDS, subject, object);
    }
}

static void
tell_group (MusterBwQuestion *question)
{
  guint group = question->action->group;
  gint64 coherency = muster_bw_measure_coherency (question, group);
  gint32 limit = muster_bw_ask_coherency (question, group);

  for (guint i = 0; i < question->table->obstacles->len; i++)
    {
      tell_sides (question, i);
    }
  if (coherency > limit + question->tolerance)
    {
      muster_bw_find (question, FBK_12, MUSTER_INFO, FORCED, INCOHERENT, MUSTER_BW_GROUP (SUBJECT, group),
                      MUSTER_FACT_LENGTH_OF (MEASURED, coherency), MUSTER_FACT_LENGTH_OF (LIMIT, limit));
      muster_bw_settle (question, XNG_08);
    }
}

/** muster_bw_judge_forced_back: resolves a forced back move, warrior by warrior */
void
muster_bw_judge_forced_back (MusterBwQuestion *question)
{
  const MusterBwAction *action = question->action;
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, action->group);
  gboolean aimless = action->direction.x == 0 && action->direction.y == 0;
  g_autoptr (GArray) retreaters = NULL;

  if (action->allowance < 0)
    {
      muster_bw_find (question, FBK_01, MUSTER_NEEDS, FORCED, DISTANCE_UNSAID, subject);
    }
  if (aimless)
    {
      muster_bw_find (question, FBK_01, MUSTER_NEEDS, FORCED, DIRECTION_UNSAID, subject);
    }
  if (action->allowance < 0 || aimless)
    {
      return;
    }
  retreaters = order_retreaters (question);
  for (guint i = 0; i < retreaters->len; i++)
    {
      push (question, g_array_index (retreaters, Retreater, i).index);
    }
  judge_trap (question);
  tell_group (question);
}
