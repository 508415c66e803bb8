/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "draw/hex-layout.h"
#include "draw/palette.h"

/** MusterMapLayer: what a map shows, combined with '|'. */
typedef enum
{
  MUSTER_MAP_GRID = 1 << 0,
  MUSTER_MAP_CONTROL = 1 << 1,
  MUSTER_MAP_YIELD = 1 << 2,
  MUSTER_MAP_ROADS = 1 << 3,
  MUSTER_MAP_LABELS = 1 << 4,
  MUSTER_MAP_SUPPLY = 1 << 5,
  MUSTER_MAP_UNITS = 1 << 6,
  MUSTER_MAP_PLOTS = 1 << 7,
  MUSTER_MAP_BATTLES = 1 << 8,
} MusterMapLayer;

#define MUSTER_MAP_ALL 0x1ff
#define MUSTER_MAP_ALL_BUT_SUPPLY (MUSTER_MAP_ALL & ~MUSTER_MAP_SUPPLY)

/* Below this radius a hex is a texel. */
#define MUSTER_MAP_TEXEL_RADIUS 4.0

/**
 * MusterHexMap: paints one world at one zoom. Its pixels are the layout's: to paint a tile, translate the context and
 * give the tile's rectangle. Not to be shared between threads.
 */
typedef struct _MusterHexMap MusterHexMap;

MusterHexMap *muster_hex_map_new (MusterWorld         *world,
                                  const MusterPalette *palette,
                                  double               radius,
                                  double               margin,
                                  guint                layers) G_GNUC_WARN_UNUSED_RESULT;
void muster_hex_map_free (MusterHexMap *map);
void muster_hex_map_set_viewer (MusterHexMap *map,
                                guint32       player);
const MusterHexLayout *muster_hex_map_get_layout (const MusterHexMap *map);

void muster_hex_map_draw_ground (MusterHexMap *map,
                                 cairo_t      *cr,
                                 double        x,
                                 double        y,
                                 double        width,
                                 double        height);
void muster_hex_map_draw_pieces (MusterHexMap *map,
                                 cairo_t      *cr,
                                 double        x,
                                 double        y,
                                 double        width,
                                 double        height);
void muster_hex_map_draw (MusterHexMap *map,
                          cairo_t      *cr);
void muster_hex_map_draw_selection (const MusterHexMap *map,
                                    cairo_t            *cr,
                                    guint32             hex);
void muster_hex_map_draw_route (const MusterHexMap *map,
                                cairo_t            *cr,
                                guint32             from,
                                MusterPath          path,
                                guint32             colour,
                                double              lane);
cairo_surface_t *muster_map_texels_new (const MusterWorld   *world,
                                        const MusterPalette *palette) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHexMap, muster_hex_map_free)
