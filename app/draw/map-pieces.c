/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What moves on a map: units, plotted routes, battles, and the selection.
 */
#include "campaign/unit.h"
#include "draw/counter.h"
#include "draw/emblem.h"
#include "draw/hex-map-private.h"
#include "draw/text.h"

#include <math.h>

/* Below this radius a hex shows one patch for all its units. */
#define COUNTER_RADIUS 14

#define COUNTER_WIDTH 0.58
#define CROWDED_WIDTH 0.50
#define COUNTERS_Y 0.34
#define COUNTERS_A_ROW 3
#define COUNTER_ROWS 2
#define BATTLE_X 0.58
#define BATTLE_Y -0.22
#define BATTLE_SIZE 0.46
#define LANE 0.10       /* between two routes out of one hex */
#define HALO_RADIUS 8   /* below it a route's halo would be thinner than a pixel */

static void
draw_patch (const MusterHexMap *map,
            cairo_t            *cr,
            const MusterUnit   *unit,
            double              x,
            double              y)
{
  double edge = 0.62 * map->layout.radius;
  const MusterPlayer *player = muster_world_get_player (map->world, unit->player);

  cairo_rectangle (cr, x - edge / 2, y, edge, edge * MUSTER_COUNTER_ASPECT);
  muster_set_colour (cr, muster_palette_get_player (map->palette, player), 1);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, map->palette, MUSTER_INK_STONE_EDGE);
  cairo_set_line_width (cr, 0.7);
  cairo_stroke (cr);
}

static void
draw_more (const MusterHexMap *map,
           cairo_t            *cr,
           guint               n_more,
           double              x,
           double              y,
           double              width)
{
  g_autofree char *text = g_strdup_printf ("+%u", n_more);
  const MusterTextStyle style = {
    .size = 0.42 * width, .align = 0.5, .bold = TRUE, .colour = map->palette->inks[MUSTER_INK_TEXT],
    .halo = 0.08 * width, .halo_colour = map->palette->inks[MUSTER_INK_HALO],
  };

  muster_draw_text (cr, text, x, y, &style);
}

/* Up to two rows of counters; what has no room is counted in the last place. */
static void
draw_counters (const MusterHexMap *map,
               cairo_t            *cr,
               const GPtrArray    *units,
               double              x,
               double              y)
{
  const guint places = COUNTERS_A_ROW * COUNTER_ROWS;
  double width = (units->len < COUNTERS_A_ROW ? COUNTER_WIDTH : CROWDED_WIDTH) * map->layout.radius;
  double height = width * MUSTER_COUNTER_ASPECT;
  guint n_shown = units->len > places ? places - 1 : units->len;
  guint n_placed = MIN (units->len, places);
  guint n_rows = (n_placed + COUNTERS_A_ROW - 1) / COUNTERS_A_ROW;

  for (guint i = 0; i < n_placed; i++)
    {
      guint row = i / COUNTERS_A_ROW;
      guint in_row = MIN (n_placed - row * COUNTERS_A_ROW, COUNTERS_A_ROW);
      double at_x = x + (i % COUNTERS_A_ROW - (in_row - 1) / 2.0) * 1.06 * width;
      double at_y = y + COUNTERS_Y * map->layout.radius + (row - (n_rows - 1) / 2.0 + 0.3) * 1.10 * height;

      if (i < n_shown)
        {
          muster_draw_counter (cr, map->palette, map->world, units->pdata[i], at_x, at_y, width);
        }
      else
        {
          draw_more (map, cr, units->len - n_shown, at_x, at_y, width);
        }
    }
}

/* Those that are there to be seen, in the order of their keys. */
static GPtrArray *
find_units (const MusterHexMap *map,
            guint32             hex)
{
  GPtrArray *units = g_ptr_array_new ();

  MUSTER_FOR_EACH_AT (map->whereabouts, hex, unit)
  {
    if (!muster_unit_is_destroyed (unit))
      {
        g_ptr_array_add (units, (gpointer) unit);
      }
  }
  return units;
}

/** muster_hex_map_draw_units: draws the units in @hex as counters in its lower half */
void
muster_hex_map_draw_units (const MusterHexMap *map,
                           cairo_t            *cr,
                           const MusterHex    *hex)
{
  g_autoptr (GPtrArray) units = NULL;
  double x, y;

  if (map->layout.radius < MUSTER_MAP_TEXEL_RADIUS ||
      muster_whereabouts_get_first (map->whereabouts, hex->key) == NULL)
    {
      return;
    }
  units = find_units (map, hex->key);
  if (units->len == 0)
    {
      return;
    }
  muster_hex_layout_get_centre (&map->layout, hex->key, &x, &y);
  if (map->layout.radius < COUNTER_RADIUS)
    {
      draw_patch (map, cr, units->pdata[0], x, y);
      return;
    }
  draw_counters (map, cr, units, x, y);
}

static void
draw_arrow_head (cairo_t *cr,
                 double   x,
                 double   y,
                 double   angle,
                 double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0.6 * size, 0);
  cairo_line_to (cr, -0.5 * size, 0.5 * size);
  cairo_line_to (cr, -0.25 * size, 0);
  cairo_line_to (cr, -0.5 * size, -0.5 * size);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* Traces the route through the middles of its hexes, moved sideways by the lane; returns its last direction. */
static double
trace_route (const MusterHexMap *map,
             cairo_t            *cr,
             guint32             from,
             MusterPath          path,
             double              shift,
             double             *x,
             double             *y)
{
  double angle = 0;

  muster_hex_layout_get_centre (&map->layout, from, x, y);
  *x += shift;
  *y += shift;
  cairo_move_to (cr, *x, *y);
  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      double dx, dy;

      muster_hex_layout_get_side_middle (&map->layout, muster_path_get_step (path, i), &dx, &dy);
      *x += 2 * dx;
      *y += 2 * dy;
      angle = atan2 (dy, dx);
      cairo_line_to (cr, *x, *y);
    }
  return angle;
}

/**
 * muster_hex_map_draw_route:
 * @colour: 0xRRGGBB
 * @lane: keeps routes out of one hex apart: 0, 1, 2 ...
 *
 * Draws a route as an arrow; one that holds as a bar.
 */
void
muster_hex_map_draw_route (const MusterHexMap *map,
                           cairo_t            *cr,
                           guint32             from,
                           MusterPath          path,
                           guint32             colour,
                           double              lane)
{
  double r = map->layout.radius;
  double shift = LANE * r * (((int) lane & 1) ? -ceil (lane / 2) : ceil (lane / 2));
  double x, y, angle;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint pass = r < HALO_RADIUS ? 1 : 0; pass < 2; pass++)
    {
      angle = trace_route (map, cr, from, path, shift, &x, &y);
      if (path == 0)
        {
          cairo_move_to (cr, x - 0.2 * r, y);
          cairo_line_to (cr, x + 0.2 * r, y);
        }
      muster_set_colour (cr, pass == 0 ? map->palette->inks[MUSTER_INK_HALO] : colour, 1);
      cairo_set_line_width (cr, (pass == 0 ? 0.15 : 0.085) * r);
      cairo_stroke (cr);
    }
  if (path != 0)
    {
      draw_arrow_head (cr, x, y, angle, 0.36 * r);
      muster_set_ink (cr, map->palette, MUSTER_INK_HALO);
      cairo_set_line_width (cr, 0.06 * r);
      cairo_stroke_preserve (cr);
      muster_set_colour (cr, colour, 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Whether a route out of the hex may come into the span. */
static gboolean
may_reach (const MusterHexSpan *span,
           guint32              hex)
{
  int column = MUSTER_HEX_COLUMN (hex);
  int row = MUSTER_HEX_ROW (hex);

  return column >= span->first_column - MUSTER_PATH_MAX_STEPS && column <= span->last_column + MUSTER_PATH_MAX_STEPS &&
         row >= span->first_row - MUSTER_PATH_MAX_STEPS && row <= span->last_row + MUSTER_PATH_MAX_STEPS;
}

/** muster_hex_map_draw_plots: draws those plotted routes that the viewer may see and that may come into @span */
void
muster_hex_map_draw_plots (const MusterHexMap  *map,
                           cairo_t             *cr,
                           const MusterHexSpan *span)
{
  g_autoptr (GHashTable) lanes = g_hash_table_new (NULL, NULL);

  MUSTER_FOR_EACH (map->world, PLOT, MusterPlot, plot)
  {
    const MusterUnit *unit = muster_world_get_unit (map->world, plot->key);
    const MusterPlayer *player;
    guint lane;

    if (unit == NULL || !may_reach (span, unit->at) || (map->viewer != 0 && unit->player != map->viewer))
      {
        continue;
      }
    player = muster_world_get_player (map->world, unit->player);
    lane = GPOINTER_TO_UINT (g_hash_table_lookup (lanes, GUINT_TO_POINTER (unit->at)));
    muster_hex_map_draw_route (map, cr, unit->at, plot->path, muster_palette_get_player (map->palette, player), lane);
    g_hash_table_insert (lanes, GUINT_TO_POINTER (unit->at), GUINT_TO_POINTER (lane + 1));
  }
}

/* A battle on a border stands on the side where the two met. */
static void
find_battle (const MusterHexMap *map,
             const MusterBattle *battle,
             double             *x,
             double             *y)
{
  muster_hex_layout_get_centre (&map->layout, battle->at, x, y);
  if (battle->clash > 0)
    {
      double dx, dy;

      muster_hex_layout_get_side_middle (&map->layout, battle->clash - 1, &dx, &dy);
      *x += 0.8 * dx;
      *y += 0.8 * dy;
    }
  else
    {
      *x += BATTLE_X * map->layout.radius;
      *y += BATTLE_Y * map->layout.radius;
    }
}

/** muster_hex_map_draw_battles: draws crossed swords where forces meet */
void
muster_hex_map_draw_battles (const MusterHexMap *map,
                             cairo_t            *cr)
{
  MUSTER_FOR_EACH (map->world, BATTLE, MusterBattle, battle)
  {
    double x, y;

    find_battle (map, battle, &x, &y);
    muster_draw_swords (cr, map->palette, battle->state == MUSTER_BATTLE_SETTLED, x, y,
                        MAX (BATTLE_SIZE * map->layout.radius, 8));
  }
}

/** muster_hex_map_draw_selection: rings @hex */
void
muster_hex_map_draw_selection (const MusterHexMap *map,
                               cairo_t            *cr,
                               guint32             hex)
{
  double x, y;

  muster_hex_layout_get_centre (&map->layout, hex, &x, &y);
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      muster_hex_layout_trace (&map->layout, cr, x, y, 0);
      muster_set_ink (cr, map->palette, pass == 0 ? MUSTER_INK_HALO : MUSTER_INK_SELECTION);
      cairo_set_line_width (cr, MAX ((pass == 0 ? 0.16 : 0.09) * map->layout.radius, pass == 0 ? 3 : 1.5));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}
