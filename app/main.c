/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "cli/cli.h"
#include "shell/run.h"

/* From the build folder the translations are found where MUSTER_LOCALE_DIR says. */
static void
set_up_language (void)
{
  const char *folder = g_getenv ("MUSTER_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : MUSTER_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int    argc,
      char **argv)
{
  set_up_language ();
  return muster_cli_is_meant (argc, argv) ? muster_cli_run (argc, argv) : muster_shell_run (argc, argv);
}
