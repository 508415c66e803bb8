/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/welcome.h"

#include "shell/recent.h"
#include "widgets/contents.h"

struct _MusterWelcome
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *recent_heading;
  GtkBox *recent;
};

G_DEFINE_FINAL_TYPE (MusterWelcome, muster_welcome, GTK_TYPE_WIDGET)

static GtkWidget *
new_recent_button (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);
  GtkWidget *button = gtk_button_new_with_label (name);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_tooltip_text (button, path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-path");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  return button;
}

static void
list_recent (MusterWelcome *welcome)
{
  g_autoptr (GPtrArray) paths = muster_recent_dup_paths ();

  muster_box_clear (welcome->recent);
  for (guint i = 0; i < paths->len; i++)
    {
      gtk_box_append (welcome->recent, new_recent_button (g_ptr_array_index (paths, i)));
    }
  gtk_widget_set_visible (welcome->recent_heading, paths->len > 0);
}

/* Other windows may have opened campaigns since. */
static void
muster_welcome_map (GtkWidget *widget)
{
  list_recent (MUSTER_WELCOME (widget));
  GTK_WIDGET_CLASS (muster_welcome_parent_class)->map (widget);
}

static void
muster_welcome_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_WELCOME);
  G_OBJECT_CLASS (muster_welcome_parent_class)->dispose (object);
}

static void
muster_welcome_class_init (MusterWelcomeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_welcome_dispose;
  widget_class->map = muster_welcome_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/shell/welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWelcome, content);
  gtk_widget_class_bind_template_child (widget_class, MusterWelcome, recent_heading);
  gtk_widget_class_bind_template_child (widget_class, MusterWelcome, recent);
}

static void
muster_welcome_init (MusterWelcome *welcome)
{
  gtk_widget_init_template (GTK_WIDGET (welcome));
}
