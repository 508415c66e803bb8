/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A campaign file in a folder of its own, for one test.
 */
#pragma once

#include "store/store.h"

typedef struct
{
  char *folder;
  char *path;
  MusterWorld *world; /* (nullable) */
} CampaignFile;

#define LITTLE_RULESET_TEXT "<ruleset/>"

void campaign_file_set_up (CampaignFile *file,
                           gconstpointer data);
void campaign_file_tear_down (CampaignFile *file,
                              gconstpointer data);
MusterStore *campaign_file_open (CampaignFile *file);
MusterWorld *campaign_file_load (CampaignFile *file,
                                 MusterStore  *store,
                                 gint64       *newest);
char *campaign_file_dup_name (CampaignFile *file,
                              const char   *name);
void execute_sql (const char *path,
                  const char *sql);
