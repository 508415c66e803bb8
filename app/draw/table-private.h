/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the painters of a table's layers share.
 */
#pragma once

#include "draw/table.h"
#include "tabletop/ground.h"
#include "tabletop/piece.h"

/** MusterTableMeasure: what a finding speaks of, as lines and marks. */
typedef struct
{
  MusterPoint points[8]; /* the line that was measured */
  guint n_points;
  gint64 measured;       /* µm */
  gint64 limit;          /* µm; -1: none */
  gboolean decided;      /* there is a point that decides ... */
  MusterPoint decides;   /* ... and this is it */
  int object;            /* the other piece; -1: none */
  int ground;            /* -1: none */
} MusterTableMeasure;

void muster_table_trace (const MusterTablePicture *picture,
                         cairo_t                  *cr,
                         const MusterPoint        *points,
                         guint                     n_points,
                         gboolean                  closed);
void muster_table_trace_piece (const MusterTablePicture *picture,
                               cairo_t                  *cr,
                               const MusterPiece        *piece);
void muster_table_draw_siege (const MusterTablePicture *picture,
                              cairo_t                  *cr);
MusterTableMeasure muster_table_find_measure (const MusterScenario *scenario,
                                              const MusterAnswer   *answer,
                                              const MusterFinding  *finding);
