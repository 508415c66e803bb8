/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/clause.h"

/** MusterTraffic: how many warbands of each player have attacked across each side of a hex in one turn. */
typedef struct _MusterTraffic MusterTraffic;

/** MusterSideLimit: what one side of a hex takes. */
typedef struct
{
  guint warbands; /* %MUSTER_NO_LIMIT: any number */
  guint by_road;  /* of them, for the road that leads across it */

  /* Borrowed */
  const MusterRuling *ruling; /* (nullable): that gave it */
} MusterSideLimit;

#define MUSTER_NO_LIMIT G_MAXUINT

MusterTraffic *muster_traffic_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_traffic_free (MusterTraffic *traffic);
guint muster_traffic_get (const MusterTraffic *traffic,
                          guint32              player,
                          guint32              hex,
                          MusterSide           side);
void muster_traffic_add (MusterTraffic *traffic,
                         guint32        player,
                         guint32        hex,
                         MusterSide     side);
gboolean muster_unit_loads_sides (const MusterWorld *world,
                                  const MusterUnit  *unit);
gboolean muster_crossing_is_attack (const MusterWorld *world,
                                    guint32            player,
                                    const MusterHex   *to);
MusterSideLimit muster_side_get_limit (const MusterWorld *world,
                                       guint32            player,
                                       const MusterHex   *from,
                                       MusterSide         side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTraffic, muster_traffic_free)
