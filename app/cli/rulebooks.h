/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/clause.h"

#define MUSTER_N_RULEBOOKS 4

const MusterRulebook *muster_rulebooks_nth (guint index);
const MusterClause *muster_rulebooks_find_clause (const char            *id,
                                                  const MusterRulebook **rulebook);
const MusterRulebook *muster_rulebooks_find_first_with (const char *ruling_key);
void muster_ruling_print (const MusterRuling *ruling,
                          const char         *value);
