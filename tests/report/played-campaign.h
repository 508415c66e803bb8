/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"

/** PlayedCampaign: a world with the journal that made it. */
typedef struct
{
  /* Owned */
  MusterWorld *world;
  GPtrArray *journal;
} PlayedCampaign;

PlayedCampaign *played_campaign_new (const char *start) G_GNUC_WARN_UNUSED_RESULT;
void played_campaign_free (PlayedCampaign *campaign);
void played_campaign_do (PlayedCampaign *campaign,
                         const char     *command);
void played_campaign_undo (PlayedCampaign *campaign);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlayedCampaign, played_campaign_free)
