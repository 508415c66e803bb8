/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/dba-adjudicate.h"

#include "tabletop/dba-going.h"
#include "tabletop/dba-rules.h"

static void
judge_group_rules (MusterDbaQuestion *question)
{
  muster_dba_judge_steps (question);
  muster_dba_judge_places (question);
  muster_dba_judge_road (question);
  if (question->move->kind == MUSTER_DBA_GROUP || question->move->width > 1)
    {
      muster_dba_judge_bad_going (question);
    }
}

static void
judge_tactical_move (MusterDbaQuestion *question)
{
  gboolean single = question->move->kind == MUSTER_DBA_SINGLE;

  muster_dba_judge_phase (question);
  muster_dba_judge_price (question);
  muster_dba_judge_formation (question);
  if (question->move->kind == MUSTER_DBA_REDUCE)
    {
      muster_dba_judge_falling_in (question);
    }
  muster_dba_judge_single (question);
  muster_dba_judge_threats (question);
  if (!single)
    {
      judge_group_rules (question);
    }
  muster_dba_judge_distance (question);
  muster_dba_judge_wheeled (question);
  muster_dba_judge_repetition (question);
  muster_dba_judge_rivers (question);
  muster_dba_judge_passage (question);
}

static void
judge (MusterDbaQuestion *question)
{
  switch (question->move->kind)
    {
    case MUSTER_DBA_SINGLE:
    case MUSTER_DBA_GROUP:
    case MUSTER_DBA_REDUCE:
      judge_tactical_move (question);
      break;

    case MUSTER_DBA_DISMOUNT:
      muster_dba_judge_phase (question);
      muster_dba_judge_price (question);
      muster_dba_judge_dismounting (question);
      break;

    case MUSTER_DBA_RECOIL:
      muster_dba_judge_recoil (question);
      muster_dba_judge_threats (question);
      break;

    case MUSTER_DBA_FLEE:
      muster_dba_judge_passage (question);
      muster_dba_judge_threats (question);
      break;

    case MUSTER_DBA_TAKE_BACK:
      muster_dba_judge_taking_back (question);
      break;

    default:
      g_assert_not_reached ();
    }
}

/**
 * muster_dba_adjudicate:
 * @scenario: a DBA scenario whose move names at least one element
 *
 * Holds the scenario's move against all rules of its kind, so that every reason is seen at once. The same scenario
 * gives the same answer; nothing is thrown: a die that is missing makes the verdict UNDECIDED.
 *
 * Returns: (transfer full): the verdict, and the ways that the elements take
 */
MusterDbaAnswer *
muster_dba_adjudicate (const MusterScenario *scenario)
{
  MusterDbaAnswer *answer = g_new0 (MusterDbaAnswer, 1);
  MusterDbaQuestion question;

  muster_dba_question_begin (&question, scenario);
  muster_dba_plan (&question);
  if (muster_dba_question_n_tracks (&question) > 0)
    {
      question.along_road = muster_dba_is_along_road (&question);
      judge (&question);
    }
  answer->verdict = g_steal_pointer (&question.verdict);
  answer->tracks = g_steal_pointer (&question.tracks);
  muster_dba_question_clear (&question);
  return answer;
}

/** muster_dba_answer_free: frees the verdict and the ways */
void
muster_dba_answer_free (MusterDbaAnswer *answer)
{
  muster_verdict_unref (answer->verdict);
  g_array_unref (answer->tracks);
  g_free (answer);
}

/** muster_dba_answer_n_tracks: Returns: how many elements the move is about */
guint
muster_dba_answer_n_tracks (const MusterDbaAnswer *answer)
{
  return answer->tracks->len;
}

/** muster_dba_answer_get_track: Returns: (transfer none): the way and end of element @index of the move */
const MusterDbaTrack *
muster_dba_answer_get_track (const MusterDbaAnswer *answer,
                             guint                  index)
{
  return &g_array_index (answer->tracks, MusterDbaTrack, index);
}
