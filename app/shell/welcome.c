/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/welcome.h"

#include <glib/gi18n-lib.h>

struct _MusterWelcome
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkWidget *recent_heading;
  GtkBox *recent;
};

G_DEFINE_FINAL_TYPE (MusterWelcome, muster_welcome, GTK_TYPE_WIDGET)

#define MAX_RECENT 5

static GtkWidget *
new_recent_button (GtkRecentInfo *info,
                   const char *path)
{
  GtkWidget *button = gtk_button_new_with_label (gtk_recent_info_get_display_name (info));

  gtk_widget_set_tooltip_text (button, path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-path");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  return button;
}

static void
list_recent (MusterWelcome *welcome)
{
  GList *all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint n_listed = 0;

  for (GList *each = all; each != NULL && n_listed < MAX_RECENT; each = each->next)
    {
      g_autofree char *path = g_filename_from_uri (gtk_recent_info_get_uri (each->data), NULL, NULL);

      if (path != NULL && g_str_has_suffix (path, ".muster") && g_file_test (path, G_FILE_TEST_EXISTS))
        {
          gtk_box_append (welcome->recent, new_recent_button (each->data, path));
          n_listed++;
        }
    }
  gtk_widget_set_visible (welcome->recent_heading, n_listed > 0);
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
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
  list_recent (welcome);
}
