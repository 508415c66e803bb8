/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/palette.h"
#include "report/course.h"

#include <gio/gio.h>

void muster_course_draw (const MusterCourse  *course,
                         const MusterPalette *palette,
                         cairo_t             *cr,
                         double               width,
                         double               height);
GBytes *muster_course_new_png (const MusterCourse *course,
                               GError            **error) G_GNUC_WARN_UNUSED_RESULT;
