/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/table-sheet-file.h"

#include "draw/table-sheet.h"

#include <glib/gi18n-lib.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#define WIDTH 595.0 /* points: A4 */
#define HEIGHT 842.0
#define PNG_SCALE 2

static MusterTablePicture
get_picture (MusterTableSession  *session,
             const MusterFinding *finding)
{
  return (MusterTablePicture) {
           .scenario = muster_table_session_get_scenario (session),
           .answer = muster_table_session_get_answer (session),
           .finding = finding,
           .palette = muster_palette_get (MUSTER_PALETTE_PRINT),
           .layers = MUSTER_TABLE_ALL,
  };
}

static cairo_surface_t *
new_surface (const char *path)
{
  g_autofree char *lower = g_ascii_strdown (path, -1);

  if (g_str_has_suffix (lower, ".png"))
    {
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, PNG_SCALE * WIDTH, PNG_SCALE * HEIGHT);
    }
  return g_str_has_suffix (lower, ".svg") ? cairo_svg_surface_create (path, WIDTH, HEIGHT)
                                          : cairo_pdf_surface_create (path, WIDTH, HEIGHT);
}

static cairo_status_t
paint (const MusterTablePicture *picture,
       cairo_surface_t          *surface,
       const char               *path)
{
  cairo_t *cr = cairo_create (surface);
  gboolean image = cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE;
  cairo_status_t status;

  if (image)
    {
      cairo_scale (cr, PNG_SCALE, PNG_SCALE);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
    }
  muster_table_sheet_draw (picture, cr, WIDTH, HEIGHT);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && image)
    {
      status = cairo_surface_write_to_png (surface, path);
    }
  return status;
}

/**
 * muster_table_sheet_save:
 * @finding: (nullable): the one that the picture shows
 * @path: of a PDF file, or by its ending of a PNG or SVG file
 *
 * Returns: FALSE with @error if it could not be written
 */
gboolean
muster_table_sheet_save (MusterTableSession  *session,
                         const MusterFinding *finding,
                         const char          *path,
                         GError             **error)
{
  const MusterTablePicture picture = get_picture (session, finding);
  cairo_surface_t *surface = new_surface (path);
  cairo_status_t status = paint (&picture, surface, path);

  cairo_surface_finish (surface);
  status = status != CAIRO_STATUS_SUCCESS ? status : cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("%s could not be written: %s"), path,
                   cairo_status_to_string (status));
    }
  return status == CAIRO_STATUS_SUCCESS;
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              gpointer           picture)
{
  muster_table_sheet_draw (picture, gtk_print_context_get_cairo_context (context),
                           gtk_print_context_get_width (context), gtk_print_context_get_height (context));
}

/** muster_table_sheet_print: asks for a printer and prints; FALSE with @error if that failed */
gboolean
muster_table_sheet_print (MusterTableSession  *session,
                          const MusterFinding *finding,
                          GtkWindow           *parent,
                          GError             **error)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  MusterTablePicture picture = get_picture (session, finding);

  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), &picture);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error) !=
         GTK_PRINT_OPERATION_RESULT_ERROR;
}
