/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pointer and the keys of the map, and what only they and the map itself may know of it.
 */
#pragma once

#include "widgets/hex-map-view.h"
#include "widgets/tile-cache.h"

struct _MusterHexMapView
{
  GtkWidget parent_instance;

  guint layers;
  guint zoom_step;
  double x, y; /* of the map at the widget's left upper corner */
  gboolean fit_wanted; /* whenever its size changes */
  guint32 selected;
  guint32 route_from; /* MUSTER_NO_HEX without a route */
  MusterPath route;
  gboolean route_barred;
  gboolean dragging_route;
  guint32 drag_hex;
  double drag_x, drag_y;
  guint active_cell;

  /* Owned */
  MusterWorld *world;
  MusterHexMap *map;
  MusterTileCache *tiles;
  GskRenderNode *kept; /* the map as last painted, while it stays where it is */
  GArray *reach;       /* of guint32 */

  /* Borrowed: children; two, so that each move of the cursor gives the focus to another one */
  GtkWidget *cells[2];
};

typedef enum
{
  MUSTER_HEX_MAP_VIEW_DESCRIBED,
  MUSTER_HEX_MAP_VIEW_DRAG_BEGUN,
  MUSTER_HEX_MAP_VIEW_DRAGGED,
  MUSTER_N_HEX_MAP_VIEW_SIGNALS
} MusterHexMapViewSignal;

extern guint muster_hex_map_view_signals[MUSTER_N_HEX_MAP_VIEW_SIGNALS];

void muster_hex_map_view_move_to (MusterHexMapView *view,
                                  double            x,
                                  double            y);
void muster_hex_map_input_install_actions (GtkWidgetClass *class);
void muster_hex_map_input_add (MusterHexMapView *view);
