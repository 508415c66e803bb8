/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/stamps.h"

#include <math.h>

struct _MusterStamps
{
  MusterStampFunc paint;
  gpointer user_data;

  GHashTable *pictures; /* Owned: key -> cairo_surface_t */
  double scale;         /* of the device that they were painted for */
};

/** muster_stamps_new: Returns: (transfer full): no stamps yet; each is painted by @paint when it is first needed */
MusterStamps *
muster_stamps_new (MusterStampFunc paint,
                   gpointer        user_data)
{
  MusterStamps *stamps = g_new0 (MusterStamps, 1);

  stamps->paint = paint;
  stamps->user_data = user_data;
  stamps->pictures = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
  return stamps;
}

/** muster_stamps_free: */
void
muster_stamps_free (MusterStamps *stamps)
{
  g_hash_table_unref (stamps->pictures);
  g_free (stamps);
}

/* Pictures serve where a unit of the context is a unit of the surface. */
static gboolean
is_screen (cairo_t *cr)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  return cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE && matrix.xx == 1 &&
         matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0;
}

static cairo_surface_t *
peek_picture (MusterStamps *stamps,
              gsize         key,
              gconstpointer subject,
              double        half)
{
  cairo_surface_t *picture = g_hash_table_lookup (stamps->pictures, GSIZE_TO_POINTER (key));
  int edge = (int) ceil (2 * half * stamps->scale);
  cairo_t *cr;

  if (picture != NULL)
    {
      return picture;
    }
  picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, edge, edge);
  cairo_surface_set_device_scale (picture, stamps->scale, stamps->scale);
  cr = cairo_create (picture);
  stamps->paint (cr, half, half, subject, stamps->user_data);
  cairo_destroy (cr);
  g_hash_table_insert (stamps->pictures, GSIZE_TO_POINTER (key), picture);
  return picture;
}

static void
use_scale (MusterStamps *stamps,
           double        scale)
{
  if (scale != stamps->scale)
    {
      g_hash_table_remove_all (stamps->pictures);
      stamps->scale = scale;
    }
}

/**
 * muster_stamps_put:
 * @key: of the picture
 * @subject: what is to be painted for it
 * @x: the middle
 * @half: half the picture's width and height, with its edges; the same for the same key
 *
 * Puts a picture down, on whole pixels.
 */
void
muster_stamps_put (MusterStamps *stamps,
                   cairo_t      *cr,
                   gsize         key,
                   gconstpointer subject,
                   double        x,
                   double        y,
                   double        half)
{
  double left = x - half, top = y - half;
  double scale, scale_down;

  if (!is_screen (cr))
    {
      stamps->paint (cr, x, y, subject, stamps->user_data);
      return;
    }
  cairo_surface_get_device_scale (cairo_get_target (cr), &scale, &scale_down);
  use_scale (stamps, scale);
  cairo_user_to_device (cr, &left, &top);
  left = round (left * scale) / scale;
  top = round (top * scale) / scale;
  cairo_device_to_user (cr, &left, &top);
  cairo_set_source_surface (cr, peek_picture (stamps, key, subject, half), left, top);
  cairo_paint (cr);
}
