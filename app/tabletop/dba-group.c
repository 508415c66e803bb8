/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups: who makes one, and how it may move.
 *
 * Clauses: GRP-01, GRP-02, GRP-04, GRP-06, GRP-07, GRP-08, GRP-09.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-going.h"
#include "tabletop/dba-rules.h"

#include <string.h>

/* Marks all that hang together with the first of those that move. */
static void
spread (const MusterDbaQuestion *question,
        gboolean                *reached)
{
  gboolean strictly = !muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_01);
  guint n_tracks = muster_dba_question_n_tracks (question);
  gboolean grown = TRUE;

  reached[0] = TRUE;
  while (grown)
    {
      grown = FALSE;
      for (guint i = 0; i < n_tracks * n_tracks; i++)
        {
          guint from = i / n_tracks;
          guint to = i % n_tracks;

          if (reached[from] && !reached[to] &&
              muster_dba_are_joined (muster_dba_question_track (question, from)->piece,
                                     muster_dba_question_track (question, to)->piece, strictly, question->tolerance))
            {
              reached[to] = TRUE;
              grown = TRUE;
            }
        }
    }
}

static void
judge_contact (MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);
  g_autofree gboolean *reached = g_new0 (gboolean, n_tracks);
  const MusterDbaElement *first = muster_dba_question_track (question, 0)->piece;
  gboolean whole = TRUE;

  spread (question, reached);
  for (guint i = 0; i < n_tracks; i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      gboolean turned = !muster_heading_near (first->pose.heading, track->piece->pose.heading);

      if (!reached[i])
        {
          whole = FALSE;
          muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (GRP_01), MUSTER_FAIL,
                                   turned
                                     ? MUSTER_DBA_WHY (FORMATION, FACES_OTHERWISE) : MUSTER_DBA_WHY (FORMATION, APART),
                                   MUSTER_DBA_ELEMENT (SUBJECT, track->element));
          muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_01));
        }
    }
  if (whole)
    {
      muster_dba_find_plainly (question, GRP_01, MUSTER_PASS, FORMATION, JOINED_UP);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_01));
    }
}

static gboolean
names (const MusterDbaElement *a,
       const MusterDbaElement *b)
{
  return a->joined != NULL && strcmp (a->joined, b->id) == 0;
}

static void
say_joined (MusterDbaQuestion    *question,
            const MusterDbaTrack *track,
            guint                 other)
{
  muster_dba_find (question, GRP_06, MUSTER_FAIL, FORMATION, WAS_JOINED,
                   MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_DBA_ELEMENT (OBJECT, other));
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_06));
}

static gboolean
are_joined_up (const MusterDbaElement *a,
               const MusterDbaElement *b)
{
  return names (a, b) || names (b, a);
}

/* By D, those who joined up do not move together. */
static gboolean
find_joined_fellows (MusterDbaQuestion    *question,
                     const MusterDbaTrack *track,
                     guint                 first)
{
  gboolean found = FALSE;

  for (guint i = first; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *other = muster_dba_question_track (question, i);

      if (are_joined_up (track->piece, other->piece))
        {
          found = TRUE;
          say_joined (question, track, other->element);
        }
    }
  return found;
}

/* By Alt, none of them moves at all. */
static gboolean
find_joined_anyone (MusterDbaQuestion    *question,
                    const MusterDbaTrack *track)
{
  gboolean found = FALSE;

  for (guint i = 0; i < question->table->elements->len; i++)
    {
      if (i != track->element && are_joined_up (track->piece, muster_dba_table_get_element (question->table, i)))
        {
          found = TRUE;
          say_joined (question, track, i);
        }
    }
  return found;
}

static void
judge_joining (MusterDbaQuestion *question)
{
  gboolean together = muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_06);
  gboolean joined = FALSE;

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      joined |= together ? find_joined_fellows (question, track, i + 1) : find_joined_anyone (question, track);
    }
  if (!joined && muster_dba_question_n_tracks (question) > 1)
    {
      muster_dba_find_plainly (question, GRP_06, MUSTER_PASS, FORMATION, NOT_JOINED);
    }
}

static void
judge_contingents (MusterDbaQuestion *question)
{
  const MusterDbaElement *first = muster_dba_question_track (question, 0)->piece;
  gboolean same = TRUE;

  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (track->piece->contingent != first->contingent)
        {
          same = FALSE;
          muster_dba_find (question, GRP_07, MUSTER_FAIL, FORMATION, OTHER_CONTINGENT,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element));
        }
    }
  if (same)
    {
      muster_dba_find_plainly (question, GRP_07, MUSTER_PASS, FORMATION, SAME_CONTINGENT);
    }
}

/** muster_dba_judge_formation: whether those that move together are a group that may */
void
muster_dba_judge_formation (MusterDbaQuestion *question)
{
  judge_joining (question);
  if (question->move->kind != MUSTER_DBA_SINGLE)
    {
      judge_contact (question);
      judge_contingents (question);
    }
}

/* Whether a stretch goes straight ahead, and if not, why not. */
static gboolean
find_fault_of_slide (const MusterDbaQuestion *question,
                     const MusterLeg         *leg,
                     MusterReason            *reason)
{
  gint64 allowed = question->tolerance * muster_length (leg->from.heading);
  gint64 ahead = muster_point_dot (leg->from.heading, leg->by);
  gint64 aside = muster_point_cross (leg->from.heading, leg->by);

  if (ABS (aside) > allowed)
    {
      *reason = ABS (ahead) <= allowed ? MUSTER_DBA_WHY (GROUP, SLIDE_IDLE) : MUSTER_DBA_WHY (GROUP, OBLIQUE);
      return TRUE;
    }
  *reason = MUSTER_DBA_WHY (GROUP, BACKWARD);
  return ahead < -allowed;
}

/* Whether no other front corner of the group lies farther out than the pivot, on the side to which it wheels. */
static gboolean
is_outer_corner (const MusterDbaQuestion *question,
                 guint                    leg_index,
                 const MusterLeg         *leg,
                 gboolean                 right)
{
  MusterCorner corner = right ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT;
  MusterPoint outward = right ? muster_point_right (leg->from.heading) : muster_point_left (leg->from.heading);
  gint64 length = muster_length (outward);
  gboolean is_corner = FALSE;

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      MusterPoint way;

      if (track->follows || !track->front_rank || leg_index >= muster_dba_track_n_legs (track))
        {
          continue;
        }
      way = muster_point_minus (muster_dba_track_leg (track, leg_index)->start.corners[corner], leg->wheel.pivot);
      is_corner |= muster_length (way) <= question->tolerance;
      if (muster_point_dot (way, outward) > question->tolerance * length)
        {
          return FALSE;
        }
    }
  return is_corner;
}

static gboolean
find_fault_of_wheel (const MusterDbaQuestion *question,
                     guint                    index,
                     const MusterLeg         *leg,
                     MusterReason            *reason)
{
  gboolean forward = is_outer_corner (question, index, leg, leg->wheel.right);
  gboolean backward = is_outer_corner (question, index, leg, !leg->wheel.right);

  *reason = backward ? MUSTER_DBA_WHY (GROUP, WHEEL_BACKWARD) : MUSTER_DBA_WHY (GROUP, WRONG_PIVOT);
  return !forward && !(backward && question->values[MUSTER_DBA_RULING_GRP_02] == 2);
}

static void
say_steps (MusterDbaQuestion *question,
           MusterOutcome      outcome,
           MusterReason       reason)
{
  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (GRP_02), outcome, reason,
                           MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element));
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_02));
}

/** muster_dba_judge_steps: whether the group goes ahead, wheels or slides as groups may */
void
muster_dba_judge_steps (MusterDbaQuestion *question)
{
  const MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  guint n_wheels = 0;
  gboolean fault = FALSE;

  for (guint i = 0; i < muster_dba_track_n_legs (leader); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (leader, i);
      MusterReason reason;
      gboolean faulty = leg->turns ? find_fault_of_wheel (question, i, leg, &reason)
                        : find_fault_of_slide (question, leg, &reason);

      n_wheels += leg->turns;
      if (faulty && !leg->turns && reason.number != MUSTER_WHY_DBA_GROUP_BACKWARD && question->conforms)
        {
          say_steps (question, MUSTER_PASS, MUSTER_DBA_WHY (GROUP, SLIDE_TO_CONFORM));
        }
      else if (faulty)
        {
          fault = TRUE;
          say_steps (question, MUSTER_FAIL, reason);
        }
    }
  if (n_wheels > 1 && question->values[MUSTER_DBA_RULING_GRP_02] == 1)
    {
      fault = TRUE;
      say_steps (question, MUSTER_FAIL, MUSTER_DBA_WHY (GROUP, SECOND_WHEEL));
    }
  if (!fault)
    {
      say_steps (question, MUSTER_PASS, MUSTER_DBA_WHY (GROUP, AHEAD_OR_WHEEL));
    }
}

/** muster_dba_judge_places: whether the members end in the places that they had beside the leader */
void
muster_dba_judge_places (MusterDbaQuestion *question)
{
  const MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  MusterPose from = leader->piece->pose;
  gboolean kept = TRUE;

  for (guint i = 1; !question->column && i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      MusterPoint place = muster_point_turned (track->piece->pose.at, from.at, from.heading, leader->end.heading);
      MusterPoint moved = muster_point_minus (leader->end.at, from.at);
      MusterPoint lost = muster_point_minus (track->end.at, muster_point_plus (place, moved));

      if (track->follows)
        {
          continue;
        }
      if (muster_length (lost) > question->tolerance || !muster_heading_near (track->end.heading, leader->end.heading))
        {
          kept = FALSE;
          muster_dba_find (question, GRP_04, MUSTER_FAIL, GROUP, LOSES_PLACE,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element));
        }
    }
  if (kept)
    {
      muster_dba_find_plainly (question, GRP_04, MUSTER_PASS, GROUP, KEEPS_PLACE);
    }
}

static gboolean
is_all_psiloi (const MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      if (muster_dba_question_track (question, i)->piece->troop.class != MUSTER_DBA_PS)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/** muster_dba_judge_bad_going: whether the group may go through the bad going that it meets */
void
muster_dba_judge_bad_going (MusterDbaQuestion *question)
{
  gboolean only_ends = !muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_09);
  MusterOutcome outcome = MUSTER_FAIL;
  MusterReason reason = MUSTER_DBA_WHY (FORMATION, ABREAST_IN_BAD_GOING);

  if (question->column || is_all_psiloi (question))
    {
      outcome = MUSTER_PASS;
      reason = question->column ? MUSTER_DBA_WHY (FORMATION, COLUMN_IN_BAD_GOING)
               : MUSTER_DBA_WHY (FORMATION, PSILOI_IN_BAD_GOING);
    }
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      guint area;

      if (!track->follows && muster_dba_meets_going (question, track, MUSTER_GOING_BAD, only_ends, &area))
        {
          muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (GRP_09), outcome, reason,
                                   MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                                   {.key = MUSTER_FACT_TERRAIN, .kind = MUSTER_FACT_TERRAIN_AREA, .number = area});
          muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_09));
        }
    }
}

/** muster_dba_judge_road: says whether the group has the benefit of the road that it moves on */
void
muster_dba_judge_road (MusterDbaQuestion *question)
{
  if (question->along_road)
    {
      muster_dba_find_plainly (question, GRP_08, MUSTER_PASS, FORMATION, COLUMN_ON_ROAD);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_08));
    }
  else if (muster_dba_touches_road (question))
    {
      muster_dba_find_plainly (question, GRP_08, MUSTER_INFO, FORMATION, NO_ROAD_BENEFIT);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_08));
    }
}
