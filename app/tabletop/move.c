/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/move.h"

#include "tabletop/bw-adjudicate.h"
#include "tabletop/siege-adjudicate.h"
#include "tabletop/table-kind.h"

#include <string.h>

/** muster_scenario_has_move: Returns: whether the scenario proposes a move, that can be judged */
gboolean
muster_scenario_has_move (const MusterScenario *scenario)
{
  return muster_scenario_get_kind (scenario)->has_move (scenario);
}

/** muster_scenario_clear_move: forgets the move that was proposed */
void
muster_scenario_clear_move (MusterScenario *scenario)
{
  muster_scenario_get_kind (scenario)->clear_move (scenario);
}

static void
clear_way (MusterWay *way)
{
  g_clear_pointer (&way->legs, g_array_unref);
  g_clear_pointer (&way->path, g_array_unref);
}

/**
 * muster_scenario_adjudicate:
 *
 * Holds the move that @scenario proposes against its rules. Without a move, nothing is found.
 *
 * Returns: (transfer full): the verdict, and where the move takes whom
 */
MusterAnswer *
muster_scenario_adjudicate (const MusterScenario *scenario)
{
  MusterAnswer *answer = g_new0 (MusterAnswer, 1);

  answer->ways = g_array_new (FALSE, FALSE, sizeof (MusterWay));
  g_array_set_clear_func (answer->ways, (GDestroyNotify) clear_way);
  if (muster_scenario_has_move (scenario))
    {
      muster_scenario_get_kind (scenario)->adjudicate (scenario, answer);
    }
  else
    {
      answer->verdict = muster_verdict_new ();
    }
  return answer;
}

/** muster_answer_free: frees the verdict and the ways */
void
muster_answer_free (MusterAnswer *answer)
{
  muster_verdict_unref (answer->verdict);
  g_array_unref (answer->ways);
  g_clear_pointer (&answer->bw, muster_bw_answer_free);
  g_clear_pointer (&answer->siege, muster_siege_answer_free);
  g_free (answer);
}

/**
 * muster_answer_get_end:
 * @answer: (nullable): what was said of the move that @scenario proposes
 *
 * Returns: where the piece will be after the move; where it is, if it is not of those that move
 */
MusterPose
muster_answer_get_end (const MusterAnswer   *answer,
                       const MusterScenario *scenario,
                       guint                 piece)
{
  for (guint i = 0; answer != NULL && i < answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);

      if (way->piece == piece)
        {
          return way->end;
        }
    }
  return muster_scenario_get_piece (scenario, piece).pose;
}

/**
 * muster_answer_carry_out:
 * @answer: what muster_scenario_adjudicate() said of @scenario
 *
 * Returns: (transfer full): the table after the move, with no other one proposed
 */
MusterScenario *
muster_answer_carry_out (const MusterAnswer   *answer,
                         const MusterScenario *scenario)
{
  MusterScenario *after = muster_scenario_dup (scenario);

  muster_scenario_get_kind (after)->carry_out (answer, after);
  muster_scenario_clear_move (after);
  return after;
}

static void
clear_sway (MusterSway *sway)
{
  g_free (sway->value);
}

static void
try_value (const MusterScenario *scenario,
           const MusterRuling   *ruling,
           const char           *value,
           MusterStatus          status,
           GArray               *sways)
{
  g_autoptr (MusterScenario) other = muster_scenario_dup (scenario);
  g_autoptr (MusterAnswer) answer = NULL;

  if (!muster_scenario_set_ruling (other, ruling->key, value, NULL))
    {
      return; /* a range, or free text: no alternative that the text leaves */
    }
  answer = muster_scenario_adjudicate (other);
  if (muster_verdict_get_status (answer->verdict) != status)
    {
      MusterSway sway = {ruling, g_strdup (value), muster_verdict_get_status (answer->verdict)};

      g_array_append_val (sways, sway);
    }
}

/**
 * muster_scenario_find_sways:
 *
 * Judges the move again under each other value of each house rule, one at a time.
 *
 * Returns: (transfer full): of MusterSway: those under which the verdict is another one
 */
GArray *
muster_scenario_find_sways (const MusterScenario *scenario)
{
  const MusterRulebook *rulebook = muster_scenario_get_rulebook (scenario);
  g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (scenario);
  GArray *sways = g_array_new (FALSE, FALSE, sizeof (MusterSway));

  g_array_set_clear_func (sways, (GDestroyNotify) clear_sway);
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      const MusterRuling *ruling = &rulebook->rulings[i];
      g_auto (GStrv) values = g_strsplit (ruling->allowed, "|", -1);

      for (guint j = 0; values[j] != NULL; j++)
        {
          if (strcmp (values[j], muster_scenario_get_ruling (scenario, ruling->key)) != 0)
            {
              try_value (scenario, ruling, values[j], muster_verdict_get_status (answer->verdict), sways);
            }
        }
    }
  return sways;
}
