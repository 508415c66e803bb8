/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/ledger/course-chart.h"

#include "report/course-picture.h"
#include "widgets/theme.h"

#define LEAST_WIDTH 300
#define LEAST_HEIGHT 200

struct _MusterCourseChart
{
  GtkWidget parent_instance;

  /* Owned */
  MusterCourse *course; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterCourseChart, muster_course_chart, GTK_TYPE_WIDGET)

/** muster_course_chart_take: shows another course: (transfer full) (nullable) */
void
muster_course_chart_take (MusterCourseChart *chart,
                          MusterCourse      *course)
{
  g_autoptr (MusterTable) table = course != NULL ? muster_course_new_table (course) : NULL;
  g_autofree char *text = table != NULL ? muster_table_dup_text (table) : g_strdup ("");

  g_clear_pointer (&chart->course, muster_course_free);
  chart->course = course;
  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (chart));
}

static void
muster_course_chart_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  MusterCourseChart *chart = MUSTER_COURSE_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (chart->course != NULL)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

      muster_course_draw (chart->course, muster_theme_get_palette (widget), cr, width, height);
      cairo_destroy (cr);
    }
}

static void
muster_course_chart_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

static void
muster_course_chart_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_COURSE_CHART (object)->course, muster_course_free);
  G_OBJECT_CLASS (muster_course_chart_parent_class)->finalize (object);
}

static void
muster_course_chart_class_init (MusterCourseChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = muster_course_chart_finalize;
  widget_class->snapshot = muster_course_chart_snapshot;
  widget_class->measure = muster_course_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
muster_course_chart_init (MusterCourseChart *chart)
{
}
