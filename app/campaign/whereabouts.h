/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/**
 * MusterWhereabouts: which units stand in which hex, for what asks that of many hexes. Made of a world's units as they
 * are; of no use once one of them has changed.
 */
typedef struct _MusterWhereabouts MusterWhereabouts;

MusterWhereabouts *muster_whereabouts_new (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
void muster_whereabouts_free (MusterWhereabouts *whereabouts);
const MusterUnit *muster_whereabouts_get_first (const MusterWhereabouts *whereabouts,
                                                guint32                  hex);
const MusterUnit *muster_whereabouts_get_next (const MusterWhereabouts *whereabouts,
                                               const MusterUnit        *unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterWhereabouts, muster_whereabouts_free)

/* Runs through all units in a hex, in the order of their keys. */
#define MUSTER_FOR_EACH_AT(whereabouts, hex, unit) \
  for (const MusterUnit *unit = muster_whereabouts_get_first ((whereabouts), (hex)); unit != NULL; \
       unit = muster_whereabouts_get_next ((whereabouts), unit))
