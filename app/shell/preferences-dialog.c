/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/preferences-dialog.h"

#include "widgets/preferences.h"

struct _MusterPreferencesDialog
{
  GtkWindow parent_instance;

  /* Template children */
  GtkDropDown *paper;
  GtkDropDown *colours;
};

G_DEFINE_FINAL_TYPE (MusterPreferencesDialog, muster_preferences_dialog, GTK_TYPE_WINDOW)

/** muster_preferences_dialog_new: Returns: (transfer none): the dialog, not shown yet */
GtkWidget *
muster_preferences_dialog_new (GtkWindow *parent,
                               GSettings *settings)
{
  MusterPreferencesDialog *dialog = g_object_new (MUSTER_TYPE_PREFERENCES_DIALOG, "transient-for", parent, NULL);

  muster_preferences_bind (settings, "paper", dialog->paper);
  muster_preferences_bind (settings, "colour-scheme", dialog->colours);
  return GTK_WIDGET (dialog);
}

static void
muster_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_PREFERENCES_DIALOG);
  G_OBJECT_CLASS (muster_preferences_dialog_parent_class)->dispose (object);
}

static void
muster_preferences_dialog_class_init (MusterPreferencesDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_preferences_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/shell/preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreferencesDialog, paper);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferencesDialog, colours);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_preferences_dialog_init (MusterPreferencesDialog *dialog)
{
  gtk_widget_init_template (GTK_WIDGET (dialog));
}
