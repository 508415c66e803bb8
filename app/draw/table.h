/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/palette.h"
#include "draw/table-layout.h"
#include "tabletop/move.h"
#include "tabletop/piece.h"

/** MusterTableLayer: what a picture of a table shows beside table and pieces, combined with '|'. */
typedef enum
{
  MUSTER_TABLE_GRID = 1 << 0,
  MUSTER_TABLE_ZONES = 1 << 1,
  MUSTER_TABLE_NAMES = 1 << 2,
  MUSTER_TABLE_WAYS = 1 << 3,
  MUSTER_TABLE_MEASURE = 1 << 4,
} MusterTableLayer;

#define MUSTER_TABLE_ALL 0x1f

/** MusterTablePicture: what is to be painted. */
typedef struct
{
  /* Borrowed */
  const MusterScenario *scenario;
  const MusterAnswer *answer;   /* (nullable): of the move that the scenario proposes */
  const MusterFinding *finding; /* (nullable): of @answer: its measure and what it speaks of are shown */
  const MusterPalette *palette;
  const GArray *selected;       /* (nullable): of guint: pieces */

  MusterTableLayout layout;
  guint layers;
} MusterTablePicture;

gboolean muster_finding_is_of_way (const MusterFinding *finding);
MusterBox muster_table_get_cloth (const MusterScenario *scenario);
void muster_table_draw_ground (const MusterTablePicture *picture,
                               cairo_t                  *cr);
void muster_table_draw_pieces (const MusterTablePicture *picture,
                               cairo_t                  *cr);
void muster_table_draw_move (const MusterTablePicture *picture,
                             cairo_t                  *cr);
void muster_table_draw_ghost (const MusterTablePicture *picture,
                              cairo_t                  *cr,
                              const MusterPiece        *piece);
void muster_table_draw (const MusterTablePicture *picture,
                        cairo_t                  *cr);
guint32 muster_table_get_side_colour (const MusterPalette  *palette,
                                      const MusterScenario *scenario,
                                      guint8                side);
