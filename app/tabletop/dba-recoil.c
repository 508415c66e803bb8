/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Recoiling through friends.
 *
 * Clauses: PEN-06.
 */
#include "tabletop/dba-obstacle.h"
#include "tabletop/dba-rules.h"

/* Whether such troops may recoil through such friends. */
static gboolean
may_recoil_through (MusterDbaClass mover,
                    MusterDbaClass friend)
{
  mover = muster_dba_class_counts_as (mover);
  if (muster_dba_class_get_kind (mover) == MUSTER_DBA_MOUNTED)
    {
      return friend != MUSTER_DBA_PK && friend != MUSTER_DBA_HD && friend != MUSTER_DBA_EL;
    }
  if (mover == MUSTER_DBA_BD)
    {
      return friend == MUSTER_DBA_BD || friend == MUSTER_DBA_SP;
    }
  if (mover == MUSTER_DBA_PK || mover == MUSTER_DBA_BW)
    {
      return friend == MUSTER_DBA_BD;
    }
  return mover == MUSTER_DBA_PS && friend != MUSTER_DBA_PS;
}

static void
say (MusterDbaQuestion       *question,
     const MusterDbaTrack    *track,
     const MusterDbaObstacle *obstacle,
     MusterOutcome            outcome,
     MusterReason             reason)
{
  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (PEN_06), outcome, reason,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_DBA_OBSTACLE (OBJECT, obstacle));
}

static void
judge_friend (MusterDbaQuestion       *question,
              const MusterDbaTrack    *track,
              const MusterDbaObstacle *obstacle)
{
  const MusterDbaElement *friend = obstacle->piece;

  if (!may_recoil_through (track->piece->troop.class, friend->troop.class))
    {
      say (question, track, obstacle, MUSTER_FAIL, MUSTER_DBA_WHY (PASSAGE, RECOIL_BARRED));
    }
  else if (!muster_heading_near (track->piece->pose.heading, friend->pose.heading))
    {
      say (question, track, obstacle, MUSTER_FAIL, MUSTER_DBA_WHY (PASSAGE, FACES_OTHERWISE));
    }
  else
    {
      say (question, track, obstacle, MUSTER_PASS, MUSTER_DBA_WHY (PASSAGE, RECOILS_THROUGH));
    }
}

static gboolean
is_met (const MusterDbaTrack    *track,
        const MusterDbaObstacle *obstacle)
{
  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      if (muster_dba_obstacle_blocks_leg (obstacle, muster_dba_track_leg (track, i)))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_judge_recoil: whether the recoiling element may pass through what is behind it, to space that is free */
void
muster_dba_judge_recoil (MusterDbaQuestion *question)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, 0);

  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      MusterDbaObstacle obstacle;
      gboolean friend;

      if (!muster_dba_get_obstacle (question, track, i, &track->box, &obstacle) || !is_met (track, &obstacle))
        {
          continue;
        }
      friend = muster_dba_obstacle_is_friend (&obstacle, track);
      if (friend)
        {
          judge_friend (question, track, &obstacle);
        }
      if (!friend || muster_dba_obstacle_blocks_shape (&obstacle, muster_convex_of (&track->end_base)))
        {
          say (question, track, &obstacle, MUSTER_FAIL, MUSTER_DBA_WHY (PASSAGE, NO_SPACE_BEHIND));
        }
    }
}
