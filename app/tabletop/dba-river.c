/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Crossing rivers.
 *
 * Clauses: RIV-01 to RIV-06.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-going.h"
#include "tabletop/dba-rules.h"

#define LAST_PALTRY 2
#define FIRST_ONE_BY_ONE 5
#define DIE_SIDES 6

#define RIVER(fact_key, index) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_FACT_RIVER, .number = (index)})

static const MusterDbaArea *
get_river (const MusterDbaQuestion *question,
           guint                    index)
{
  return g_ptr_array_index (question->table->rivers, index);
}

static gboolean
leg_is_in (const MusterLeg     *leg,
           const MusterPolygon *water,
           gint64              *after)
{
  gboolean in = FALSE;

  for (guint i = 0; i < water->n_cores; i++)
    {
      gint64 distance;

      if (muster_leg_front_first_entry (leg, water->cores[i], &distance))
        {
          *after = in ? MIN (*after, distance) : distance;
          in = TRUE;
        }
    }
  return in;
}

/* The enemy with whom the element ends in close combat, corner to corner. */
static gboolean
ends_lined_up (const MusterDbaQuestion *question,
               const MusterDbaTrack    *track)
{
  MusterDbaElement there = *track->piece;

  muster_dba_element_place (&there, track->end, question->tolerance);
  for (guint i = 0; i < question->table->elements->len; i++)
    {
      const MusterDbaElement *enemy = muster_dba_table_get_element (question->table, i);

      if (enemy->side != track->piece->side && muster_dba_fight (&there, enemy, question->tolerance) &&
          muster_dba_share_a_corner (&there.base, &enemy->base, question->tolerance))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/* Where the front edge's middle was as the front edge came into the water. */
static MusterPoint
entry_of (const MusterLeg *leg,
          gint64           after)
{
  return after > 0 ? muster_point_ahead (leg->from.at, leg->by, after) : leg->from.at;
}

/* The way taken, or by Alt the facing. */
static MusterPoint
direction_of (const MusterDbaQuestion *question,
              const MusterLeg         *leg)
{
  return muster_dba_question_is_default (question, MUSTER_DBA_RULING_RIV_05) ? leg->by : leg->to.heading;
}

/* Whether direction turns off from first no farther than the straight way to the fight does. */
static gboolean
diverts_least (MusterPoint first,
               MusterPoint direction,
               MusterPoint needed)
{
  gint64 side = muster_point_cross (first, needed) < 0 ? -1 : 1;

  return muster_heading_within (direction, needed, MUSTER_ONE_DEGREE) ||
         (muster_point_cross (first, direction) * side >= 0 && muster_point_cross (direction, needed) * side >= 0 &&
          muster_point_dot (direction, needed) > 0);
}

/* How the angle fares on the way through the water. */
typedef struct
{
  MusterPoint entry;
  MusterPoint first; /* 0,0 until the element is in the water */
  gboolean changed;
  gboolean too_far;
} Crossing;

static void
take_leg (const MusterDbaQuestion *question,
          const MusterDbaTrack    *track,
          const MusterLeg         *leg,
          const MusterPolygon     *water,
          Crossing                *crossing)
{
  gint64 after = 0;
  gboolean by_way = muster_dba_question_is_default (question, MUSTER_DBA_RULING_RIV_05);
  gboolean on_the_spot = muster_leg_turns_on_the_spot (leg);
  MusterPoint direction = direction_of (question, leg);

  if (!leg_is_in (leg, water, &after) || (on_the_spot && by_way))
    {
      return;
    }
  if (crossing->first.x == 0 && crossing->first.y == 0)
    {
      crossing->first = leg->turns ? leg->from.heading : direction;
      crossing->entry = entry_of (leg, after);
    }
  if (leg->turns || !muster_heading_within (crossing->first, direction, MUSTER_ONE_DEGREE))
    {
      MusterPoint needed = muster_point_minus (track->end.at, crossing->entry);

      crossing->changed = TRUE;
      crossing->too_far |= leg->turns || !diverts_least (crossing->first, leg->by, needed);
    }
}

static void
judge_angle (MusterDbaQuestion    *question,
             const MusterDbaTrack *track,
             guint                 river)
{
  const MusterPolygon *water = get_river (question, river)->polygon;
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
  MusterFact object = RIVER (OBJECT, river);
  Crossing crossing = {.changed = FALSE};
  gboolean lined_up;

  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      take_leg (question, track, muster_dba_track_leg (track, i), water, &crossing);
    }
  if (!crossing.changed)
    {
      muster_dba_find (question, RIV_05, MUSTER_PASS, RIVER, ANGLE_KEPT, subject, object);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (RIV_05));
      return;
    }
  lined_up = ends_lined_up (question, track);
  if (!lined_up)
    {
      muster_dba_find (question, RIV_05, MUSTER_FAIL, RIVER, ANGLE_CHANGED, subject, object);
      muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (RIV_05));
    }
  else if (crossing.too_far)
    {
      muster_dba_find (question, RIV_06, MUSTER_FAIL, RIVER, DIVERTED_TOO_FAR, subject, object);
    }
  else
    {
      muster_dba_find (question, RIV_06, MUSTER_PASS, RIVER, DIVERTED, subject, object);
    }
}

static void
judge_state (MusterDbaQuestion    *question,
             const MusterDbaTrack *track,
             guint                 river)
{
  guint8 state = get_river (question, river)->state;
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
  MusterFact object = RIVER (OBJECT, river);
  gboolean abreast = muster_dba_question_n_tracks (question) > 1 && !question->column &&
                     question->move->kind == MUSTER_DBA_GROUP;

  muster_dba_find (question, RIV_01, MUSTER_PASS, RIVER, STATE_KNOWN, subject, object,
                   MUSTER_FACT_NUMBER_OF (ROLL, state));
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (RIV_01));
  if (state <= LAST_PALTRY)
    {
      muster_dba_find (question, RIV_02, MUSTER_PASS, RIVER, PALTRY, subject, object);
      return;
    }
  muster_dba_find (question, RIV_03, MUSTER_INFO, RIVER, SLOWS, subject, object);
  if (state >= FIRST_ONE_BY_ONE && abreast)
    {
      muster_dba_find (question, RIV_04, MUSTER_FAIL, RIVER, ABREAST, subject, object);
    }
  else if (state >= FIRST_ONE_BY_ONE)
    {
      muster_dba_find (question, RIV_04, MUSTER_PASS, RIVER, IN_COLUMN, subject, object);
    }
}

/** muster_dba_judge_rivers: asks for the die of a river that is tried, and holds the move against what it said */
void
muster_dba_judge_rivers (MusterDbaQuestion *question)
{
  for (guint i = 0; !question->along_road && i < question->table->rivers->len; i++)
    {
      const MusterDbaArea *river = get_river (question, i);
      gboolean said = FALSE;

      for (guint j = 0; j < muster_dba_question_n_tracks (question); j++)
        {
          const MusterDbaTrack *track = muster_dba_question_track (question, j);

          if (track->left_behind || !muster_dba_in_river (track, river))
            {
              continue;
            }
          if (!said && river->state == 0)
            {
              muster_dba_find (question, RIV_01, MUSTER_NEEDS, RIVER, STATE_UNKNOWN,
                               MUSTER_DBA_ELEMENT (SUBJECT, track->element), RIVER (OBJECT, i),
                               MUSTER_FACT_NUMBER_OF (SIDES, DIE_SIDES));
              muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (RIV_01));
            }
          else if (!said)
            {
              judge_state (question, track, i);
            }
          said = TRUE;
          if (river->state > LAST_PALTRY && !track->follows)
            {
              judge_angle (question, track, i);
            }
        }
    }
}
