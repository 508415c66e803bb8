/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The signs that stand on the map. Each is drawn around (x, y) and about as wide as @size.
 */
#pragma once

#include "draw/palette.h"

void muster_draw_stronghold (cairo_t             *cr,
                             const MusterPalette *palette,
                             const MusterHex     *hex,
                             gint32               turn,
                             double               x,
                             double               y,
                             double               size);
void muster_draw_anchor (cairo_t             *cr,
                         const MusterPalette *palette,
                         double               x,
                         double               y,
                         double               size);
void muster_draw_swords (cairo_t             *cr,
                         const MusterPalette *palette,
                         gboolean             settled,
                         double               x,
                         double               y,
                         double               size);
void muster_draw_disc (cairo_t             *cr,
                       const MusterPalette *palette,
                       int                  number,
                       double               x,
                       double               y,
                       double               size);
