/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move may still do that meets an enemy threat zone.
 *
 * Clauses: TZ-05, TZ-06, TZ-07, TZ-08, TZ-09.
 */
#include "tabletop/dba-rules.h"
#include "tabletop/dba-zone.h"

#define HALF 2

static const MusterDbaThreat *
get_threat (const GArray *threats,
            guint         index)
{
  return &g_array_index (threats, MusterDbaThreat, index);
}

static MusterFact
enemy_of (const MusterDbaThreat *threat)
{
  return (MusterFact) {.key = MUSTER_FACT_OBJECT, .kind = threat->noun, .number = threat->number};
}

/* How far the base is from the enemy, in µm. */
static gint64
distance_between (const MusterDbaQuestion *question,
                  const MusterDbaThreat   *threat,
                  MusterConvex             shape)
{
  if (threat->noun == MUSTER_FACT_FORT)
    {
      const MusterDbaArea *fort = g_ptr_array_index (question->table->forts, threat->number);

      return muster_polygon_distance (fort->polygon, shape);
    }
  return muster_convex_distance (shape, muster_convex_of (&muster_dba_table_get_element (question->table,
                                                                                         threat->number)->base));
}

static gint64
distance_on_leg (const MusterDbaQuestion *question,
                 const MusterDbaThreat   *threat,
                 const MusterLeg         *leg)
{
  if (!leg->turns)
    {
      return distance_between (question, threat, (MusterConvex) {leg->swept, leg->n_swept});
    }
  return MIN (distance_between (question, threat, muster_convex_of (&leg->start)),
              distance_between (question, threat, muster_convex_of (&leg->end)));
}

/* The clause that gives the enemy its zone. */
static const MusterClause *
clause_of (const MusterDbaQuestion *question,
           const MusterDbaThreat   *threat)
{
  if (threat->noun == MUSTER_FACT_FORT)
    {
      return MUSTER_DBA_CITE (TZ_03);
    }
  return muster_dba_table_get_element (question->table, threat->number)->troop.class == MUSTER_DBA_WWG
         ? MUSTER_DBA_CITE (TZ_02) : MUSTER_DBA_CITE (TZ_01);
}

/* How far it has gone when its front edge enters the zone. */
static gint64
way_to_entry (const MusterDbaTrack  *track,
              const MusterDbaThreat *threat)
{
  gint64 way = threat->after;

  for (guint i = 0; i < threat->leg; i++)
    {
      way += muster_leg_length (muster_dba_track_leg (track, i));
    }
  return way;
}

static void
say_threat (MusterDbaQuestion     *question,
            const MusterDbaThreat *threat)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, threat->track);
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
  MusterFact enemy = enemy_of (threat);

  muster_verdict_find_out (question->verdict, clause_of (question, threat), MUSTER_INFO,
                           MUSTER_DBA_WHY (ZONE, THREATENED), subject, enemy);
  if (threat->noun == MUSTER_FACT_FORT)
    {
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TZ_03));
    }
  if (threat->by_line)
    {
      muster_dba_find (question, TZ_04, MUSTER_INFO, ZONE, TOUCHES_LINE, subject, enemy);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TZ_04));
    }
  if (threat->starts)
    {
      muster_dba_find (question, TZ_05, MUSTER_INFO, ZONE, STARTS_WITHIN, subject, enemy);
    }
  else if (threat->enters)
    {
      muster_dba_find (question, TZ_05, MUSTER_INFO, ZONE, ENTERS, subject, enemy,
                       MUSTER_FACT_LENGTH_OF (MEASURED, way_to_entry (track, threat)));
    }
  else
    {
      muster_dba_find (question, TZ_05, MUSTER_INFO, ZONE, ENDS_WITHIN, subject, enemy);
    }
}

/* How a place stands to the face of an enemy: how far before it, and how far to the side. */
typedef struct
{
  MusterPoint outward;
  MusterPoint middle; /* of the zone's front line, doubled */
} Face;

static Face
face_of (const MusterDbaZone *zone)
{
  const MusterPoint *corners = zone->area.corners;

  return (Face) {muster_point_minus (corners[MUSTER_FRONT_LEFT], corners[MUSTER_REAR_LEFT]),
                 muster_point_plus (corners[MUSTER_REAR_LEFT], corners[MUSTER_REAR_RIGHT])};
}

static gint64
before_face (const Face *face,
             MusterPoint at)
{
  MusterPoint way = {2 * at.x - face->middle.x, 2 * at.y - face->middle.y};

  return muster_point_dot (way, face->outward) / (2 * muster_length (face->outward));
}

static gint64
aside_of_face (const Face *face,
               MusterPoint at)
{
  MusterPoint way = {2 * at.x - face->middle.x, 2 * at.y - face->middle.y};

  return muster_point_cross (face->outward, way) / (2 * muster_length (face->outward));
}

/* Whether the track ends opposite one of the enemy's faces, having come no farther from it; if so how far it slid. */
static gboolean
ends_opposite (const MusterDbaQuestion *question,
               const MusterDbaTrack    *track,
               const MusterDbaElement  *enemy,
               gint64                  *slid)
{
  for (guint i = 0; i < enemy->n_zones; i++)
    {
      Face face = face_of (&enemy->zones[i]);
      MusterPoint inward = {-face.outward.x, -face.outward.y};
      gint64 before = before_face (&face, track->end.at);

      if (muster_heading_near (track->end.heading, inward) &&
          ABS (aside_of_face (&face, track->end.at)) <= question->tolerance && before >= -question->tolerance &&
          before <= question->base_width + question->tolerance &&
          before <= before_face (&face, track->piece->pose.at) + question->tolerance)
        {
          *slid = ABS (aside_of_face (&face, track->piece->pose.at) - aside_of_face (&face, track->end.at));
          return TRUE;
        }
    }
  return FALSE;
}

static gint64
start_distance (const MusterDbaQuestion *question,
                const MusterDbaThreat   *threat)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, threat->track);

  return distance_between (question, threat, muster_convex_of (&track->piece->base));
}

static gboolean
is_nearest (const MusterDbaQuestion *question,
            const GArray            *threats,
            const MusterDbaThreat   *threat)
{
  for (guint i = 0; i < threats->len; i++)
    {
      if (start_distance (question, get_threat (threats, i)) < start_distance (question, threat) - question->tolerance)
        {
          return FALSE;
        }
    }
  return TRUE;
}

/* By the house rule: d any enemy and any slide, alt1 the nearest, alt2 one base width, alt3 half of one. */
static gboolean
may_line_up (const MusterDbaQuestion *question,
             const GArray            *threats,
             const MusterDbaThreat   *threat,
             gint64                   slid,
             MusterReason            *reason)
{
  guint8 value = question->values[MUSTER_DBA_RULING_TZ_06];
  gint64 most = value == 3 ? question->base_width / HALF : question->base_width;

  if (value == 1 && !is_nearest (question, threats, threat))
    {
      *reason = MUSTER_DBA_WHY (ZONE, NOT_NEAREST);
      return FALSE;
    }
  if (value > 1 && slid > most + question->tolerance)
    {
      *reason = MUSTER_DBA_WHY (ZONE, TOO_FAR_ASIDE);
      return FALSE;
    }
  return TRUE;
}

static gboolean
lines_up (const MusterDbaQuestion *question,
          const GArray            *threats,
          const MusterDbaThreat  **with,
          MusterReason            *reason)
{
  *reason = MUSTER_DBA_WHY (ZONE, NOT_LINED_UP);
  for (guint i = 0; i < threats->len; i++)
    {
      const MusterDbaThreat *threat = get_threat (threats, i);
      const MusterDbaElement *enemy;

      if (threat->noun != MUSTER_FACT_ELEMENT)
        {
          continue;
        }
      enemy = muster_dba_table_get_element (question->table, threat->number);
      for (guint j = 0; j < muster_dba_question_n_tracks (question); j++)
        {
          gint64 slid;

          if (ends_opposite (question, muster_dba_question_track (question, j), enemy, &slid) &&
              may_line_up (question, threats, threat, slid, reason))
            {
              *with = threat;
              return TRUE;
            }
        }
    }
  return FALSE;
}

/* The rest of a slide from where it enters the zone; all of it if it ends there. */
static MusterLeg
rest_of_leg (const MusterDbaTrack *track,
             const MusterLeg      *leg,
             gint64                after,
             gint32                tolerance)
{
  MusterPose from = leg->from;
  MusterLeg rest;

  if (leg->turns || after == 0 || muster_leg_length (leg) - after <= tolerance)
    {
      return *leg;
    }
  from.at = muster_point_ahead (from.at, leg->by, after);
  muster_leg_slide (&rest, from, leg->to.at, track->piece->width, track->piece->depth);
  return rest;
}

/* Whether the way leads into contact, or ever nearer: its distance never grows and ends smaller. On a slide it is a
   convex function of the way, so that it never grows just if it is least at the end. */
static gboolean
closes_in (const MusterDbaQuestion *question,
           const MusterDbaThreat   *threat,
           gint64                  *first,
           gint64                  *last)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, threat->track);
  gboolean grows = FALSE;
  guint entry = threat->starts || !threat->enters ? 0 : threat->leg;

  *last = start_distance (question, threat);
  *first = *last;
  for (guint i = entry; i < muster_dba_track_n_legs (track); i++)
    {
      gboolean enters_here = i == threat->leg && threat->enters && !threat->starts;
      MusterLeg leg = rest_of_leg (track, muster_dba_track_leg (track, i), enters_here ? threat->after : 0,
                                   question->tolerance);
      gint64 before = distance_between (question, threat, muster_convex_of (&leg.start));
      gint64 after = distance_between (question, threat, muster_convex_of (&leg.end));

      *first = i == entry ? before : *first;
      *last = after;
      grows |= after > distance_on_leg (question, threat, &leg) + question->tolerance;
    }
  return *last <= question->tolerance || (!grows && *last < *first - question->tolerance);
}

static gboolean
goes_straight_back (const MusterDbaQuestion *question)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, 0);
  MusterPoint heading = track->piece->pose.heading;
  MusterPoint way = muster_point_minus (track->end.at, track->piece->pose.at);

  if (!muster_heading_near (heading, track->end.heading) || muster_point_dot (heading, way) >= 0 ||
      ABS (muster_point_cross (heading, way)) > question->tolerance * muster_length (heading))
    {
      return FALSE;
    }
  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      const MusterLeg *leg = muster_dba_track_leg (track, i);

      if (leg->turns || ABS (muster_point_cross (heading, leg->by)) > question->tolerance * muster_length (heading))
        {
          return FALSE;
        }
    }
  return TRUE;
}

static void
say_closing (MusterDbaQuestion     *question,
             const MusterDbaThreat *threat,
             gboolean               closes,
             gint64                 first,
             gint64                 last)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, threat->track);

  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (TZ_07), closes ? MUSTER_PASS : MUSTER_FAIL,
                           closes ? MUSTER_DBA_WHY (ZONE, CLOSES_IN) : MUSTER_DBA_WHY (ZONE, NOT_CLOSER),
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element), enemy_of (threat),
                           MUSTER_FACT_LENGTH_OF (MEASURED, last), MUSTER_FACT_LENGTH_OF (LIMIT, first));
}

static void
say_why_not (MusterDbaQuestion *question,
             const GArray      *threats,
             MusterReason       not_lined_up)
{
  gboolean single = muster_dba_question_n_tracks (question) == 1;
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element);
  gint64 first;
  gint64 last;

  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (TZ_06), MUSTER_FAIL, not_lined_up, subject,
                           enemy_of (get_threat (threats, 0)));
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TZ_06));
  closes_in (question, get_threat (threats, 0), &first, &last);
  say_closing (question, get_threat (threats, 0), FALSE, first, last);
  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (TZ_08), MUSTER_FAIL,
                           single ? MUSTER_DBA_WHY (ZONE, NOT_STRAIGHT_BACK) : MUSTER_DBA_WHY (ZONE, GROUP_GOES_BACK),
                           subject);
}

/* The three things that are left to do; one of them suffices. */
static void
judge_what_is_left (MusterDbaQuestion *question,
                    const GArray      *threats)
{
  const MusterDbaThreat *with;
  MusterReason not_lined_up;
  gboolean allowed = FALSE;

  if (lines_up (question, threats, &with, &not_lined_up))
    {
      allowed = TRUE;
      question->conforms = TRUE;
      muster_dba_find (question, TZ_06, MUSTER_PASS, ZONE, LINES_UP,
                       MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, with->track)->element),
                       enemy_of (with));
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (TZ_06));
    }
  for (guint i = 0; i < threats->len; i++)
    {
      gint64 first;
      gint64 last;

      if (closes_in (question, get_threat (threats, i), &first, &last))
        {
          allowed = TRUE;
          say_closing (question, get_threat (threats, i), TRUE, first, last);
        }
    }
  if (muster_dba_question_n_tracks (question) == 1 && goes_straight_back (question))
    {
      allowed = TRUE;
      muster_dba_find_plainly (question, TZ_08, MUSTER_PASS, ZONE, STRAIGHT_BACK);
    }
  if (!allowed)
    {
      say_why_not (question, threats, not_lined_up);
    }
}

static gboolean
goes_anywhere (const MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      if (muster_dba_track_n_legs (muster_dba_question_track (question, i)) > 0)
        {
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_dba_judge_threats: finds the enemy zones that the move meets, and whether it does what is left to do */
void
muster_dba_judge_threats (MusterDbaQuestion *question)
{
  g_autoptr (GArray) threats = NULL;

  if (muster_dba_question_is_outcome (question))
    {
      muster_dba_find_plainly (question, TZ_09, MUSTER_PASS, ZONE, OUTCOME_MOVE);
      return;
    }
  threats = muster_dba_find_threats (question);
  question->threatened = threats->len > 0;
  if (!question->threatened || !goes_anywhere (question))
    {
      return;
    }
  for (guint i = 0; i < threats->len; i++)
    {
      say_threat (question, get_threat (threats, i));
    }
  judge_what_is_left (question, threats);
}
