/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/turn/decision-row.h"

#include "campaign/rulebook.h"
#include "widgets/citation-chip.h"
#include "wording/sentence.h"

#include <glib/gi18n-lib.h>

struct _MusterDecisionRow
{
  GtkWidget parent_instance;

  /* Owned */
  char *decision;
  GtkStringList *options;

  /* Borrowed: a child */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (MusterDecisionRow, muster_decision_row, GTK_TYPE_WIDGET)

static guint chosen_signal;

/** muster_finding_is_decision: Returns: whether @finding names a decision and its options */
gboolean
muster_finding_is_decision (const MusterFinding *finding)
{
  return finding->outcome == MUSTER_NEEDS && muster_finding_get_fact (finding, MUSTER_FACT_WHAT) != NULL &&
         muster_finding_get_fact (finding, MUSTER_FACT_OPTIONS) != NULL;
}

static void
choose_cb (GtkButton         *button,
           MusterDecisionRow *row)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "option"));

  g_signal_emit (row, chosen_signal, 0, row->decision, gtk_string_list_get_string (row->options, index));
}

static void
add_options (MusterDecisionRow *row,
             const char        *options)
{
  g_auto (GStrv) words = g_strsplit (options, "|", -1);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  row->options = gtk_string_list_new ((const char *const *) words);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *label = i == 0 ? g_strdup_printf (_("%s (default)"), words[i]) : g_strdup (words[i]);
      GtkWidget *button = gtk_button_new_with_label (label);

      g_object_set_data (G_OBJECT (button), "option", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (choose_cb), row, 0);
      gtk_box_append (GTK_BOX (buttons), button);
    }
  gtk_box_append (GTK_BOX (row->box), buttons);
}

/** muster_decision_row_new: Returns: (transfer floating): a row for a finding that names a decision */
GtkWidget *
muster_decision_row_new (const MusterFinding *finding,
                         const MusterNames   *names)
{
  MusterDecisionRow *row = g_object_new (MUSTER_TYPE_DECISION_ROW, NULL);
  g_autofree char *sentence = muster_finding_dup_sentence (finding, names);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (sentence);

  row->decision = g_strdup (muster_finding_get_fact (finding, MUSTER_FACT_WHAT)->words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), muster_citation_chip_new (finding->clause->id, NULL));
  gtk_box_append (GTK_BOX (row->box), head);
  add_options (row, muster_finding_get_fact (finding, MUSTER_FACT_OPTIONS)->words);
  return GTK_WIDGET (row);
}

static void
muster_decision_row_dispose (GObject *object)
{
  MusterDecisionRow *row = MUSTER_DECISION_ROW (object);

  g_clear_pointer (&row->box, gtk_widget_unparent);
  g_clear_object (&row->options);
  G_OBJECT_CLASS (muster_decision_row_parent_class)->dispose (object);
}

static void
muster_decision_row_finalize (GObject *object)
{
  g_free (MUSTER_DECISION_ROW (object)->decision);
  G_OBJECT_CLASS (muster_decision_row_parent_class)->finalize (object);
}

static void
muster_decision_row_class_init (MusterDecisionRowClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_decision_row_dispose;
  G_OBJECT_CLASS (class)->finalize = muster_decision_row_finalize;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_DECISION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_decision_row_init (MusterDecisionRow *row)
{
  row->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (row->box, GTK_WIDGET (row));
}
