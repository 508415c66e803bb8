/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/clause.h"

#define MUSTER_N_RULEBOOKS 3

const MusterRulebook *muster_rulebooks_nth (guint index);
void muster_ruling_print (const MusterRuling *ruling,
                          const char         *value);
