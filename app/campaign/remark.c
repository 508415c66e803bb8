/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deciders.h"

#define SIDES_LOW 2
#define SIDES_HIGH 1000

/** muster_decide_note: a remark, which changes nothing: the command's own text in the journal keeps it */
void
muster_decide_note (MusterDeed *deed)
{
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (TURN_1), MUSTER_INFO, MUSTER_WHY (TURN, NOTE),
                           MUSTER_FACT_WORDS_OF (WHAT, muster_deed_get (deed, "text")));
}

/** muster_decide_roll: rolls a die for the table and keeps it */
void
muster_decide_roll (MusterDeed *deed)
{
  gint64 sides = muster_deed_get_number (deed, "sides", 0);
  const char *reason = muster_deed_get (deed, "reason");
  guint value;

  if (sides < SIDES_LOW || sides > SIDES_HIGH)
    {
      muster_deed_refuse (deed, "sides=: a die has from %d to %d sides", SIDES_LOW, SIDES_HIGH);
    }
  else if (muster_deed_roll (deed, MUSTER_CITE (TURN_1), MUSTER_WHY (TURN, ROLLED), sides, &value))
    {
      muster_verdict_find_out (deed->verdict, MUSTER_CITE (TURN_1), MUSTER_INFO, MUSTER_WHY (TURN, ROLLED),
                               MUSTER_FACT_NUMBER_OF (ROLL, value), MUSTER_FACT_NUMBER_OF (SIDES, sides),
                               reason != NULL ? MUSTER_FACT_WORDS_OF (WHAT, reason) : (MusterFact) {0});
    }
}
