/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/clause.h"

typedef struct _MusterDeed MusterDeed;

/** MusterCommandSpec: one row of commands.def. */
typedef struct
{
  const char *name;
  guint steps;         /* bit of each MusterStep in which it may be said */
  const MusterClause *clause; /* cited where it may not */
  const char *arguments;
  const char *summary; /* N_() */
  const char *example;
  void (*decide)(MusterDeed *deed);
} MusterCommandSpec;

const MusterCommandSpec *muster_command_specs (guint *n_specs);
const MusterCommandSpec *muster_command_spec_find (const char *name);

/** MusterCommand: a person's act as a value: a row of commands.def with its arguments. Immutable, reference-counted. */
typedef struct _MusterCommand MusterCommand;

MusterCommand *muster_command_new (const char        *name,
                                   const char *const *assignments,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;
MusterCommand *muster_command_parse (const char *text,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;
MusterCommand *muster_command_ref (MusterCommand *command);
void muster_command_unref (MusterCommand *command);
void muster_command_append_argument (GString    *text,
                                     const char *key,
                                     const char *value);
char *muster_command_dup_text (const MusterCommand *command) G_GNUC_WARN_UNUSED_RESULT;
const MusterCommandSpec *muster_command_get_spec (const MusterCommand *command);

const char *muster_command_get (const MusterCommand *command,
                                const char          *key);
guint muster_command_get_n_arguments (const MusterCommand *command);
const char *muster_command_nth_key (const MusterCommand *command,
                                    guint                index);
const char *muster_command_nth_value (const MusterCommand *command,
                                      guint                index);
gboolean muster_command_check (const MusterCommand *command,
                               const MusterWorld   *world,
                               GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCommand, muster_command_unref)
