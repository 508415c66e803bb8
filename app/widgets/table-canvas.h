/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table.h"
#include "tabletop/hold.h"

#include <gtk/gtk.h>

/**
 * MusterTableCanvas: a table to look at, to select pieces on and to move them by pointer and keys. It moves nothing
 * itself: it says where a hand has the pieces, and is shown what comes of it.
 *
 * Signals:
 * - selected (): other pieces are selected
 * - held (gpointer MusterHold): a hand has the selected pieces somewhere else
 * - described (uint piece) -> string: what a screen reader says of that piece
 * - removed (): the selected pieces are to be taken off the table
 * - cancelled (): what is proposed is to be forgotten
 * Actions: table.north, south, west, east (of a step; with "-far" of a unit), table.left, right (turn), table.zoom-in,
 * zoom-out, fit
 */
#define MUSTER_TYPE_TABLE_CANVAS (muster_table_canvas_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableCanvas, muster_table_canvas, MUSTER, TABLE_CANVAS, GtkWidget)

void muster_table_canvas_show (MusterTableCanvas    *canvas,
                               const MusterScenario *scenario,
                               const MusterAnswer   *answer);
void muster_table_canvas_show_finding (MusterTableCanvas   *canvas,
                                       const MusterFinding *finding);
void muster_table_canvas_set_layers (MusterTableCanvas *canvas,
                                     guint              layers);
void muster_table_canvas_set_previews (MusterTableCanvas *canvas,
                                       gboolean           previews);

const GArray *muster_table_canvas_get_selected (MusterTableCanvas *canvas);
void muster_table_canvas_select (MusterTableCanvas *canvas,
                                 guint              piece,
                                 gboolean           add);
void muster_table_canvas_select_none (MusterTableCanvas *canvas);
MusterPoint muster_table_canvas_get_middle (MusterTableCanvas *canvas);
const MusterTableLayout *muster_table_canvas_get_layout (MusterTableCanvas *canvas);
void muster_table_canvas_fit (MusterTableCanvas *canvas);
void muster_table_canvas_zoom (MusterTableCanvas *canvas,
                               double             factor,
                               double             x,
                               double             y);
