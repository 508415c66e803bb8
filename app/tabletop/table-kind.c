/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/table-kind.h"

static const MusterTableKind *const kinds[] = {
  [MUSTER_TABLE_DBA] = &muster_dba_kind,
  [MUSTER_TABLE_BARONS_WAR] = &muster_bw_kind,
  [MUSTER_TABLE_SIEGE] = &muster_siege_kind,
};

/** muster_scenario_get_kind: Returns: (transfer none): what pieces, grounds and moves are by the scenario's rules */
const MusterTableKind *
muster_scenario_get_kind (const MusterScenario *scenario)
{
  return kinds[scenario->rules];
}
