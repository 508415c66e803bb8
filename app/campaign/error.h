/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterCampaignError: invalid input, which is never a matter of rules.
 * @MUSTER_CAMPAIGN_ERROR_COMMAND: no such command, or its arguments are malformed
 * @MUSTER_CAMPAIGN_ERROR_UNKNOWN: an argument names something that the campaign does not have
 * @MUSTER_CAMPAIGN_ERROR_CONTRADICTION: what was entered contradicts the campaign or itself
 * @MUSTER_CAMPAIGN_ERROR_JOURNAL: a journal entry that cannot be read
 */
typedef enum
{
  MUSTER_CAMPAIGN_ERROR_COMMAND,
  MUSTER_CAMPAIGN_ERROR_UNKNOWN,
  MUSTER_CAMPAIGN_ERROR_CONTRADICTION,
  MUSTER_CAMPAIGN_ERROR_JOURNAL,
} MusterCampaignError;

#define MUSTER_CAMPAIGN_ERROR (muster_campaign_error_quark ())
GQuark muster_campaign_error_quark (void);
