/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterDiplomacyReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_DIPLOMACY_ALLIED:
      return _("{subject} and {other} are allied");

    case MUSTER_WHY_DIPLOMACY_PARTED:
      return _("{subject} and {other} are no longer allied");

    case MUSTER_WHY_DIPLOMACY_ALREADY:
      return _("{subject} and {other} are allied already");

    case MUSTER_WHY_DIPLOMACY_NOT_ALLIED:
      return _("{subject} and {other} are not allied");

    case MUSTER_N_DIPLOMACY_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_diplomacy: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_diplomacy (guint                reason,
                         const MusterFinding *finding)
{
  return phrase (reason);
}
