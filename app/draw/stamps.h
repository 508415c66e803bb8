/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/**
 * MusterStamps: small pictures that are painted once and put down many times: on a screen's surface much quicker than
 * their paths. On other surfaces, such as a page's, and under a scale they are painted each time.
 */
typedef struct _MusterStamps MusterStamps;

/** MusterStampFunc: paints the picture of @subject with its middle at (@x, @y). */
typedef void (*MusterStampFunc) (cairo_t      *cr,
                                 double        x,
                                 double        y,
                                 gconstpointer subject,
                                 gpointer      user_data);

MusterStamps *muster_stamps_new (MusterStampFunc paint,
                                 gpointer        user_data) G_GNUC_WARN_UNUSED_RESULT;
void muster_stamps_free (MusterStamps *stamps);
void muster_stamps_put (MusterStamps *stamps,
                        cairo_t      *cr,
                        gsize         key,
                        gconstpointer subject,
                        double        x,
                        double        y,
                        double        half);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStamps, muster_stamps_free)
