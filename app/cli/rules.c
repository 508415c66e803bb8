/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/rulebooks.h"
#include "session/session.h"

static const char *
describe_state (MusterClauseState state)
{
  switch (state)
    {
    case MUSTER_CLAUSE_IMPLEMENTED:
      return _("Muster decides by it.");

    case MUSTER_CLAUSE_PLANNED:
      return _("Muster does not decide by it yet.");

    case MUSTER_CLAUSE_REFERENCE:
      return _("It explains; there is nothing to decide.");
    }
  g_assert_not_reached ();
}

static void
print_clause (const MusterRulebook *rulebook,
              const MusterClause   *clause)
{
  g_print ("%s %s\n%s\n%s\n", clause->id, _(clause->title), _(clause->gist), describe_state (clause->state));
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      if (strcmp (rulebook->rulings[i].clause, clause->id) == 0)
        {
          muster_ruling_print (&rulebook->rulings[i], rulebook->rulings[i].fallback);
        }
    }
}

static MusterExit
print_one (const char *id)
{
  g_autofree char *upper = g_ascii_strup (id, -1);
  const MusterRulebook *rulebook;
  const MusterClause *clause = muster_rulebooks_find_clause (upper, &rulebook);

  if (clause != NULL)
    {
      print_clause (rulebook, clause);
      return MUSTER_EXIT_DONE;
    }
  g_printerr (_("muster: no clause is named “%s”; muster rules lists them\n"), id);
  return MUSTER_EXIT_WRONG;
}

static void
print_all (void)
{
  for (guint i = 0; i < MUSTER_N_RULEBOOKS; i++)
    {
      const MusterRulebook *rulebook = muster_rulebooks_nth (i);

      for (guint j = 0; j < rulebook->n_clauses; j++)
        {
          const MusterClause *clause = &rulebook->clauses[j];
          const MusterRulebook *decides;

          if (muster_rulebooks_find_clause (clause->id, &decides) == clause)
            {
              g_print ("%-12s %s\n", clause->id, _(clause->title));
            }
        }
    }
}

/** muster_cli_rules: prints the clause register, or one clause */
MusterExit
muster_cli_rules (int    argc,
                  char **argv)
{
  if (!muster_subcommand_parse ("rules", NULL, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (argc > 1)
    {
      return print_one (argv[1]);
    }
  print_all ();
  return MUSTER_EXIT_DONE;
}
