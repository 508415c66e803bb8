/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/deciders.h"

/** muster_decide_note: a remark, which changes nothing: the command's own text in the journal keeps it */
void
muster_decide_note (MusterDeed *deed)
{
  muster_verdict_find_out (deed->verdict, MUSTER_CITE (TURN_1), MUSTER_INFO, MUSTER_WHY (TURN, NOTE),
                           MUSTER_FACT_WORDS_OF (WHAT, muster_deed_get (deed, "text")));
}
