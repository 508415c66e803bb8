/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dismounting.
 *
 * Clauses: DIS-01 to DIS-06.
 */
#include "tabletop/dba-contact.h"
#include "tabletop/dba-rules.h"
#include "tabletop/dba-zone.h"

static gboolean
may_dismount (MusterDbaClass class)
{
  return class == MUSTER_DBA_KN || class == MUSTER_DBA_CV || class == MUSTER_DBA_CM || class == MUSTER_DBA_LH;
}

/* The pose that the move gives the foot; where it gives none, that of the riders. */
static MusterPose
find_place (const MusterDbaQuestion *question,
            guint                    index)
{
  const MusterDbaTrack *track = muster_dba_question_track (question, index);
  MusterPose place = track->piece->pose;

  for (guint i = 0; i < question->move->steps->len; i++)
    {
      const MusterDbaStep *step = &g_array_index (question->move->steps, MusterDbaStep, i);

      if (step->kind == MUSTER_DBA_TO && (step->element < 0 ? index == 0 : (guint) step->element == track->element))
        {
          place.at = step->at;
          place.heading = step->heading.x != 0 || step->heading.y != 0 ? step->heading : place.heading;
        }
    }
  return place;
}

static void
judge_list (MusterDbaQuestion    *question,
            const MusterDbaTrack *track)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);

  switch (track->piece->dismounts)
    {
    case MUSTER_SAID_YES:
      muster_dba_find (question, DIS_01, MUSTER_PASS, DISMOUNT, LIST_ALLOWS, subject);
      break;

    case MUSTER_SAID_NO:
      muster_dba_find (question, DIS_01, MUSTER_FAIL, DISMOUNT, LIST_FORBIDS, subject);
      break;

    case MUSTER_SAID_NOTHING:
    default:
      muster_dba_find (question, DIS_01, MUSTER_NEEDS, DISMOUNT, LIST_UNSAID, subject);
      break;
    }
}

static void
judge_whole_move (MusterDbaQuestion    *question,
                  const MusterDbaTrack *track)
{
  gboolean only = muster_dba_question_is_default (question, MUSTER_DBA_RULING_DIS_02);

  if (only && track->piece->moves > 0)
    {
      muster_dba_find (question, DIS_02, MUSTER_FAIL, DISMOUNT, MOVED_BEFORE,
                       MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                       MUSTER_FACT_NUMBER_OF (COUNT, track->piece->moves));
    }
  else
    {
      muster_dba_find (question, DIS_02, MUSTER_PASS, DISMOUNT, WHOLE_MOVE,
                       MUSTER_DBA_ELEMENT (SUBJECT, track->element));
    }
  muster_verdict_settle (question->verdict, MUSTER_DBA_OPTION (DIS_02));
}

static void
judge_pip (MusterDbaQuestion    *question,
           const MusterDbaTrack *track,
           guint                 index)
{
  int pips = question->table->bound.pips;

  if (pips >= 0)
    {
      gboolean enough = pips > (int) index;

      muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (DIS_03), enough ? MUSTER_PASS : MUSTER_FAIL,
                               enough ? MUSTER_DBA_WHY (DISMOUNT, PIP_EACH) : MUSTER_DBA_WHY (DISMOUNT, PIPS_SHORT),
                               MUSTER_DBA_ELEMENT (SUBJECT, track->element));
    }
}

static void
judge_place (MusterDbaQuestion *question,
             MusterDbaTrack    *track,
             guint              index)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
  MusterPose place = find_place (question, index);
  gint64 off = 0;

  track->end = place;
  track->end_base = muster_pose_rectangle (place, track->piece->width,
                                           muster_dba_troop_get_depth (question->move->dismounts_to,
                                                                       question->base_width));
  for (guint i = MUSTER_FRONT_RIGHT; i <= MUSTER_FRONT_LEFT; i++)
    {
      off = MAX (off, muster_length (muster_point_minus (track->end_base.corners[i], track->piece->base.corners[i])));
    }
  muster_verdict_limit (question->verdict, MUSTER_DBA_CITE (DIS_04), MUSTER_DBA_WHY (DISMOUNT, SAME_FRONT),
                        MUSTER_DBA_WHY (DISMOUNT, FRONT_ELSEWHERE), off, 0, question->tolerance, &subject, 1);
}

static void
judge_foot (MusterDbaQuestion    *question,
            const MusterDbaTrack *track)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);

  if (!question->move->dismounts_named)
    {
      muster_dba_find (question, DIS_04, MUSTER_NEEDS, DISMOUNT, TROOP_UNSAID, subject);
    }
  else if (muster_dba_class_get_kind (question->move->dismounts_to.class) != MUSTER_DBA_FOOT)
    {
      muster_dba_find (question, DIS_04, MUSTER_FAIL, DISMOUNT, NO_FOOT, subject);
    }
}

static void
judge_enemy (MusterDbaQuestion    *question,
             const MusterDbaTrack *track)
{
  MusterFact subject = MUSTER_DBA_ELEMENT (SUBJECT, track->element);
  gboolean clear = TRUE;
  guint noun;
  guint number;

  for (guint i = 0; i < question->table->elements->len; i++)
    {
      const MusterDbaElement *enemy = muster_dba_table_get_element (question->table, i);

      if (enemy->side != track->piece->side && muster_dba_touch (track->piece, enemy, question->tolerance))
        {
          clear = FALSE;
          muster_dba_find (question, DIS_05, MUSTER_FAIL, DISMOUNT, IN_CONTACT, subject,
                           MUSTER_DBA_ELEMENT (OBJECT, i));
        }
    }
  if (muster_dba_is_threatened_at (question, track, &noun, &number))
    {
      clear = FALSE;
      muster_dba_find (question, DIS_05, MUSTER_FAIL, DISMOUNT, IN_ZONE, subject,
                       {.key = MUSTER_FACT_OBJECT, .kind = noun, .number = number});
    }
  if (clear)
    {
      muster_dba_find (question, DIS_05, MUSTER_PASS, DISMOUNT, CLEAR_OF_ENEMY, subject);
    }
}

static void
judge_riders (MusterDbaQuestion    *question,
              const MusterDbaTrack *track)
{
  gboolean may = may_dismount (track->piece->troop.class);

  muster_verdict_find_out (question->verdict, MUSTER_DBA_CITE (DIS_06), may ? MUSTER_PASS : MUSTER_FAIL,
                           may ? MUSTER_DBA_WHY (DISMOUNT, RIDERS) : MUSTER_DBA_WHY (DISMOUNT, NO_RIDERS),
                           MUSTER_DBA_ELEMENT (SUBJECT, track->element),
                           MUSTER_FACT_WORDS_OF (TROOP, muster_dba_class_get_word (track->piece->troop.class)));
}

/** muster_dba_judge_dismounting: holds each element that dismounts against the clauses on it */
void
muster_dba_judge_dismounting (MusterDbaQuestion *question)
{
  for (guint i = 0; i < muster_dba_question_n_tracks (question); i++)
    {
      MusterDbaTrack *track = muster_dba_question_track (question, i);

      judge_list (question, track);
      judge_whole_move (question, track);
      judge_pip (question, track, i);
      judge_place (question, track, i);
      judge_foot (question, track);
      judge_enemy (question, track);
      judge_riders (question, track);
    }
  if (!muster_dba_question_is_default (question, MUSTER_DBA_RULING_DIS_02))
    {
      muster_dba_judge_repetition (question);
    }
}
