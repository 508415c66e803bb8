/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/course-picture.h"

#include "draw/chart.h"
#include "report/picture.h"

#include <glib/gi18n-lib.h>

#define WIDTH 640
#define HEIGHT 320

/** muster_course_draw: draws the course as a chart with a line for each player, at the context's origin */
void
muster_course_draw (const MusterCourse  *course,
                    const MusterPalette *palette,
                    cairo_t             *cr,
                    double               width,
                    double               height)
{
  g_autofree MusterChartLine *lines = g_new0 (MusterChartLine, MAX (course->players->len, 1));
  const MusterChart chart = {
    .title = muster_course_get_title (course->measure), .first_turn = course->first_turn,
    .n_turns = course->n_turns, .lines = lines, .n_lines = course->players->len,
  };

  for (guint i = 0; i < course->players->len; i++)
    {
      const MusterPlayer *player = muster_world_get_player (course->world,
                                                            g_array_index (course->players, guint32, i));

      lines[i].name = player->name;
      lines[i].colour = muster_palette_get_player (palette, player);
      lines[i].values = course->values + (gsize) i * course->n_turns;
    }
  muster_chart_draw (&chart, palette, cr, width, height);
}

/** muster_course_new_png: Returns: (transfer full) (nullable): the chart as a PNG file, or NULL with @error */
GBytes *
muster_course_new_png (const MusterCourse *course,
                       GError            **error)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status;

  muster_course_draw (course, muster_palette_get (MUSTER_PALETTE_LIGHT), cr, WIDTH, HEIGHT);
  cairo_destroy (cr);
  status = cairo_surface_write_to_png_stream (surface, muster_append_to_byte_array, bytes);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_FAILED, _("the chart could not be drawn: %s"),
                   cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
