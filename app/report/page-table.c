/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/page-table.h"

#include "draw/palette.h"

#define FONT "Sans 8"
#define HEADER_FONT "Sans Bold 8"
#define GAP 9.0          /* between columns */
#define PADDING 2.0      /* above and below the text of a row */
#define WRITE_WIDTH 150.0
#define WRITE_HEIGHT 20.0
#define NARROWEST 36.0   /* to which a column of text may shrink */
#define SHADE_OPACITY 0.05
#define RULE_WIDTH 0.5

static const MusterColumn *
get_column (const MusterTable *table,
            guint              column)
{
  return &g_array_index (table->columns, MusterColumn, column);
}

static const char *
get_cell (const MusterTable *table,
          guint              row,
          guint              column)
{
  return row == MUSTER_PAGE_HEADER_ROW ? get_column (table, column)->name : muster_table_get (table, row, column);
}

static PangoLayout *
lay_out (const MusterPageTable *page_table,
         guint                  row,
         guint                  column,
         double                 width)
{
  PangoLayout *layout = pango_layout_new (page_table->context);
  PangoFontDescription *font =
    pango_font_description_from_string (row == MUSTER_PAGE_HEADER_ROW ? HEADER_FONT : FONT);

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, get_cell (page_table->table, row, column), -1);
  if (width > 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      if (get_column (page_table->table, column)->kind == MUSTER_COLUMN_NUMBER)
        {
          pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
        }
    }
  pango_font_description_free (font);
  return layout;
}

static double
measure_cell (const MusterPageTable *page_table,
              guint                  row,
              guint                  column)
{
  g_autoptr (PangoLayout) layout = lay_out (page_table, row, column, 0);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

static double
measure_column (const MusterPageTable *page_table,
                guint                  column)
{
  double widest = measure_cell (page_table, MUSTER_PAGE_HEADER_ROW, column);

  for (guint row = 0; row < page_table->table->rows->len; row++)
    {
      widest = MAX (widest, measure_cell (page_table, row, column));
    }
  return widest + 1;
}

/* What does not fit is taken from the columns of text, the widest first. */
static void
shrink (MusterPageTable *page_table,
        double           excess)
{
  const MusterTable *table = page_table->table;

  while (excess > 0)
    {
      guint widest = G_MAXUINT;

      for (guint column = 0; column < table->columns->len; column++)
        {
          if (get_column (table, column)->kind != MUSTER_COLUMN_NUMBER &&
              (widest == G_MAXUINT || page_table->widths[column] > page_table->widths[widest]))
            {
              widest = column;
            }
        }
      if (widest == G_MAXUINT || page_table->widths[widest] <= NARROWEST + GAP)
        {
          return;
        }
      page_table->widths[widest] -= 1;
      excess -= 1;
    }
}

/**
 * muster_page_table_new:
 * @width: of the page within its margins
 *
 * Returns: (transfer full): the table with its columns as wide as they should be
 */
MusterPageTable *
muster_page_table_new (const MusterTable *table,
                       PangoContext      *context,
                       double             width)
{
  MusterPageTable *page_table = g_new0 (MusterPageTable, 1);
  double total = 0;

  page_table->table = table;
  page_table->context = context;
  page_table->widths = g_new0 (double, table->columns->len);
  for (guint column = 0; column < table->columns->len; column++)
    {
      double natural = get_column (table, column)->kind == MUSTER_COLUMN_WRITE
                       ? WRITE_WIDTH : measure_column (page_table, column);

      page_table->widths[column] = natural + GAP;
      total += page_table->widths[column];
    }
  shrink (page_table, total - GAP - width);
  return page_table;
}

/** muster_page_table_free: */
void
muster_page_table_free (MusterPageTable *page_table)
{
  g_free (page_table->widths);
  g_free (page_table);
}

/** muster_page_table_measure: Returns: the height of a row, %MUSTER_PAGE_HEADER_ROW for the headings */
double
muster_page_table_measure (const MusterPageTable *page_table,
                           guint                  row)
{
  double highest = 0;

  for (guint column = 0; column < page_table->table->columns->len; column++)
    {
      g_autoptr (PangoLayout) layout = lay_out (page_table, row, column, page_table->widths[column] - GAP);
      int height;

      pango_layout_get_size (layout, NULL, &height);
      highest = MAX (highest, (double) height / PANGO_SCALE);
      if (row != MUSTER_PAGE_HEADER_ROW && get_column (page_table->table, column)->kind == MUSTER_COLUMN_WRITE)
        {
          highest = MAX (highest, WRITE_HEIGHT);
        }
    }
  return highest + 2 * PADDING;
}

static double
sum_widths (const MusterPageTable *page_table)
{
  double total = -GAP;

  for (guint column = 0; column < page_table->table->columns->len; column++)
    {
      total += page_table->widths[column];
    }
  return total;
}

static void
draw_rule (cairo_t *cr,
           double   x,
           double   y,
           double   width)
{
  muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_PRINT), MUSTER_INK_FAINT);
  cairo_set_line_width (cr, RULE_WIDTH);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + width, y);
  cairo_stroke (cr);
}

static void
draw_background (const MusterPageTable *page_table,
                 guint                  row,
                 cairo_t               *cr,
                 double                 x,
                 double                 y,
                 double                 height)
{
  double width = sum_widths (page_table);

  if (row == MUSTER_PAGE_HEADER_ROW)
    {
      draw_rule (cr, x, y + height - RULE_WIDTH, width);
    }
  else if (row % 2 == 1)
    {
      muster_set_colour (cr, 0x000000, SHADE_OPACITY);
      cairo_rectangle (cr, x - PADDING, y, width + 2 * PADDING, height);
      cairo_fill (cr);
    }
}

/** muster_page_table_draw: draws a row with its left upper corner at (@x, @y) */
void
muster_page_table_draw (const MusterPageTable *page_table,
                        guint                  row,
                        cairo_t               *cr,
                        double                 x,
                        double                 y)
{
  double height = muster_page_table_measure (page_table, row);

  draw_background (page_table, row, cr, x, y, height);
  for (guint column = 0; column < page_table->table->columns->len; column++)
    {
      double width = page_table->widths[column] - GAP;
      g_autoptr (PangoLayout) layout = lay_out (page_table, row, column, width);

      if (row != MUSTER_PAGE_HEADER_ROW && get_column (page_table->table, column)->kind == MUSTER_COLUMN_WRITE)
        {
          draw_rule (cr, x, y + height - 2 * PADDING, width);
        }
      muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_PRINT), MUSTER_INK_TEXT);
      cairo_move_to (cr, x, y + PADDING);
      pango_cairo_show_layout (cr, layout);
      cairo_new_path (cr);
      x += page_table->widths[column];
    }
}
