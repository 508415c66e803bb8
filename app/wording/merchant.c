/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterMerchantReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_MERCHANT_SOLD:
      return _("{subject} sells {amount} {resource} for {total} points[, {number} each]");

    case MUSTER_WHY_MERCHANT_BOUGHT:
      return _("{subject} buys {amount} {resource} for {total} points[, {number} each]");

    case MUSTER_WHY_MERCHANT_TOO_LITTLE:
      return _("{subject} has {measured} {resource} and needs {limit}");

    case MUSTER_WHY_MERCHANT_TOO_POOR:
      return _("{subject} has {measured} points and needs {limit}");

    case MUSTER_WHY_MERCHANT_RATE:
      return _("{subject} gets {number} points for each {resource}: rate of the {race}");

    case MUSTER_WHY_MERCHANT_NO_FORTRESS:
      return _("{subject} has neither fortress nor watchtower");

    case MUSTER_N_MERCHANT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_merchant: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_merchant (guint                reason,
                        const MusterFinding *finding)
{
  return phrase (reason);
}
