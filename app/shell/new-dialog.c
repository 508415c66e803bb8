/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/new-dialog.h"

#include "campaign/argument.h"
#include "session/board.h"
#include "session/session.h"
#include "shell/dialogs.h"
#include "widgets/save-dialog.h"

#include <glib/gi18n-lib.h>

struct _MusterNewDialog
{
  GtkWindow parent_instance;

  /* Template children */
  GtkEntry *name;
  GtkSpinButton *columns;
  GtkSpinButton *rows;
  GtkCheckButton *drawn;
  GtkButton *create;
};

G_DEFINE_FINAL_TYPE (MusterNewDialog, muster_new_dialog, GTK_TYPE_WINDOW)

static void
create_cb (GtkWidget  *widget,
           const char *path)
{
  MusterNewDialog *dialog = MUSTER_NEW_DIALOG (widget);
  g_autoptr (GBytes) xml = muster_board_lay_out (gtk_editable_get_text (GTK_EDITABLE (dialog->name)),
                                                 gtk_spin_button_get_value_as_int (dialog->columns),
                                                 gtk_spin_button_get_value_as_int (dialog->rows),
                                                 g_random_int (), gtk_check_button_get_active (dialog->drawn));
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSession) session = muster_session_create (path, xml, path, TRUE, &error);

  if (session == NULL || !muster_session_close (session, &error))
    {
      muster_dialog_say (GTK_WINDOW (dialog), _("The campaign could not be made"), error->message);
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-path", "s", path);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
choose_place_cb (MusterNewDialog *dialog)
{
  g_autofree char *file = g_strconcat (gtk_editable_get_text (GTK_EDITABLE (dialog->name)), ".muster", NULL);

  g_strdelimit (file, "/", '-');
  muster_save_dialog_show (GTK_WIDGET (dialog), _("Keep the Campaign As"), file, create_cb);
}

static void
name_changed_cb (MusterNewDialog *dialog)
{
  gtk_widget_set_sensitive (GTK_WIDGET (dialog->create),
                            muster_name_is_valid (gtk_editable_get_text (GTK_EDITABLE (dialog->name))));
}

/** muster_new_dialog_new: Returns: (transfer none): the dialog, not shown yet; the new campaign opens beside @parent */
GtkWidget *
muster_new_dialog_new (GtkWindow *parent)
{
  return g_object_new (MUSTER_TYPE_NEW_DIALOG, "transient-for", parent, NULL);
}

static void
muster_new_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_NEW_DIALOG);
  G_OBJECT_CLASS (muster_new_dialog_parent_class)->dispose (object);
}

static void
muster_new_dialog_class_init (MusterNewDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_new_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/shell/new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterNewDialog, name);
  gtk_widget_class_bind_template_child (widget_class, MusterNewDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, MusterNewDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, MusterNewDialog, drawn);
  gtk_widget_class_bind_template_child (widget_class, MusterNewDialog, create);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_place_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_new_dialog_init (MusterNewDialog *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}
