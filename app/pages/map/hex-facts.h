/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/** MusterHexFact: one line about a hex: what, how much, by which clause. */
typedef struct
{
  char *label;         /* Owned */
  const char *clause;  /* (nullable): id */
  const char *ruling;  /* (nullable): key */
} MusterHexFact;

char *muster_hex_dup_title (const MusterWorld *world,
                            guint32            hex) G_GNUC_WARN_UNUSED_RESULT;
char *muster_hex_dup_summary (const MusterWorld *world,
                              guint32            hex) G_GNUC_WARN_UNUSED_RESULT;
GArray *muster_hex_facts_new (const MusterWorld *world,
                              guint32            hex) G_GNUC_WARN_UNUSED_RESULT;
