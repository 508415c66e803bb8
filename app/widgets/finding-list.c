/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/finding-list.h"

#include "widgets/citation-chip.h"
#include "widgets/contents.h"
#include "wording/sentence.h"
#include "wording/words.h"

struct _MusterFindingList
{
  GtkWidget parent_instance;

  gboolean choosable;

  /* Owned */
  MusterVerdict *verdict; /* (nullable): that the rows speak of */

  /* Borrowed: a child */
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (MusterFindingList, muster_finding_list, GTK_TYPE_WIDGET)

/* A list asks for no more width than a column of text wants. */
#define NATURAL_CHARS 40

static guint chosen_signal;

/* More rows than a person reads would only make the window slow. */
#define MAX_ROWS 200

/** muster_finding_list_new: Returns: (transfer floating): an empty list */
GtkWidget *
muster_finding_list_new (void)
{
  return g_object_new (MUSTER_TYPE_FINDING_LIST, NULL);
}

/** muster_finding_list_clear: takes all rows out */
void
muster_finding_list_clear (MusterFindingList *list)
{
  muster_list_box_clear (GTK_LIST_BOX (list->rows));
}

static const char *
get_icon_name (MusterOutcome outcome)
{
  static const char *const names[] = {
    [MUSTER_PASS] = "object-select-symbolic",
    [MUSTER_FAIL] = "dialog-error-symbolic",
    [MUSTER_NEEDS] = "dialog-question-symbolic",
    [MUSTER_INFO] = "dialog-information-symbolic",
  };

  return names[outcome];
}

static GtkWidget *
new_row (MusterFindingList   *list,
         const MusterFinding *finding,
         const MusterNames   *names)
{
  g_autofree char *sentence = muster_finding_dup_sentence (finding, names);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon_name (finding->outcome));
  GtkWidget *label = gtk_label_new (sentence);

  gtk_widget_set_tooltip_text (icon, muster_outcome_get_title (finding->outcome));
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_outcome_get_title (finding->outcome), -1);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, muster_outcome_get_word (finding->outcome));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NATURAL_CHARS);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), !list->choosable); /* or it would keep the click to itself */
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), muster_citation_chip_new (finding->clause->id,
                                                           finding->ruling != NULL ? finding->ruling->key : NULL));
  return row;
}

static void
append_row (MusterFindingList   *list,
            const MusterFinding *finding,
            GtkWidget           *content)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), list->choosable);
  gtk_widget_set_focusable (row, list->choosable);
  g_object_set_data (G_OBJECT (row), "finding", (gpointer) finding);
  gtk_list_box_append (GTK_LIST_BOX (list->rows), row);
}

static void
activated_cb (GtkListBox        *rows,
              GtkListBoxRow     *row,
              MusterFindingList *list)
{
  g_signal_emit (list, chosen_signal, 0, g_object_get_data (G_OBJECT (row), "finding"));
}

/** muster_finding_list_set_choosable: whether a person can choose one, as "chosen" says; before the list is filled */
void
muster_finding_list_set_choosable (MusterFindingList *list,
                                   gboolean           choosable)
{
  list->choosable = choosable;
}

/** muster_finding_list_show: shows the findings of @verdict, those that failed or are missing first */
void
muster_finding_list_show (MusterFindingList   *list,
                          const MusterVerdict *verdict,
                          const MusterNames   *names)
{
  static const MusterOutcome order[] = {MUSTER_FAIL, MUSTER_NEEDS, MUSTER_PASS, MUSTER_INFO};
  guint n_rows = 0;

  muster_finding_list_clear (list);
  g_clear_pointer (&list->verdict, muster_verdict_unref);
  list->verdict = muster_verdict_ref ((MusterVerdict *) verdict);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      for (guint n = 0; n < muster_verdict_get_n_findings (verdict) && n_rows < MAX_ROWS; n++)
        {
          const MusterFinding *finding = muster_verdict_get_finding (verdict, n);

          if (finding->outcome == order[i])
            {
              append_row (list, finding, new_row (list, finding, names));
              n_rows++;
            }
        }
    }
}

static void
muster_finding_list_dispose (GObject *object)
{
  MusterFindingList *list = MUSTER_FINDING_LIST (object);

  g_clear_pointer (&list->rows, gtk_widget_unparent);
  g_clear_pointer (&list->verdict, muster_verdict_unref);
  G_OBJECT_CLASS (muster_finding_list_parent_class)->dispose (object);
}

static void
muster_finding_list_class_init (MusterFindingListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_finding_list_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_FINDING_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_finding_list_init (MusterFindingList *list)
{
  list->rows = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list->rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list->rows, "findings");
  g_signal_connect (list->rows, "row-activated", G_CALLBACK (activated_cb), list);
  gtk_widget_set_parent (list->rows, GTK_WIDGET (list));
}
