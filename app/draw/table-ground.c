/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What covers the table: terrain by its going, rivers, roads, walls and forts. Each has a pattern of its own, so that
 * it can be told without colour.
 */
#include "draw/table-private.h"
#include "draw/text.h"
#include "tabletop/dba-table.h"
#include "wording/names.h"

#include <math.h>

#define SPACING 14.0 /* pixels between the marks of a pattern */
#define NAME_SIZE 11.0

/* Draws one mark of a pattern about a point; @odd alternates. */
typedef void (*DrawMark) (cairo_t *cr,
                          double   x,
                          double   y,
                          gboolean odd);

/* A low tuft: good going that is still worth showing, such as a gentle hill. */
static void
draw_tuft (cairo_t *cr,
           double   x,
           double   y,
           gboolean odd)
{
  cairo_move_to (cr, x - 3, y);
  cairo_line_to (cr, x, y - 2);
  cairo_line_to (cr, x + 3, y);
}

/* Stones and furrows of rough going. */
static void
draw_stone (cairo_t *cr,
            double   x,
            double   y,
            gboolean odd)
{
  if (odd)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 1.6, 0, 2 * G_PI);
    }
  else
    {
      cairo_move_to (cr, x - 3, y + 1);
      cairo_line_to (cr, x + 3, y - 1);
    }
}

/* A tree: bad going, whatever it is in truth. */
static void
draw_tree (cairo_t *cr,
           double   x,
           double   y,
           gboolean odd)
{
  cairo_move_to (cr, x, y + 5);
  cairo_line_to (cr, x, y + 2);
  cairo_move_to (cr, x - 4, y + 2);
  cairo_line_to (cr, x, y - 5);
  cairo_line_to (cr, x + 4, y + 2);
  cairo_close_path (cr);
}

static void
draw_wave (cairo_t *cr,
           double   x,
           double   y,
           gboolean odd)
{
  cairo_move_to (cr, x - 4, y);
  cairo_curve_to (cr, x - 2, y - 3, x, y - 3, x, y);
  cairo_curve_to (cr, x, y + 3, x + 2, y + 3, x + 4, y);
}

/* The face of a rock. */
static void
draw_crag (cairo_t *cr,
           double   x,
           double   y,
           gboolean odd)
{
  cairo_move_to (cr, x - 4, y + 3);
  cairo_line_to (cr, x, odd ? y - 4 : y - 2);
  cairo_line_to (cr, x + 2, y + 3);
}

static const struct
{
  MusterInk ground;
  MusterInk mark;
  DrawMark draw; /* NULL: plain */
  double edge;   /* width of the outline */
} looks[] = {
  [MUSTER_GROUND_GOOD] = {MUSTER_INK_GOOD, MUSTER_INK_GOOD_MARK, draw_tuft, 1},
  [MUSTER_GROUND_ROUGH] = {MUSTER_INK_ROUGH, MUSTER_INK_ROUGH_MARK, draw_stone, 1},
  [MUSTER_GROUND_BAD] = {MUSTER_INK_BAD, MUSTER_INK_BAD_MARK, draw_tree, 1},
  [MUSTER_GROUND_RIVER] = {MUSTER_INK_SEA, MUSTER_INK_SEA_MARK, draw_wave, 1},
  [MUSTER_GROUND_WALL] = {MUSTER_INK_STONE, MUSTER_INK_STONE_EDGE, NULL, 2},
  [MUSTER_GROUND_FORT] = {MUSTER_INK_STONE, MUSTER_INK_STONE_EDGE, NULL, 2},
  [MUSTER_GROUND_OBSTACLE] = {MUSTER_INK_STONE, MUSTER_INK_STONE_EDGE, NULL, 1.5},
  [MUSTER_GROUND_CLIFF] = {MUSTER_INK_MOUNTAINS, MUSTER_INK_MOUNTAINS_MARK, draw_crag, 2.5},
};

/* Fills the present clip with marks. Their lattice is that of the table, so that it moves with it. */
static void
fill_with_marks (const MusterTablePicture *picture,
                 cairo_t                  *cr,
                 DrawMark                  draw)
{
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (int row = floor ((top - picture->layout.y) / SPACING); row <= ceil ((bottom - picture->layout.y) / SPACING);
       row++)
    {
      double shift = row % 2 != 0 ? SPACING / 2 : 0;
      double origin = picture->layout.x + shift;

      for (int column = floor ((left - origin) / SPACING); column <= ceil ((right - origin) / SPACING); column++)
        {
          draw (cr, origin + column * SPACING, picture->layout.y + row * SPACING, (row + column) % 2 != 0);
        }
    }
}

/* Stripes of brickwork: what nothing passes. */
static void
draw_bricks (const MusterTablePicture *picture,
             cairo_t                  *cr)
{
  double left, top, right, bottom;
  const double course = 6;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (double y = picture->layout.y + course * floor ((top - picture->layout.y) / course); y <= bottom; y += course)
    {
      cairo_move_to (cr, left, y);
      cairo_line_to (cr, right, y);
    }
}

/* Its id, with the river's die or the obstacle's height where there is one. */
static char *
dup_name (const MusterTablePicture *picture,
          const MusterGround       *ground)
{
  const MusterNames names = muster_names_of_table (picture->scenario);
  g_autoptr (GString) text = g_string_new (ground->id);

  if (ground->state > 0)
    {
      g_string_append_printf (text, " (%u)", ground->state);
    }
  if (ground->height > 0)
    {
      g_string_append_c (text, ' ');
      muster_names_append_fact (&names, text, &MUSTER_FACT_LENGTH_OF (MEASURED, ground->height));
    }
  return g_strdup (text->str);
}

static void
draw_name (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterGround       *ground)
{
  const MusterTextStyle style = {
    .size = NAME_SIZE, .align = 0.5, .colour = picture->palette->inks[MUSTER_INK_TEXT], .halo = 2,
    .halo_colour = picture->palette->inks[MUSTER_INK_HALO],
  };
  const MusterBox *box = &ground->polygon->box;
  g_autofree char *text = dup_name (picture, ground);
  double left, top, right, bottom;

  muster_table_layout_to_picture (&picture->layout, box->low, &left, &bottom);
  muster_table_layout_to_picture (&picture->layout, box->high, &right, &top);
  muster_draw_text (cr, text, (left + right) / 2, bottom - top > 40 ? top + 12 : (top + bottom) / 2, &style);
}

static void
draw_one (const MusterTablePicture *picture,
          cairo_t                  *cr,
          const MusterGround       *ground)
{
  cairo_save (cr);
  cairo_new_path (cr);
  muster_table_trace (picture, cr, ground->polygon->points, ground->polygon->n_points, TRUE);
  muster_set_ink (cr, picture->palette, looks[ground->kind].ground);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  muster_set_ink (cr, picture->palette, looks[ground->kind].mark);
  cairo_set_line_width (cr, 1);
  if (looks[ground->kind].draw != NULL)
    {
      fill_with_marks (picture, cr, looks[ground->kind].draw);
    }
  else if (ground->kind == MUSTER_GROUND_WALL || ground->kind == MUSTER_GROUND_OBSTACLE)
    {
      draw_bricks (picture, cr);
    }
  cairo_stroke (cr);
  cairo_restore (cr);

  muster_table_trace (picture, cr, ground->polygon->points, ground->polygon->n_points, TRUE);
  muster_set_ink (cr, picture->palette, looks[ground->kind].mark);
  if (ground->kind == MUSTER_GROUND_FORT)
    {
      muster_set_colour (cr, muster_table_get_side_colour (picture->palette, picture->scenario, ground->side), 1);
    }
  cairo_set_line_width (cr, looks[ground->kind].edge);
  cairo_stroke (cr);
}

static void
draw_road (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterDbaRoad      *road)
{
  double width = MAX (road->width * picture->layout.scale, 2);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  muster_table_trace (picture, cr, road->points, road->n_points, FALSE);
  muster_set_ink (cr, picture->palette, MUSTER_INK_ROAD);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
  muster_set_ink (cr, picture->palette, MUSTER_INK_ROAD_EDGE);
  cairo_set_line_width (cr, MAX (width - 3, 1));
  cairo_stroke_preserve (cr);
  muster_set_ink (cr, picture->palette, MUSTER_INK_ROAD);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (const double[]) {6, 5}, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_roads (const MusterTablePicture *picture,
            cairo_t                  *cr)
{
  const MusterDbaTable *table = picture->scenario->dba;

  for (guint i = 0; table != NULL && i < table->roads->len; i++)
    {
      draw_road (picture, cr, g_ptr_array_index (table->roads, i));
    }
}

/** muster_table_draw_ground: paints what covers the table; walls and forts stand over the roads */
void
muster_table_draw_ground (const MusterTablePicture *picture,
                          cairo_t                  *cr)
{
  guint n_grounds = muster_scenario_count_grounds (picture->scenario);

  for (guint built = 0; built < 2; built++)
    {
      for (guint i = 0; i < n_grounds; i++)
        {
          const MusterGround ground = muster_scenario_get_ground (picture->scenario, i);

          if ((ground.kind >= MUSTER_GROUND_WALL) == (built == 1))
            {
              draw_one (picture, cr, &ground);
            }
        }
      if (built == 0)
        {
          draw_roads (picture, cr);
        }
    }
  for (guint i = 0; i < n_grounds && (picture->layers & MUSTER_TABLE_NAMES) != 0; i++)
    {
      const MusterGround ground = muster_scenario_get_ground (picture->scenario, i);

      draw_name (picture, cr, &ground);
    }
}
