/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/bw-adjudicate.h"

#include "tabletop/bw-formation.h"
#include "tabletop/bw-rules.h"

static void
judge_action (MusterBwQuestion *question)
{
  switch (question->action->kind)
    {
    case MUSTER_BW_MOVE:
    case MUSTER_BW_RUN:
      muster_bw_judge_move (question);
      break;

    case MUSTER_BW_CHARGE:
    case MUSTER_BW_FAILED_CHARGE:
      muster_bw_judge_charge (question);
      break;

    case MUSTER_BW_FORCED_BACK:
      muster_bw_judge_forced_back (question);
      break;

    case MUSTER_BW_REGROUP:
      muster_bw_judge_regroup (question);
      break;

    case MUSTER_BW_DEFEND:
      muster_bw_judge_defend (question);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* On whoever stands on an obstacle before the action the text is silent. */
static gboolean
starts_clear (MusterBwQuestion *question)
{
  gboolean clear = TRUE;

  for (guint i = 0; i < question->pieces->len; i++)
    {
      int obstacle = muster_bw_acts (question, i)
                       ? muster_bw_find_obstacle_at (question, i, muster_bw_piece (question, i)->at)
                       : -1;

      if (obstacle >= 0)
        {
          muster_bw_find (question, XNG_04, MUSTER_NEEDS, CROSSING, STARTS_ON_OBSTACLE, MUSTER_BW_WARRIOR (SUBJECT, i),
                          MUSTER_BW_OBSTACLE (OBJECT, obstacle));
          clear = FALSE;
        }
    }
  return clear;
}

static void
add_group (MusterBwAnswer   *answer,
           MusterBwQuestion *question,
           guint             group)
{
  gboolean acted = group == question->action->group;
  MusterBwGroupResult result = {
    .group = group,
    .coherent = muster_bw_measure_coherency (question, group) <=
                muster_bw_ask_coherency (question, group) + question->tolerance,
    .position = muster_bw_get_position (question, group),
    .trapped = acted && question->trapped,
    .casualties = acted ? question->casualties : 0,
  };

  g_array_append_val (answer->groups, result);
}

/**
 * muster_bw_adjudicate:
 * @scenario: one of The Barons' War, whose action names a group
 *
 * Holds the scenario's action against all rules of its kind, so that every reason is seen at once, and works out where
 * it takes whom. Nothing is thrown: what is missing makes the verdict UNDECIDED.
 *
 * Returns: (transfer full): the verdict, and how warriors and groups stand afterwards
 */
MusterBwAnswer *
muster_bw_adjudicate (const MusterScenario *scenario)
{
  MusterBwAnswer *answer = g_new0 (MusterBwAnswer, 1);
  MusterBwQuestion question;

  muster_bw_question_begin (&question, scenario);
  if (starts_clear (&question))
    {
      judge_action (&question);
    }
  muster_bw_tell_position (&question, question.action->group);
  answer->groups = g_array_new (FALSE, FALSE, sizeof (MusterBwGroupResult));
  add_group (answer, &question, question.action->group);
  if (question.action->target >= 0)
    {
      add_group (answer, &question, question.action->target);
    }
  muster_bw_tell_parameters (&question);
  answer->verdict = g_steal_pointer (&question.verdict);
  answer->pieces = g_steal_pointer (&question.pieces);
  muster_bw_question_clear (&question);
  return answer;
}

/** muster_bw_answer_free: frees the answer */
void
muster_bw_answer_free (MusterBwAnswer *answer)
{
  muster_verdict_unref (answer->verdict);
  g_array_unref (answer->pieces);
  g_array_unref (answer->groups);
  g_free (answer);
}
