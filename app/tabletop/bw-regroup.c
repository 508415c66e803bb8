/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Regroup moves across an obstacle.
 *
 * Clauses: RGP-01 to RGP-04.
 */
#include "tabletop/bw-formation.h"
#include "tabletop/bw-landing.h"
#include "tabletop/bw-rules.h"

static void
judge_victor (MusterBwQuestion *question)
{
  MusterFact subject = MUSTER_BW_GROUP (SUBJECT, question->action->group);

  switch (question->action->victor)
    {
    case MUSTER_SAID_YES:
      muster_bw_find (question, RGP_01, MUSTER_PASS, REGROUP, VICTOR, subject);
      break;

    case MUSTER_SAID_NO:
      muster_bw_find (question, RGP_01, MUSTER_FAIL, REGROUP, NOT_VICTOR, subject);
      break;

    case MUSTER_SAID_NOTHING:
    default:
      muster_bw_find (question, RGP_01, MUSTER_NEEDS, REGROUP, VICTOR_UNSAID, subject);
      break;
    }
}

/* The nearest warrior of another group. */
static int
find_nearest_other (const MusterBwQuestion *question,
                    guint                   index,
                    gint64                 *gap)
{
  const MusterBwPiece *piece = muster_bw_piece (question, index);
  int nearest = -1;

  *gap = G_MAXINT64;
  for (guint i = 0; i < question->pieces->len; i++)
    {
      const MusterBwPiece *other = muster_bw_piece (question, i);
      gint64 distance = muster_disc_gap (piece->at, piece->radius, other->at, other->radius);

      if (!muster_bw_acts (question, i) && !other->removed && distance < *gap)
        {
          *gap = distance;
          nearest = i;
        }
    }
  return nearest;
}

/* Exactly 1" is far enough. */
static void
judge_separation (MusterBwQuestion *question,
                  guint             index)
{
  gint64 limit = muster_bw_ask (question, MUSTER_BW_PARAMETER_SEPARATION);
  gint64 gap;
  int other = find_nearest_other (question, index, &gap);
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_WARRIOR (OBJECT, other);
  MusterFact measured = MUSTER_FACT_LENGTH_OF (MEASURED, gap);
  MusterFact least = MUSTER_FACT_LENGTH_OF (LIMIT, limit);

  if (other < 0)
    {
      return;
    }
  if (gap >= limit - question->tolerance)
    {
      muster_bw_find (question, RGP_03, MUSTER_PASS, REGROUP, APART, subject, object, measured, least);
    }
  else
    {
      muster_bw_find (question, RGP_03, MUSTER_FAIL, REGROUP, TOO_NEAR, subject, object, measured, least);
    }
}

/* Whether one that crosses and ends too near another group would find a better place beyond. */
static void
judge_room (MusterBwQuestion *question,
            guint             index,
            gint64            allowance)
{
  int obstacle = muster_bw_find_crossed (question, index);
  MusterFact subject = MUSTER_BW_WARRIOR (SUBJECT, index);
  MusterFact object = MUSTER_BW_OBSTACLE (OBJECT, obstacle);

  if (obstacle < 0)
    {
      return;
    }
  if (muster_bw_find_landing (question, index, obstacle, allowance))
    {
      muster_bw_find (question, RGP_04, MUSTER_INFO, REGROUP, ROOM, subject, object);
    }
  else
    {
      muster_bw_find (question, RGP_04, MUSTER_FAIL, REGROUP, NO_ROOM, subject, object);
    }
}

static void
judge_steps (MusterBwQuestion *question,
             gint64            allowance)
{
  gboolean crosses = FALSE;

  for (guint i = 0; i < question->action->steps->len; i++)
    {
      const MusterBwStep *step = &g_array_index (question->action->steps, MusterBwStep, i);
      gint64 spent;

      crosses |= muster_bw_walk (question, step, &spent);
      muster_bw_limit (question, RGP_02, REGROUP, COSTS, COSTS_TOO_MUCH, spent, allowance,
                       MUSTER_BW_WARRIOR (SUBJECT, step->warrior));
      if (muster_bw_piece (question, step->warrior)->crossed)
        {
          muster_bw_settle (question, XNG_04);
        }
    }
  if (crosses)
    {
      judge_victor (question);
    }
}

/** muster_bw_judge_regroup: judges a regroup move, warrior by warrior, and where the group ends */
void
muster_bw_judge_regroup (MusterBwQuestion *question)
{
  guint group = question->action->group;

  if (question->action->allowance < 0)
    {
      muster_bw_find (question, RGP_02, MUSTER_NEEDS, REGROUP, DISTANCE_UNSAID, MUSTER_BW_GROUP (SUBJECT, group));
      return;
    }
  judge_steps (question, question->action->allowance);
  muster_bw_judge_places (question);
  muster_bw_limit (question, RGP_03, REGROUP, COHERENT, INCOHERENT, muster_bw_measure_coherency (question, group),
                   muster_bw_ask_coherency (question, group), MUSTER_BW_GROUP (SUBJECT, group));
  muster_bw_settle (question, XNG_08);
  for (guint i = 0; i < question->pieces->len; i++)
    {
      if (muster_bw_acts (question, i))
        {
          judge_separation (question, i);
        }
      if (muster_bw_acts (question, i) && muster_bw_piece (question, i)->crossed)
        {
          judge_room (question, i, question->action->allowance);
        }
    }
}
