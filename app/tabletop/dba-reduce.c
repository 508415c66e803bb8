/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reducing the front: the leaders are planned as a group; here the others fall in behind them, or are left behind.
 *
 * Clauses: RED-01, RED-02, RED-03, RED-04.
 */
#include "tabletop/dba-gap.h"
#include "tabletop/dba-reach.h"
#include "tabletop/dba-rules.h"

/* The place directly behind the one before. */
static MusterPose
place_behind (const MusterDbaTrack *before)
{
  return (MusterPose) {muster_point_ahead (before->end.at, before->end.heading, -before->piece->depth),
                       before->end.heading};
}

static gboolean
find_barrier (const MusterDbaQuestion *question,
              const MusterDbaTrack    *track,
              MusterDbaObstacle       *obstacle)
{
  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      MusterDbaClause clause;

      if (!muster_dba_get_obstacle (question, track, i, &track->box, obstacle) ||
          (muster_dba_obstacle_is_friend (obstacle, track) && muster_dba_may_pass (track, obstacle->piece, &clause)))
        {
          continue;
        }
      for (guint j = 0; j < muster_dba_track_n_legs (track); j++)
        {
          if (muster_dba_obstacle_blocks_leg (obstacle, muster_dba_track_leg (track, j)))
            {
              return TRUE;
            }
        }
    }
  return FALSE;
}

static gboolean
must_all_fall_in (const MusterDbaQuestion *question)
{
  return question->move->width > 1 && !muster_dba_question_is_default (question, MUSTER_DBA_RULING_RED_04);
}

static void
leave_behind (MusterDbaQuestion *question,
              MusterDbaTrack    *track,
              MusterReason       reason,
              MusterFact         object,
              gint64             measured,
              gint64             limit)
{
  gboolean must = must_all_fall_in (question);

  muster_dba_track_set_legs (track, 0);
  track->left_behind = TRUE;
  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (RED_04), must ? MUSTER_FAIL : MUSTER_INFO,
                           must ? MUSTER_DBA_WHY (REDUCE, CANNOT_FALL_IN) : reason,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_FACT_LENGTH_OF (MEASURED, measured),
                           MUSTER_FACT_LENGTH_OF (LIMIT, limit), object);
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (RED_04));
}

/* How far to the rear of its start the front edge ends, in µm. */
static gint64
rearward_of (const MusterDbaTrack *track)
{
  MusterPoint way = muster_point_minus (track->end.at, track->piece->pose.at);
  MusterPoint heading = track->piece->pose.heading;

  return MAX (-muster_point_dot (way, heading) / muster_length (heading), 0);
}

static void
say_that_it_falls_in (MusterDbaQuestion    *question,
                      const MusterDbaTrack *track,
                      gint64                measured,
                      gint64                limit)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);

  muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (RED_02), MUSTER_DBA_WHY (REDUCE, FALLS_IN),
                        MUSTER_DBA_WHY (REDUCE, CANNOT_FALL_IN), measured, limit, question->tolerance, &subject, 1);
  muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (RED_03), MUSTER_DBA_WHY (REDUCE, NOT_REARWARD),
                        MUSTER_DBA_WHY (REDUCE, REARWARD), rearward_of (track), 0, question->tolerance, &subject, 1);
}

static void
fall_in (MusterDbaQuestion    *question,
         MusterDbaTrack       *track,
         const MusterDbaTrack *before)
{
  MusterFact nothing = {.kind = MUSTER_FACT_ABSENT};
  MusterDbaObstacle obstacle;
  MusterDbaReach reach;
  gint64 measured;

  track->follows = TRUE;
  muster_dba_plan_free_end (question, track, place_behind (before));
  muster_dba_question_look_round (question, track->box);
  reach = muster_dba_find_reach (question, track);
  measured = muster_dba_chord (track);
  if (measured > reach.fast + question->tolerance)
    {
      leave_behind (question, track, MUSTER_DBA_WHY (REDUCE, LEFT_BEHIND), nothing, measured, reach.fast);
    }
  else if (rearward_of (track) <= question->tolerance && find_barrier (question, track, &obstacle))
    {
      leave_behind (question, track, MUSTER_DBA_WHY (REDUCE, WAY_BARRED), MUSTER_DBA_OBSTACLE (OBJECT, &obstacle),
                    measured, reach.fast);
    }
  else
    {
      say_that_it_falls_in (question, track, measured, reach.fast);
    }
}

/** muster_dba_judge_falling_in: plans the ways of those who fall in, and says who can and who cannot */
void
muster_dba_judge_falling_in (MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);
  guint width = CLAMP (question->move->width, 1, n_tracks);
  g_autofree guint *last = g_new (guint, width);

  muster_dba_find_plainly (question, RED_01, MUSTER_PASS, REDUCE, NARROWS);
  for (guint i = 0; i < n_tracks; i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (i >= width)
        {
          fall_in (question, track, muster_dba_question_track (question, last[i % width]));
        }
      if (i < width || !track->left_behind)
        {
          last[i % width] = i;
        }
    }
  muster_dba_question_look_round_all (question);
}
