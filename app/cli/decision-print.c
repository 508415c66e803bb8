/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/decision-print.h"

#include <glib/gi18n-lib.h>

#include "wording/question.h"
#include "wording/roll.h"
#include "wording/sentence.h"

static const MusterExit exits[] = {
  [MUSTER_LEGAL] = MUSTER_EXIT_DONE,
  [MUSTER_ILLEGAL] = MUSTER_EXIT_ILLEGAL,
  [MUSTER_UNDECIDED] = MUSTER_EXIT_UNDECIDED,
};

static void
print_rolls (const MusterDecision *decision)
{
  for (guint i = 0; i < decision->rolls->len; i++)
    {
      const MusterRoll *roll = &g_array_index (decision->rolls, MusterRoll, i);
      g_autofree char *line = muster_roll_dup_line (roll);

      g_print ("%s roll %u: %s\n", roll->clause->id, i + 1, line);
    }
}

/* What is open, in the form in which it can be answered. */
static void
print_questions (const MusterVerdict *verdict,
                 const MusterNames   *names)
{
  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (muster_finding_is_question (finding))
        {
          g_autofree char *line = muster_finding_dup_question (finding, names);

          g_print ("%s\n", line);
        }
    }
}

/**
 * muster_decision_print:
 * @before: the world that it was decided on
 *
 * Prints every roll that was used, a line for each finding and the open decisions, to standard output.
 *
 * Returns: the exit code that it comes to
 */
MusterExit
muster_decision_print (const MusterDecision *decision,
                       const MusterWorld    *before)
{
  MusterNames names = MUSTER_NAMES_ACROSS (decision->after != NULL ? decision->after : before, before);
  g_autofree char *lines = muster_verdict_dup_lines (decision->verdict, &names);

  print_rolls (decision);
  g_print ("%s", lines);
  print_questions (decision->verdict, &names);
  return exits[muster_verdict_get_status (decision->verdict)];
}

/** muster_dice_print_left: says on standard error if rolls were typed in that nobody asked for */
void
muster_dice_print_left (const MusterDice *dice)
{
  guint n_left = muster_dice_get_n_left (dice);

  if (n_left > 0)
    {
      g_printerr (ngettext ("muster: %u roll was not used\n", "muster: %u rolls were not used\n", n_left), n_left);
    }
}
