/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/roll.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

/* What a die is rolled for, where the title of its clause does not say it. */
static const struct
{
  guint8 chapter;
  guint8 reason;
  const char *purpose;
} purposes[] = {
  {MUSTER_CHAPTER_MOVEMENT, MUSTER_WHY_MOVEMENT_CLASH, N_("the hex of the clash")},
  {MUSTER_CHAPTER_MOVEMENT, MUSTER_WHY_MOVEMENT_CLASH_FIRST, N_("whose hex has the low rolls of the clash")},
  {MUSTER_CHAPTER_TURN, MUSTER_WHY_TURN_ROLLED, N_("the table")},
};

static const char *
find_purpose (const MusterClause *clause,
              MusterReason        reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (purposes); i++)
    {
      if (purposes[i].chapter == reason.chapter && purposes[i].reason == reason.number)
        {
          return _(purposes[i].purpose);
        }
    }
  return _(clause->title);
}

/** muster_roll_dup_line: Returns: (transfer full): "d20 for the hex of the clash: 7" */
char *
muster_roll_dup_line (const MusterRoll *roll)
{
  /* Translators: sides of the die, what it was rolled for, what it showed */
  return g_strdup_printf (_("d%u for %s: %u"), roll->sides, find_purpose (roll->clause, roll->reason), roll->value);
}

/** muster_roll_dup_request: Returns: (transfer full): the die that must be rolled: "a d20 for the hex of the clash" */
char *
muster_roll_dup_request (const MusterClause *clause,
                         MusterReason        reason,
                         guint               sides)
{
  /* Translators: sides of the die, what it is rolled for */
  return g_strdup_printf (_("a d%u for %s"), sides, find_purpose (clause, reason));
}
