/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages as they are drawn, on the screen or into a PDF file.
 */
#include "report/pages.h"

#include "draw/palette.h"
#include "report/course-picture.h"
#include "report/history.h"
#include "report/pages-private.h"
#include "report/picture.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#define FOOTER_FONT "Sans 7.5"
#define CREATED "2000-01-01T00:00:00Z" /* the same document is the same file, byte for byte */

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
draw_text (const MusterPages     *pages,
           const MusterPagePiece *piece,
           cairo_t               *cr)
{
  double indent = piece->block->kind == MUSTER_BLOCK_ITEM ? MUSTER_BULLET_WIDTH : 0;

  if (indent > 0)
    {
      g_autoptr (PangoLayout) bullet = muster_pages_lay_out (pages, muster_page_block_get_font (piece->block), "•",
                                                             MUSTER_BULLET_WIDTH);

      show (cr, bullet, MUSTER_INK_FAINT, MUSTER_PAGE_MARGIN + 1, piece->y);
    }
  show (cr, piece->layout, MUSTER_INK_TEXT, MUSTER_PAGE_MARGIN + indent, piece->y);
  if (piece->block->kind == MUSTER_BLOCK_HEADING && piece->block->level == 1)
    {
      muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_PRINT), MUSTER_INK_FAINT);
      cairo_set_line_width (cr, 0.7);
      cairo_move_to (cr, MUSTER_PAGE_MARGIN, piece->y + piece->height + 1.5);
      cairo_line_to (cr, pages->width - MUSTER_PAGE_MARGIN, piece->y + piece->height + 1.5);
      cairo_stroke (cr);
    }
}

static void
draw_picture (const MusterPages     *pages,
              const MusterPagePiece *piece,
              cairo_t               *cr)
{
  double width = pages->width - 2 * MUSTER_PAGE_MARGIN;

  cairo_save (cr);
  cairo_translate (cr, MUSTER_PAGE_MARGIN, piece->y);
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
  double width = pages->width - 2 * MUSTER_PAGE_MARGIN;
  double y = pages->height - MUSTER_PAGE_MARGIN + 14;
  g_autoptr (PangoLayout) left = muster_pages_lay_out (pages, FOOTER_FONT, pages->footer, width);
  g_autoptr (PangoLayout) right = muster_pages_lay_out (pages, FOOTER_FONT, number, width);

  pango_layout_set_alignment (right, PANGO_ALIGN_RIGHT);
  show (cr, left, MUSTER_INK_FAINT, MUSTER_PAGE_MARGIN, y);
  show (cr, right, MUSTER_INK_FAINT, MUSTER_PAGE_MARGIN, y);
}

/** muster_pages_draw: draws a page, from 0, with its left upper corner at the context's origin, on white paper */
void
muster_pages_draw (const MusterPages *pages,
                   guint              page,
                   cairo_t           *cr)
{
  for (guint i = 0; i < pages->pieces->len; i++)
    {
      const MusterPagePiece *piece = &g_array_index (pages->pieces, MusterPagePiece, i);

      if (piece->page != page)
        {
          continue;
        }
      if (piece->table != NULL)
        {
          muster_page_table_draw (piece->table, piece->row, cr, MUSTER_PAGE_MARGIN, piece->y);
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
