/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"

#include <cairo.h>

typedef enum
{
#define INK(ink, light, dark, contrast, print) MUSTER_INK_##ink,
#include "draw/palette.def"
#undef INK
  MUSTER_N_INKS
} MusterInk;

typedef enum
{
  MUSTER_PALETTE_LIGHT,
  MUSTER_PALETTE_DARK,
  MUSTER_PALETTE_CONTRAST,
  MUSTER_PALETTE_PRINT,
  MUSTER_N_PALETTES
} MusterPaletteKind;

/** MusterPalette: the colours to draw with. Static; painters borrow it. */
typedef struct
{
  MusterPaletteKind kind;
  double tint; /* how strongly an owner's colour covers the ground, 0 to 1 */
  guint32 inks[MUSTER_N_INKS];
} MusterPalette;

const MusterPalette *muster_palette_get (MusterPaletteKind kind);
guint32 muster_palette_get_player (const MusterPalette *palette,
                                   const MusterPlayer  *player);
void muster_set_colour (cairo_t *cr,
                        guint32  colour,
                        double   opacity);
void muster_set_ink (cairo_t             *cr,
                     const MusterPalette *palette,
                     MusterInk            ink);
guint32 muster_colour_for_text_on (guint32 colour);
