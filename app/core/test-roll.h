/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/dice.h"

/** MusterModifier: what a circumstance adds to the number that a test needs, and why. */
typedef struct
{
  const MusterClause *clause;
  MusterReason reason;
  int amount;
} MusterModifier;

/** MusterTestRoll: a d20 test that is passed by rolling the needed number or less. */
typedef struct
{
  int base; /* the attribute tested on */
  int need; /* with all modifiers */
  guint rolled;
  gboolean passed;
} MusterTestRoll;

#define MUSTER_D20 20

gboolean muster_test_roll (MusterDice           *dice,
                           const MusterClause   *clause,
                           MusterReason          reason,
                           int                   base,
                           const MusterModifier *modifiers,
                           guint                 n_modifiers,
                           gboolean              naturals,
                           MusterTestRoll       *test);
