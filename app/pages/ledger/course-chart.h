/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/course.h"

#include <gtk/gtk.h>

/** MusterCourseChart: shows how something of the players went, turn by turn; its description says the same in words. */
#define MUSTER_TYPE_COURSE_CHART (muster_course_chart_get_type ())
G_DECLARE_FINAL_TYPE (MusterCourseChart, muster_course_chart, MUSTER, COURSE_CHART, GtkWidget)

void muster_course_chart_take (MusterCourseChart *chart,
                               MusterCourse      *course);
