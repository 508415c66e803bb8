/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/palette.h"

static const MusterPalette palettes[MUSTER_N_PALETTES] = {
  [MUSTER_PALETTE_LIGHT] = {
    .kind = MUSTER_PALETTE_LIGHT, .tint = 0.28, .inks = {
#define INK(ink, light, dark, contrast, print) [MUSTER_INK_##ink] = light,
#include "draw/palette.def"
#undef INK
    },
  },
  [MUSTER_PALETTE_DARK] = {
    .kind = MUSTER_PALETTE_DARK, .tint = 0.30, .inks = {
#define INK(ink, light, dark, contrast, print) [MUSTER_INK_##ink] = dark,
#include "draw/palette.def"
#undef INK
    },
  },
  [MUSTER_PALETTE_CONTRAST] = {
    .kind = MUSTER_PALETTE_CONTRAST, .tint = 0.22, .inks = {
#define INK(ink, light, dark, contrast, print) [MUSTER_INK_##ink] = contrast,
#include "draw/palette.def"
#undef INK
    },
  },
  [MUSTER_PALETTE_PRINT] = {
    .kind = MUSTER_PALETTE_PRINT, .tint = 0.18, .inks = {
#define INK(ink, light, dark, contrast, print) [MUSTER_INK_##ink] = print,
#include "draw/palette.def"
#undef INK
    },
  },
};

#define N_PLAYER_INKS (MUSTER_INK_PLAYER_10 - MUSTER_INK_PLAYER_1 + 1)

/** muster_palette_get: Returns: (transfer none): the palette of that kind */
const MusterPalette *
muster_palette_get (MusterPaletteKind kind)
{
  return &palettes[kind];
}

/** muster_palette_get_player: Returns: 0xRRGGBB: the colour that the player chose ("#3465a4"), or one by turn order */
guint32
muster_palette_get_player (const MusterPalette *palette,
                           const MusterPlayer  *player)
{
  guint64 chosen;

  if (player == NULL)
    {
      return palette->inks[MUSTER_INK_NEUTRAL];
    }
  if (player->colour != NULL && player->colour[0] == '#' &&
      g_ascii_string_to_unsigned (player->colour + 1, 16, 0, 0xffffff, &chosen, NULL))
    {
      return (guint32) chosen;
    }
  return palette->inks[MUSTER_INK_PLAYER_1 + (MAX (player->position, 1) - 1) % N_PLAYER_INKS];
}

#define RED(colour) (((colour) >> 16) & 0xff)
#define GREEN(colour) (((colour) >> 8) & 0xff)
#define BLUE(colour) ((colour) & 0xff)

/**
 * muster_set_colour:
 * @colour: 0xRRGGBB
 * @opacity: 0 to 1
 */
void
muster_set_colour (cairo_t *cr,
                   guint32  colour,
                   double   opacity)
{
  cairo_set_source_rgba (cr, RED (colour) / 255.0, GREEN (colour) / 255.0, BLUE (colour) / 255.0, opacity);
}

/** muster_set_ink: draws with @ink from now on */
void
muster_set_ink (cairo_t             *cr,
                const MusterPalette *palette,
                MusterInk            ink)
{
  muster_set_colour (cr, palette->inks[ink], 1);
}

/** muster_colour_for_text_on: Returns: 0xRRGGBB: black or white, whichever is easier to read on @colour */
guint32
muster_colour_for_text_on (guint32 colour)
{
  guint brightness = (299 * RED (colour) + 587 * GREEN (colour) + 114 * BLUE (colour)) / 1000;

  return brightness > 150 ? 0x000000 : 0xffffff;
}
