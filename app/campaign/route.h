/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/** MusterRoute: the way that a unit is plotted to go, as the map draws it. */
typedef struct
{
  guint32 unit;
  guint32 player;
  guint n_steps;   /* as far as there are hexes */
  guint n_allowed; /* of them, by the unit's speed, the terrain and the roads */
  guint32 hexes[MUSTER_PATH_MAX_STEPS + 1]; /* where it is, and after each step */
} MusterRoute;

GArray *muster_routes_find (const MusterWorld *world,
                            guint32            player) G_GNUC_WARN_UNUSED_RESULT;
