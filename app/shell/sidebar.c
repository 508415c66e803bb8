/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/sidebar.h"

#include "pages/page.h"
#include "widgets/naming.h"

#include <glib/gi18n-lib.h>

struct _MusterSidebar
{
  GtkWidget parent_instance;

  /* Borrowed */
  GtkWidget *rows; /* a child: the list box */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (MusterSidebar, muster_sidebar, GTK_TYPE_WIDGET)

static void
show_badge_cb (MusterPage *page,
               GParamSpec *spec,
               gpointer    badge)
{
  GtkWidget *row = gtk_widget_get_ancestor (badge, GTK_TYPE_LIST_BOX_ROW);
  const char *title = g_object_get_data (G_OBJECT (badge), "title");
  guint waiting = muster_page_get_badge (page);
  g_autofree char *count = g_strdup_printf ("%u", waiting);
  g_autofree char *waits = g_strdup_printf (ngettext ("%u waits", "%u wait", waiting), waiting);
  g_autofree char *spoken = waiting > 0 ? g_strdup_printf ("%s, %s", title, waits) : g_strdup (title);

  gtk_label_set_text (badge, count);
  gtk_widget_set_tooltip_text (badge, waits);
  gtk_widget_set_visible (badge, waiting > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static GtkWidget *
new_row (GtkStackPage *stack_page)
{
  MusterPage *page = MUSTER_PAGE (gtk_stack_page_get_child (stack_page));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (gtk_stack_page_get_title (stack_page));
  GtkWidget *badge = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), muster_decoration_new (gtk_stack_page_get_icon_name (stack_page)));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (badge), "title", g_strdup (gtk_stack_page_get_title (stack_page)), g_free);
  g_signal_connect_object (page, "notify::badge", G_CALLBACK (show_badge_cb), badge, 0);
  show_badge_cb (page, NULL, badge);
  return row;
}

static void
select_visible_cb (GtkStack   *stack,
                   GParamSpec *spec,
                   gpointer    data)
{
  MusterSidebar *sidebar = data;
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      if (gtk_selection_model_is_selected (pages, i))
        {
          gtk_list_box_select_row (GTK_LIST_BOX (sidebar->rows),
                                   gtk_list_box_get_row_at_index (GTK_LIST_BOX (sidebar->rows), i));
        }
    }
}

static void
row_selected_cb (GtkListBox    *rows,
                 GtkListBoxRow *row,
                 gpointer       data)
{
  MusterSidebar *sidebar = data;

  if (row != NULL && sidebar->stack != NULL)
    {
      g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (sidebar->stack);

      gtk_selection_model_select_item (pages, gtk_list_box_row_get_index (row), TRUE);
    }
}

/** muster_sidebar_set_stack: lists the pages of @stack, each a MusterPage with title and icon; called once */
void
muster_sidebar_set_stack (MusterSidebar *sidebar,
                          GtkStack      *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      gtk_list_box_append (GTK_LIST_BOX (sidebar->rows), new_row (GTK_STACK_PAGE (page)));
    }
  sidebar->stack = stack;
  g_signal_connect_object (stack, "notify::visible-child", G_CALLBACK (select_visible_cb), sidebar, 0);
  select_visible_cb (stack, NULL, sidebar);
}

static void
muster_sidebar_dispose (GObject *object)
{
  MusterSidebar *sidebar = MUSTER_SIDEBAR (object);

  sidebar->stack = NULL;
  g_clear_pointer (&sidebar->rows, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_sidebar_parent_class)->dispose (object);
}

static void
muster_sidebar_class_init (MusterSidebarClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_sidebar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_sidebar_init (MusterSidebar *sidebar)
{
  sidebar->rows = gtk_list_box_new ();
  gtk_widget_add_css_class (sidebar->rows, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (sidebar->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Pages"), -1);
  g_signal_connect (sidebar->rows, "row-selected", G_CALLBACK (row_selected_cb), sidebar);
  gtk_widget_set_parent (sidebar->rows, GTK_WIDGET (sidebar));
}
