/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef enum
{
  MUSTER_ENTRY_FLAG,
  MUSTER_ENTRY_ENEMIES,
  MUSTER_ENTRY_NUMBER,
} MusterEntryShape;

/** MusterUnitEntry: a column of the form: one field of battle-result.def. */
typedef struct
{
  const char *word;
  MusterEntryShape shape;
} MusterUnitEntry;

const MusterUnitEntry *muster_unit_entries (guint *n_entries);
const char *muster_unit_entry_get_title (const char *word);
gboolean muster_unit_entry_is_rare (const char *word);
