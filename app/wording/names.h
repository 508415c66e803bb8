/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/finding.h"
#include "tabletop/scenario.h"

/** MusterNames: what the things that findings and commands speak of are called. */
typedef struct
{
  /* Borrowed */
  const MusterWorld *world;    /* (nullable) */
  const MusterWorld *earlier;  /* (nullable): asked for what @world has no more, or not yet */
  const MusterScenario *scenario; /* (nullable): the table that is spoken of */

  /* Lengths are said in this many micrometres, followed by the mark. */
  gint64 length_unit;
  const char *length_mark;
} MusterNames;

#define MUSTER_MICROMETRES_PER_INCH 25400

/* The names of one campaign at one moment. */
#define MUSTER_NAMES_OF(of_world) \
  ((MusterNames) {.world = (of_world), .length_unit = MUSTER_MICROMETRES_PER_INCH, .length_mark = "\""})

/* The names of a campaign before and after a command. */
#define MUSTER_NAMES_ACROSS(after, before) \
  ((MusterNames) {.world = (after), .earlier = (before), .length_unit = MUSTER_MICROMETRES_PER_INCH, \
                  .length_mark = "\""})

MusterNames muster_names_of_table (const MusterScenario *scenario);
void muster_names_append_fact (const MusterNames *names,
                               GString           *text,
                               const MusterFact  *fact);
char *muster_names_dup_fact (const MusterNames *names,
                             const MusterFact  *fact) G_GNUC_WARN_UNUSED_RESULT;
char *muster_names_dup_noun (const MusterNames *names,
                             guint              noun,
                             gint64             number) G_GNUC_WARN_UNUSED_RESULT;
char *muster_names_dup_id (const MusterNames *names,
                           const MusterFact  *fact) G_GNUC_WARN_UNUSED_RESULT;
void muster_append_isolated (GString    *text,
                             const char *name);
char *muster_path_dup_list (MusterPath path) G_GNUC_WARN_UNUSED_RESULT;
