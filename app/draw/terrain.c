/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/terrain.h"

#include <math.h>

/* Below this radius symbols would be specks. */
#define SYMBOL_RADIUS 9

/* Where symbols stand, in radii from the middle, from the back to the front: they leave the middle free. */
static const double spots[][2] = {
  {-0.30, -0.66}, {0.34, -0.64}, {-0.62, -0.28}, {0.66, -0.30}, {-0.74, 0.14}, {0.74, 0.16},
  {-0.50, 0.52}, {0.50, 0.54}, {0.0, 0.74},
};

/** muster_terrain_get_ink: Returns: the colour of its ground */
MusterInk
muster_terrain_get_ink (MusterTerrain terrain)
{
  static const MusterInk inks[MUSTER_N_TERRAINS] = {
    [MUSTER_TERRAIN_NONE] = MUSTER_INK_PAPER, [MUSTER_TERRAIN_DESERT] = MUSTER_INK_DESERT,
    [MUSTER_TERRAIN_PLAINS] = MUSTER_INK_PLAINS, [MUSTER_TERRAIN_FOREST] = MUSTER_INK_FOREST,
    [MUSTER_TERRAIN_MOUNTAINS] = MUSTER_INK_MOUNTAINS, [MUSTER_TERRAIN_JUNGLE] = MUSTER_INK_JUNGLE,
    [MUSTER_TERRAIN_HOME] = MUSTER_INK_HOME, [MUSTER_TERRAIN_SEA] = MUSTER_INK_SEA,
    [MUSTER_TERRAIN_LAKE] = MUSTER_INK_LAKE,
  };

  return inks[terrain];
}

/* A dune: a low arc that runs out to the right, with a grain of sand. */
static void
draw_dune (cairo_t *cr,
           double   x,
           double   y,
           double   r)
{
  cairo_move_to (cr, x - 0.14 * r, y);
  cairo_curve_to (cr, x - 0.06 * r, y - 0.12 * r, x + 0.05 * r, y - 0.10 * r, x + 0.14 * r, y);
  cairo_stroke (cr);
  cairo_arc (cr, x + 0.02 * r, y + 0.07 * r, 0.018 * r, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* A tuft of three blades. */
static void
draw_grass (cairo_t *cr,
            double   x,
            double   y,
            double   r)
{
  for (int blade = -1; blade <= 1; blade++)
    {
      cairo_move_to (cr, x + 0.02 * blade * r, y + 0.06 * r);
      cairo_line_to (cr, x + 0.07 * blade * r, y - (blade == 0 ? 0.09 : 0.05) * r);
    }
  cairo_stroke (cr);
}

/* A fir of two storeys. */
static void
draw_fir (cairo_t *cr,
          double   x,
          double   y,
          double   r)
{
  for (int storey = 0; storey < 2; storey++)
    {
      double foot = y + (0.10 - 0.10 * storey) * r;
      double half = (0.12 - 0.03 * storey) * r;

      cairo_move_to (cr, x - half, foot);
      cairo_line_to (cr, x, foot - 0.20 * r);
      cairo_line_to (cr, x + half, foot);
      cairo_close_path (cr);
    }
  cairo_rectangle (cr, x - 0.02 * r, y + 0.10 * r, 0.04 * r, 0.06 * r);
  cairo_fill (cr);
}

/* A peak with its right face in the shade. */
static void
draw_peak (cairo_t *cr,
           double   x,
           double   y,
           double   r)
{
  cairo_move_to (cr, x - 0.17 * r, y + 0.12 * r);
  cairo_line_to (cr, x, y - 0.16 * r);
  cairo_line_to (cr, x + 0.17 * r, y + 0.12 * r);
  cairo_stroke (cr);
  cairo_move_to (cr, x, y - 0.16 * r);
  cairo_line_to (cr, x + 0.17 * r, y + 0.12 * r);
  cairo_line_to (cr, x + 0.03 * r, y + 0.12 * r);
  cairo_line_to (cr, x + 0.06 * r, y);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A palm: a bent stem and four fronds. */
static void
draw_palm (cairo_t *cr,
           double   x,
           double   y,
           double   r)
{
  static const double fronds[][2] = {{-0.14, -0.02}, {-0.10, -0.14}, {0.10, -0.15}, {0.15, -0.03}};

  cairo_move_to (cr, x - 0.03 * r, y + 0.15 * r);
  cairo_curve_to (cr, x, y + 0.08 * r, x + 0.01 * r, y, x, y - 0.06 * r);
  for (guint i = 0; i < G_N_ELEMENTS (fronds); i++)
    {
      cairo_move_to (cr, x, y - 0.06 * r);
      cairo_rel_curve_to (cr, 0.4 * fronds[i][0] * r, -0.09 * r, 0.8 * fronds[i][0] * r, -0.06 * r,
                          fronds[i][0] * r, (fronds[i][1] + 0.08) * r);
    }
  cairo_stroke (cr);
}

/* A plot of tilled land. */
static void
draw_furrows (cairo_t *cr,
              double   x,
              double   y,
              double   r)
{
  for (int row = -1; row <= 1; row++)
    {
      cairo_move_to (cr, x - 0.13 * r, y + (0.06 * row + 0.03) * r);
      cairo_line_to (cr, x + 0.13 * r, y + (0.06 * row - 0.03) * r);
    }
  cairo_stroke (cr);
}

/* Two crests of a wave. */
static void
draw_wave (cairo_t *cr,
           double   x,
           double   y,
           double   r)
{
  cairo_move_to (cr, x - 0.18 * r, y);
  for (int crest = 0; crest < 2; crest++)
    {
      cairo_rel_curve_to (cr, 0.05 * r, -0.09 * r, 0.10 * r, -0.09 * r, 0.09 * r, 0);
      cairo_rel_curve_to (cr, 0.01 * r, 0.04 * r, 0.06 * r, 0.04 * r, 0.09 * r, 0);
    }
  cairo_stroke (cr);
}

/* A ripple of still water. */
static void
draw_ripple (cairo_t *cr,
             double   x,
             double   y,
             double   r)
{
  cairo_move_to (cr, x - 0.14 * r, y);
  cairo_line_to (cr, x + 0.06 * r, y);
  cairo_move_to (cr, x - 0.02 * r, y + 0.07 * r);
  cairo_line_to (cr, x + 0.15 * r, y + 0.07 * r);
  cairo_stroke (cr);
}

typedef void (*DrawSymbol) (cairo_t *cr,
                            double   x,
                            double   y,
                            double   r);

static const struct
{
  DrawSymbol draw;
  MusterInk ink;
} symbols[MUSTER_N_TERRAINS] = {
  [MUSTER_TERRAIN_DESERT] = {draw_dune, MUSTER_INK_DESERT_MARK},
  [MUSTER_TERRAIN_PLAINS] = {draw_grass, MUSTER_INK_PLAINS_MARK},
  [MUSTER_TERRAIN_FOREST] = {draw_fir, MUSTER_INK_FOREST_MARK},
  [MUSTER_TERRAIN_MOUNTAINS] = {draw_peak, MUSTER_INK_MOUNTAINS_MARK},
  [MUSTER_TERRAIN_JUNGLE] = {draw_palm, MUSTER_INK_JUNGLE_MARK},
  [MUSTER_TERRAIN_HOME] = {draw_furrows, MUSTER_INK_HOME_MARK},
  [MUSTER_TERRAIN_SEA] = {draw_wave, MUSTER_INK_SEA_MARK},
  [MUSTER_TERRAIN_LAKE] = {draw_ripple, MUSTER_INK_LAKE_MARK},
};

static void
draw_symbols (cairo_t               *cr,
              const MusterPalette   *palette,
              const MusterHexLayout *layout,
              MusterTerrain          terrain,
              double                 x,
              double                 y)
{
  double r = layout->radius;

  muster_set_ink (cr, palette, symbols[terrain].ink);
  cairo_set_line_width (cr, MAX (0.035 * r, 0.6));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      symbols[terrain].draw (cr, x + spots[i][0] * r, y + spots[i][1] * r, r);
    }
}

/**
 * muster_draw_terrain:
 * @x: the middle of the hex
 *
 * Draws the ground of one hex with the symbols that tell its terrain without colour.
 */
void
muster_draw_terrain (cairo_t               *cr,
                     const MusterPalette   *palette,
                     const MusterHexLayout *layout,
                     MusterTerrain          terrain,
                     double                 x,
                     double                 y)
{
  cairo_save (cr);
  muster_hex_layout_trace (layout, cr, x, y, 0);
  muster_set_ink (cr, palette, muster_terrain_get_ink (terrain));
  cairo_fill_preserve (cr);
  if (layout->radius >= SYMBOL_RADIUS && symbols[terrain].draw != NULL)
    {
      cairo_clip (cr);
      draw_symbols (cr, palette, layout, terrain, x, y);
    }
  cairo_restore (cr);
}
