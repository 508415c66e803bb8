/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/text.h"

#define FAMILY "Sans"

/**
 * muster_text_layout_new:
 * @size: of the letters, in the units of @cr
 *
 * Letters stand where their outlines say, unhinted, so that screen, picture and print break and place them alike.
 *
 * Returns: (transfer full): a layout of @text
 */
PangoLayout *
muster_text_layout_new (cairo_t    *cr,
                        const char *text,
                        double      size,
                        gboolean    bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontDescription *font = pango_font_description_new ();
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_font_description_set_family_static (font, FAMILY);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  cairo_font_options_destroy (options);
  return layout;
}

static void
draw_halo (cairo_t               *cr,
           PangoLayout           *layout,
           const MusterTextStyle *style)
{
  cairo_save (cr);
  pango_cairo_layout_path (cr, layout);
  muster_set_colour (cr, style->halo_colour, 1);
  cairo_set_line_width (cr, 2 * style->halo);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * muster_draw_text:
 * @y: the middle of the line's height
 *
 * Draws one short line of text.
 */
void
muster_draw_text (cairo_t               *cr,
                  const char            *text,
                  double                 x,
                  double                 y,
                  const MusterTextStyle *style)
{
  g_autoptr (PangoLayout) layout = muster_text_layout_new (cr, text, style->size, style->bold);
  int width, height;

  pango_layout_set_single_paragraph_mode (layout, TRUE);
  if (style->limit > 0)
    {
      pango_layout_set_width (layout, style->limit * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_get_size (layout, &width, &height);
  if (style->limit > 0)
    {
      /* The layout is as wide as the limit; what counts is where its letters are. */
      PangoRectangle extents;

      pango_layout_get_extents (layout, NULL, &extents);
      width = extents.width;
      x -= (double) extents.x / PANGO_SCALE;
    }
  cairo_move_to (cr, x - style->align * width / PANGO_SCALE, y - 0.5 * height / PANGO_SCALE);
  if (style->halo > 0)
    {
      draw_halo (cr, layout, style);
      cairo_move_to (cr, x - style->align * width / PANGO_SCALE, y - 0.5 * height / PANGO_SCALE);
    }
  muster_set_colour (cr, style->colour, 1);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/** muster_text_get_width: Returns: how wide @text is, in the units of @cr */
double
muster_text_get_width (cairo_t    *cr,
                       const char *text,
                       double      size,
                       gboolean    bold)
{
  g_autoptr (PangoLayout) layout = muster_text_layout_new (cr, text, size, bold);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}
