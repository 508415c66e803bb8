/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/emblem.h"

#include "campaign/stronghold.h"
#include "draw/text.h"

#define UNFINISHED_OPACITY 0.5

/* A house: walls from (left, foot) with a roof on them. */
static void
trace_house (cairo_t *cr,
             double   left,
             double   foot,
             double   width,
             double   height)
{
  cairo_move_to (cr, left, foot);
  cairo_line_to (cr, left, foot - 0.6 * height);
  cairo_line_to (cr, left + width / 2, foot - height);
  cairo_line_to (cr, left + width, foot - 0.6 * height);
  cairo_line_to (cr, left + width, foot);
  cairo_close_path (cr);
}

/* A wall from (left, foot) whose top has @merlons teeth. */
static void
trace_battlement (cairo_t *cr,
                  double   left,
                  double   foot,
                  double   width,
                  double   height,
                  guint    merlons)
{
  double tooth = width / (2 * merlons - 1);

  cairo_move_to (cr, left, foot);
  for (guint i = 0; i < merlons; i++)
    {
      double from = left + 2 * i * tooth;

      cairo_line_to (cr, from, foot - height);
      cairo_line_to (cr, from + tooth, foot - height);
      if (i + 1 < merlons)
        {
          cairo_line_to (cr, from + tooth, foot - 0.82 * height);
          cairo_line_to (cr, from + 2 * tooth, foot - 0.82 * height);
        }
    }
  cairo_line_to (cr, left + width, foot);
  cairo_close_path (cr);
}

static void
trace_gate (cairo_t *cr,
            double   x,
            double   foot,
            double   width)
{
  cairo_move_to (cr, x - width / 2, foot);
  cairo_line_to (cr, x - width / 2, foot - width / 2);
  cairo_arc (cr, x, foot - width / 2, width / 2, G_PI, 2 * G_PI);
  cairo_line_to (cr, x + width / 2, foot);
  cairo_close_path (cr);
}

static void
fill_and_outline (cairo_t             *cr,
                  const MusterPalette *palette,
                  double               size)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (0.05 * size, 0.7));
  muster_set_ink (cr, palette, MUSTER_INK_STONE);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_stroke (cr);
}

static void
draw_town (cairo_t             *cr,
           const MusterPalette *palette,
           double               x,
           double               y,
           double               size)
{
  trace_house (cr, x - 0.06 * size, y + 0.20 * size, 0.34 * size, 0.56 * size);
  fill_and_outline (cr, palette, size);
  trace_house (cr, x - 0.46 * size, y + 0.30 * size, 0.40 * size, 0.46 * size);
  fill_and_outline (cr, palette, size);
  trace_house (cr, x + 0.08 * size, y + 0.34 * size, 0.38 * size, 0.42 * size);
  fill_and_outline (cr, palette, size);
}

static void
draw_watchtower (cairo_t             *cr,
                 const MusterPalette *palette,
                 double               x,
                 double               y,
                 double               size)
{
  trace_battlement (cr, x - 0.16 * size, y + 0.42 * size, 0.32 * size, 0.76 * size, 2);
  fill_and_outline (cr, palette, size);
  trace_battlement (cr, x - 0.23 * size, y - 0.14 * size, 0.46 * size, 0.30 * size, 3);
  fill_and_outline (cr, palette, size);
  trace_gate (cr, x, y + 0.42 * size, 0.15 * size);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_fill (cr);
}

static void
draw_fortress (cairo_t             *cr,
               const MusterPalette *palette,
               double               x,
               double               y,
               double               size)
{
  trace_battlement (cr, x - 0.30 * size, y + 0.38 * size, 0.60 * size, 0.52 * size, 4);
  fill_and_outline (cr, palette, size);
  trace_battlement (cr, x - 0.52 * size, y + 0.42 * size, 0.28 * size, 0.80 * size, 3);
  fill_and_outline (cr, palette, size);
  trace_battlement (cr, x + 0.24 * size, y + 0.42 * size, 0.28 * size, 0.80 * size, 3);
  fill_and_outline (cr, palette, size);
  trace_gate (cr, x, y + 0.38 * size, 0.20 * size);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_fill (cr);
}

/* A flash: the stronghold was attacked and yields less. */
static void
draw_disruption (cairo_t             *cr,
                 const MusterPalette *palette,
                 double               x,
                 double               y,
                 double               size)
{
  cairo_move_to (cr, x + 0.06 * size, y - 0.24 * size);
  cairo_line_to (cr, x - 0.12 * size, y + 0.04 * size);
  cairo_line_to (cr, x - 0.01 * size, y + 0.04 * size);
  cairo_line_to (cr, x - 0.07 * size, y + 0.26 * size);
  cairo_line_to (cr, x + 0.13 * size, y - 0.06 * size);
  cairo_line_to (cr, x + 0.02 * size, y - 0.06 * size);
  cairo_close_path (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE);
  cairo_set_line_width (cr, 0.09 * size);
  cairo_stroke_preserve (cr);
  muster_set_ink (cr, palette, MUSTER_INK_DISRUPTED);
  cairo_fill (cr);
}

/**
 * muster_draw_stronghold:
 * @turn: the turn under way: what was built in it is drawn pale, what was attacked in it or the last with a flash
 *
 * Draws a town as three houses, a watchtower as a tower, a fortress as a castle; nothing where there is none.
 */
void
muster_draw_stronghold (cairo_t             *cr,
                        const MusterPalette *palette,
                        const MusterHex     *hex,
                        gint32               turn,
                        double               x,
                        double               y,
                        double               size)
{
  gboolean unfinished = muster_hex_get_working_stronghold (hex, turn) != (MusterStrongholdKind) hex->stronghold;

  if (unfinished)
    {
      cairo_push_group (cr);
    }
  switch ((MusterStrongholdKind) hex->stronghold)
    {
    case MUSTER_STRONGHOLD_TOWN:
      draw_town (cr, palette, x, y, size);
      break;

    case MUSTER_STRONGHOLD_WATCHTOWER:
      draw_watchtower (cr, palette, x, y, size);
      break;

    case MUSTER_STRONGHOLD_FORTRESS:
      draw_fortress (cr, palette, x, y, size);
      break;

    case MUSTER_STRONGHOLD_NONE:
    case MUSTER_N_STRONGHOLD_KINDS:
      break;
    }
  if (unfinished)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, UNFINISHED_OPACITY);
    }
  if (hex->stronghold != MUSTER_STRONGHOLD_NONE && hex->disrupted > 0 && hex->disrupted + 1 >= turn)
    {
      draw_disruption (cr, palette, x + 0.52 * size, y - 0.30 * size, 0.8 * size);
    }
}

/** muster_draw_anchor: a port */
void
muster_draw_anchor (cairo_t             *cr,
                    const MusterPalette *palette,
                    double               x,
                    double               y,
                    double               size)
{
  cairo_arc (cr, x, y, 0.5 * size, 0, 2 * G_PI);
  muster_set_ink (cr, palette, MUSTER_INK_STONE);
  cairo_fill (cr);
  muster_set_ink (cr, palette, MUSTER_INK_DOCK);
  cairo_set_line_width (cr, MAX (0.08 * size, 0.6));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y - 0.28 * size, 0.07 * size, 0, 2 * G_PI);
  cairo_move_to (cr, x, y - 0.21 * size);
  cairo_line_to (cr, x, y + 0.34 * size);
  cairo_move_to (cr, x - 0.14 * size, y - 0.08 * size);
  cairo_line_to (cr, x + 0.14 * size, y - 0.08 * size);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y + 0.06 * size, 0.28 * size, 0.15 * G_PI, 0.85 * G_PI);
  cairo_stroke (cr);
}

static void
trace_sword (cairo_t *cr,
             double   x,
             double   y,
             double   size,
             int      hand)
{
  cairo_move_to (cr, x - 0.36 * hand * size, y + 0.36 * size);
  cairo_line_to (cr, x + 0.40 * hand * size, y - 0.40 * size);
  cairo_move_to (cr, x - 0.34 * hand * size, y + 0.10 * size);
  cairo_line_to (cr, x - 0.10 * hand * size, y + 0.34 * size);
}

/**
 * muster_draw_swords:
 * @settled: the battle was fought: drawn without colour
 *
 * Draws crossed swords.
 */
void
muster_draw_swords (cairo_t             *cr,
                    const MusterPalette *palette,
                    gboolean             settled,
                    double               x,
                    double               y,
                    double               size)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      trace_sword (cr, x, y, size, 1);
      trace_sword (cr, x, y, size, -1);
      cairo_set_line_width (cr, (pass == 0 ? 0.24 : 0.11) * size);
      muster_set_ink (cr, palette, pass == 0 ? MUSTER_INK_HALO : settled ? MUSTER_INK_FAINT : MUSTER_INK_BATTLE);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/** muster_draw_disc: the resource number of a hex, on a disc */
void
muster_draw_disc (cairo_t             *cr,
                  const MusterPalette *palette,
                  int                  number,
                  double               x,
                  double               y,
                  double               size)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);
  const MusterTextStyle style = {
    .size = 0.72 * size, .align = 0.5, .bold = TRUE, .colour = palette->inks[MUSTER_INK_STONE_EDGE],
  };

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, 0.5 * size, 0, 2 * G_PI);
  muster_set_ink (cr, palette, MUSTER_INK_STONE);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, palette, MUSTER_INK_STONE_EDGE);
  cairo_set_line_width (cr, MAX (0.04 * size, 0.5));
  cairo_stroke (cr);
  muster_draw_text (cr, digits, x, y, &style);
}
