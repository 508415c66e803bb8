/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/language.h"
#include "cli/subcommand.h"
#include "cli/version.h"

static gboolean
asks_for (const char *argument,
          const char *option,
          const char *letter)
{
  return strcmp (argument, option) == 0 || g_strcmp0 (argument, letter) == 0;
}

/**
 * muster_cli_is_meant:
 *
 * Returns: whether the arguments ask for the command line: a subcommand, or what is neither option nor file. Everything
 *   else opens the window.
 */
gboolean
muster_cli_is_meant (int    argc,
                     char **argv)
{
  if (argc < 2)
    {
      return FALSE;
    }
  if (asks_for (argv[1], "--help", "-h") || asks_for (argv[1], "--version", NULL) ||
      muster_subcommand_find (argv[1]) != NULL)
    {
      return TRUE;
    }
  return argv[1][0] != '-' && strstr (argv[1], "://") == NULL && !g_file_test (argv[1], G_FILE_TEST_EXISTS);
}

static void
print_help (void)
{
  guint n_subcommands;
  const MusterSubcommand *subcommands = muster_subcommands_get (&n_subcommands);

  g_print ("%s\n\n", _("Usage:\n  muster [FILE]                opens the window\n"
                       "  muster SUBCOMMAND ARGUMENTS  works without one"));
  g_print ("%s\n", _("Subcommands:"));
  for (guint i = 0; i < n_subcommands; i++)
    {
      g_print ("  %-12s %s\n", subcommands[i].name, _(subcommands[i].summary));
    }
  g_print ("\n%s\n", _("muster SUBCOMMAND --help tells more. Exit codes: 0 done or legal, 1 illegal, "
                       "2 wrong usage or input, 3 undecided."));
}

/* Data is UTF-8 whatever the locale is. */
static void
print_cb (const char *text)
{
  fputs (text, stdout);
}

static void
print_error_cb (const char *text)
{
  fputs (text, stderr);
}

/** muster_cli_run: runs what muster_cli_is_meant() said to be meant; Returns: the exit code, a MusterExit */
int
muster_cli_run (int    argc,
                char **argv)
{
  const MusterSubcommand *subcommand = muster_subcommand_find (argv[1]);

  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
  if (subcommand != NULL)
    {
      muster_language_choose (argc, argv);
      return subcommand->run (argc - 1, argv + 1);
    }
  if (asks_for (argv[1], "--help", "-h"))
    {
      print_help ();
      return MUSTER_EXIT_DONE;
    }
  if (asks_for (argv[1], "--version", NULL))
    {
      muster_print_version ();
      return MUSTER_EXIT_DONE;
    }
  g_printerr (_("muster: “%s” is neither a subcommand nor a file; see muster --help\n"), argv[1]);
  return MUSTER_EXIT_WRONG;
}
