/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a siege has on the table besides its models: engines, with the line along which they face, ropes and ladders.
 */
#include "draw/table-private.h"
#include "draw/text.h"
#include "tabletop/siege-table.h"

#include <math.h>

#define LETTERS 11.0
#define ROPE_SIZE 7.0

static void
begin_rope (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterSiegeRope    *rope)
{
  double x, y;

  muster_table_layout_to_picture (&picture->layout, rope->at, &x, &y);
  cairo_new_path (cr);
  cairo_move_to (cr, x - ROPE_SIZE / 2, y + ROPE_SIZE);
  cairo_line_to (cr, x - ROPE_SIZE / 2, y - ROPE_SIZE);
  if (rope->ladder)
    {
      cairo_move_to (cr, x + ROPE_SIZE / 2, y + ROPE_SIZE);
      cairo_line_to (cr, x + ROPE_SIZE / 2, y - ROPE_SIZE);
      for (int rung = -1; rung <= 1; rung++)
        {
          cairo_move_to (cr, x - ROPE_SIZE / 2, y + rung * ROPE_SIZE / 2);
          cairo_line_to (cr, x + ROPE_SIZE / 2, y + rung * ROPE_SIZE / 2);
        }
    }
}

static void
draw_rope (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterSiegeRope    *rope)
{
  begin_rope (picture, cr, rope);
  muster_set_ink (cr, picture->palette, MUSTER_INK_HALO);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
  begin_rope (picture, cr, rope);
  muster_set_ink (cr, picture->palette, MUSTER_INK_DOCK);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* A mantlet is as wide as it is, an engine round. */
static void
trace_engine (const MusterTablePicture *picture,
              cairo_t                  *cr,
              const MusterSiegeEngine  *engine)
{
  MusterPiece piece = {
    .round = engine->kind != MUSTER_SIEGE_MANTLET, .pose = {engine->at, engine->heading},
    .width = engine->kind == MUSTER_SIEGE_MANTLET ? engine->width : 2 * engine->radius, .depth = engine->radius,
  };

  muster_table_trace_piece (picture, cr, &piece);
}

/* The side of whoever serves it; an engine without models is of nobody whom the table knows by number. */
static guint32
colour_of (const MusterTablePicture *picture,
           const MusterSiegeEngine  *engine)
{
  const char *name;

  for (guint8 side = 1; (name = muster_scenario_get_side (picture->scenario, side)) != NULL; side++)
    {
      if (g_strcmp0 (name, engine->side) == 0)
        {
          return muster_table_get_side_colour (picture->palette, picture->scenario, side);
        }
    }
  return picture->palette->inks[MUSTER_INK_NEUTRAL];
}

static void
draw_engine (const MusterTablePicture *picture,
             cairo_t                  *cr,
             const MusterSiegeEngine  *engine)
{
  static const char *const marks[] = {
    [MUSTER_SIEGE_CATAPULT] = "Ca", [MUSTER_SIEGE_BALLISTA] = "Ba", [MUSTER_SIEGE_MANTLET] = "Ma",
  };
  const MusterPoint ahead[] = {
    engine->at, muster_point_ahead (engine->at, engine->heading, engine->radius + MUSTER_INCH / 2),
  };
  guint32 colour = colour_of (picture, engine);
  const MusterTextStyle style = {
    .size = LETTERS, .align = 0.5, .bold = TRUE, .colour = muster_colour_for_text_on (colour),
  };
  double x, y;

  trace_engine (picture, cr, engine);
  muster_set_colour (cr, colour, engine->broken ? 0.4 : 0.85);
  cairo_fill_preserve (cr);
  muster_set_ink (cr, picture->palette, MUSTER_INK_TEXT);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  muster_table_trace (picture, cr, ahead, G_N_ELEMENTS (ahead), FALSE);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  muster_table_layout_to_picture (&picture->layout, engine->at, &x, &y);
  muster_draw_text (cr, marks[engine->kind], x, y, &style);
}

/** muster_table_draw_siege: paints the engines, ropes and ladders of a siege */
void
muster_table_draw_siege (const MusterTablePicture *picture,
                         cairo_t                  *cr)
{
  const MusterSiegeTable *table = picture->scenario->siege;

  for (guint i = 0; i < table->ropes->len; i++)
    {
      draw_rope (picture, cr, muster_siege_table_get_rope (table, i));
    }
  for (guint i = 0; i < table->engines->len; i++)
    {
      draw_engine (picture, cr, muster_siege_table_get_engine (table, i));
    }
}
