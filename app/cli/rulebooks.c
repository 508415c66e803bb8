/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/rulebooks.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/rulebook.h"
#include "tabletop/bw-rulebook.h"
#include "tabletop/dba-rulebook.h"

static const MusterRulebook *(*const rulebooks[MUSTER_N_RULEBOOKS])(void) = {
  muster_chronopia_get_rulebook,
  muster_dba_get_rulebook,
  muster_bw_get_rulebook,
};

/** muster_rulebooks_nth: Returns: (transfer none): rulebook @index of all that there are */
const MusterRulebook *
muster_rulebooks_nth (guint index)
{
  g_assert (index < MUSTER_N_RULEBOOKS);
  return rulebooks[index] ();
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
