/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterMapReason reason)
{
  switch (reason)
    {
    case MUSTER_WHY_MAP_TERRAIN:
      return _("{subject} is {terrain}");

    case MUSTER_WHY_MAP_RESOURCE_RANGE:
      return _("{subject} has resource number {measured}, which must be from 2 to 5");

    case MUSTER_WHY_MAP_HABITAT:
      return _("{subject} counts as {terrain}, the habitat of {player}");

    case MUSTER_WHY_MAP_OCCUPIED:
      return _("{subject} is not empty");

    case MUSTER_WHY_MAP_NO_LAND:
      return _("{subject} is no land and takes no {what}");

    case MUSTER_WHY_MAP_PAINTED:
      return _("{subject} is painted");

    case MUSTER_WHY_MAP_RESIZED:
      return _("the map has {measured} columns and {limit} rows");

    case MUSTER_WHY_MAP_HOME_GAP:
      return _("{subject} is too near to the home at {other}: hexes between them {measured}, at least {limit}");

    case MUSTER_N_MAP_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_map: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_map (guint                reason,
                   const MusterFinding *finding)
{
  return phrase (reason);
}
