/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mail that is dropped as a file. Dropped text is the text view's own affair.
 */
#include "pages/orders/mail-drop.h"

#include <glib/gi18n-lib.h>

#define MAX_BYTES (1024 * 1024)

/** MailDrop: where a dropped file goes. */
typedef struct
{
  MusterMailDropped dropped;
  GtkWidget *page; /* Borrowed: above the target */
} MailDrop;

/* Old mail programs write Windows-1252, in which every byte means something. */
static char *
dup_utf8 (const char *contents,
          gsize       length)
{
  g_autofree char *converted = NULL;

  if (g_utf8_validate (contents, length, NULL))
    {
      return g_strndup (contents, length);
    }
  converted = g_convert_with_fallback (contents, length, "UTF-8", "WINDOWS-1252", "?", NULL, NULL, NULL);
  return converted != NULL ? g_steal_pointer (&converted) : g_utf8_make_valid (contents, length);
}

static void
read_cb (GObject      *file,
         GAsyncResult *result,
         gpointer      data)
{
  g_autofree MailDrop *drop = data;
  g_autoptr (GtkWidget) page = drop->page;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  if (!g_file_load_contents_finish (G_FILE (file), result, &contents, &length, NULL, &error))
    {
      drop->dropped (page, NULL, error->message);
    }
  else if (length > MAX_BYTES)
    {
      drop->dropped (page, NULL, _("The file is too large for a mail: drop a text file"));
    }
  else
    {
      g_autofree char *text = dup_utf8 (contents, length);

      drop->dropped (page, text, NULL);
    }
}

static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         MailDrop      *drop)
{
  const GSList *files = g_value_get_boxed (value);
  MailDrop *reading;

  if (files == NULL)
    {
      return FALSE;
    }
  reading = g_new (MailDrop, 1);
  reading->dropped = drop->dropped;
  reading->page = g_object_ref (drop->page);
  g_file_load_contents_async (files->data, NULL, read_cb, reading);
  return TRUE;
}

/** muster_mail_drop_install: from now on @dropped hears the text of a file that is dropped on @target */
void
muster_mail_drop_install (GtkWidget        *target,
                          GtkWidget        *page,
                          MusterMailDropped dropped)
{
  GtkDropTarget *controller = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  MailDrop *drop = g_new (MailDrop, 1);

  drop->dropped = dropped;
  drop->page = page;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (controller), GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "drop", G_CALLBACK (drop_cb), drop, (GClosureNotify) (GCallback) g_free, 0);
  gtk_widget_add_controller (target, GTK_EVENT_CONTROLLER (controller));
}
