/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

#define MUSTER_TILE_EDGE 512

/** MusterTilePainter: paints the tile whose left upper corner is at (@x, @y); the context is clipped to it already. */
typedef void (*MusterTilePainter) (cairo_t *cr,
                                   double   x,
                                   double   y,
                                   gpointer data);

/** MusterTileCache: pictures of a map's squares, painted once; those not used for longest go first. */
typedef struct _MusterTileCache MusterTileCache;

MusterTileCache *muster_tile_cache_new (int               scale,
                                        gsize             max_bytes,
                                        MusterTilePainter painter,
                                        gpointer          data) G_GNUC_WARN_UNUSED_RESULT;
void muster_tile_cache_free (MusterTileCache *cache);
void muster_tile_cache_paint (MusterTileCache *cache,
                              cairo_t         *cr,
                              double           x,
                              double           y,
                              int              width,
                              int              height);
guint muster_tile_cache_get_n_painted (const MusterTileCache *cache);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTileCache, muster_tile_cache_free)
