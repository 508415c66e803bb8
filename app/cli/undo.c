/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>

#include "session/session.h"

typedef gboolean (*Turn) (MusterSession *session,
                          gboolean      *done,
                          GError       **error);

/* Turns the journal and prints what was turned, which @property names; or says that there is @nothing to do. */
static MusterExit
turn_journal (const char *path,
              Turn        turn,
              const char *property,
              const char *nothing,
              GError    **error)
{
  g_autoptr (MusterSession) session = muster_session_open (path, error);
  g_autofree char *gist = NULL;
  gboolean done = FALSE;

  if (session == NULL)
    {
      return MUSTER_EXIT_WRONG;
    }
  g_object_get (session, property, &gist, NULL);
  if (!turn (session, &done, error) || !muster_session_close (session, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (!done)
    {
      g_printerr ("%s\n", nothing);
      return MUSTER_EXIT_ILLEGAL;
    }
  g_print ("%s\n", gist);
  return MUSTER_EXIT_DONE;
}

/** muster_cli_undo: takes back the last command */
MusterExit
muster_cli_undo (int    argc,
                 char **argv)
{
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("undo", NULL, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = turn_journal (argv[1], muster_session_undo, "undo-text", _("muster: there is nothing to undo"), &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}

/** muster_cli_redo: does again what was taken back last */
MusterExit
muster_cli_redo (int    argc,
                 char **argv)
{
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("redo", NULL, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = turn_journal (argv[1], muster_session_redo, "redo-text", _("muster: there is nothing to redo"), &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
