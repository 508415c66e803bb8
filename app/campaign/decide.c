/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decide.h"

#include "campaign/deed.h"

/**
 * muster_dice_new_for_campaign:
 *
 * Returns: (transfer full): the campaign's seeded dice where they stand, or, under ruling dice.source = typed, dice
 *   that know only what is typed in
 */
MusterDice *
muster_dice_new_for_campaign (const MusterWorld *world)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);

  if (muster_world_rules (world, MUSTER_RULING_DICE_SOURCE, "typed"))
    {
      return muster_dice_new_typed ();
    }
  return muster_dice_new_seeded ((guint64) campaign->seed, campaign->rolls);
}

static gboolean
check_step (MusterDeed *deed)
{
  const MusterCommandSpec *spec = muster_command_get_spec (deed->command);
  MusterStep step = muster_world_get_campaign (muster_deed_peek_world (deed))->step;

  if (spec->steps & (1u << step))
    {
      return TRUE;
    }
  muster_verdict_find_out (deed->verdict, spec->clause, MUSTER_FAIL, MUSTER_WHY (TURN, WRONG_STEP),
                           MUSTER_FACT_WORDS_OF (WHAT, spec->name), MUSTER_FACT_NOUN_OF (STEP, STEP, step));
  return FALSE;
}

static void
count_rolls (MusterDeed *deed)
{
  guint counted = muster_dice_get_n_counted (deed->dice);

  if (counted > 0)
    {
      muster_edit_without_cause (deed->edit);
      muster_edit_add (deed->edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_ROLLS, counted);
    }
}

/* A roll that the die cannot show is a slip of the pen, whatever the rules say of the rest. */
static void
refuse_misfit (MusterDeed *deed)
{
  guint misfit = muster_dice_get_misfit (deed->dice);

  if (misfit != 0)
    {
      muster_deed_refuse (deed, "the die that is rolled here does not show a %u", misfit);
    }
}

static MusterDecision *
conclude (MusterDeed *deed,
          MusterEdit *edit)
{
  MusterDecision *decision = g_new0 (MusterDecision, 1);

  decision->verdict = muster_verdict_ref (deed->verdict);
  decision->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  for (guint i = 0; i < muster_dice_get_n_rolls (deed->dice); i++)
    {
      g_array_append_vals (decision->rolls, muster_dice_get_roll (deed->dice, i), 1);
    }
  if (muster_verdict_get_status (deed->verdict) == MUSTER_LEGAL)
    {
      decision->after = muster_edit_finish (edit, &decision->effects);
    }
  else
    {
      decision->effects = muster_effects_new ();
      muster_edit_free (edit);
    }
  return decision;
}

/**
 * muster_decide:
 * @dice: fresh for this command
 *
 * Decides a command: pure, so that the same world, command and dice come to the same decision. What the rules forbid
 * is a verdict; @error is set only for invalid input.
 *
 * Returns: (transfer full) (nullable): the decision, or NULL with @error
 */
MusterDecision *
muster_decide (MusterWorld         *world,
               const MusterCommand *command,
               MusterDice          *dice,
               GError             **error)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (MusterEdit) edit = NULL;
  MusterDeed deed = {.command = command, .verdict = verdict, .dice = dice};

  if (!muster_command_check (command, world, error))
    {
      return NULL;
    }
  edit = muster_edit_new (world, verdict);
  deed.edit = edit;
  if (check_step (&deed))
    {
      muster_command_get_spec (command)->decide (&deed);
    }
  count_rolls (&deed);
  refuse_misfit (&deed);
  if (deed.refusal == NULL && muster_edit_peek_trouble (edit) != NULL)
    {
      deed.refusal = g_error_copy (muster_edit_peek_trouble (edit));
    }
  if (deed.refusal != NULL)
    {
      g_propagate_error (error, deed.refusal);
      return NULL;
    }
  return conclude (&deed, g_steal_pointer (&edit));
}

/** muster_decision_free: */
void
muster_decision_free (MusterDecision *decision)
{
  muster_verdict_unref (decision->verdict);
  g_array_unref (decision->effects);
  g_array_unref (decision->rolls);
  g_clear_pointer (&decision->after, muster_world_unref);
  g_free (decision);
}
