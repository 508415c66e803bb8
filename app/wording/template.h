/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * MusterPlaceFunc: appends what the place {@word} stands for to @text.
 *
 * Returns: whether there is such a thing
 */
typedef gboolean (*MusterPlaceFunc) (GString    *text,
                                     const char *word,
                                     gpointer    user_data);

char *muster_template_fill (const char *template,
                            MusterPlaceFunc fill,
                            gpointer        user_data) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_template_has_place (const char *template,
                                    const char *word);
