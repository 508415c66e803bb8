/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decide.h"
#include "campaign/edit.h"

/** MusterCase: a case file that is being run. tests/cases/README.md describes its lines. */
typedef struct
{
  const char *path; /* Borrowed */
  guint line;       /* from 1 */
  guint n_troubles;

  /* Owned */
  char *text;
  MusterEdit *edit;         /* (nullable): until the first command */
  MusterWorld *world;       /* (nullable): since then */
  MusterWorld *before;      /* (nullable): before the newest command */
  GArray *rolls;            /* of guint: typed in for the next command */
  MusterDecision *decision; /* (nullable): of the newest command; NULL where its input was invalid */
  char *refusal;            /* (nullable): why it was invalid */
  gboolean judged;          /* whether the newest command's status was stated */
} MusterCase;

gboolean case_run (const char *path);

void case_complain (MusterCase *running,
                    const char *format,
                    ...) G_GNUC_PRINTF (2, 3);
void case_expect (MusterCase *running,
                  const char *line);
char *case_dup_finding (const MusterCase    *running,
                        const MusterFinding *finding) G_GNUC_WARN_UNUSED_RESULT;
