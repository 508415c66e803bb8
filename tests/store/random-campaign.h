/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Campaigns and journal entries drawn from a seed: every kind of record, every field, values up to their bounds.
 */
#pragma once

#include "campaign/journal.h"

MusterWorld *random_campaign_new (guint32 seed,
                                  guint   columns,
                                  guint   rows) G_GNUC_WARN_UNUSED_RESULT;
MusterJournalEntry *random_entry_new (GRand       *rand,
                                      MusterWorld *world,
                                      gint64       id,
                                      guint        n_changes) G_GNUC_WARN_UNUSED_RESULT;
void take_world_after (MusterWorld             **world,
                       const MusterJournalEntry *entry);
