/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the steps of a proposed move to the way of each element: a single element, or a group whose members keep
 * their places. Columns and reductions of the front go on from here.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-question.h"

static const MusterDbaStep *
step_of (const MusterDbaQuestion *question,
         guint                    index)
{
  return &g_array_index (question->move->steps, MusterDbaStep, index);
}

static gboolean
has_heading (const MusterDbaStep *step)
{
  return step->heading.x != 0 || step->heading.y != 0;
}

/* A place is said of the element that was named first; in a column another may lead it. */
static MusterPoint
place_of_leader (const MusterDbaQuestion *question,
                 const MusterDbaStep     *step)
{
  const MusterDbaElement *leader = muster_dba_question_track (question, 0)->piece;
  const MusterDbaElement *named = muster_dba_table_get_element (question->table,
                                                                g_array_index (question->move->elements, guint, 0));

  return muster_point_plus (step->at, muster_point_minus (leader->pose.at, named->pose.at));
}

static void
begin_tracks (MusterDbaQuestion *question)
{
  const GArray *elements = question->move->elements;

  g_array_set_size (question->tracks, elements->len);
  for (guint i = 0; i < elements->len; i++)
    {
      muster_dba_track_begin (muster_dba_question_track (question, i), question->table,
                              g_array_index (elements, guint, i));
    }
}

/* How many of the tracks, from the first, move as one body: of a column the leader, of a reduction the new front. */
static guint
count_body (const MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);

  if (question->move->kind == MUSTER_DBA_REDUCE)
    {
      return MIN (n_tracks, MAX (question->move->width, 1));
    }
  return question->column ? 1 : n_tracks;
}

static void
slide_body (MusterDbaQuestion *question,
            MusterPoint        by)
{
  for (guint i = 0; i < count_body (question); i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);

      muster_dba_track_slide (track, muster_point_plus (track->end.at, by));
    }
}

static void
turn_body (MusterDbaQuestion *question,
           const MusterWheel *wheel)
{
  for (guint i = 0; i < count_body (question); i++)
    {
      muster_dba_track_turn (muster_dba_question_track (question, i), wheel);
    }
}

/* A wheel takes the shorter way round; of half a turn, the way on which its pivot is the inner corner. */
static MusterWheel
wheel_of (const MusterDbaQuestion *question,
          const MusterDbaStep     *step)
{
  const MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  MusterPoint from = leader->end.heading;
  MusterPoint to_pivot = muster_point_minus (step->at, leader->end.at);
  gint64 turn = muster_point_cross (from, step->heading);

  return (MusterWheel) {step->at, from, step->heading,
                        turn < 0 || (turn == 0 && muster_point_cross (from, to_pivot) < 0)};
}

/* The member at whose front corner a body wheels. */
static MusterDbaTrack *
find_outermost (const MusterDbaQuestion *question,
                gboolean                 right)
{
  MusterDbaTrack *outermost = muster_dba_question_track (question, 0);
  MusterPoint heading = outermost->end.heading;

  for (guint i = 1; i < count_body (question); i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);
      gint64 aside = muster_point_cross (muster_point_minus (track->end.at, outermost->end.at), heading);

      if (track->front_rank && (right ? aside > 0 : aside < 0))
        {
          outermost = track;
        }
    }
  return outermost;
}

static void
repeat_way (MusterDbaQuestion *question,
            const MusterLeg   *way,
            guint              n_legs)
{
  for (guint i = 0; i < n_legs; i++)
    {
      if (way[i].turns)
        {
          turn_body (question, &way[i].wheel);
        }
      else
        {
          slide_body (question, way[i].by);
        }
    }
}

/* A body that ends facing otherwise got there straight ahead, by a wheel and straight ahead, if it could. */
static void
wheel_body_to (MusterDbaQuestion *question,
               MusterPose         end)
{
  const MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  MusterPoint from = leader->end.heading;
  gboolean right = muster_point_cross (from, end.heading) < 0;
  MusterDbaTrack *outermost = find_outermost (question, right);
  MusterPoint by = muster_point_minus (end.at, leader->end.at);
  MusterPose place = muster_pose_turned (outermost->end, leader->end.at, from, end.heading);
  MusterWheel wheel = {end.at, from, end.heading, right};
  guint n_before = muster_dba_track_n_legs (outermost);
  guint n_legs;
  g_autofree MusterLeg *way = NULL;

  place.at = muster_point_plus (place.at, by);
  if (!muster_dba_track_reach_by_wheel (outermost, place, question->tolerance))
    {
      slide_body (question, by);
      turn_body (question, &wheel);
      return;
    }
  n_legs = muster_dba_track_n_legs (outermost) - n_before;
  way = g_memdup2 (muster_dba_track_leg (outermost, n_before), n_legs * sizeof *way);
  muster_dba_track_set_legs (outermost, n_before);
  repeat_way (question, way, n_legs);
}

static void
move_body_to (MusterDbaQuestion   *question,
              const MusterDbaStep *step)
{
  MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  gboolean turns = has_heading (step) && !muster_heading_near (leader->end.heading, step->heading);

  if (!turns)
    {
      slide_body (question, muster_point_minus (place_of_leader (question, step), leader->end.at));
    }
  else if (question->move->kind == MUSTER_DBA_GROUP || question->move->kind == MUSTER_DBA_REDUCE)
    {
      wheel_body_to (question, (MusterPose) {step->at, step->heading});
    }
  else
    {
      muster_dba_plan_free_end (question, leader, (MusterPose) {step->at, step->heading});
    }
}

/* A step for one member of a group by name: it leaves its place. */
static void
move_member (MusterDbaQuestion   *question,
             const MusterDbaStep *step)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (track->element == (guint) step->element)
        {
          MusterPoint heading = has_heading (step) ? step->heading : track->end.heading;

          muster_dba_plan_free_end (question, track, (MusterPose) {step->at, heading});
        }
    }
}

static void
take_step (MusterDbaQuestion   *question,
           const MusterDbaStep *step)
{
  const MusterDbaTrack *leader = muster_dba_question_track (question, 0);
  MusterPoint heading = leader->end.heading;
  MusterPoint nowhere = {0, 0};
  MusterWheel wheel;

  if (step->element >= 0 && (guint) step->element != leader->element)
    {
      move_member (question, step);
      return;
    }
  switch (step->kind)
    {
    case MUSTER_DBA_STRAIGHT:
      slide_body (question, muster_point_ahead (nowhere, heading, step->by));
      break;

    case MUSTER_DBA_SLIDE:
      slide_body (question, muster_point_ahead (nowhere, muster_point_right (heading), step->by));
      break;

    case MUSTER_DBA_WHEEL:
      if (has_heading (step))
        {
          wheel = wheel_of (question, step);
          turn_body (question, &wheel);
        }
      break;

    case MUSTER_DBA_VIA:
      slide_body (question, muster_point_minus (place_of_leader (question, step), leader->end.at));
      break;

    case MUSTER_DBA_TO:
      move_body_to (question, step);
      break;

    default:
      g_assert_not_reached ();
    }
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const MusterDbaTrack *first = a;
  const MusterDbaTrack *second = b;
  gint64 ahead = muster_point_dot (muster_point_minus (second->end.at, first->end.at), first->end.heading);

  return (ahead > 0) - (ahead < 0);
}

/* Finds out who stands in front, and whether it is a column; then the leader comes first. */
static void
find_formation (MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);
  guint n_front = 0;

  for (guint i = 0; i < n_tracks; i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);

      track->front_rank = muster_dba_is_in_front_rank (question, i);
      n_front += track->front_rank;
    }
  if (question->move->kind == MUSTER_DBA_GROUP && n_tracks > 1 && muster_dba_is_column (question))
    {
      question->column = TRUE;
      if (n_front == 1)
        {
          g_array_sort (question->tracks, compare_places);
        }
    }
}

/** muster_dba_plan: works out the way of each element that the move is about */
void
muster_dba_plan (MusterDbaQuestion *question)
{
  begin_tracks (question);
  if (muster_dba_question_n_tracks (question) == 0)
    {
      return;
    }
  find_formation (question);
  if (question->move->kind == MUSTER_DBA_DISMOUNT)
    {
      muster_dba_question_look_round_all (question); /* nobody goes anywhere: the rule itself places the foot */
      return;
    }
  for (guint i = 0; i < question->move->steps->len; i++)
    {
      take_step (question, step_of (question, i));
    }
  if (question->column)
    {
      muster_dba_plan_column (question);
    }
  muster_dba_question_look_round_all (question);
}
