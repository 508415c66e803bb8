/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/question.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

/** muster_finding_is_question: Returns: whether the finding says that a decision is open */
gboolean
muster_finding_is_question (const MusterFinding *finding)
{
  return finding->outcome == MUSTER_NEEDS && finding->reason.chapter == MUSTER_CHAPTER_TURN &&
         finding->reason.number == MUSTER_WHY_TURN_OPEN &&
         muster_finding_get_fact (finding, MUSTER_FACT_WHAT) != NULL;
}

static void
append_options (GString    *line,
                const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, "|", -1);
  g_autofree char *parted = g_strjoinv (" | ", words);

  /* Translators: what can be chosen, and what is taken where nothing is */
  g_string_append_printf (line, _(": %s (default %s)"), parted, words[0]);
}

/**
 * muster_finding_dup_question:
 * @finding: a question
 *
 * Returns: (transfer full): "decision supply:anna: Feeding (Anna): dearest | cheapest (default dearest)"; the options
 *   are the words that are to be answered
 */
char *
muster_finding_dup_question (const MusterFinding *finding,
                             const MusterNames   *names)
{
  const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);
  const MusterFact *options = muster_finding_get_fact (finding, MUSTER_FACT_OPTIONS);
  GString *line = g_string_new (NULL);

  g_string_append_printf (line, "decision %s: %s", muster_finding_get_fact (finding, MUSTER_FACT_WHAT)->words,
                          muster_translate (finding->clause->title));
  if (subject != NULL)
    {
      g_autofree char *who = muster_names_dup_fact (names, subject);

      g_string_append_printf (line, " (%s)", who);
    }
  if (options != NULL)
    {
      append_options (line, options->words);
    }
  return g_string_free (line, FALSE);
}
