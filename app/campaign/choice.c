/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/choice.h"

#include "campaign/decide.h"
#include "campaign/deciders.h"
#include "campaign/finish.h"

#include <string.h>

static const MusterChoice *
find_choice (const MusterWorld *world,
             const char        *decision)
{
  MUSTER_FOR_EACH (world, CHOICE, MusterChoice, choice)
  {
    if (strcmp (choice->decision, decision) == 0)
      {
        return choice;
      }
  }
  return NULL;
}

/** muster_world_get_choice: Returns: (transfer none) (nullable): what was chosen for @decision in the step under way */
const char *
muster_world_get_choice (const MusterWorld *world,
                         const char        *decision)
{
  const MusterChoice *choice = find_choice (world, decision);

  return choice != NULL ? choice->option : NULL;
}

/** muster_deed_note_choice: keeps what was chosen for @decision until the step is finished */
void
muster_deed_note_choice (MusterDeed *deed,
                         const char *decision,
                         const char *option)
{
  const MusterChoice *earlier = find_choice (muster_deed_peek_world (deed), decision);
  g_autoptr (GRefString) decision_text = g_ref_string_new (decision);
  g_autoptr (GRefString) option_text = g_ref_string_new (option);

  if (earlier != NULL)
    {
      muster_edit_set_text (deed->edit, MUSTER_CHOICE, earlier->key, MUSTER_CHOICE_OPTION, option);
      return;
    }
  muster_edit_put (deed->edit, MUSTER_CHOICE, &(MusterChoice) {.decision = decision_text, .option = option_text});
}

/* Whether each open decision is to be decided by its default. */
static gboolean
takes_defaults (const MusterDeed *deed)
{
  return muster_deed_says (deed, "defaults", "yes");
}

static gboolean
is_option (const char *options,
           const char *option)
{
  g_auto (GStrv) words = g_strsplit (options, "|", -1);

  return option != NULL && g_strv_contains ((const char *const *) words, option);
}

/**
 * muster_deed_choose:
 * @clause: on which the decision rests
 * @subject: whom it is about
 * @decision: its id, such as "supply:anna"
 * @options: the words that can be chosen, parted by '|'; the first is the default
 *
 * Returns: (transfer full) (nullable): what was chosen, or the default where defaults are taken; else the verdict says
 *   that the decision is open
 */
char *
muster_deed_choose (MusterDeed         *deed,
                    const MusterClause *clause,
                    MusterFact          subject,
                    const char         *decision,
                    const char         *options)
{
  const char *chosen = muster_world_get_choice (muster_deed_peek_world (deed), decision);

  if (is_option (options, chosen))
    {
      return g_strdup (chosen);
    }
  if (takes_defaults (deed))
    {
      return g_strndup (options, strcspn (options, "|"));
    }
  muster_verdict_find_out (deed->verdict, clause, MUSTER_NEEDS, MUSTER_WHY (TURN, OPEN), subject,
                           MUSTER_FACT_WORDS_OF (WHAT, decision), MUSTER_FACT_WORDS_OF (OPTIONS, options));
  return NULL;
}

/* Forgets what was chosen before, so that it can be chosen anew. */
static void
forget (MusterEdit *edit,
        const char *decision)
{
  const MusterChoice *choice = find_choice (muster_edit_peek_world (edit), decision);

  if (choice != NULL)
    {
      muster_edit_drop (edit, MUSTER_CHOICE, choice->key);
    }
}

/* What finishing the step would still need to know. */
static MusterVerdict *
ask_step (MusterDeed *deed,
          const char *decision)
{
  const MusterWorld *world = muster_deed_peek_world (deed);
  g_autoptr (MusterCommand) finish = muster_finish_new_command (muster_world_get_campaign (world)->step, FALSE);
  g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (world);
  MusterVerdict *verdict = muster_verdict_new ();
  g_autoptr (MusterEdit) edit = muster_edit_new ((MusterWorld *) world, verdict);
  MusterDeed asking = {.command = finish, .edit = edit, .verdict = verdict, .dice = dice};

  forget (edit, decision);
  muster_decide_finish (&asking);
  g_clear_error (&asking.refusal);
  return verdict;
}

static const MusterFinding *
find_open (const MusterVerdict *verdict,
           const char          *decision)
{
  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      const MusterFact *what = muster_finding_get_fact (finding, MUSTER_FACT_WHAT);

      if (finding->outcome == MUSTER_NEEDS && what != NULL && what->kind == MUSTER_FACT_WORDS &&
          strcmp (what->words, decision) == 0)
        {
          return finding;
        }
    }
  return NULL;
}

/** muster_decide_choose: decides what is open in the step under way. Clauses: TURN-1 */
void
muster_decide_choose (MusterDeed *deed)
{
  const char *decision = muster_deed_get (deed, "decision");
  const char *option = muster_deed_get (deed, "option");
  g_autoptr (MusterVerdict) verdict = ask_step (deed, decision);
  const MusterFinding *open = find_open (verdict, decision);
  const MusterFact *options = open != NULL ? muster_finding_get_fact (open, MUSTER_FACT_OPTIONS) : NULL;

  if (options == NULL)
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (TURN_1), MUSTER_FAIL, MUSTER_WHY (TURN, NOT_OPEN),
                               MUSTER_FACT_WORDS_OF (WHAT, decision));
      return;
    }
  if (!is_option (options->words, option))
    {
      muster_deed_refuse (deed, "option=%s: not one of %s", option, options->words);
      return;
    }
  muster_edit_cite (deed->edit, open->clause, MUSTER_WHY (TURN, CHOSEN), open->facts[0],
                    MUSTER_FACT_WORDS_OF (WHAT, decision), MUSTER_FACT_WORDS_OF (VALUE, option));
  muster_deed_note_choice (deed, decision, option);
}
