/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/verdict-bar.h"

#include "widgets/finding-list.h"
#include "wording/sentence.h"

#include <glib/gi18n-lib.h>

struct _MusterVerdictBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkBox *box;
  GtkImage *icon;
  GtkLabel *message;
  GtkMenuButton *why;
  MusterFindingList *findings;
};

G_DEFINE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, GTK_TYPE_WIDGET)

static void
show_status (MusterVerdictBar *bar,
             const char       *icon_name,
             const char       *style,
             const char       *message)
{
  gtk_image_set_from_icon_name (bar->icon, icon_name);
  gtk_widget_set_css_classes (GTK_WIDGET (bar->icon), (const char *[]) {style, NULL});
  gtk_label_set_text (bar->message, message);
  gtk_widget_set_tooltip_text (GTK_WIDGET (bar->message), message);
}

/* The first finding that stands for the whole verdict. */
static const MusterFinding *
find_deciding (const MusterVerdict *verdict)
{
  MusterOutcome wanted = muster_verdict_get_status (verdict) == MUSTER_ILLEGAL ? MUSTER_FAIL : MUSTER_NEEDS;

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (finding->outcome == wanted)
        {
          return finding;
        }
    }
  return NULL;
}

/**
 * muster_verdict_dup_deciding: Returns: (transfer full) (nullable): the sentence of the first finding that stands for a
 *   verdict that is not LEGAL
 */
char *
muster_verdict_dup_deciding (const MusterVerdict *verdict,
                             const MusterNames   *names)
{
  const MusterFinding *deciding = find_deciding (verdict);

  return deciding != NULL ? muster_finding_dup_sentence (deciding, names) : NULL;
}

/**
 * muster_verdict_bar_show_verdict:
 * @done: what was done, said when the verdict is LEGAL
 */
void
muster_verdict_bar_show_verdict (MusterVerdictBar    *bar,
                                 const MusterVerdict *verdict,
                                 const MusterNames   *names,
                                 const char          *done)
{
  g_autofree char *sentence = muster_verdict_dup_deciding (verdict, names);

  switch (muster_verdict_get_status (verdict))
    {
    case MUSTER_LEGAL:
      show_status (bar, "object-select-symbolic", "pass", done);
      break;

    case MUSTER_ILLEGAL:
      show_status (bar, "dialog-error-symbolic", "fail", sentence);
      break;

    case MUSTER_UNDECIDED:
      show_status (bar, "dialog-question-symbolic", "needs", sentence);
      break;
    }
  muster_finding_list_show (bar->findings, verdict, names);
  gtk_widget_set_visible (GTK_WIDGET (bar->why), muster_verdict_get_n_findings (verdict) > 0);
}

/** muster_verdict_bar_show_message: says something that no rule decided */
void
muster_verdict_bar_show_message (MusterVerdictBar *bar,
                                 const char       *message,
                                 gboolean          failed)
{
  show_status (bar, failed ? "dialog-error-symbolic" : "dialog-information-symbolic",
               failed ? "fail" : "info", message);
  muster_finding_list_clear (bar->findings);
  gtk_widget_set_visible (GTK_WIDGET (bar->why), FALSE);
}

static void
muster_verdict_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_VERDICT_BAR);
  G_OBJECT_CLASS (muster_verdict_bar_parent_class)->dispose (object);
}

static void
muster_verdict_bar_class_init (MusterVerdictBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_verdict_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/widgets/verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, box);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, message);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, why);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, findings);
}

static void
muster_verdict_bar_init (MusterVerdictBar *bar)
{
  g_type_ensure (MUSTER_TYPE_FINDING_LIST);
  gtk_widget_init_template (GTK_WIDGET (bar));
}
