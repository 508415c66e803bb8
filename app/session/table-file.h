/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/scenario.h"

MusterScenario *muster_table_file_read (const char *path,
                                        GError    **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_table_file_write (const char           *path,
                                  const MusterScenario *scenario,
                                  GError              **error);

/** MusterTableExample: a table that the program carries with it. */
typedef struct
{
  const char *name;  /* of its file, without ".xml" */
  const char *title; /* N_() */
} MusterTableExample;

const MusterTableExample *muster_table_examples (guint *n_examples);
MusterScenario *muster_table_example_read (const char *name,
                                           GError    **error) G_GNUC_WARN_UNUSED_RESULT;
