/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/language.h"

#include <glib.h>
#include <locale.h>
#include <string.h>

#define OPTION "--lang"

static const char *
find_value (int    argc,
            char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      if (g_str_has_prefix (argv[i], OPTION "="))
        {
          return argv[i] + strlen (OPTION "=");
        }
      if (strcmp (argv[i], OPTION) == 0 && i + 1 < argc)
        {
          return argv[i + 1];
        }
    }
  return NULL;
}

/**
 * muster_language_choose:
 *
 * Speaks the language that --lang names from now on. To be called before anything is translated: GLib decides at the
 * first text whether it translates at all. Gettext heeds no language in the C locale, so that this is left.
 */
void
muster_language_choose (int    argc,
                        char **argv)
{
  const char *language = find_value (argc, argv);

  if (language == NULL)
    {
      return;
    }
  g_setenv ("LANGUAGE", language, TRUE);
  if (setlocale (LC_ALL, "") == NULL || strcmp (setlocale (LC_MESSAGES, NULL), "C") == 0)
    {
      setlocale (LC_MESSAGES, "C.UTF-8");
    }
}
