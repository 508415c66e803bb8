/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/rulebooks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/rulebook.h"
#include "tabletop/bw-rulebook.h"
#include "tabletop/dba-rulebook.h"
#include "tabletop/siege-rulebook.h"

static const MusterRulebook *(*const rulebooks[MUSTER_N_RULEBOOKS])(void) = {
  muster_chronopia_get_rulebook,
  muster_dba_get_rulebook,
  muster_bw_get_rulebook,
  muster_siege_get_rulebook,
};

/** muster_rulebooks_nth: Returns: (transfer none): rulebook @index of all that there are */
const MusterRulebook *
muster_rulebooks_nth (guint index)
{
  g_assert (index < MUSTER_N_RULEBOOKS);
  return rulebooks[index] ();
}

/**
 * muster_rulebooks_find_clause:
 * @rulebook: (out): the one that decides by it, where two have the clause; set when it is found
 *
 * Returns: (transfer none) (nullable): the clause of that id
 */
const MusterClause *
muster_rulebooks_find_clause (const char            *id,
                              const MusterRulebook **rulebook)
{
  const MusterClause *found = NULL;

  for (guint i = 0; i < MUSTER_N_RULEBOOKS; i++)
    {
      const MusterClause *clause = muster_rulebook_find_clause (muster_rulebooks_nth (i), id);

      if (clause != NULL && (found == NULL || clause->state == MUSTER_CLAUSE_IMPLEMENTED))
        {
          found = clause;
          *rulebook = muster_rulebooks_nth (i);
        }
    }
  return found;
}

/** muster_rulebooks_find_first_with: Returns: (transfer none) (nullable): the first rulebook with that house rule */
const MusterRulebook *
muster_rulebooks_find_first_with (const char *ruling_key)
{
  for (guint i = 0; i < MUSTER_N_RULEBOOKS; i++)
    {
      if (muster_rulebook_find_ruling (muster_rulebooks_nth (i), ruling_key) != NULL)
        {
          return muster_rulebooks_nth (i);
        }
    }
  return NULL;
}

/** muster_ruling_print: prints a house rule, a line: key=value (what it may be) CLAUSE: why */
void
muster_ruling_print (const MusterRuling *ruling,
                     const char         *value)
{
  gboolean chosen = strcmp (value, ruling->fallback) != 0;

  g_print ("%s=%s (%s", ruling->key, value, ruling->allowed);
  if (chosen)
    {
      /* Translators: the value that a house rule has by default */
      g_print (_("; default %s"), ruling->fallback);
    }
  g_print (") %s: %s\n", ruling->clause, _(ruling->why));
}
