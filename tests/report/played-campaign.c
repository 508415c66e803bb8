/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/played-campaign.h"

#include "campaign/case-world.h"
#include "wording/sentence.h"

/** played_campaign_new: Returns: (transfer full): the world of @start, lines as cases have them, not yet played */
PlayedCampaign *
played_campaign_new (const char *start)
{
  PlayedCampaign *campaign = g_new0 (PlayedCampaign, 1);

  campaign->world = case_world_new (start);
  campaign->journal = muster_journal_new ();
  return campaign;
}

/** played_campaign_free: */
void
played_campaign_free (PlayedCampaign *campaign)
{
  muster_world_unref (campaign->world);
  g_ptr_array_unref (campaign->journal);
  g_free (campaign);
}

static void
demand_legal (const char          *text,
              const MusterVerdict *verdict,
              const MusterWorld   *world)
{
  const MusterNames names = MUSTER_NAMES_OF (world);
  g_autofree char *lines = muster_verdict_dup_lines (verdict, &names);

  if (muster_verdict_get_status (verdict) != MUSTER_LEGAL)
    {
      g_error ("%s: %s", text, lines);
    }
}

/** played_campaign_do: runs a command, which must be legal */
void
played_campaign_do (PlayedCampaign *campaign,
                    const char     *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);
  g_autoptr (MusterDice) dice = muster_dice_new_for_campaign (campaign->world);
  g_autoptr (MusterDecision) decision = NULL;

  g_assert_no_error (error);
  decision = muster_decide (campaign->world, command, dice, &error);
  g_assert_no_error (error);
  demand_legal (text, decision->verdict, campaign->world);
  g_ptr_array_add (campaign->journal, muster_journal_entry_new_act (campaign->journal->len + 1, campaign->world,
                                                                    command, decision));
  muster_world_unref (campaign->world);
  campaign->world = muster_world_ref (decision->after);
}

/** played_campaign_undo: undoes the last act */
void
played_campaign_undo (PlayedCampaign *campaign)
{
  MusterJournalEntry *act = muster_journal_next_undo (campaign->journal);
  MusterJournalEntry *entry = muster_journal_entry_new_undo (campaign->journal->len + 1, campaign->world, act);
  MusterWorld *before = campaign->world;

  g_ptr_array_add (campaign->journal, entry);
  campaign->world = muster_world_apply (before, entry->effects);
  muster_world_unref (before);
}
