/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move runs into: gaps, friends that may be passed through, room at the end, corners that cut across.
 *
 * Clauses: SGL-02, SGL-03, GRP-04, PEN-01, PEN-02, PEN-03, PEN-04, PEN-05, PEN-07.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-gap.h"
#include "tabletop/dba-going.h"
#include "tabletop/dba-rules.h"

#define FAR_AHEAD 10 /* base widths: how far ahead of a friend still is "directly in front" */

/* How a way meets an obstacle. */
typedef struct
{
  gboolean blocked;   /* on some leg, by more than the one corner that is allowed */
  gboolean cut;       /* by that corner alone */
  gboolean turning;   /* blocked only where it turns on the spot */
  gboolean pivoting;  /* blocked where it pivots about a front corner */
  gboolean at_end;    /* there is no room */
} Meeting;

/* The one rear corner that cut across something so far. */
typedef struct
{
  const MusterDbaTrack *track;
  guint corner;
} CutCorner;

static guint
corner_that_cuts (const MusterDbaObstacle *obstacle,
                  const MusterLeg         *leg)
{
  guint corner = MUSTER_N_CORNERS;

  if (obstacle->polygon == NULL)
    {
      return muster_dba_cutting_corner (leg, muster_convex_of (obstacle->core));
    }
  for (guint i = 0; i < obstacle->polygon->n_cores; i++)
    {
      if (muster_leg_overlap (leg, obstacle->polygon->cores[i]))
        {
          guint cutting = muster_dba_cutting_corner (leg, obstacle->polygon->cores[i]);

          if (cutting == MUSTER_N_CORNERS || (corner != MUSTER_N_CORNERS && corner != cutting))
            {
              return MUSTER_N_CORNERS;
            }
          corner = cutting;
        }
    }
  return corner;
}

static gboolean
is_corner_free (CutCorner            *cut,
                const MusterDbaTrack *track,
                guint                 corner)
{
  if (corner == MUSTER_N_CORNERS || (cut->track != NULL && (cut->track != track || cut->corner != corner)))
    {
      return FALSE;
    }
  *cut = (CutCorner) {track, corner};
  return TRUE;
}

static gboolean
blocks (const MusterDbaQuestion *question,
        const MusterDbaObstacle *obstacle,
        const MusterLeg         *leg)
{
  MusterPoint points[4];

  if (leg->turns || question->move->kind != MUSTER_DBA_SINGLE ||
      muster_dba_question_is_default (question, MUSTER_DBA_RULING_SGL_02))
    {
      return muster_dba_obstacle_blocks_leg (obstacle, leg);
    }
  return muster_dba_obstacle_blocks_shape (obstacle, muster_dba_leading_edge_swept (leg, points));
}

static Meeting
meet (const MusterDbaQuestion *question,
      const MusterDbaTrack    *track,
      const MusterDbaObstacle *obstacle,
      CutCorner               *cut)
{
  Meeting meeting = {.turning = TRUE};

  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (track, i);

      if (!blocks (question, obstacle, leg))
        {
          continue;
        }
      if (is_corner_free (cut, track, corner_that_cuts (obstacle, leg)))
        {
          meeting.cut = TRUE;
          continue;
        }
      meeting.blocked = TRUE;
      meeting.turning &= muster_leg_turns_on_the_spot (leg);
      meeting.pivoting |= muster_dba_pivots_about_a_corner (leg);
    }
  meeting.at_end = muster_dba_obstacle_blocks_shape (obstacle, muster_convex_of (&track->end_base)) &&
                   muster_dba_track_n_legs (track) > 0;
  return meeting;
}

static gboolean
stands_before (const MusterDbaElement *friend,
               const MusterRectangle  *base,
               gint32                  tolerance)
{
  gint32 depth = FAR_AHEAD * friend->width;
  MusterPose ahead = {muster_point_ahead (friend->pose.at, friend->pose.heading, depth), friend->pose.heading};
  MusterRectangle strip = muster_pose_rectangle (ahead, friend->width - 2 * tolerance, depth);

  return muster_convex_overlap (muster_convex_of (&strip), muster_convex_of (base));
}

/* How far the place is ahead of the friend's front edge; negative behind it. */
static gint64
lead_over (const MusterDbaElement *friend,
           MusterPose              place)
{
  return muster_point_dot (muster_point_minus (place.at, friend->pose.at), friend->pose.heading) /
         muster_length (friend->pose.heading);
}

static gboolean
is_lined_up_behind (const MusterDbaQuestion *question,
                    const MusterDbaElement  *friend,
                    MusterPose               place)
{
  gint64 gap = -friend->depth - lead_over (friend, place);
  gboolean in_contact = muster_dba_question_is_default (question, MUSTER_DBA_RULING_PEN_04);

  return muster_dba_is_lined_up (place, friend->pose, question->tolerance) && gap >= -question->tolerance &&
         (!in_contact || gap <= question->tolerance);
}

static gboolean
is_lined_up_before (const MusterDbaQuestion *question,
                    const MusterDbaElement  *friend,
                    const MusterDbaTrack    *mover)
{
  return muster_dba_is_lined_up (mover->end, friend->pose, question->tolerance) &&
         lead_over (friend, mover->end) >= mover->piece->depth - question->tolerance;
}

static void
say_meeting (MusterDbaQuestion       *question,
             const MusterDbaTrack    *track,
             const MusterDbaObstacle *obstacle,
             const MusterClause      *clause,
             MusterOutcome            outcome,
             MusterReason             reason)
{
  muster_verdict_find_out (question->verdict, clause, outcome, reason,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_DBA_OBSTACLE (OBJECT, obstacle));
}

/* From before the friend to behind it, or the other way round. */
static void
judge_places (MusterDbaQuestion       *question,
              const MusterDbaTrack    *track,
              const MusterDbaObstacle *obstacle)
{
  const MusterDbaElement *friend = obstacle->piece;
  gboolean before = stands_before (friend, &track->piece->base, question->tolerance);
  gboolean behind = is_lined_up_behind (question, friend, track->piece->pose);
  gboolean to_behind = before && is_lined_up_behind (question, friend, track->end);
  gboolean to_before = behind && is_lined_up_before (question, friend, track);
  MusterReason lined_up = MUSTER_DBA_WHY (PASSAGE, LINED_UP);
  MusterReason not_lined_up = MUSTER_DBA_WHY (PASSAGE, NOT_LINED_UP);

  if (to_behind || (!to_before && !behind))
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_04), to_behind ? MUSTER_PASS : MUSTER_FAIL,
                   to_behind ? lined_up : not_lined_up);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (PEN_04));
    }
  if (to_before || (!to_behind && !before))
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_05), to_before ? MUSTER_PASS : MUSTER_FAIL,
                   to_before ? lined_up : not_lined_up);
    }
}

static void
judge_friend (MusterDbaQuestion       *question,
              const MusterDbaTrack    *track,
              const MusterDbaObstacle *obstacle,
              const Meeting           *meeting)
{
  MusterDbaClause clause;
  gboolean allowed = muster_dba_may_pass (track, obstacle->piece, &clause);

  if (meeting->turning && !meeting->at_end)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (SGL_03), MUSTER_NEEDS,
                   MUSTER_DBA_WHY (SINGLE, NO_ROOM_TO_TURN));
      return;
    }
  say_meeting (question, track, obstacle, &muster_dba_clauses[clause], allowed ? MUSTER_PASS : MUSTER_FAIL,
               allowed ? MUSTER_DBA_WHY (PASSAGE, THROUGH) : MUSTER_DBA_WHY (PASSAGE, FRIEND_IN_THE_WAY));
  if (allowed)
    {
      judge_places (question, track, obstacle);
    }
  if (allowed && !meeting->at_end)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_03), MUSTER_PASS, MUSTER_DBA_WHY (PASSAGE, ROOM));
    }
}

/* An enemy, a wall or a camp in the way. */
static void
judge_barrier (MusterDbaQuestion       *question,
               const MusterDbaTrack    *track,
               const MusterDbaObstacle *obstacle)
{
  if (question->move->kind == MUSTER_DBA_FLEE)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_03), MUSTER_FAIL,
                   MUSTER_DBA_WHY (PASSAGE, ENEMY_IN_THE_WAY));
    }
  else if (question->move->kind == MUSTER_DBA_GROUP)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (GRP_04), MUSTER_FAIL, MUSTER_DBA_WHY (GROUP, BLOCKED));
    }
  else
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (SGL_02), MUSTER_FAIL, MUSTER_DBA_WHY (SINGLE, BLOCKED));
    }
}

static void
judge_meeting (MusterDbaQuestion       *question,
               const MusterDbaTrack    *track,
               const MusterDbaObstacle *obstacle,
               CutCorner               *cut)
{
  Meeting meeting = meet (question, track, obstacle, cut);

  if (meeting.blocked && muster_dba_obstacle_is_friend (obstacle, track))
    {
      judge_friend (question, track, obstacle, &meeting);
    }
  else if (meeting.blocked)
    {
      judge_barrier (question, track, obstacle);
    }
  else if (meeting.cut)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_07), MUSTER_PASS, MUSTER_DBA_WHY (PASSAGE, PIVOTS));
    }
  if (meeting.pivoting)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_07), MUSTER_FAIL,
                   MUSTER_DBA_WHY (PASSAGE, MORE_THAN_A_CORNER));
    }
  if (meeting.at_end)
    {
      say_meeting (question, track, obstacle, MUSTER_DBA_CITE (PEN_03), MUSTER_FAIL, MUSTER_DBA_WHY (PASSAGE, NO_ROOM));
    }
}

static gboolean
is_blocked_on (const MusterDbaQuestion *question,
               const MusterDbaTrack    *track,
               const MusterLeg         *leg)
{
  MusterDbaObstacle obstacle;

  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      if (muster_dba_get_obstacle (question, track, i, &leg->box, &obstacle) && blocks (question, &obstacle, leg))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
judge_gaps (MusterDbaQuestion    *question,
            const MusterDbaTrack *track)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);

  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (track, i);
      gint64 extent;
      gint64 gap;

      if (leg->turns || !muster_dba_find_gap (question, track, leg, &extent, &gap) ||
          (extent > gap + question->tolerance && !is_blocked_on (question, track, leg)))
        {
          continue;
        }
      muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (SGL_02), MUSTER_DBA_WHY (SINGLE, FITS_GAP),
                            MUSTER_DBA_WHY (SINGLE, GAP_TOO_NARROW), extent, gap, question->tolerance, &subject, 1);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (SGL_02));
    }
}

/** muster_dba_judge_passage: holds the ways against all that stands on the table */
void
muster_dba_judge_passage (MusterDbaQuestion *question)
{
  CutCorner cut = {NULL, MUSTER_N_CORNERS};

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      for (guint j = 0; !track->left_behind && j < muster_dba_n_obstacles (question); j++)
        {
          MusterDbaObstacle obstacle;

          if (muster_dba_get_obstacle (question, track, j, &track->box, &obstacle))
            {
              judge_meeting (question, track, &obstacle, &cut);
            }
        }
      if (question->move->kind == MUSTER_DBA_SINGLE)
        {
          judge_gaps (question, track);
        }
    }
}
