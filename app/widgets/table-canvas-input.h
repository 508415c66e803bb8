/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pointer and the keys of the table canvas, and what only they and the canvas itself may know of it.
 */
#pragma once

#include "tabletop/piece.h"
#include "widgets/table-canvas.h"

/** MusterTableDrag: what the pointer is about to do. */
typedef enum
{
  MUSTER_DRAG_NOTHING,
  MUSTER_DRAG_CARRY,
  MUSTER_DRAG_WHEEL,
  MUSTER_DRAG_ROTATE, /* about the piece's middle */
  MUSTER_DRAG_BAND,
  MUSTER_DRAG_PAN,
} MusterTableDrag;

struct _MusterTableCanvas
{
  GtkWidget parent_instance;

  MusterTableLayout layout;
  guint layers;
  gboolean fit_wanted;
  gboolean previews; /* paints what is held, as nobody else shows it */
  guint active_cell;

  MusterTableDrag drag;
  MusterHold hold;
  MusterTableLayout drag_layout; /* when the drag began */
  MusterPose drag_pose;          /* of the piece that was gripped, where it was gripped */
  double drag_x, drag_y;         /* where it began */
  double band_x, band_y;         /* its other corner */
  gboolean holding;              /* @hold is to be painted */
  double pointer_x, pointer_y;

  /* Owned */
  MusterScenario *scenario; /* (nullable): a copy */
  GArray *selected;         /* of guint */
  GskRenderNode *kept;      /* (nullable): the table as last painted */

  /* Borrowed: valid until the next muster_table_canvas_show() */
  const MusterAnswer *answer;   /* (nullable) */
  const MusterFinding *finding; /* (nullable) */

  /* Borrowed: children; two, so that each move of the cursor gives the focus to another one */
  GtkWidget *cells[2];
};

typedef enum
{
  MUSTER_TABLE_CANVAS_SELECTED,
  MUSTER_TABLE_CANVAS_HELD,
  MUSTER_TABLE_CANVAS_DESCRIBED,
  MUSTER_TABLE_CANVAS_REMOVED,
  MUSTER_TABLE_CANVAS_CANCELLED,
  MUSTER_N_TABLE_CANVAS_SIGNALS
} MusterTableCanvasSignal;

extern guint muster_table_canvas_signals[MUSTER_N_TABLE_CANVAS_SIGNALS];

void muster_table_canvas_repaint (MusterTableCanvas *canvas);
gboolean muster_table_canvas_is_selected (MusterTableCanvas *canvas,
                                          guint              piece);
MusterPose muster_table_canvas_get_pose (MusterTableCanvas *canvas,
                                         guint              piece);
void muster_table_canvas_let_go (MusterTableCanvas *canvas);
void muster_table_pointer_add (MusterTableCanvas *canvas);
void muster_table_keys_install (GtkWidgetClass *class);
