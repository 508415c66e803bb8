/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

#include <cairo.h>
#include <gio/gio.h>

typedef enum
{
  MUSTER_PICTURE_PNG,
  MUSTER_PICTURE_SVG,
} MusterPictureFormat;

GBytes *muster_map_picture_new (MusterWorld        *world,
                                guint32             viewer,
                                MusterPictureFormat format,
                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void muster_map_picture_draw (MusterWorld *world,
                              guint32      viewer,
                              cairo_t     *cr,
                              double       width,
                              double       height);
double muster_map_picture_get_aspect (const MusterWorld *world);
cairo_status_t muster_append_to_byte_array (void         *array,
                                            const guchar *bytes,
                                            guint         n_bytes);
