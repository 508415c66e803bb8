/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/stronghold.h"

/**
 * muster_hex_get_working_stronghold:
 * @turn: the turn that is asked for
 *
 * Returns: the stronghold that works in that turn: one that was built in it is ready only in the next
 *
 * Clauses: TOWN-2
 */
MusterStrongholdKind
muster_hex_get_working_stronghold (const MusterHex *hex,
                                   gint32           turn)
{
  return hex->since == 0 || hex->since < turn ? hex->stronghold : MUSTER_STRONGHOLD_NONE;
}
