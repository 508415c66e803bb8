/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "cli/version.h"

static const MusterSubcommand subcommands[] = {
#define SUBCOMMAND(function, name, arguments, least, most, summary) \
  {name, arguments, least, most, summary, muster_cli_##function},
#include "cli/subcommands.def"
#undef SUBCOMMAND
};

/** muster_subcommands_get: Returns: (transfer none) (array length=n_subcommands): every subcommand */
const MusterSubcommand *
muster_subcommands_get (guint *n_subcommands)
{
  *n_subcommands = G_N_ELEMENTS (subcommands);
  return subcommands;
}

/** muster_subcommand_find: Returns: (transfer none) (nullable): the subcommand of that name */
const MusterSubcommand *
muster_subcommand_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (subcommands); i++)
    {
      if (strcmp (subcommands[i].name, name) == 0)
        {
          return &subcommands[i];
        }
    }
  return NULL;
}

static gboolean
print_version_cb (const char *option,
                  const char *value,
                  gpointer    data,
                  GError    **error)
{
  muster_print_version ();
  exit (MUSTER_EXIT_DONE);
}

static const GOptionEntry common_options[] = {
  {"version", 0, G_OPTION_FLAG_NO_ARG, G_OPTION_ARG_CALLBACK, print_version_cb, N_("Print the version"), NULL},
  G_OPTION_ENTRY_NULL,
};

static gboolean
has_as_many_words (const MusterSubcommand *subcommand,
                   int                     argc,
                   GError                **error)
{
  guint n_words = argc - 1;

  if (n_words >= subcommand->least && n_words <= subcommand->most)
    {
      return TRUE;
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("usage: muster %s %s; see muster %s --help"),
               subcommand->name, _(subcommand->arguments), subcommand->name);
  return FALSE;
}

/**
 * muster_subcommand_parse:
 * @options: (nullable): its own, ending with %G_OPTION_ENTRY_NULL
 * @description: (nullable): what --help says last
 * @argc: with @argv, from the subcommand's name on; the options are taken out
 *
 * Returns: whether the options and the number of words are right; else that was said, and the exit code is
 *   %MUSTER_EXIT_WRONG. --help and --version do not return.
 */
gboolean
muster_subcommand_parse (const char         *name,
                         const GOptionEntry *options,
                         const char         *description,
                         int                *argc,
                         char             ***argv)
{
  const MusterSubcommand *subcommand = muster_subcommand_find (name);
  g_autoptr (GOptionContext) context = g_option_context_new (_(subcommand->arguments));
  g_autofree char *program = g_strconcat ("muster ", name, NULL);
  g_autoptr (GError) error = NULL;

  g_set_prgname (program);
  g_option_context_set_summary (context, _(subcommand->summary));
  g_option_context_set_description (context, description);
  g_option_context_add_main_entries (context, common_options, GETTEXT_PACKAGE);
  if (options != NULL)
    {
      g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
    }
  if (g_option_context_parse (context, argc, argv, &error) && has_as_many_words (subcommand, *argc, &error))
    {
      return TRUE;
    }
  muster_subcommand_fail (&error);
  return FALSE;
}

/** muster_subcommand_fail: says on standard error what is wrong and clears @error. Returns: %MUSTER_EXIT_WRONG */
MusterExit
muster_subcommand_fail (GError **error)
{
  g_printerr ("muster: %s\n", (*error)->message);
  g_clear_error (error);
  return MUSTER_EXIT_WRONG;
}
