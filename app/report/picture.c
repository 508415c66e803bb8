/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/picture.h"

#include "draw/hex-map.h"
#include "report/history.h"

#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

#define MARGIN 12.0
#define RADIUS 44.0
#define EDGE_MAX 8000.0 /* of a picture, in pixels: wider maps have smaller hexes */

static double
choose_radius (const MusterWorld *world)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);

  return MIN (RADIUS, muster_hex_layout_fit (campaign->columns, campaign->rows, MARGIN, EDGE_MAX, EDGE_MAX));
}

static MusterHexMap *
new_map (MusterWorld      *world,
         guint32           viewer,
         MusterPaletteKind palette,
         double            radius,
         double            margin)
{
  MusterHexMap *map = muster_hex_map_new (world, muster_palette_get (palette), radius, margin,
                                          MUSTER_MAP_ALL_BUT_SUPPLY);

  muster_hex_map_set_viewer (map, viewer);
  return map;
}

/** muster_append_to_byte_array: a cairo_write_func_t that adds to a GByteArray */
cairo_status_t
muster_append_to_byte_array (void         *array,
                             const guchar *bytes,
                             guint         n_bytes)
{
  g_byte_array_append (array, bytes, n_bytes);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
new_surface (MusterPictureFormat format,
             double              width,
             double              height,
             GByteArray         *bytes)
{
  cairo_surface_t *surface;

  if (format == MUSTER_PICTURE_PNG)
    {
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width + 1, (int) height + 1);
    }
  surface = cairo_svg_surface_create_for_stream (muster_append_to_byte_array, bytes, width, height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  return surface;
}

static cairo_status_t
finish (cairo_surface_t    *surface,
        MusterPictureFormat format,
        GByteArray         *bytes)
{
  if (format == MUSTER_PICTURE_PNG)
    {
      return cairo_surface_write_to_png_stream (surface, muster_append_to_byte_array, bytes);
    }
  cairo_surface_finish (surface);
  return cairo_surface_status (surface);
}

/**
 * muster_map_picture_new:
 * @viewer: key of the player whose plots are shown, 0 for those of all
 *
 * Returns: (transfer full) (nullable): the map as a file's contents, or NULL with @error
 */
GBytes *
muster_map_picture_new (MusterWorld        *world,
                        guint32             viewer,
                        MusterPictureFormat format,
                        GError            **error)
{
  g_autoptr (MusterHexMap) map = new_map (world, viewer, MUSTER_PALETTE_LIGHT, choose_radius (world), MARGIN);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  double width, height;
  cairo_t *cr;

  muster_hex_layout_get_size (muster_hex_map_get_layout (map), &width, &height);
  surface = new_surface (format, width, height, bytes);
  cr = cairo_create (surface);
  muster_set_ink (cr, muster_palette_get (MUSTER_PALETTE_LIGHT), MUSTER_INK_PAPER);
  cairo_paint (cr);
  muster_hex_map_draw (map, cr);
  cairo_destroy (cr);
  status = finish (surface, format, bytes);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_FAILED, _("the map could not be drawn: %s"),
                   cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/** muster_map_picture_draw: draws the map for paper, as large as it fits into that space, at the context's origin */
void
muster_map_picture_draw (MusterWorld *world,
                         guint32      viewer,
                         cairo_t     *cr,
                         double       width,
                         double       height)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  double radius = muster_hex_layout_fit (campaign->columns, campaign->rows, 1, width, height);
  g_autoptr (MusterHexMap) map = new_map (world, viewer, MUSTER_PALETTE_PRINT, radius, 1);

  muster_hex_map_draw (map, cr);
}

/** muster_map_picture_get_aspect: Returns: the map's height, as a part of its width */
double
muster_map_picture_get_aspect (const MusterWorld *world)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  const MusterHexLayout layout = {1, 0, campaign->columns, campaign->rows};
  double width, height;

  muster_hex_layout_get_size (&layout, &width, &height);
  return height / width;
}
