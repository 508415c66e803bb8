/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/phrases.h"

#include "campaign/rulebook.h"
#include "wording/language.h"

static const char *
phrase (MusterPlotReason     reason,
        const MusterFinding *finding)
{
  gulong limit = (gulong) muster_finding_get_number (finding, MUSTER_FACT_LIMIT);

  switch (reason)
    {
    case MUSTER_WHY_PLOT_SPEED:
      return ngettext ("{subject} has speed {measured}[, MV {number} × AC {count},] and may move {limit} hex",
                       "{subject} has speed {measured}[, MV {number} × AC {count},] and may move {limit} hexes", limit);

    case MUSTER_WHY_PLOT_WITHIN_REACH:
      return ngettext ("{subject} moves {measured} of {limit} hex",
                       "{subject} moves {measured} of {limit} hexes", limit);

    case MUSTER_WHY_PLOT_TOO_FAR:
      return _("{subject} would move {measured} hexes and may move {limit}[: as far as {hex}]");

    case MUSTER_WHY_PLOT_MUST_STOP:
      return _("{subject} must stop in {hex}[: {terrain}]");

    case MUSTER_WHY_PLOT_OFF_THE_MAP:
      return _("{subject} would leave the map[ by the {side} side of {from}]");

    case MUSTER_WHY_PLOT_NO_CROSSING:
      return _("{subject} cannot enter {hex}[: {terrain}]");

    case MUSTER_WHY_PLOT_NEVER_MOVES:
      return _("{subject} is a garrison and never moves");

    case MUSTER_WHY_PLOT_DESTROYED:
      return _("{subject} is destroyed and cannot move");

    case MUSTER_WHY_PLOT_FOREIGN:
      return _("{subject} is not a unit of {player}");

    case MUSTER_WHY_PLOT_NOT_HOMEWARD:
      return _("{subject} is understrength and may only move towards an own fortification");

    case MUSTER_WHY_PLOT_ENDS_AT_STRONGHOLD:
      return _("{subject} is understrength and ends its move at the fortification in {hex}");

    case MUSTER_WHY_PLOT_PASSES:
      return _("{subject} need not stop in {hex}[: {terrain}]");

    case MUSTER_WHY_PLOT_HASTENED:
      return _("{unit} hastens {subject} to speed {measured}");

    case MUSTER_WHY_PLOT_ROAD:
      return _("{subject} need not stop in {hex}, which has a road[: {terrain}]");

    case MUSTER_WHY_PLOT_ROAD_LENGTHENS:
      return ngettext ("{subject} moves {amount} hex more along the road in {hex}",
                       "{subject} moves {amount} hexes more along the road in {hex}",
                       (gulong) muster_finding_get_number (finding, MUSTER_FACT_AMOUNT));

    case MUSTER_WHY_PLOT_SIDE_FULL:
      return _("{subject} would be warband {measured} to attack across the {side} side of {hex}, which takes {limit}"
               "[ with {amount} for its road]");

    case MUSTER_WHY_PLOT_SIDE_WITHIN:
      return _("{subject} is warband {measured} of {limit} to attack across the {side} side of {hex}"
               "[, {amount} for its road]");

    case MUSTER_WHY_PLOT_EXPECTED:
      return _("{subject} will end its move in {hex} if {other} still defends it");

    case MUSTER_WHY_PLOT_PLOTTED:
      return _("{subject} is to go from {from} to {to}: {path}");

    case MUSTER_WHY_PLOT_HOLDS:
      return _("{subject} is to hold");

    case MUSTER_WHY_PLOT_UNPLOTTED:
      return ngettext ("{subject} takes back {count} order", "{subject} takes back {count} orders",
                       (gulong) muster_finding_get_number (finding, MUSTER_FACT_COUNT));

    case MUSTER_N_PLOT_REASONS:
      break;
    }
  g_assert_not_reached ();
}

/** muster_phrase_plot: Returns: (transfer none): the sentence, with places, of a reason of its chapter */
const char *
muster_phrase_plot (guint                reason,
                    const MusterFinding *finding)
{
  return phrase (reason, finding);
}
