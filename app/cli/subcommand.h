/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterExit: the exit codes of every subcommand. */
typedef enum
{
  MUSTER_EXIT_DONE,      /* or LEGAL */
  MUSTER_EXIT_ILLEGAL,   /* the verdict was printed; nothing changed */
  MUSTER_EXIT_WRONG,     /* usage or input; nothing changed */
  MUSTER_EXIT_UNDECIDED, /* something is missing; nothing changed beyond finished steps */
} MusterExit;

/** MusterSubcommand: a row of subcommands.def. */
typedef struct
{
  const char *name;
  const char *arguments; /* N_() */
  guint least;           /* words besides options */
  guint most;
  const char *summary;   /* N_() */
  MusterExit (*run)(int    argc,
                    char **argv);
} MusterSubcommand;

const MusterSubcommand *muster_subcommands_get (guint *n_subcommands);
const MusterSubcommand *muster_subcommand_find (const char *name);

gboolean muster_subcommand_parse (const char         *name,
                                  const GOptionEntry *options,
                                  const char         *description,
                                  int                *argc,
                                  char             ***argv);
MusterExit muster_subcommand_fail (GError **error);

#define SUBCOMMAND(function, name, arguments, least, most, summary) \
  MusterExit muster_cli_##function (int argc, char **argv);
#include "cli/subcommands.def"
#undef SUBCOMMAND
