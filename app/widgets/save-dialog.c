/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/save-dialog.h"

typedef struct
{
  GWeakRef widget;
  MusterSavePath save;
} Asking;

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         data)
{
  Asking *asking = data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&asking->widget);

  if (response == GTK_RESPONSE_ACCEPT && widget != NULL)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      g_autofree char *path = g_file_get_path (file);

      if (path != NULL)
        {
          asking->save (widget, path);
        }
    }
  g_weak_ref_clear (&asking->widget);
  g_free (asking);
  g_object_unref (dialog);
}

/**
 * muster_save_dialog_show:
 * @widget: what asks
 * @suggested: a file's name
 *
 * Asks where something is to be saved.
 */
void
muster_save_dialog_show (GtkWidget     *widget,
                         const char    *title,
                         const char    *suggested,
                         MusterSavePath save)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (widget)),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  Asking *asking = g_new0 (Asking, 1);

  g_weak_ref_init (&asking->widget, widget);
  asking->save = save;
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggested);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), asking);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
