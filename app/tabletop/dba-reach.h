/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

/** MusterDbaReach: how far an element may go in the move that is judged, and by which clause. */
typedef struct
{
  gint32 limit;     /* µm */
  gint32 fast;      /* what it would be if the foot, whose figures nobody gave, are fast; else as @limit */
  MusterDbaClause clause;
  gboolean by_analogy; /* the text does not name such troops: dba.dst-07 or dba.dst-11 */
  gboolean undecided;  /* ... and the house rule does not help */
  guint noun;       /* of the ground that slows: MUSTER_FACT_TERRAIN_AREA or MUSTER_FACT_RIVER; 0 if none does */
  guint number;
} MusterDbaReach;

MusterDbaReach muster_dba_find_reach (const MusterDbaQuestion *question,
                                      const MusterDbaTrack    *track);
gint64 muster_dba_chord (const MusterDbaTrack *track);
