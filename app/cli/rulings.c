/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>

#include "campaign/rulebook.h"
#include "cli/rulebooks.h"
#include "session/session.h"

/* Returns: the value in the campaign; the tables' own rulings are chosen with each scenario */
static const char *
get_value (const MusterRulebook *rulebook,
           guint                 ruling,
           const MusterWorld    *world)
{
  return world != NULL && rulebook == muster_chronopia_get_rulebook () ? muster_world_get_ruling (world, ruling)
                                                                       : rulebook->rulings[ruling].fallback;
}

static void
print_all (const MusterWorld *world)
{
  for (guint i = 0; i < MUSTER_N_RULEBOOKS; i++)
    {
      const MusterRulebook *rulebook = muster_rulebooks_nth (i);

      for (guint j = 0; j < rulebook->n_rulings; j++)
        {
          if (muster_rulebooks_find_first_with (rulebook->rulings[j].key) == rulebook)
            {
              muster_ruling_print (&rulebook->rulings[j], get_value (rulebook, j, world));
            }
        }
    }
}

/** muster_cli_rulings: prints the house-rule options with their defaults, or with a campaign's values */
MusterExit
muster_cli_rulings (int    argc,
                    char **argv)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_subcommand_parse ("rulings", NULL, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (argc == 1)
    {
      print_all (NULL);
      return MUSTER_EXIT_DONE;
    }
  session = muster_session_open (argv[1], &error);
  if (session == NULL)
    {
      return muster_subcommand_fail (&error);
    }
  print_all (muster_session_get_world (session));
  return muster_session_close (session, &error) ? MUSTER_EXIT_DONE : muster_subcommand_fail (&error);
}
