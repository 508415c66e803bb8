/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a move is measured, and whether it is too long.
 *
 * Clauses: DST-01 to DST-11, GRP-03, GRP-05.
 */
#include "tabletop/dba-distance.h"

#include "tabletop/dba-going.h"
#include "tabletop/dba-obstacle.h"
#include "tabletop/dba-reach.h"
#include "tabletop/dba-rules.h"
#include "tabletop/dba-zone.h"

/* What makes a bent way be measured as a path. */
typedef enum
{
  STRAIGHT_LINE,
  ON_A_ROAD,
  ROUND_SOMETHING,
  ROUND_A_WALL,
} Way;

/* Whether the way changes direction between steps; a step that only turns has none. */
static gboolean
bends (const MusterDbaTrack *track)
{
  MusterPoint first = {0, 0};

  for (guint i = 0, last; i < muster_dba_track_n_legs (track); i = last + 1)
    {
      const MusterLeg *leg = muster_dba_track_leg (track, i);
      MusterPoint by;

      last = muster_dba_track_find_step_end (track, i);
      by = muster_point_minus (muster_dba_track_leg (track, last)->to.at, leg->from.at);
      if ((leg->turns && last == i) || (by.x == 0 && by.y == 0))
        {
          continue;
        }
      if (first.x == 0 && first.y == 0)
        {
          first = by;
        }
      else if (!muster_heading_near (first, by))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* What stands on the straight way from start to end. */
static Way
look_straight_ahead (const MusterDbaQuestion *question,
                     const MusterDbaTrack    *track)
{
  const MusterDbaElement *piece = track->piece;
  Way way = STRAIGHT_LINE;
  MusterLeg direct;
  MusterDbaObstacle obstacle;

  muster_leg_slide (&direct, piece->pose, track->end.at, piece->width, piece->depth);
  for (guint i = 0; i < muster_dba_n_obstacles (question); i++)
    {
      if (muster_dba_get_obstacle (question, track, i, &direct.box, &obstacle) &&
          muster_dba_obstacle_blocks_leg (&obstacle, &direct))
        {
          way = MAX (way, obstacle.noun == MUSTER_FACT_ELEMENT ? ROUND_SOMETHING : ROUND_A_WALL);
          if (obstacle.noun == MUSTER_FACT_ELEMENT)
            {
              return ROUND_SOMETHING;
            }
        }
    }
  return way;
}

/* Whether the direct way would meet an enemy zone that the way taken avoids. */
static gboolean
avoids_a_zone (const MusterDbaQuestion *question,
               const MusterDbaTrack    *track)
{
  MusterDbaTrack direct;
  gboolean avoids;
  MusterDbaQuestion alone = *question;

  muster_dba_track_begin (&direct, question->table, track->element);
  muster_dba_track_slide (&direct, track->end.at);
  alone.tracks = g_array_new (FALSE, FALSE, sizeof (MusterDbaTrack));
  g_array_append_val (alone.tracks, direct);
  avoids = muster_dba_count_threats (&alone, muster_dba_question_track (&alone, 0)) >
           muster_dba_count_threats (question, track);
  g_array_unref (alone.tracks);
  muster_dba_track_clear (&direct);
  return avoids;
}

static Way
way_of (const MusterDbaQuestion *question,
        const MusterDbaTrack    *track)
{
  Way way;

  if (question->along_road)
    {
      return ON_A_ROAD;
    }
  if (!bends (track))
    {
      return STRAIGHT_LINE;
    }
  way = look_straight_ahead (question, track);
  return way != ROUND_SOMETHING && avoids_a_zone (question, track) ? ROUND_SOMETHING : way;
}

/* The path, step by step, of the middle of the front edge; by the other ruling, of the corner that goes farthest. */
static gint64
path_of (const MusterDbaQuestion *question,
         const MusterDbaTrack    *track)
{
  gint64 middle = 0;
  gint64 corners[2] = {0, 0};

  for (guint i = 0, last; i < muster_dba_track_n_legs (track); i = last + 1)
    {
      const MusterLeg *from = muster_dba_track_leg (track, i);
      const MusterLeg *to;

      last = muster_dba_track_find_step_end (track, i);
      to = muster_dba_track_leg (track, last);
      middle += muster_length (muster_point_minus (to->to.at, from->from.at));
      for (guint j = MUSTER_FRONT_RIGHT; j <= MUSTER_FRONT_LEFT; j++)
        {
          corners[j] += muster_length (muster_point_minus (to->end.corners[j], from->start.corners[j]));
        }
    }
  return muster_dba_question_is_default (question, MUSTER_DBA_RULING_DST_02) ? middle : MAX (corners[0], corners[1]);
}

/**
 * muster_dba_measure:
 * @by_path: (out): whether it is the path that counts
 * @by_wall: (out) (optional): whether only a wall makes the way bend, on which the text is silent
 *
 * Returns: how far @track goes as the rules measure it, in µm
 */
gint64
muster_dba_measure (const MusterDbaQuestion *question,
                    const MusterDbaTrack    *track,
                    gboolean                *by_path,
                    gboolean                *by_wall)
{
  Way way = way_of (question, track);

  *by_path = way == ON_A_ROAD || way == ROUND_SOMETHING;
  *by_wall = way == ROUND_A_WALL;
  return *by_path ? path_of (question, track) : muster_dba_chord (track);
}

static gboolean
is_measured (const MusterDbaQuestion *question,
             const MusterDbaTrack    *track)
{
  if (track->follows || track->left_behind)
    {
      return FALSE;
    }
  return track->front_rank || !muster_dba_question_is_default (question, MUSTER_DBA_RULING_DST_01);
}

/* Of those that are measured, the one that goes farthest. */
static const MusterDbaTrack *
find_farthest (const MusterDbaQuestion *question,
               gint64                  *measured,
               gboolean                *by_path,
               gboolean                *by_wall)
{
  const MusterDbaTrack *farthest = muster_dba_question_track (question, 0);

  *measured = -1;
  *by_path = FALSE;
  *by_wall = FALSE;
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      gboolean path;
      gboolean wall;
      gint64 distance;

      if (!is_measured (question, track))
        {
          continue;
        }
      distance = muster_dba_measure (question, track, &path, &wall);
      if (distance > *measured)
        {
          *measured = distance;
          *by_path = path;
          *by_wall = wall;
          farthest = track;
        }
    }
  return farthest;
}

static const MusterDbaTrack *
find_slowest (const MusterDbaQuestion *question,
              MusterDbaReach          *reach)
{
  const MusterDbaTrack *slowest = muster_dba_question_track (question, 0);

  *reach = muster_dba_find_reach (question, slowest);
  for (guint i = 1; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      MusterDbaReach own;

      if (track->left_behind || (track->follows && question->move->kind == MUSTER_DBA_REDUCE))
        {
          continue;
        }
      own = muster_dba_find_reach (question, track);
      if (own.limit < reach->limit || (own.undecided && !reach->undecided))
        {
          slowest = track;
          *reach = own;
        }
    }
  return slowest;
}

static void
say_analogy (MusterDbaQuestion    *question,
             const MusterDbaTrack *track,
             const MusterDbaReach *reach)
{
  MusterDbaClass class = track->piece->troop.class;
  gboolean engine = muster_dba_class_get_source (class) == MUSTER_DBA_BY_DST_07;
  const char *like = engine ? "" : muster_dba_class_get_word (muster_dba_class_counts_as (class));
  MusterFact facts[] = {MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                        MUSTER_FACT_WORDS_OF (TROOP, muster_dba_class_get_word (class)),
                        MUSTER_FACT_WORDS_OF (WHAT, like)};
  MusterFinding *finding =
    muster_verdict_add (question->verdict, engine ? MUSTER_DBA_CITE (DST_07) : MUSTER_DBA_CITE (DST_11),
                        reach->undecided ? MUSTER_NEEDS : MUSTER_INFO,
                        reach->undecided ? MUSTER_DBA_WHY (DISTANCE, TROOP_UNLISTED)
                        : MUSTER_DBA_WHY (DISTANCE, COUNTS_AS),
                        facts, G_N_ELEMENTS (facts));

  finding->ruling = engine ? MUSTER_DBA_OPTION (DST_07) : MUSTER_DBA_OPTION (DST_11);
}

/* The clause that gives the limit. */
static void
say_limit (MusterDbaQuestion    *question,
           const MusterDbaTrack *track,
           const MusterDbaReach *reach,
           gint64                measured)
{
  const MusterClause *clause = &muster_dba_clauses[reach->clause];
  MusterFact facts[] = {MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                        {.key = MUSTER_FACT_TERRAIN, .kind = reach->noun, .number = reach->number}};

  if (measured > reach->limit + question->tolerance && measured <= reach->fast + question->tolerance)
    {
      muster_dba_find (question, DST_05, MUSTER_NEEDS, DISTANCE, PACE_UNSAID, facts[0],
                       MUSTER_FACT_LENGTH_OF (MEASURED, measured), MUSTER_FACT_LENGTH_OF (LIMIT, reach->limit));
      return;
    }
  muster_verdict_limit (question->verdict, clause, MUSTER_DBA_WHY (DISTANCE, REACH),
                        MUSTER_DBA_WHY (DISTANCE, TOO_FAR), measured, reach->limit, question->tolerance,
                        facts, reach->noun != 0 ? 2 : 1);
}

/* The clause that says how it is measured. */
static void
say_measure (MusterDbaQuestion    *question,
             const MusterDbaTrack *track,
             const MusterDbaReach *reach,
             gint64                measured,
             gboolean              by_path)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);

  muster_verdict_limit (question->verdict, by_path ? MUSTER_DBA_CITE (DST_02) : MUSTER_DBA_CITE (DST_01),
                        by_path ? MUSTER_DBA_WHY (DISTANCE, PATH) : MUSTER_DBA_WHY (DISTANCE, CHORD),
                        by_path ? MUSTER_DBA_WHY (DISTANCE, PATH_TOO_LONG)
                        : MUSTER_DBA_WHY (DISTANCE, CHORD_TOO_LONG),
                        measured, reach->fast, question->tolerance, &subject, 1);
  muster_verdict_settle (question->verdict, by_path ? MUSTER_DBA_OPTION (DST_02) : MUSTER_DBA_OPTION (DST_01));
}

/* Where only a wall bends the way: is it chord or path? It matters if just one of them is too long. */
static void
ask_about_wall (MusterDbaQuestion    *question,
                const MusterDbaTrack *track,
                const MusterDbaReach *reach,
                gint64                chord)
{
  gint64 path = path_of (question, track);

  if (chord <= reach->fast + question->tolerance && path > reach->fast + question->tolerance)
    {
      muster_dba_find (question, DST_02, MUSTER_NEEDS, DISTANCE, ROUND_A_WALL,
                       MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_FACT_LENGTH_OF (MEASURED, path),
                       MUSTER_FACT_LENGTH_OF (LIMIT, reach->fast));
    }
}

static void
judge_followers (MusterDbaQuestion    *question,
                 const MusterDbaReach *reach)
{
  for (guint i = 0; question->column && i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
      gint64 distance;

      if (!track->follows)
        {
          continue;
        }
      if (!muster_dba_question_is_default (question, MUSTER_DBA_RULING_GRP_05))
        {
          muster_dba_rule_by (muster_dba_find (question, GRP_05, MUSTER_PASS, GROUP, FOLLOWS, subject), GRP_05);
          continue;
        }
      distance = question->along_road ? path_of (question, track) : muster_dba_chord (track);
      muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (GRP_05), MUSTER_DBA_WHY (GROUP, FOLLOWS),
                            MUSTER_DBA_WHY (GROUP, FOLLOWER_TOO_FAR), distance, reach->fast, question->tolerance,
                            &subject, 1);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (GRP_05));
    }
}

static gboolean
is_body (const MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);

  return n_tracks > 1 && (question->move->kind == MUSTER_DBA_GROUP ||
                          (question->move->kind == MUSTER_DBA_REDUCE && question->move->width > 1));
}

/** muster_dba_judge_distance: holds the length of the move against what its slowest troops may do */
void
muster_dba_judge_distance (MusterDbaQuestion *question)
{
  MusterDbaReach reach;
  const MusterDbaTrack *slowest = find_slowest (question, &reach);
  gint64 measured;
  gboolean by_path;
  gboolean by_wall;
  const MusterDbaTrack *farthest = find_farthest (question, &measured, &by_path, &by_wall);
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, slowest->element);

  if (reach.by_analogy)
    {
      say_analogy (question, slowest, &reach);
    }
  if (reach.undecided)
    {
      return;
    }
  say_measure (question, farthest, &reach, measured, by_path);
  say_limit (question, slowest, &reach, measured);
  if (by_wall)
    {
      ask_about_wall (question, farthest, &reach, measured);
    }
  if (is_body (question))
    {
      muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (GRP_03), MUSTER_DBA_WHY (GROUP, SLOWEST),
                            MUSTER_DBA_WHY (GROUP, FASTER_THAN_SLOWEST), measured, reach.fast, question->tolerance,
                            &subject, 1);
    }
  judge_followers (question, &reach);
}

/** muster_dba_judge_wheeled: holds artillery and wagons against bad going off the roads */
void
muster_dba_judge_wheeled (MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      MusterDbaClass class = track->piece->troop.class;
      guint area;

      if ((class != MUSTER_DBA_ART && class != MUSTER_DBA_WWG) ||
          !muster_dba_meets_going (question, track, MUSTER_GOING_BAD, FALSE, &area))
        {
          continue;
        }
      muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (DST_10),
                               question->along_road ? MUSTER_PASS : MUSTER_FAIL,
                               question->along_road ? MUSTER_DBA_WHY (DISTANCE, ON_ROAD)
                               : MUSTER_DBA_WHY (DISTANCE, BARRED_BY_GOING),
                               MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                               {.key = MUSTER_FACT_TERRAIN, .kind = MUSTER_FACT_TERRAIN_AREA, .number = area});
    }
}
