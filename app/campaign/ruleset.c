/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/ruleset.h"

struct _MusterRuleset
{
  gatomicrefcount refs;
};

/** muster_ruleset_new: Returns: (transfer full): a ruleset */
MusterRuleset *
muster_ruleset_new (void)
{
  MusterRuleset *ruleset = g_new0 (MusterRuleset, 1);

  g_atomic_ref_count_init (&ruleset->refs);
  return ruleset;
}

/** muster_ruleset_ref: Returns: (transfer full): @ruleset */
MusterRuleset *
muster_ruleset_ref (MusterRuleset *ruleset)
{
  g_atomic_ref_count_inc (&ruleset->refs);
  return ruleset;
}

/** muster_ruleset_unref: drops a reference */
void
muster_ruleset_unref (MusterRuleset *ruleset)
{
  if (g_atomic_ref_count_dec (&ruleset->refs))
    {
      g_free (ruleset);
    }
}
