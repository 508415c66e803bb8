/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tabletop page opens, saves, prints: its actions with files.
 */
#include "pages/tabletop/tabletop-files.h"

#include "pages/tabletop/table-sheet-file.h"
#include "session/table-file.h"
#include "widgets/save-dialog.h"

#include <glib/gi18n-lib.h>

static void
fail (MusterTabletopPage *page,
      const GError       *error)
{
  g_signal_emit_by_name (page, "failed", error->message);
}

static void
example_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *name)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  g_autoptr (GError) error = NULL;
  MusterScenario *scenario = muster_table_example_read (g_variant_get_string (name, NULL), &error);

  if (scenario == NULL)
    {
      fail (page, error);
      return;
    }
  muster_tabletop_page_show (page, scenario, 0);
}

static void
open_response_cb (GtkNativeDialog    *dialog,
                  int                 response,
                  MusterTabletopPage *page)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                           ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "page.open-path", "s", path);
    }
  g_object_unref (dialog);
}

static void
open_path_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *path)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  g_autoptr (GError) error = NULL;
  MusterScenario *scenario = muster_table_file_read (g_variant_get_string (path, NULL), &error);

  if (scenario == NULL)
    {
      fail (page, error);
      return;
    }
  muster_tabletop_page_show (page, scenario, 0);
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_("Open Table"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                                              GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Tables"));
  gtk_file_filter_add_pattern (filter, "*.xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
save_to (GtkWidget  *widget,
         const char *path)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!muster_table_file_write (path, muster_table_session_get_scenario (muster_tabletop_page_get_table (page)),
                                &error))
    {
      fail (page, error);
    }
}

static void
save_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  muster_save_dialog_show (widget, _("Save Table"), _("table.xml"), save_to);
}

static void
export_to (GtkWidget  *widget,
           const char *path)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!muster_table_sheet_save (muster_tabletop_page_get_table (page), muster_tabletop_page_get_finding (page), path,
                                &error))
    {
      fail (page, error);
    }
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  muster_save_dialog_show (widget, _("Save Finding as PDF, PNG or SVG"), _("finding.pdf"), export_to);
}

static void
print_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!muster_table_sheet_print (muster_tabletop_page_get_table (page), muster_tabletop_page_get_finding (page),
                                 GTK_WINDOW (gtk_widget_get_root (widget)), &error))
    {
      fail (page, error);
    }
}

/** muster_tabletop_files_install: gives the page's class its actions with files */
void
muster_tabletop_files_install (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "page.example", "s", example_cb);
  gtk_widget_class_install_action (class, "page.open", NULL, open_cb);
  gtk_widget_class_install_action (class, "page.open-path", "s", open_path_cb);
  gtk_widget_class_install_action (class, "page.save", NULL, save_cb);
  gtk_widget_class_install_action (class, "page.export", NULL, export_cb);
  gtk_widget_class_install_action (class, "page.print", NULL, print_cb);
}
