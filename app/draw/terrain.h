/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/hex-layout.h"
#include "draw/palette.h"

MusterInk muster_terrain_get_ink (MusterTerrain terrain);
void muster_draw_terrain (cairo_t               *cr,
                          const MusterPalette   *palette,
                          const MusterHexLayout *layout,
                          MusterTerrain          terrain,
                          double                 x,
                          double                 y);
