/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "draw/hex-map.h"

#include <gtk/gtk.h>

/**
 * MusterHexMapView: a campaign's map to pan, zoom and select on, by pointer and by keys.
 *
 * Properties: selected (uint: hex key, MUSTER_NO_HEX for none).
 * Signals:
 * - described (uint hex) -> string: what a screen reader says of that hex
 * - drag-begun (uint hex) -> boolean: whether a drag from that hex draws a route; else it pans
 * - dragged (uint hex, gboolean done): the pointer came to another hex, or was let go
 * Actions: map.north, map.south, map.west, map.east, map.zoom-in, map.zoom-out, map.fit
 */
#define MUSTER_TYPE_HEX_MAP_VIEW (muster_hex_map_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterHexMapView, muster_hex_map_view, MUSTER, HEX_MAP_VIEW, GtkWidget)

void muster_hex_map_view_set_world (MusterHexMapView *view,
                                    MusterWorld      *world);
void muster_hex_map_view_set_layers (MusterHexMapView *view,
                                     guint             layers);
void muster_hex_map_view_select (MusterHexMapView *view,
                                 guint32           hex);
guint32 muster_hex_map_view_get_selected (MusterHexMapView *view);
void muster_hex_map_view_set_route (MusterHexMapView *view,
                                    guint32           from,
                                    MusterPath        path,
                                    gboolean          barred);
void muster_hex_map_view_clear_route (MusterHexMapView *view);
void muster_hex_map_view_set_reach (MusterHexMapView *view,
                                    const guint32    *hexes,
                                    guint             n_hexes);
void muster_hex_map_view_fit (MusterHexMapView *view);
void muster_hex_map_view_zoom (MusterHexMapView *view,
                               int               steps,
                               double            x,
                               double            y);
double muster_hex_map_view_get_radius (MusterHexMapView *view);
guint muster_hex_map_view_get_n_painted (MusterHexMapView *view);
void muster_hex_map_view_pan (MusterHexMapView *view,
                              double            dx,
                              double            dy);
