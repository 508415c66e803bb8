/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/siege-adjudicate.h"

#include "tabletop/ruling-place.h"

/** muster_siege_take_die: Returns: the next die of the act; 0 if no more was thrown */
guint
muster_siege_take_die (MusterSiegeQuestion *question)
{
  const GArray *dice = question->act->dice;

  return question->n_dice < dice->len ? g_array_index (dice, guint, question->n_dice++) : 0;
}

/** muster_siege_get_actor: Returns: (transfer none): the model that acts */
const MusterSiegeModel *
muster_siege_get_actor (const MusterSiegeQuestion *question)
{
  return muster_siege_table_get_model (question->table, question->act->model);
}

static void
judge_act (MusterSiegeQuestion *question)
{
  switch (question->act->kind)
    {
    case MUSTER_SIEGE_CLIMB:
      muster_siege_judge_climb (question);
      break;

    case MUSTER_SIEGE_SET_ROPE:
      muster_siege_judge_rope (question);
      break;

    case MUSTER_SIEGE_THROW_GRAPNEL:
      muster_siege_judge_grapnel (question);
      break;

    case MUSTER_SIEGE_CUT_ROPE:
      muster_siege_judge_cut (question);
      break;

    case MUSTER_SIEGE_HAUL:
      muster_siege_judge_haul (question);
      break;

    case MUSTER_SIEGE_FIRE:
      muster_siege_judge_fire (question);
      break;

    case MUSTER_SIEGE_NO_ACT:
      break;

    default:
      g_assert_not_reached ();
    }
}

/**
 * muster_siege_adjudicate:
 * @scenario: one of climbing and siege engines
 *
 * Holds the scenario's act against all rules of its kind. Nothing is thrown: a die that is missing makes the verdict
 * UNDECIDED. A fall is no breach of the rules: it is told, and stands in the results.
 *
 * Returns: (transfer full): the verdict, and where the act leaves models and engines
 */
MusterSiegeAnswer *
muster_siege_adjudicate (const MusterScenario *scenario)
{
  MusterSiegeAnswer *answer = g_new0 (MusterSiegeAnswer, 1);
  MusterSiegeQuestion question = {
    .table = scenario->siege,
    .act = &scenario->siege->act,
    .tolerance = scenario->tolerance,
    .verdict = muster_verdict_new (),
    .results = g_array_new (FALSE, FALSE, sizeof (MusterSiegeResult)),
  };

  for (guint i = 0; i < scenario->rulings->len; i++)
    {
      const MusterTableRuling *ruling = &g_array_index (scenario->rulings, MusterTableRuling, i);

      question.values[ruling->ruling - muster_siege_rulings] = muster_ruling_place (ruling->ruling, ruling->value);
    }
  judge_act (&question);
  answer->verdict = question.verdict;
  answer->results = question.results;
  return answer;
}

/** muster_siege_answer_free: frees the answer */
void
muster_siege_answer_free (MusterSiegeAnswer *answer)
{
  muster_verdict_unref (answer->verdict);
  g_array_unref (answer->results);
  g_free (answer);
}
