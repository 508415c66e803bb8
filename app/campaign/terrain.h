/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

MusterTerrain muster_hex_get_terrain (const MusterHex   *hex,
                                      const MusterWorld *world);
const MusterTerrainRules *muster_hex_get_terrain_rules (const MusterHex   *hex,
                                                        const MusterWorld *world);
gboolean muster_hex_has_road (const MusterHex *hex,
                              MusterSide       side);
gboolean muster_hex_lets_use_road (const MusterHex   *hex,
                                   const MusterWorld *world,
                                   guint32            player);
