/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "cli/cli.h"
#include "shell/run.h"

/* Where the translations are: as MUSTER_LOCALE_DIR says, beside a program in its build folder, or as installed. */
static char *
dup_locale_folder (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;

  if (g_getenv ("MUSTER_LOCALE_DIR") != NULL)
    {
      return g_strdup (g_getenv ("MUSTER_LOCALE_DIR"));
    }
  return g_strdup (g_strcmp0 (folder, MUSTER_BUILD_DIR "/app") == 0 ? MUSTER_BUILD_DIR "/po" : MUSTER_LOCALE_DIR);
}

static void
set_up_language (void)
{
  g_autofree char *folder = dup_locale_folder ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
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
