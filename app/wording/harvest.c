/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterHarvestReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_HARVEST_YIELD:
      return _("{subject} yields {amount} {resource}: resource number {number}[, {terrain}]");

    case MUSTER_WHY_HARVEST_MULTIPLIED:
      return _("{subject} yields {amount} {resource}: resource number {number}, {stronghold}");

    case MUSTER_WHY_HARVEST_DISRUPTED:
      return _("{subject} yields {amount} {resource}: resource number {number}, its {stronghold} is disrupted");

    case MUSTER_WHY_HARVEST_HALVED:
      return _("{subject} yields {amount} {resource}: half of {number} without a fortress");

    case MUSTER_WHY_HARVEST_HOME:
      return _("{subject} yields {amount} {resource}: home of the {race}");

    case MUSTER_WHY_HARVEST_FLAT_INCOME:
      return _("{subject} gives {amount} points: desert income");

    case MUSTER_WHY_HARVEST_ISOLATED:
      return _("{subject} yields nothing: no supply line to a fortress[ of {player}]");

    case MUSTER_WHY_HARVEST_NO_FORTRESS:
      return _("{subject} harvests nothing: neither fortress nor watchtower");

    case MUSTER_WHY_HARVEST_CAPTURED:
      return _("{subject} yields nothing: a captured home");

    case MUSTER_N_HARVEST_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_harvest: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_harvest (guint                reason,
                       const MusterFinding *finding)
{
  return phrase (reason);
}
