/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/dialogs.h"

#include <glib/gi18n-lib.h>

/** muster_dialog_say: a message that the person closes; @parent may go on being used */
void
muster_dialog_say (GtkWindow  *parent,
                   const char *heading,
                   const char *body)
{
  GtkWidget *dialog = gtk_message_dialog_new (parent, GTK_DIALOG_DESTROY_WITH_PARENT | GTK_DIALOG_MODAL,
                                              GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s", heading);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", body);
  g_signal_connect (dialog, "response", G_CALLBACK (gtk_window_destroy), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static GtkFileFilter *
new_campaign_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Campaigns"));
  gtk_file_filter_add_pattern (filter, "*.muster");
  return filter;
}

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         chosen)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
      g_autofree char *path = g_file_get_path (file);

      if (path != NULL)
        {
          ((MusterPathChosen) chosen)(gtk_native_dialog_get_transient_for (dialog), path);
        }
    }
  g_object_unref (dialog);
}

static void
choose (GtkWindow           *parent,
        const char          *title,
        GtkFileChooserAction action,
        const char          *suggested,
        MusterPathChosen     chosen)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = new_campaign_filter ();

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  if (suggested != NULL)
    {
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggested);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), (gpointer) chosen);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/** muster_dialog_choose_campaign: asks for a campaign to open */
void
muster_dialog_choose_campaign (GtkWindow       *parent,
                               MusterPathChosen chosen)
{
  choose (parent, _("Open Campaign"), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, chosen);
}

/** muster_dialog_choose_copy: asks where a campaign is to be saved */
void
muster_dialog_choose_copy (GtkWindow       *parent,
                           const char      *suggested,
                           MusterPathChosen chosen)
{
  choose (parent, _("Save Campaign"), GTK_FILE_CHOOSER_ACTION_SAVE, suggested, chosen);
}
