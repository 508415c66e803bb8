/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/command-dialog.h"

#include "campaign/command.h"
#include "shell/argument-field.h"
#include "widgets/finding-list.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _MusterCommandDialog
{
  GtkWindow parent_instance;

  const MusterCommandSpec *spec; /* (nullable): chosen */

  /* Owned */
  MusterSession *session;
  GPtrArray *fields; /* of widgets, borrowed; each knows its key */

  /* Template children */
  GtkSearchEntry *search;
  GtkListBox *commands;
  GtkLabel *summary;
  GtkGrid *arguments;
  GtkLabel *trouble;
  MusterFindingList *findings;
  GtkButton *run;
};

G_DEFINE_FINAL_TYPE (MusterCommandDialog, muster_command_dialog, GTK_TYPE_WINDOW)

static guint decided_signal;

/* Further keys are written out: key=value key="a value" */
#define FURTHER "*"

static char *
dup_text (MusterCommandDialog *dialog)
{
  GString *text = g_string_new (dialog->spec->name);

  for (guint i = 0; i < dialog->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (dialog->fields, i);
      const char *key = g_object_get_data (G_OBJECT (field), "key");
      g_autofree char *value = muster_argument_field_dup_value (field);

      if (strcmp (key, FURTHER) == 0)
        {
          g_string_append_printf (text, " %s", value);
        }
      else if (value[0] != '\0')
        {
          muster_command_append_argument (text, key, value);
        }
    }
  return g_string_free (text, FALSE);
}

static MusterCommand *
new_command (MusterCommandDialog *dialog,
             GError             **error)
{
  g_autofree char *text = dup_text (dialog);

  return muster_command_parse (text, error);
}

static void
show_trouble (MusterCommandDialog *dialog,
              const char          *message)
{
  gtk_label_set_text (dialog->trouble, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (dialog->trouble), message != NULL);
}

/* The verdict on what is filled in. A roll that the verdict took is only a trial: it is rolled when the command is
 * done. */
static void
show_verdict (MusterCommandDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = new_command (dialog, &error);
  g_autoptr (MusterDecision) decision = command != NULL
                                        ? muster_session_try (dialog->session, command, NULL, &error) : NULL;

  show_trouble (dialog, error != NULL ? error->message : NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (dialog->run),
                            decision != NULL && muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL);
  if (decision != NULL)
    {
      MusterNames names = MUSTER_NAMES_ACROSS (decision->after, muster_session_get_world (dialog->session));

      muster_finding_list_show (dialog->findings, decision->verdict, &names);
    }
  else
    {
      muster_finding_list_clear (dialog->findings);
    }
}

static void
add_field (MusterCommandDialog      *dialog,
           const MusterArgumentSpec *spec,
           int                       row)
{
  gboolean further = strcmp (spec->key, FURTHER) == 0;
  GtkWidget *label = gtk_label_new (further ? _("further, key=value") : spec->key);
  GtkWidget *field = muster_argument_field_new (spec, muster_session_get_world (dialog->session));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  g_object_set_data_full (G_OBJECT (field), "key", g_strdup (spec->key), g_free);
  g_signal_connect_object (field, muster_argument_field_get_signal (field), G_CALLBACK (show_verdict), dialog,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_grid_attach (dialog->arguments, label, 0, row, 1, 1);
  gtk_grid_attach (dialog->arguments, field, 1, row, 1, 1);
  g_ptr_array_add (dialog->fields, field);
}

static void
clear_fields (MusterCommandDialog *dialog)
{
  GtkWidget *child;

  g_ptr_array_set_size (dialog->fields, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (dialog->arguments))) != NULL)
    {
      gtk_grid_remove (dialog->arguments, child);
    }
}

static void
show_command (MusterCommandDialog     *dialog,
              const MusterCommandSpec *spec)
{
  const char *rest = spec->arguments;
  MusterArgumentSpec argument;

  dialog->spec = spec;
  clear_fields (dialog);
  gtk_label_set_text (dialog->summary, _(spec->summary));
  for (int row = 0; muster_argument_spec_next (&rest, &argument); row++)
    {
      add_field (dialog, &argument, row);
    }
  show_verdict (dialog);
}

static void
command_selected_cb (GtkListBox          *commands,
                     GtkListBoxRow       *row,
                     MusterCommandDialog *dialog)
{
  if (row != NULL)
    {
      show_command (dialog, g_object_get_data (G_OBJECT (row), "spec"));
    }
}

static void
run_ready_cb (GObject      *session,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (MusterCommandDialog) dialog = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDecision) decision = muster_session_run_finish (MUSTER_SESSION (session), result, &error);

  if (decision == NULL)
    {
      show_trouble (dialog, error->message);
      return;
    }
  g_signal_emit (dialog, decided_signal, 0, decision);
  if (muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL)
    {
      gtk_window_close (GTK_WINDOW (dialog));
    }
}

static void
run_cb (MusterCommandDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = new_command (dialog, &error);

  if (command == NULL)
    {
      show_trouble (dialog, error->message);
      return;
    }
  muster_session_run_async (dialog->session, command, NULL, NULL, run_ready_cb, g_object_ref (dialog));
}

static gboolean
is_wanted_cb (GtkListBoxRow *row,
              gpointer       data)
{
  MusterCommandDialog *dialog = data;
  const MusterCommandSpec *spec = g_object_get_data (G_OBJECT (row), "spec");
  MusterStep step = muster_world_get_campaign (muster_session_get_world (dialog->session))->step;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (dialog->search)), -1);
  g_autofree char *summary = g_utf8_casefold (_(spec->summary), -1);

  return (spec->steps & (1u << step)) && (strstr (spec->name, wanted) != NULL || strstr (summary, wanted) != NULL);
}

static void
search_cb (MusterCommandDialog *dialog)
{
  gtk_list_box_invalidate_filter (dialog->commands);
}

static void
list_commands (MusterCommandDialog *dialog)
{
  guint n_specs;
  const MusterCommandSpec *specs = muster_command_specs (&n_specs);

  for (guint i = 0; i < n_specs; i++)
    {
      GtkWidget *label = gtk_label_new (specs[i].name);
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_set_tooltip_text (row, _(specs[i].summary));
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      g_object_set_data (G_OBJECT (row), "spec", (gpointer) &specs[i]);
      gtk_list_box_append (dialog->commands, row);
    }
  gtk_list_box_set_filter_func (dialog->commands, is_wanted_cb, dialog, NULL);
}

/** muster_command_dialog_choose: chooses the command of that name */
void
muster_command_dialog_choose (MusterCommandDialog *dialog,
                              const char          *command)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (dialog->commands)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const MusterCommandSpec *spec = g_object_get_data (G_OBJECT (row), "spec");

      if (spec != NULL && strcmp (spec->name, command) == 0)
        {
          gtk_list_box_select_row (dialog->commands, GTK_LIST_BOX_ROW (row));
        }
    }
}

/** muster_command_dialog_new: Returns: (transfer none): the dialog, not shown yet */
GtkWidget *
muster_command_dialog_new (GtkWindow     *parent,
                           MusterSession *session)
{
  MusterCommandDialog *dialog = g_object_new (MUSTER_TYPE_COMMAND_DIALOG, "transient-for", parent, NULL);

  dialog->session = g_object_ref (session);
  list_commands (dialog);
  return GTK_WIDGET (dialog);
}

static void
muster_command_dialog_dispose (GObject *object)
{
  MusterCommandDialog *dialog = MUSTER_COMMAND_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_COMMAND_DIALOG);
  g_clear_object (&dialog->session);
  g_clear_pointer (&dialog->fields, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_command_dialog_parent_class)->dispose (object);
}

static void
muster_command_dialog_class_init (MusterCommandDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_command_dialog_dispose;
  decided_signal = g_signal_new ("decided", MUSTER_TYPE_COMMAND_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/shell/command-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, search);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, commands);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, arguments);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, findings);
  gtk_widget_class_bind_template_child (widget_class, MusterCommandDialog, run);
  gtk_widget_class_bind_template_callback (widget_class, command_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, run_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_command_dialog_init (MusterCommandDialog *dialog)
{
  g_type_ensure (MUSTER_TYPE_FINDING_LIST);
  dialog->fields = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (dialog));
}
