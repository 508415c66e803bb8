/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table.h"

#include "draw/table-private.h"
#include "draw/text.h"

#include <math.h>
#include <string.h>

#define CLOTH_MARGIN 2 /* units around what is on the table */
#define LEAST_GRID 7.0 /* pixels between two lines */
#define LEAST_FIGURES 34.0 /* ... and between two figures */
#define FIGURE_SIZE 10.0

/** muster_table_trace: begins a path along @points */
void
muster_table_trace (const MusterTablePicture *picture,
                    cairo_t                  *cr,
                    const MusterPoint        *points,
                    guint                     n_points,
                    gboolean                  closed)
{
  for (guint i = 0; i < n_points; i++)
    {
      double x, y;

      muster_table_layout_to_picture (&picture->layout, points[i], &x, &y);
      cairo_line_to (cr, x, y);
    }
  if (closed)
    {
      cairo_close_path (cr);
    }
}

/** muster_table_get_cloth: Returns: the part of the table that is shown, in whole units of its measure */
MusterBox
muster_table_get_cloth (const MusterScenario *scenario)
{
  MusterBox box = muster_scenario_get_extent (scenario);
  double unit = muster_scenario_get_unit (scenario);

  return (MusterBox) {
           {(floor (box.low.x / unit) - CLOTH_MARGIN) * unit, (floor (box.low.y / unit) - CLOTH_MARGIN) * unit},
           {(ceil (box.high.x / unit) + CLOTH_MARGIN) * unit, (ceil (box.high.y / unit) + CLOTH_MARGIN) * unit},
  };
}

/* The colour that a side's name asks for. */
static const struct
{
  const char *name;
  MusterInk ink;
} named_sides[] = {
  {"blue", MUSTER_INK_PLAYER_1}, {"red", MUSTER_INK_PLAYER_2}, {"green", MUSTER_INK_PLAYER_3},
  {"yellow", MUSTER_INK_PLAYER_4}, {"purple", MUSTER_INK_PLAYER_5}, {"orange", MUSTER_INK_PLAYER_6},
  {"brown", MUSTER_INK_PLAYER_8}, {"black", MUSTER_INK_PLAYER_10},
};

/** muster_table_get_side_colour: Returns: 0xRRGGBB: of a side by its name, or by its number */
guint32
muster_table_get_side_colour (const MusterPalette  *palette,
                              const MusterScenario *scenario,
                              guint8                side)
{
  const char *name = muster_scenario_get_side (scenario, side);

  for (guint i = 0; i < G_N_ELEMENTS (named_sides) && name != NULL; i++)
    {
      if (strcmp (name, named_sides[i].name) == 0)
        {
          return palette->inks[named_sides[i].ink];
        }
    }
  return palette->inks[side > 0 ? MUSTER_INK_PLAYER_1 + (side - 1) % 10 : MUSTER_INK_NEUTRAL];
}

/* How many units there are from one line to the next, so that they do not crowd. */
static int
choose_step (double unit,
             double least)
{
  static const int steps[] = {1, 2, 5, 10, 20, 50, 100};

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (steps[i] * unit >= least)
        {
          return steps[i];
        }
    }
  return steps[G_N_ELEMENTS (steps) - 1];
}

static void
draw_lines (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterBox          *cloth,
            gint32                    unit)
{
  int step = choose_step (unit * picture->layout.scale, LEAST_GRID);

  for (int n = cloth->low.x / unit; n <= cloth->high.x / unit; n++)
    {
      const MusterPoint line[] = {{n *unit, cloth->low.y}, {n *unit, cloth->high.y}};

      if (n % step == 0)
        {
          cairo_new_sub_path (cr);
          muster_table_trace (picture, cr, line, 2, FALSE);
        }
    }
  for (int n = cloth->low.y / unit; n <= cloth->high.y / unit; n++)
    {
      const MusterPoint line[] = {{cloth->low.x, n *unit}, {cloth->high.x, n *unit}};

      if (n % step == 0)
        {
          cairo_new_sub_path (cr);
          muster_table_trace (picture, cr, line, 2, FALSE);
        }
    }
  muster_set_ink (cr, picture->palette, MUSTER_INK_CLOTH_GRID);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_figure (const MusterTablePicture *picture,
             cairo_t                  *cr,
             MusterPoint               at,
             int                       number,
             gboolean                  below)
{
  const MusterTextStyle style = {
    .size = FIGURE_SIZE, .align = below ? 0.5 : 1, .colour = picture->palette->inks[MUSTER_INK_FAINT],
  };
  g_autofree char *text = g_strdup_printf ("%d", number);
  double x, y;

  muster_table_layout_to_picture (&picture->layout, at, &x, &y);
  muster_draw_text (cr, text, below ? x : x - 4, below ? y + FIGURE_SIZE : y, &style);
}

static void
draw_figures (const MusterTablePicture *picture,
              cairo_t                  *cr,
              const MusterBox          *cloth,
              gint32                    unit)
{
  int step = choose_step (unit * picture->layout.scale, LEAST_FIGURES);

  for (int n = cloth->low.x / unit; n <= cloth->high.x / unit; n++)
    {
      if (n % step == 0)
        {
          draw_figure (picture, cr, (MusterPoint) {n *unit, cloth->low.y}, n, TRUE);
        }
    }
  for (int n = cloth->low.y / unit; n <= cloth->high.y / unit; n++)
    {
      if (n % step == 0)
        {
          draw_figure (picture, cr, (MusterPoint) {cloth->low.x, n * unit}, n, FALSE);
        }
    }
}

/* The table itself, with its measure. */
static void
draw_cloth (const MusterTablePicture *picture,
            cairo_t                  *cr)
{
  const MusterBox cloth = muster_table_get_cloth (picture->scenario);
  const MusterPoint corners[] = {
    cloth.low, {cloth.high.x, cloth.low.y}, cloth.high, {cloth.low.x, cloth.high.y},
  };
  gint32 unit = muster_scenario_get_unit (picture->scenario);

  cairo_new_path (cr);
  muster_table_trace (picture, cr, corners, G_N_ELEMENTS (corners), TRUE);
  muster_set_ink (cr, picture->palette, MUSTER_INK_CLOTH);
  cairo_fill (cr);
  if ((picture->layers & MUSTER_TABLE_GRID) != 0)
    {
      draw_lines (picture, cr, &cloth, unit);
      draw_figures (picture, cr, &cloth, unit);
    }
  muster_table_trace (picture, cr, corners, G_N_ELEMENTS (corners), TRUE);
  muster_set_ink (cr, picture->palette, MUSTER_INK_GRID);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/** muster_table_draw: paints the whole picture; what is around the table is left as it is */
void
muster_table_draw (const MusterTablePicture *picture,
                   cairo_t                  *cr)
{
  draw_cloth (picture, cr);
  muster_table_draw_ground (picture, cr);
  muster_table_draw_pieces (picture, cr);
  if (picture->answer != NULL)
    {
      muster_table_draw_move (picture, cr);
    }
}
