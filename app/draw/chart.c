/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/chart.h"

#include "draw/text.h"

#define TITLE_SIZE 13.0
#define TEXT_SIZE 10.0
#define GAP 6.0
#define MARK 3.0
#define N_STEPS 5
#define TURN_LABEL_WIDTH 28.0
#define GRID_OPACITY 0.35

/* Where values lie on the page. */
typedef struct
{
  double left, top, width, height;
  gint64 low, high, step;
} Frame;

/**
 * muster_chart_choose_step:
 * @range: from the lowest to the highest value
 * @n_steps: about how many lines are wanted
 *
 * Returns: the smallest of 1, 2, 5, 10, 20, 50 ... that needs no more than @n_steps steps
 */
gint64
muster_chart_choose_step (gint64 range,
                          guint  n_steps)
{
  static const int factors[] = {1, 2, 5};

  for (gint64 power = 1;; power *= 10)
    {
      for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
        {
          if (factors[i] * power * n_steps >= range)
            {
              return factors[i] * power;
            }
        }
    }
}

static void
find_range (const MusterChart *chart,
            Frame             *frame)
{
  gint64 low = 0, high = 1;

  for (guint i = 0; i < chart->n_lines; i++)
    {
      for (guint turn = 0; turn < chart->n_turns; turn++)
        {
          low = MIN (low, chart->lines[i].values[turn]);
          high = MAX (high, chart->lines[i].values[turn]);
        }
    }
  frame->step = muster_chart_choose_step (high - low, N_STEPS);
  frame->low = -((-low + frame->step - 1) / frame->step) * frame->step;
  frame->high = (high + frame->step - 1) / frame->step * frame->step;
}

static double
place_turn (const MusterChart *chart,
            const Frame       *frame,
            guint              turn)
{
  return frame->left + (chart->n_turns > 1 ? frame->width * turn / (chart->n_turns - 1) : frame->width / 2);
}

static double
place_value (const Frame *frame,
             gint64       value)
{
  return frame->top + frame->height * (double) (frame->high - value) / (double) (frame->high - frame->low);
}

static void
draw_number (cairo_t             *cr,
             const MusterPalette *palette,
             gint64               number,
             double               x,
             double               y,
             double               align)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  const MusterTextStyle style = {.size = TEXT_SIZE, .align = align, .colour = palette->inks[MUSTER_INK_FAINT]};

  muster_draw_text (cr, text, x, y, &style);
}

static void
draw_axes (const MusterChart   *chart,
           const MusterPalette *palette,
           cairo_t             *cr,
           const Frame         *frame)
{
  gint64 apart = muster_chart_choose_step (chart->n_turns, MAX (1, (guint) (frame->width / TURN_LABEL_WIDTH)));

  cairo_set_line_width (cr, 1);
  for (gint64 value = frame->low; value <= frame->high; value += frame->step)
    {
      double y = place_value (frame, value);

      muster_set_colour (cr, palette->inks[MUSTER_INK_FAINT], value == 0 ? 1 : GRID_OPACITY);
      cairo_move_to (cr, frame->left, y);
      cairo_line_to (cr, frame->left + frame->width, y);
      cairo_stroke (cr);
      draw_number (cr, palette, value, frame->left - GAP, y, 1);
    }
  for (guint turn = 0; turn < chart->n_turns; turn++)
    {
      if ((chart->first_turn + (gint64) turn) % apart == 0)
        {
          draw_number (cr, palette, chart->first_turn + (gint64) turn, place_turn (chart, frame, turn),
                       frame->top + frame->height + GAP + TEXT_SIZE / 2, 0.5);
        }
    }
}

/* Marks differ in shape, so that lines can be told apart without colour. */
static void
draw_mark (cairo_t *cr,
           guint    line,
           double   x,
           double   y)
{
  switch (line % 4)
    {
    case 0:
      cairo_arc (cr, x, y, MARK, 0, 2 * G_PI);
      break;

    case 1:
      cairo_rectangle (cr, x - MARK, y - MARK, 2 * MARK, 2 * MARK);
      break;

    case 2:
      cairo_move_to (cr, x, y - 1.3 * MARK);
      cairo_line_to (cr, x + 1.3 * MARK, y + MARK);
      cairo_line_to (cr, x - 1.3 * MARK, y + MARK);
      cairo_close_path (cr);
      break;

    default:
      cairo_move_to (cr, x, y - 1.4 * MARK);
      cairo_line_to (cr, x + 1.4 * MARK, y);
      cairo_line_to (cr, x, y + 1.4 * MARK);
      cairo_line_to (cr, x - 1.4 * MARK, y);
      cairo_close_path (cr);
      break;
    }
  cairo_fill (cr);
}

static void
draw_line (const MusterChart *chart,
           cairo_t           *cr,
           const Frame       *frame,
           guint              line)
{
  muster_set_colour (cr, chart->lines[line].colour, 1);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint turn = 0; turn < chart->n_turns; turn++)
    {
      cairo_line_to (cr, place_turn (chart, frame, turn), place_value (frame, chart->lines[line].values[turn]));
    }
  cairo_stroke (cr);
  for (guint turn = 0; turn < chart->n_turns; turn++)
    {
      draw_mark (cr, line, place_turn (chart, frame, turn), place_value (frame, chart->lines[line].values[turn]));
    }
}

/* The names of the lines below the title, in as many rows as they need; returns where the rows end. */
static double
draw_legend (const MusterChart   *chart,
             const MusterPalette *palette,
             cairo_t             *cr,
             double               width,
             double               y)
{
  const MusterTextStyle style = {.size = TEXT_SIZE, .colour = palette->inks[MUSTER_INK_TEXT]};
  double x = GAP;

  for (guint i = 0; i < chart->n_lines; i++)
    {
      double wide = muster_text_get_width (cr, chart->lines[i].name, TEXT_SIZE, FALSE) + 4 * GAP;

      if (x > GAP && x + wide > width)
        {
          x = GAP;
          y += TEXT_SIZE + GAP;
        }
      muster_set_colour (cr, chart->lines[i].colour, 1);
      draw_mark (cr, i, x + MARK, y);
      muster_draw_text (cr, chart->lines[i].name, x + 2 * MARK + GAP, y, &style);
      x += wide;
    }
  return y + TEXT_SIZE / 2 + 2 * GAP;
}

/**
 * muster_chart_draw:
 * @width: of the space from the context's origin
 *
 * Draws a chart of lines over turns, with title, legend and axes.
 */
void
muster_chart_draw (const MusterChart   *chart,
                   const MusterPalette *palette,
                   cairo_t             *cr,
                   double               width,
                   double               height)
{
  const MusterTextStyle style = {.size = TITLE_SIZE, .bold = TRUE, .colour = palette->inks[MUSTER_INK_TEXT]};
  g_autofree char *widest = NULL;
  Frame frame;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  muster_set_ink (cr, palette, MUSTER_INK_PAPER);
  cairo_fill (cr);
  find_range (chart, &frame);
  muster_draw_text (cr, chart->title, GAP, GAP + TITLE_SIZE / 2, &style);
  frame.top = draw_legend (chart, palette, cr, width, 2 * GAP + TITLE_SIZE + TEXT_SIZE / 2);
  widest = g_strdup_printf ("%" G_GINT64_FORMAT, MAX (frame.high, -frame.low * 10));
  frame.left = 2 * GAP + muster_text_get_width (cr, widest, TEXT_SIZE, FALSE);
  frame.width = width - frame.left - 2 * GAP;
  frame.height = height - frame.top - 2 * GAP - TEXT_SIZE;
  if (frame.width > 0 && frame.height > 0)
    {
      draw_axes (chart, palette, cr, &frame);
      for (guint i = 0; i < chart->n_lines; i++)
        {
          draw_line (chart, cr, &frame, i);
        }
    }
  cairo_restore (cr);
}
