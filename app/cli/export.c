/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/output.h"
#include "session/session.h"

static gboolean
export (const char *path,
        const char *out,
        GError    **error)
{
  g_autoptr (MusterSession) session = muster_session_open (path, error);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) xml = NULL;

  if (session == NULL)
    {
      return FALSE;
    }
  text = muster_session_dup_export (session);
  xml = g_bytes_new_static (text, strlen (text));
  return muster_session_close (session, error) && muster_output_write (out, xml, error);
}

/** muster_cli_export: writes the campaign as XML */
MusterExit
muster_cli_export (int    argc,
                   char **argv)
{
  g_autofree char *out = NULL;
  const GOptionEntry entries[] = {
    {"output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_("Write to this file, not to standard output"), N_("OUT.xml")},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;

  if (!muster_subcommand_parse ("export", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  return export (argv[1], out, &error) ? MUSTER_EXIT_DONE : muster_subcommand_fail (&error);
}
