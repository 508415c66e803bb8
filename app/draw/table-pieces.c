/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands on the table: bases with their front edge marked, models as discs, and the ground that they threaten.
 */
#include "draw/table-private.h"
#include "draw/text.h"
#include "tabletop/dba-zone.h"

#include <math.h>

#define LEAST_MARK 6.0 /* size of letters below which nothing is written */
#define MARK_SHARE 0.88 /* of the piece's width that its mark may take */
#define LEAST_NAMED 26.0 /* width in pixels of a piece that has its name beside it */
#define NAME_SIZE 10.0
#define FRONT_WIDTH 3.0

/** muster_table_trace_piece: begins a path around a piece */
void
muster_table_trace_piece (const MusterTablePicture *picture,
                          cairo_t                  *cr,
                          const MusterPiece        *piece)
{
  cairo_new_path (cr);
  if (piece->round)
    {
      double x, y;

      muster_table_layout_to_picture (&picture->layout, piece->pose.at, &x, &y);
      cairo_arc (cr, x, y, piece->width * picture->layout.scale / 2, 0, 2 * G_PI);
      cairo_close_path (cr);
    }
  else
    {
      const MusterRectangle base = muster_pose_rectangle (piece->pose, piece->width, piece->depth);

      muster_table_trace (picture, cr, base.corners, MUSTER_N_CORNERS, TRUE);
    }
}

/* The front edge is thick, and an arrow head points ahead from it. */
static void
draw_front (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterPiece        *piece)
{
  const MusterRectangle base = muster_pose_rectangle (piece->pose, piece->width, piece->depth);
  double angle = -atan2 (piece->pose.heading.y, piece->pose.heading.x);
  double head = MIN (MAX (piece->width * picture->layout.scale / 10, 3), 7);
  double x, y;

  muster_table_trace (picture, cr, base.corners, 2, FALSE);
  cairo_set_line_width (cr, FRONT_WIDTH);
  cairo_stroke (cr);
  muster_table_layout_to_picture (&picture->layout, piece->pose.at, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, -head);
  cairo_line_to (cr, head * 1.3, 0);
  cairo_line_to (cr, 0, head);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The angle at which letters stand along a base, never on their heads. */
static double
angle_of_letters (const MusterPiece *piece)
{
  double angle = atan2 (piece->pose.heading.x, piece->pose.heading.y);

  if (angle > G_PI / 2 + 0.01)
    {
      angle -= G_PI;
    }
  else if (angle < -G_PI / 2 - 0.01)
    {
      angle += G_PI;
    }
  return angle;
}

static void
draw_mark (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterPiece        *piece,
           guint32                   colour)
{
  double depth = piece->depth * picture->layout.scale;
  double width = piece->width * picture->layout.scale;
  MusterTextStyle style = {
    .size = MIN (depth * 0.62, MIN (width * 0.30, 22)), .align = 0.5, .bold = TRUE, .colour = colour,
  };
  double x, y;

  style.size *= MIN (1, width * MARK_SHARE / MAX (muster_text_get_width (cr, piece->mark, style.size, TRUE), 1));
  if (style.size < LEAST_MARK || piece->mark[0] == '\0')
    {
      return;
    }
  muster_table_layout_to_picture (&picture->layout, muster_piece_get_middle (piece), &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, piece->round ? 0 : angle_of_letters (piece));
  muster_draw_text (cr, piece->mark, 0, 0, &style);
  cairo_restore (cr);
}

/* A commander has a second ring. */
static void
draw_leader (const MusterTablePicture *picture,
             cairo_t                  *cr,
             const MusterPiece        *piece,
             guint32                   colour)
{
  double x, y;

  muster_table_layout_to_picture (&picture->layout, muster_piece_get_middle (piece), &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, MIN (piece->width, piece->depth) * picture->layout.scale * 0.32, 0, 2 * G_PI);
  muster_set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
draw_piece (const MusterTablePicture *picture,
            cairo_t                  *cr,
            const MusterPiece        *piece,
            gboolean                  ghost)
{
  guint32 colour = muster_table_get_side_colour (picture->palette, picture->scenario, piece->side);
  guint32 edge = picture->palette->inks[MUSTER_INK_TEXT];
  guint32 letters = ghost ? edge : muster_colour_for_text_on (colour);

  cairo_save (cr);
  muster_table_trace_piece (picture, cr, piece);
  muster_set_colour (cr, colour, ghost ? 0.35 : 1);
  cairo_fill_preserve (cr);
  muster_set_colour (cr, edge, 1);
  cairo_set_line_width (cr, 1.2);
  if (ghost)
    {
      cairo_set_dash (cr, (const double[]) {4, 3}, 2, 0);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!piece->round)
    {
      draw_front (picture, cr, piece);
    }
  if (piece->leads)
    {
      draw_leader (picture, cr, piece, letters);
    }
  if (!piece->leads || !piece->round)
    {
      draw_mark (picture, cr, piece, letters); /* a leader's ring would run through it */
    }
  cairo_restore (cr);
}

/** muster_table_draw_ghost: paints a piece where it does not stand yet */
void
muster_table_draw_ghost (const MusterTablePicture *picture,
                         cairo_t                  *cr,
                         const MusterPiece        *piece)
{
  draw_piece (picture, cr, piece, TRUE);
}

/* The name stands behind the piece, clear of where it looks. */
static void
draw_name (const MusterTablePicture *picture,
           cairo_t                  *cr,
           const MusterPiece        *piece)
{
  const MusterTextStyle style = {
    .size = NAME_SIZE, .align = 0.5, .colour = picture->palette->inks[MUSTER_INK_TEXT], .halo = 2,
    .halo_colour = picture->palette->inks[MUSTER_INK_HALO],
  };
  double away = (piece->round ? piece->width / 2.0 : piece->depth) + 8 / picture->layout.scale;
  double x, y;

  if (piece->width * picture->layout.scale < LEAST_NAMED)
    {
      return;
    }
  muster_table_layout_to_picture (&picture->layout,
                                  muster_point_ahead (piece->pose.at, piece->pose.heading, -(gint64) away), &x, &y);
  muster_draw_text (cr, piece->id, x, y, &style);
}

/* A camp threatens all round: a broad stroke around it, without what lies within. */
static void
draw_fort_zone (const MusterTablePicture *picture,
                cairo_t                  *cr,
                const MusterDbaArea      *fort)
{
  double left, top, right, bottom;

  cairo_save (cr);
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_new_sub_path (cr);
  muster_table_trace (picture, cr, fort->polygon->points, fort->polygon->n_points, TRUE);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  muster_table_trace (picture, cr, fort->polygon->points, fort->polygon->n_points, TRUE);
  muster_set_colour (cr, muster_table_get_side_colour (picture->palette, picture->scenario, fort->side), 0.12);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2 * picture->scenario->dba->base_width * picture->layout.scale);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_zones (const MusterTablePicture *picture,
            cairo_t                  *cr)
{
  const MusterDbaTable *table = picture->scenario->dba;

  for (guint i = 0; table != NULL && i < table->forts->len; i++)
    {
      draw_fort_zone (picture, cr, g_ptr_array_index (table->forts, i));
    }
  for (guint i = 0; table != NULL && i < table->elements->len; i++)
    {
      const MusterDbaElement *element = muster_dba_table_get_element (table, i);

      for (guint j = 0; j < element->n_zones; j++)
        {
          cairo_new_path (cr);
          muster_table_trace (picture, cr, element->zones[j].area.corners, MUSTER_N_CORNERS, TRUE);
          muster_set_colour (cr, muster_table_get_side_colour (picture->palette, picture->scenario, element->side),
                             0.12);
          cairo_fill_preserve (cr);
          muster_set_colour (cr, picture->palette->inks[MUSTER_INK_ZONE], 0.55);
          cairo_set_line_width (cr, 1);
          cairo_set_dash (cr, (const double[]) {2, 4}, 2, 0);
          cairo_stroke (cr);
          cairo_set_dash (cr, NULL, 0, 0);
        }
    }
}

static void
draw_selection (const MusterTablePicture *picture,
                cairo_t                  *cr)
{
  for (guint i = 0; picture->selected != NULL && i < picture->selected->len; i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (picture->scenario,
                                                           g_array_index (picture->selected, guint, i));

      muster_table_trace_piece (picture, cr, &piece);
      muster_set_ink (cr, picture->palette, MUSTER_INK_HALO);
      cairo_set_line_width (cr, 6);
      cairo_stroke_preserve (cr);
      muster_set_ink (cr, picture->palette, MUSTER_INK_SELECTION);
      cairo_set_line_width (cr, 3);
      cairo_stroke (cr);
    }
}

/** muster_table_draw_pieces: paints what stands on the table, and what it threatens */
void
muster_table_draw_pieces (const MusterTablePicture *picture,
                          cairo_t                  *cr)
{
  guint n_pieces = muster_scenario_count_pieces (picture->scenario);

  if ((picture->layers & MUSTER_TABLE_ZONES) != 0)
    {
      draw_zones (picture, cr);
    }
  if (picture->scenario->siege != NULL)
    {
      muster_table_draw_siege (picture, cr);
    }
  for (guint i = 0; i < n_pieces; i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (picture->scenario, i);

      draw_piece (picture, cr, &piece, FALSE);
    }
  draw_selection (picture, cr);
  for (guint i = 0; i < n_pieces && (picture->layers & MUSTER_TABLE_NAMES) != 0; i++)
    {
      const MusterPiece piece = muster_scenario_get_piece (picture->scenario, i);

      draw_name (picture, cr, &piece);
    }
}
