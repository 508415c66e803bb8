/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/pages.h"

#include "draw/palette.h"
#include "report/course-picture.h"
#include "report/history.h"
#include "report/page-table.h"
#include "report/picture.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#define MARGIN 54.0
#define FOOTER_FONT "Sans 7.5"
#define BULLET_WIDTH 11.0
#define KEEP_WITH_NEXT 60.0   /* room that must follow a heading on its page */
#define CHART_HEIGHT 155.0
#define MAP_LEAST 200.0       /* height below which a map goes to the next page */
#define POINTS_PER_INCH 72.0
#define CREATED "2000-01-01T00:00:00Z" /* the same document is the same file, byte for byte */

/* A part of a block that stays together on a page. */
typedef struct
{
  const MusterBlock *block; /* Borrowed */
  MusterPageTable *table;   /* Borrowed: of a table's row */
  PangoLayout *layout;      /* Owned, of text */
  guint row;
  guint page;
  double y;
  double height;
} Piece;

struct _MusterPages
{
  /* Owned */
  char *title;
  char *footer;
  PangoContext *context;
  GPtrArray *tables; /* of MusterPageTable */
  GArray *pieces;    /* of Piece */

  double width;
  double height;
  double y;          /* where the next piece goes */
  guint n_pages;
};

/* Letters stand as their outlines say, so that screen and paper break lines alike. */
static PangoContext *
new_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, POINTS_PER_INCH);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static void
clear_piece (Piece *piece)
{
  g_clear_object (&piece->layout);
}

static const char *
get_font (const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      return block->level == 0 ? "Sans Bold 18" : block->level == 1 ? "Sans Bold 13" : "Sans Bold 10";

    case MUSTER_BLOCK_LINES:
      return "Monospace 9";

    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_ITEM:
    case MUSTER_BLOCK_TABLE:
    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_CHART:
    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
  return "Sans 9";
}

static const Piece *
get_newest (const MusterPages *pages)
{
  return &g_array_index (pages->pieces, Piece, pages->pieces->len - 1);
}

static double
get_space_before (const MusterPages *pages,
                  const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
      return block->level == 0 ? 0 : block->level == 1 ? 18 : 11;

    case MUSTER_BLOCK_ITEM:
      return get_newest (pages)->block->kind == MUSTER_BLOCK_ITEM ? 1.5 : 6;

    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_LINES:
    case MUSTER_BLOCK_TABLE:
    case MUSTER_BLOCK_MAP:
    case MUSTER_BLOCK_CHART:
    case MUSTER_BLOCK_NEW_PAGE:
      break;
    }
  return 6;
}

static double
get_bottom (const MusterPages *pages)
{
  return pages->height - MARGIN;
}

static void
turn_page (MusterPages *pages)
{
  pages->n_pages++;
  pages->y = MARGIN;
}

/* Puts a piece below the last one, or on a new page where it has no room. */
static void
place (MusterPages *pages,
       Piece       *piece,
       double       space_before,
       double       room_after)
{
  double space = pages->y > MARGIN ? space_before : 0;

  if (pages->y > MARGIN && pages->y + space + piece->height + room_after > get_bottom (pages))
    {
      turn_page (pages);
      space = 0;
    }
  piece->page = pages->n_pages - 1;
  piece->y = pages->y + space;
  pages->y = piece->y + piece->height;
  g_array_append_vals (pages->pieces, piece, 1);
}

static PangoLayout *
lay_out (const MusterPages *pages,
         const char        *font_name,
         const char        *text,
         double             width)
{
  PangoLayout *layout = pango_layout_new (pages->context);
  PangoFontDescription *font = pango_font_description_from_string (font_name);

  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

static void
place_text (MusterPages       *pages,
            const MusterBlock *block,
            const char        *text,
            double             space_before)
{
  double indent = block->kind == MUSTER_BLOCK_ITEM ? BULLET_WIDTH : 0;
  Piece piece = {.block = block,
                 .layout = lay_out (pages, get_font (block), text, pages->width - 2 * MARGIN - indent)};
  int height;

  pango_layout_get_size (piece.layout, NULL, &height);
  piece.height = (double) height / PANGO_SCALE;
  place (pages, &piece, space_before, block->kind == MUSTER_BLOCK_HEADING ? KEEP_WITH_NEXT : 0);
}

/* Line by line, so that a long sheet runs over pages. */
static void
place_lines (MusterPages       *pages,
             const MusterBlock *block)
{
  g_auto (GStrv) lines = g_strsplit (block->text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      place_text (pages, block, lines[i], i == 0 ? get_space_before (pages, block) : 0);
    }
}

static void
place_row (MusterPages       *pages,
           const MusterBlock *block,
           MusterPageTable   *table,
           guint              row)
{
  Piece piece = {.block = block, .table = table, .row = row, .height = muster_page_table_measure (table, row)};
  gboolean is_header = row == MUSTER_PAGE_HEADER_ROW;

  if (!is_header && pages->y + piece.height > get_bottom (pages))
    {
      turn_page (pages);
      place_row (pages, block, table, MUSTER_PAGE_HEADER_ROW);
    }
  place (pages, &piece, is_header ? get_space_before (pages, block) : 0, is_header ? piece.height : 0);
}

static void
place_table (MusterPages       *pages,
             const MusterBlock *block)
{
  MusterPageTable *table = muster_page_table_new (block->table, pages->context, pages->width - 2 * MARGIN);

  g_ptr_array_add (pages->tables, table);
  place_row (pages, block, table, MUSTER_PAGE_HEADER_ROW);
  for (guint row = 0; row < block->table->rows->len; row++)
    {
      place_row (pages, block, table, row);
    }
}

/* A map takes the width of the page, or what is left of its height if that is enough. */
static void
place_map (MusterPages       *pages,
           const MusterBlock *block)
{
  double space = get_space_before (pages, block);
  double natural = (pages->width - 2 * MARGIN) * muster_map_picture_get_aspect (block->world);
  double left = get_bottom (pages) - pages->y - space;
  Piece piece = {.block = block, .height = MIN (natural, MAX (left, MAP_LEAST))};

  if (left < MIN (natural, MAP_LEAST))
    {
      piece.height = MIN (natural, get_bottom (pages) - MARGIN);
    }
  place (pages, &piece, space, 0);
}

static void
place_block (MusterPages       *pages,
             const MusterBlock *block)
{
  switch ((MusterBlockKind) block->kind)
    {
    case MUSTER_BLOCK_HEADING:
    case MUSTER_BLOCK_PARAGRAPH:
    case MUSTER_BLOCK_ITEM:
      place_text (pages, block, block->text, get_space_before (pages, block));
      break;

    case MUSTER_BLOCK_LINES:
      place_lines (pages, block);
      break;

    case MUSTER_BLOCK_TABLE:
      place_table (pages, block);
      break;

    case MUSTER_BLOCK_MAP:
      place_map (pages, block);
      break;

    case MUSTER_BLOCK_CHART:
      place (pages, &(Piece) {.block = block, .height = CHART_HEIGHT}, get_space_before (pages, block), 0);
      break;

    case MUSTER_BLOCK_NEW_PAGE:
      if (pages->y > MARGIN)
        {
          turn_page (pages);
        }
      break;
    }
}

/**
 * muster_pages_new:
 * @document: must outlive the pages
 *
 * Returns: (transfer full): the document in pages
 */
MusterPages *
muster_pages_new (const MusterDocument *document,
                  MusterPaper           paper)
{
  static const MusterBlock title = {.kind = MUSTER_BLOCK_HEADING, .level = 0};
  MusterPages *pages = g_new0 (MusterPages, 1);

  pages->title = g_strdup (document->title);
  pages->footer = g_strdup (document->footer);
  pages->context = new_context ();
  pages->tables = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_page_table_free);
  pages->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (pages->pieces, (GDestroyNotify) clear_piece);
  muster_paper_get_size (paper, &pages->width, &pages->height);
  turn_page (pages);
  place_text (pages, &title, document->title, 0);
  for (guint i = 0; i < document->blocks->len; i++)
    {
      place_block (pages, g_ptr_array_index (document->blocks, i));
    }
  return pages;
}

/** muster_pages_free: */
void
muster_pages_free (MusterPages *pages)
{
  g_array_unref (pages->pieces);
  g_ptr_array_unref (pages->tables);
  g_object_unref (pages->context);
  g_free (pages->title);
  g_free (pages->footer);
  g_free (pages);
}

/** muster_pages_count: Returns: how many pages there are, at least one */
guint
muster_pages_count (const MusterPages *pages)
{
  return pages->n_pages;
}

static void
show (cairo_t     *cr,
      PangoLayout *layout,
      MusterInk    ink,
      double       x,
      double       y)
{
  muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_PRINT), ink);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

static void
draw_text (const MusterPages *pages,
           const Piece       *piece,
           cairo_t           *cr)
{
  double indent = piece->block->kind == MUSTER_BLOCK_ITEM ? BULLET_WIDTH : 0;

  if (indent > 0)
    {
      g_autoptr (PangoLayout) bullet = lay_out (pages, get_font (piece->block), "•", BULLET_WIDTH);

      show (cr, bullet, MUSTER_INK_FAINT, MARGIN + 1, piece->y);
    }
  show (cr, piece->layout, MUSTER_INK_TEXT, MARGIN + indent, piece->y);
  if (piece->block->kind == MUSTER_BLOCK_HEADING && piece->block->level == 1)
    {
      muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_PRINT), MUSTER_INK_FAINT);
      cairo_set_line_width (cr, 0.7);
      cairo_move_to (cr, MARGIN, piece->y + piece->height + 1.5);
      cairo_line_to (cr, pages->width - MARGIN, piece->y + piece->height + 1.5);
      cairo_stroke (cr);
    }
}

static void
draw_picture (const MusterPages *pages,
              const Piece       *piece,
              cairo_t           *cr)
{
  double width = pages->width - 2 * MARGIN;

  cairo_save (cr);
  cairo_translate (cr, MARGIN, piece->y);
  if (piece->block->kind == MUSTER_BLOCK_CHART)
    {
      muster_course_draw (piece->block->course, muster_palette_get (MUSTER_PALETTE_PRINT), cr, width, piece->height);
    }
  else
    {
      muster_map_picture_draw (piece->block->world, piece->block->viewer, cr, width, piece->height);
    }
  cairo_restore (cr);
}

static void
draw_footer (const MusterPages *pages,
             guint              page,
             cairo_t           *cr)
{
  g_autofree char *number = g_strdup_printf (_("Page %u of %u"), page + 1, pages->n_pages);
  double width = pages->width - 2 * MARGIN;
  double y = pages->height - MARGIN + 14;
  g_autoptr (PangoLayout) left = lay_out (pages, FOOTER_FONT, pages->footer, width);
  g_autoptr (PangoLayout) right = lay_out (pages, FOOTER_FONT, number, width);

  pango_layout_set_alignment (right, PANGO_ALIGN_RIGHT);
  show (cr, left, MUSTER_INK_FAINT, MARGIN, y);
  show (cr, right, MUSTER_INK_FAINT, MARGIN, y);
}

/** muster_pages_draw: draws a page, from 0, with its left upper corner at the context's origin, on white paper */
void
muster_pages_draw (const MusterPages *pages,
                   guint              page,
                   cairo_t           *cr)
{
  for (guint i = 0; i < pages->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (pages->pieces, Piece, i);

      if (piece->page != page)
        {
          continue;
        }
      if (piece->table != NULL)
        {
          muster_page_table_draw (piece->table, piece->row, cr, MARGIN, piece->y);
        }
      else if (piece->layout != NULL)
        {
          draw_text (pages, piece, cr);
        }
      else
        {
          draw_picture (pages, piece, cr);
        }
    }
  draw_footer (pages, page, cr);
}

/** muster_pages_new_pdf: Returns: (transfer full) (nullable): the pages as a PDF file, or NULL with @error */
GBytes *
muster_pages_new_pdf (const MusterPages *pages,
                      GError           **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (muster_append_to_byte_array, bytes, pages->width,
                                                                  pages->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, pages->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, CREATED);
  for (guint page = 0; page < pages->n_pages; page++)
    {
      muster_pages_draw (pages, page, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_FAILED, _("the pages could not be drawn: %s"),
                   cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
