/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Second and later moves in one bound.
 *
 * Clauses: SEC-01 to SEC-06.
 */
#include "tabletop/dba-going.h"
#include "tabletop/dba-price.h"
#include "tabletop/dba-rules.h"

#define LAST_OF_RIDERS 3
#define LAST_OF_PSILOI 2

static gboolean
is_light_rider (const MusterDbaTrack *track)
{
  MusterDbaClass class = muster_dba_class_counts_as (track->piece->troop.class);

  return class == MUSTER_DBA_LH || class == MUSTER_DBA_MTD;
}

static gboolean
is_psiloi (const MusterDbaTrack *track)
{
  return track->piece->troop.class == MUSTER_DBA_PS;
}

/* The first of those that move who is not such; NULL if all are. */
static const MusterDbaTrack *
find_other (const MusterDbaQuestion *question,
            gboolean (              *is_such )(const MusterDbaTrack *track))
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      if (!is_such (muster_dba_question_track (question, i)))
        {
          return muster_dba_question_track (question, i);
        }
    }
  return NULL;
}

static guint
find_number (const MusterDbaQuestion *question)
{
  guint moves = 0;

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      moves = MAX (moves, muster_dba_question_track (question, i)->piece->moves);
    }
  return moves + 1;
}

static void
judge_pips (MusterDbaQuestion *question)
{
  int price = muster_dba_price_of (question);
  int pips = question->table->bound.pips;

  if (pips < 0)
    {
      muster_dba_find_plainly (question, SEC_01, MUSTER_NEEDS, REPEAT, PIPS_UNSAID);
    }
  else if (pips < price)
    {
      muster_dba_find_plainly (question, SEC_01, MUSTER_FAIL, REPEAT, PIPS_SHORT);
    }
  else
    {
      muster_dba_find_plainly (question, SEC_01, MUSTER_PASS, REPEAT, PIPS);
    }
}

/* How near the way comes to the enemy, in µm. */
static gint64
distance_to (const MusterDbaTrack   *track,
             const MusterDbaElement *enemy)
{
  MusterConvex base = muster_convex_of (&enemy->base);
  gint64 least = muster_convex_distance (muster_convex_of (&track->piece->base), base);

  for (guint i = 0; i < muster_dba_track_n_legs (track); i++)
    {
      least = MIN (least, muster_leg_distance (muster_dba_track_leg (track, i), base));
    }
  return least;
}

static void
judge_distance_of (MusterDbaQuestion    *question,
                   const MusterDbaTrack *track)
{
  MusterBox near = muster_box_grow (track->box, 2 * question->base_width);
  gint64 least = G_MAXINT64;
  guint nearest = 0;

  for (guint i = 0; i < question->table->elements->len; i++)
    {
      const MusterDbaElement *enemy = muster_dba_table_get_element (question->table, i);

      if (enemy->side != track->piece->side && muster_box_meets (&near, &enemy->box))
        {
          gint64 distance = distance_to (track, enemy);

          nearest = distance < least ? i : nearest;
          least = MIN (least, distance);
        }
    }
  if (least != G_MAXINT64)
    {
      MusterFact facts[] = {MUSTER_DBA_ELEMENT (SUBJECT, track->element), MUSTER_DBA_ELEMENT (OBJECT, nearest)};

      muster_verdict_clear_of (question->verdict, MUSTER_DBA_CITE (SEC_02), MUSTER_DBA_WHY (REPEAT, CLEAR_OF_ENEMY),
                               MUSTER_DBA_WHY (REPEAT, NEAR_ENEMY), least, question->base_width, question->tolerance,
                               facts, G_N_ELEMENTS (facts));
    }
}

static void
judge_riders (MusterDbaQuestion *question,
              guint              number)
{
  gboolean good = TRUE;

  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);
      guint area;

      if (muster_dba_meets_going (question, track, MUSTER_GOING_ROUGH, FALSE, &area))
        {
          good = FALSE;
          muster_dba_find (question, SEC_03, MUSTER_FAIL, REPEAT, NOT_GOOD_GOING,
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                           {.key = MUSTER_FACT_TERRAIN, .kind = MUSTER_FACT_TERRAIN_AREA, .number = area});
        }
    }
  if (number > LAST_OF_RIDERS)
    {
      muster_dba_find (question, SEC_03, MUSTER_FAIL, REPEAT, TOO_OFTEN,
                       MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element),
                       MUSTER_FACT_NUMBER_OF (NUMBER, number), MUSTER_FACT_NUMBER_OF (COUNT, LAST_OF_RIDERS));
    }
  else if (good)
    {
      muster_dba_find_plainly (question, SEC_03, MUSTER_PASS, REPEAT, IN_GOOD_GOING);
    }
}

/* Whether all start wholly in good going and each, or by Alt one, ends at least partly out of it. */
static gboolean
goes_into_cover (const MusterDbaQuestion *question)
{
  guint n_tracks = muster_dba_question_n_tracks (question);
  guint n_covered = 0;

  for (guint i = 0; i < n_tracks; i++)
    {
      const MusterDbaTrack *track = muster_dba_question_track (question, i);

      if (muster_dba_stands_in_going (question, &track->piece->base, MUSTER_GOING_ROUGH))
        {
          return FALSE;
        }
      n_covered += muster_dba_stands_in_going (question, &track->end_base, MUSTER_GOING_ROUGH);
    }
  return muster_dba_question_is_default (question, MUSTER_DBA_RULING_SEC_04) ? n_covered == n_tracks : n_covered > 0;
}

static void
judge_psiloi (MusterDbaQuestion *question,
              guint              number)
{
  if (number > LAST_OF_PSILOI)
    {
      muster_dba_find (question, SEC_04, MUSTER_FAIL, REPEAT, TOO_OFTEN,
                       MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element),
                       MUSTER_FACT_NUMBER_OF (NUMBER, number), MUSTER_FACT_NUMBER_OF (COUNT, LAST_OF_PSILOI));
    }
  else if (question->table->bound.number == 1)
    {
      muster_dba_find_plainly (question, SEC_04, MUSTER_PASS, REPEAT, FIRST_BOUND);
    }
  else if (goes_into_cover (question))
    {
      muster_dba_find_plainly (question, SEC_04, MUSTER_PASS, REPEAT, INTO_COVER);
    }
  else if (question->table->bound.number == 0)
    {
      muster_dba_find_plainly (question, SEC_04, MUSTER_NEEDS, REPEAT, BOUND_UNSAID);
    }
  else
    {
      muster_dba_find_plainly (question, SEC_04, MUSTER_FAIL, REPEAT, NOT_INTO_COVER);
    }
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (SEC_04));
}

static void
judge_troops (MusterDbaQuestion *question,
              guint              number)
{
  const MusterDbaTrack *other = find_other (question, is_light_rider);

  if (other == NULL)
    {
      judge_riders (question, number);
    }
  else if (find_other (question, is_psiloi) == NULL)
    {
      judge_psiloi (question, number);
    }
  else
    {
      muster_dba_find (question, SEC_03, MUSTER_FAIL, REPEAT, WRONG_TROOPS,
                       MUSTER_DBA_ELEMENT (SUBJECT, other->element), MUSTER_FACT_NUMBER_OF (NUMBER, number));
    }
}

/** muster_dba_judge_repetition: whether those who moved before in this bound may move again */
void
muster_dba_judge_repetition (MusterDbaQuestion *question)
{
  guint number = find_number (question);

  if (number == 1)
    {
      return;
    }
  muster_dba_find (question, SEC_06, MUSTER_INFO, REPEAT, MOVED_BEFORE,
                   MUSTER_DBA_ELEMENT (SUBJECT, muster_dba_question_track (question, 0)->element),
                   MUSTER_FACT_NUMBER_OF (NUMBER, number));
  judge_pips (question);
  if (question->along_road)
    {
      muster_dba_find_plainly (question, SEC_02, MUSTER_PASS, REPEAT, ALONG_ROAD);
      muster_dba_find_plainly (question, SEC_05, MUSTER_PASS, REPEAT, ALONG_ROAD);
      return;
    }
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      judge_distance_of (question, muster_dba_question_track (question, i));
    }
  judge_troops (question, number);
}
