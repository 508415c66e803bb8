/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/test-roll.h"

static gboolean
passes (guint    rolled,
        int      need,
        gboolean naturals)
{
  if (naturals && rolled == 1)
    {
      return TRUE;
    }
  if (naturals && rolled == MUSTER_D20)
    {
      return FALSE;
    }
  return (int) rolled <= need;
}

/**
 * muster_test_roll:
 * @naturals: whether 1 always passes and 20 always fails (ruling test.naturals)
 * @test: (out): what was needed and rolled; @need is set even where the roll is missing
 *
 * Returns: FALSE if the roll must be typed in first
 */
gboolean
muster_test_roll (MusterDice           *dice,
                  const MusterClause   *clause,
                  MusterReason          reason,
                  int                   base,
                  const MusterModifier *modifiers,
                  guint                 n_modifiers,
                  gboolean              naturals,
                  MusterTestRoll       *test)
{
  *test = (MusterTestRoll) {.base = base, .need = base};
  for (guint i = 0; i < n_modifiers; i++)
    {
      test->need += modifiers[i].amount;
    }
  if (!muster_dice_roll (dice, clause, reason, MUSTER_D20, &test->rolled))
    {
      return FALSE;
    }
  test->passed = passes (test->rolled, test->need, naturals);
  return TRUE;
}
