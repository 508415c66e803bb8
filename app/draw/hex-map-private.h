/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the painters of a map's layers share.
 */
#pragma once

#include "campaign/supply-line.h"
#include "campaign/whereabouts.h"
#include "draw/hex-map.h"
#include "draw/stamps.h"

struct _MusterHexMap
{
  /* Owned */
  MusterWorld *world;
  MusterSupplyLines *supply; /* (nullable): only for the layer */
  guint32 *towards_source;   /* (nullable): of each hex of the rectangle, the next one on its supply line */
  MusterWhereabouts *whereabouts;
  MusterStamps *grounds;     /* by owner and terrain */
  MusterStamps *discs;       /* by number */

  /* Borrowed */
  const MusterPalette *palette;

  MusterHexLayout layout;
  guint layers;
  guint32 viewer; /* the only player whose plots are shown, 0 = all */
};

void muster_hex_map_draw_border (const MusterHexMap *map,
                                 cairo_t            *cr,
                                 const MusterHex    *hex);
void muster_hex_map_draw_roads (const MusterHexMap *map,
                                cairo_t            *cr,
                                const MusterHex    *hex);
void muster_hex_map_paint_disc (cairo_t      *cr,
                                double        x,
                                double        y,
                                gconstpointer hex,
                                gpointer      map);
void muster_hex_map_draw_marks (const MusterHexMap *map,
                                cairo_t            *cr,
                                const MusterHex    *hex);
void muster_hex_map_draw_supply (const MusterHexMap *map,
                                 cairo_t            *cr,
                                 const MusterHex    *hex);
void muster_hex_map_find_supply (MusterHexMap *map);
void muster_hex_map_draw_units (const MusterHexMap *map,
                                cairo_t            *cr,
                                const MusterHex    *hex);
void muster_hex_map_draw_plots (const MusterHexMap  *map,
                                cairo_t             *cr,
                                const MusterHexSpan *span);
void muster_hex_map_draw_battles (const MusterHexMap *map,
                                  cairo_t            *cr);
