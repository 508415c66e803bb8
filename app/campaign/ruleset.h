/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterRuleset: the tables of the rulebook, as the ruleset file gives them. Immutable, reference-counted. */
typedef struct _MusterRuleset MusterRuleset;

MusterRuleset *muster_ruleset_new (void) G_GNUC_WARN_UNUSED_RESULT;
MusterRuleset *muster_ruleset_ref (MusterRuleset *ruleset);
void muster_ruleset_unref (MusterRuleset *ruleset);
