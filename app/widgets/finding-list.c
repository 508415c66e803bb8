/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/finding-list.h"

#include "widgets/citation-chip.h"
#include "wording/sentence.h"
#include "wording/words.h"

struct _MusterFindingList
{
  GtkWidget parent_instance;

  /* Borrowed: a child */
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (MusterFindingList, muster_finding_list, GTK_TYPE_WIDGET)

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
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (list->rows)) != NULL)
    {
      gtk_box_remove (GTK_BOX (list->rows), row);
    }
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
new_row (const MusterFinding *finding,
         const MusterNames   *names)
{
  g_autofree char *sentence = muster_finding_dup_sentence (finding, names);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon_name (finding->outcome));
  GtkWidget *label = gtk_label_new (sentence);

  gtk_widget_set_tooltip_text (icon, muster_outcome_get_title (finding->outcome));
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, muster_outcome_get_word (finding->outcome));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), muster_citation_chip_new (finding->clause->id,
                                                           finding->ruling != NULL ? finding->ruling->key : NULL));
  return row;
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
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      for (guint n = 0; n < muster_verdict_get_n_findings (verdict) && n_rows < MAX_ROWS; n++)
        {
          const MusterFinding *finding = muster_verdict_get_finding (verdict, n);

          if (finding->outcome == order[i])
            {
              gtk_box_append (GTK_BOX (list->rows), new_row (finding, names));
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
  G_OBJECT_CLASS (muster_finding_list_parent_class)->dispose (object);
}

static void
muster_finding_list_class_init (MusterFindingListClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_finding_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_finding_list_init (MusterFindingList *list)
{
  list->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (list->rows, GTK_WIDGET (list));
}
