/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The move that is proposed: the ground that it covers, where it ends, what was measured and what decides.
 */
#include "draw/table-private.h"
#include "draw/text.h"
#include "tabletop/leg.h"
#include "wording/names.h"

#include <math.h>

#define WAY_OPACITY 0.22
#define TURN_STEP (G_PI / 60) /* between the bases that a wheel is painted with */
#define FIGURE_SIZE 13.0
#define TICK 5.0

static double
angle_of (MusterPoint heading)
{
  return atan2 (heading.y, heading.x);
}

/* How far a wheel turns, counter-clockwise. */
static double
angle_turned (const MusterWheel *wheel)
{
  double angle = angle_of (wheel->to) - angle_of (wheel->from);

  while (angle < 0 && !wheel->right)
    {
      angle += 2 * G_PI;
    }
  while (angle > 0 && wheel->right)
    {
      angle -= 2 * G_PI;
    }
  return angle;
}

static void
fill_points (const MusterTablePicture *picture,
             cairo_t                  *cr,
             const MusterPoint        *points,
             guint                     n_points)
{
  cairo_new_path (cr);
  muster_table_trace (picture, cr, points, n_points, TRUE);
  cairo_fill (cr);
}

static void
fill_turn (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterLeg          *leg)
{
  double angle = angle_turned (&leg->wheel);
  int n_steps = ceil (fabs (angle) / TURN_STEP);
  double x, y;

  muster_table_layout_to_picture (&picture->layout, leg->wheel.pivot, &x, &y);
  for (int i = 0; i <= n_steps; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, -angle * i / MAX (n_steps, 1));
      cairo_translate (cr, -x, -y);
      fill_points (picture, cr, leg->start.corners, MUSTER_N_CORNERS);
      cairo_restore (cr);
    }
}

static void
trace_way (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterWay          *way)
{
  for (guint i = 0; way->legs != NULL && i < way->legs->len; i++)
    {
      muster_table_trace (picture, cr, &g_array_index (way->legs, MusterLeg, i).to.at, 1, FALSE);
    }
  if (way->path != NULL)
    {
      muster_table_trace (picture, cr, (const MusterPoint *) way->path->data, way->path->len, FALSE);
    }
  muster_table_trace (picture, cr, &way->end.at, 1, FALSE);
}

/* What a model covers: a broad line with round ends. */
static void
stroke_way (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterPiece        *piece,
            const MusterWay          *way)
{
  cairo_new_path (cr);
  muster_table_trace (picture, cr, &piece->pose.at, 1, FALSE);
  trace_way (picture, cr, way);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, piece->width * picture->layout.scale);
  cairo_stroke (cr);
}

/* The ground that a way covers, in one even tint. */
static void
draw_way (const MusterTablePicture *picture,
          cairo_t                  *cr,
          const MusterPiece        *piece,
          const MusterWay          *way)
{
  cairo_push_group (cr);
  muster_set_colour (cr, muster_table_get_side_colour (picture->palette, picture->scenario, piece->side), 1);
  for (guint i = 0; way->legs != NULL && i < way->legs->len; i++)
    {
      const MusterLeg *leg = &g_array_index (way->legs, MusterLeg, i);

      if (leg->turns)
        {
          fill_turn (picture, cr, leg);
        }
      else
        {
          fill_points (picture, cr, leg->swept, leg->n_swept);
        }
    }
  if (piece->round)
    {
      stroke_way (picture, cr, piece, way);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, WAY_OPACITY);
}

/* The line along which the middle of the front, or of a model, goes. */
static void
draw_track (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterPiece        *piece,
            const MusterWay          *way)
{
  cairo_new_path (cr);
  muster_table_trace (picture, cr, &piece->pose.at, 1, FALSE);
  trace_way (picture, cr, way);
  muster_set_colour (cr, picture->palette->inks[MUSTER_INK_TEXT], 0.6);
  cairo_set_line_width (cr, 1);
  cairo_set_dash (cr, (const double[]) {3, 3}, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static gboolean
goes_anywhere (const MusterPiece *piece,
               const MusterWay   *way)
{
  return !muster_point_equal (piece->pose.at, way->end.at) ||
         !muster_heading_equal (piece->pose.heading, way->end.heading);
}

/* Who is taken off the table. */
static void
cross_out (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterPiece        *piece)
{
  double half = piece->width * picture->layout.scale / 2;
  double x, y;

  muster_table_layout_to_picture (&picture->layout, muster_piece_get_middle (piece), &x, &y);
  cairo_new_path (cr);
  cairo_move_to (cr, x - half, y - half);
  cairo_line_to (cr, x + half, y + half);
  cairo_move_to (cr, x - half, y + half);
  cairo_line_to (cr, x + half, y - half);
  muster_set_ink (cr, picture->palette, MUSTER_INK_BARRED);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

static void
draw_ways (const MusterTablePicture *picture,
           cairo_t                  *cr)
{
  for (guint i = 0; i < picture->answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (picture->answer->ways, MusterWay, i);
      MusterPiece piece = muster_scenario_get_piece (picture->scenario, way->piece);

      if (way->removed)
        {
          cross_out (picture, cr, &piece);
        }
      else if (goes_anywhere (&piece, way))
        {
          draw_way (picture, cr, &piece, way);
          draw_track (picture, cr, &piece, way);
          piece.pose = way->end;
          muster_table_draw_ghost (picture, cr, &piece);
        }
    }
}

static void
draw_tick (const MusterTablePicture *picture,
           cairo_t                  *cr,
           MusterPoint               at,
           MusterPoint               along)
{
  double angle = -angle_of (along);
  double x, y;

  muster_table_layout_to_picture (&picture->layout, at, &x, &y);
  cairo_move_to (cr, x - TICK * sin (angle), y + TICK * cos (angle));
  cairo_line_to (cr, x + TICK * sin (angle), y - TICK * cos (angle));
}

/* Beside the middle of the line: to its left, or above one that lies. */
static void
draw_figure (const MusterTablePicture *picture,
             cairo_t                  *cr,
             const MusterTableMeasure *measure,
             guint32                   colour)
{
  const MusterNames names = muster_names_of_table (picture->scenario);
  MusterPoint from = measure->points[(measure->n_points - 1) / 2];
  MusterPoint to = measure->points[(measure->n_points - 1) / 2 + 1];
  gboolean upright = abs (to.y - from.y) > abs (to.x - from.x);
  const MusterTextStyle style = {
    .size = FIGURE_SIZE, .align = upright ? 1 : 0.5, .bold = TRUE, .colour = colour, .halo = 3,
    .halo_colour = picture->palette->inks[MUSTER_INK_HALO],
  };
  g_autoptr (GString) text = g_string_new (NULL);
  double x, y;

  muster_names_append_fact (&names, text, &MUSTER_FACT_LENGTH_OF (MEASURED, measure->measured));
  if (measure->limit >= 0)
    {
      g_string_append (text, " / ");
      muster_names_append_fact (&names, text, &MUSTER_FACT_LENGTH_OF (LIMIT, measure->limit));
    }
  muster_table_layout_to_picture (&picture->layout,
                                  (MusterPoint) {from.x / 2 + to.x / 2, from.y / 2 + to.y / 2}, &x, &y);
  muster_draw_text (cr, text->str, upright ? x - FIGURE_SIZE : x, upright ? y : y - FIGURE_SIZE, &style);
}

static void
draw_line (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterTableMeasure *measure,
           guint32                   colour)
{
  guint last = measure->n_points - 1;

  cairo_new_path (cr);
  muster_table_trace (picture, cr, measure->points, measure->n_points, FALSE);
  draw_tick (picture, cr, measure->points[0], muster_point_minus (measure->points[1], measure->points[0]));
  draw_tick (picture, cr, measure->points[last], muster_point_minus (measure->points[last], measure->points[last - 1]));
  muster_set_ink (cr, picture->palette, MUSTER_INK_HALO);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  muster_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

/* A cross in a ring: here it is decided. */
static void
draw_deciding_point (const MusterTablePicture *picture,
                     cairo_t                  *cr,
                     MusterPoint               point,
                     guint32                   colour)
{
  double x, y;

  muster_table_layout_to_picture (&picture->layout, point, &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 6, 0, 2 * G_PI);
  cairo_move_to (cr, x - 10, y);
  cairo_line_to (cr, x + 10, y);
  cairo_move_to (cr, x, y - 10);
  cairo_line_to (cr, x, y + 10);
  muster_set_ink (cr, picture->palette, MUSTER_INK_HALO);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  muster_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

/* What the finding names beside the mover. */
static void
draw_named (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterTableMeasure *measure,
            guint32                   colour)
{
  cairo_new_path (cr);
  if (measure->object >= 0)
    {
      const MusterPiece piece = muster_scenario_get_piece (picture->scenario, measure->object);

      muster_table_trace_piece (picture, cr, &piece);
    }
  if (measure->ground >= 0)
    {
      const MusterGround ground = muster_scenario_get_ground (picture->scenario, measure->ground);

      muster_table_trace (picture, cr, ground.polygon->points, ground.polygon->n_points, TRUE);
    }
  muster_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 3);
  cairo_set_dash (cr, (const double[]) {7, 4}, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_finding (const MusterTablePicture *picture,
              cairo_t                  *cr)
{
  const MusterTableMeasure measure = muster_table_find_measure (picture->scenario, picture->answer, picture->finding);
  guint32 colour = picture->palette->inks[picture->finding->outcome == MUSTER_FAIL ? MUSTER_INK_BARRED
                                                                                   : MUSTER_INK_ROUTE];

  draw_named (picture, cr, &measure, colour);
  if (measure.n_points >= 2)
    {
      draw_line (picture, cr, &measure, colour);
    }
  if (measure.decided)
    {
      draw_deciding_point (picture, cr, measure.decides, colour);
    }
  if (measure.n_points >= 2)
    {
      draw_figure (picture, cr, &measure, colour);
    }
}

/** muster_table_draw_move: paints the move that is proposed and the finding that was chosen; there must be an answer */
void
muster_table_draw_move (const MusterTablePicture *picture,
                        cairo_t                  *cr)
{
  if ((picture->layers & MUSTER_TABLE_WAYS) != 0)
    {
      draw_ways (picture, cr);
    }
  if ((picture->layers & MUSTER_TABLE_MEASURE) != 0 && picture->finding != NULL)
    {
      draw_finding (picture, cr);
    }
}
