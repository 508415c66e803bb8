/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/turn/turn-page.h"

#include "campaign/finish.h"
#include "pages/turn/decision-row.h"
#include "widgets/contents.h"
#include "widgets/finding-account.h"
#include "widgets/naming.h"
#include "wording/gist.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _MusterTurnPage
{
  MusterPage parent_instance;

  MusterStep step;   /* that is shown */
  gboolean stale;    /* what is shown is of an earlier world */

  /* Template children */
  GtkListBox *steps;
  GtkLabel *heading;
  GtkLabel *subheading;
  GtkBox *decisions;
  GtkWidget *decisions_part;
  GtkBox *findings;
  GtkWidget *nothing;
  GtkButton *finish;
  GtkButton *finish_defaults;
};

G_DEFINE_FINAL_TYPE (MusterTurnPage, muster_turn_page, MUSTER_TYPE_PAGE)

static MusterStep
get_current_step (MusterTurnPage *page)
{
  return muster_world_get_campaign (muster_page_get_world (MUSTER_PAGE (page)))->step;
}

/* The entry in which the step was finished in this turn, NULL if it was not yet. */
static MusterJournalEntry *
find_finished (MusterTurnPage *page,
               MusterStep      step)
{
  MusterSession *session = muster_page_get_session (MUSTER_PAGE (page));
  g_autoptr (GPtrArray) acts = muster_journal_dup_in_force (muster_session_get_journal (session));
  int turn = muster_world_get_campaign (muster_session_get_world (session))->turn;
  g_autoptr (MusterCommand) finish = muster_finish_new_command (step, FALSE);
  g_autofree char *text = muster_command_dup_text (finish);

  for (guint i = acts->len; i > 0; i--)
    {
      MusterJournalEntry *entry = g_ptr_array_index (acts, i - 1);

      if (entry->turn == turn && entry->step == step && g_str_has_prefix (entry->command, text))
        {
          return muster_journal_find (muster_session_get_journal (session), entry->id);
        }
    }
  return NULL;
}

static void
chosen_cb (MusterDecisionRow *row,
           const char        *decision,
           const char        *option,
           MusterTurnPage    *page)
{
  g_autoptr (GString) text = g_string_new ("choose");

  muster_command_append_argument (text, "decision", decision);
  muster_command_append_argument (text, "option", option);
  muster_page_run_text (MUSTER_PAGE (page), text->str);
}

static guint
show_decisions (MusterTurnPage      *page,
                const MusterVerdict *verdict,
                const MusterNames   *names)
{
  guint n_decisions = 0;

  muster_box_clear (page->decisions);
  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (muster_finding_is_decision (finding))
        {
          GtkWidget *row = muster_decision_row_new (finding, names);

          g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), page, 0);
          gtk_box_append (page->decisions, row);
          n_decisions++;
        }
    }
  gtk_widget_set_visible (page->decisions_part, n_decisions > 0);
  return n_decisions;
}

static void
show_findings (MusterTurnPage      *page,
               const MusterVerdict *verdict,
               MusterWorld         *after)
{
  MusterNames names = MUSTER_NAMES_ACROSS (muster_page_get_world (MUSTER_PAGE (page)), after);
  guint n_decisions = show_decisions (page, verdict, &names);

  muster_finding_account_fill (page->findings, verdict, &names);
  gtk_widget_set_visible (page->nothing, muster_verdict_get_n_findings (verdict) == 0);
  gtk_widget_set_visible (GTK_WIDGET (page->finish_defaults), n_decisions > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (page->finish), muster_verdict_get_status (verdict) == MUSTER_LEGAL);
}

/* What the step would do, or what stands against it. */
static void
show_forecast (MusterTurnPage *page)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_finish_new_command (page->step, FALSE);
  g_autoptr (MusterDecision) decision = muster_session_try (muster_page_get_session (MUSTER_PAGE (page)), command,
                                                            NULL, &error);

  gtk_label_set_text (page->subheading, _("What will happen"));
  if (decision == NULL)
    {
      gtk_label_set_text (page->subheading, error->message);
      muster_finding_account_clear (page->findings);
      return;
    }
  show_findings (page, decision->verdict, decision->after);
}

static void
show_no_step (MusterTurnPage *page,
              const char     *message)
{
  muster_box_clear (page->decisions);
  gtk_widget_set_visible (page->decisions_part, FALSE);
  gtk_widget_set_visible (page->nothing, FALSE);
  gtk_label_set_text (page->subheading, message);
  muster_finding_account_clear (page->findings);
}

static void
show_step (MusterTurnPage *page)
{
  MusterStep current = get_current_step (page);
  MusterJournalEntry *finished;

  page->stale = FALSE;
  gtk_label_set_text (page->heading, muster_step_get_heading (page->step));
  gtk_widget_set_visible (GTK_WIDGET (page->finish), page->step == current && current != MUSTER_STEP_SETUP);
  gtk_widget_set_visible (GTK_WIDGET (page->finish_defaults), FALSE);
  if (page->step == current && current != MUSTER_STEP_SETUP)
    {
      show_forecast (page);
      return;
    }
  finished = find_finished (page, page->step);
  if (finished == NULL)
    {
      show_no_step (page, page->step > current ? _("This step is still to come.")
                                               : _("This turn began after this step."));
      return;
    }
  gtk_label_set_text (page->subheading, _("What happened"));
  show_findings (page, finished->verdict, NULL);
}

static GtkWidget *
new_step_row (MusterStep step,
              MusterStep current)
{
  static const char *const icons[] = {"object-select-symbolic", "media-playback-start-symbolic",
                                      "content-loading-symbolic"};
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *icon = muster_decoration_new (icons[step < current ? 0 : step == current ? 1 : 2]);
  GtkWidget *label = gtk_label_new (muster_step_get_heading (step));
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *spoken = g_strdup_printf ("%s, %s", muster_step_get_heading (step),
                                             step < current ? _("done") : step == current ? _("under way") : _("to come"));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
list_steps (MusterTurnPage *page)
{
  MusterStep current = get_current_step (page);

  page->step = MAX (current, MUSTER_FIRST_STEP);
  muster_list_box_clear (page->steps);
  for (MusterStep step = MUSTER_FIRST_STEP; step <= MUSTER_LAST_STEP; step++)
    {
      gtk_list_box_append (page->steps, new_step_row (step, current));
    }
  gtk_list_box_select_row (page->steps, gtk_list_box_get_row_at_index (page->steps, page->step - MUSTER_FIRST_STEP));
}

static void
step_selected_cb (GtkListBox     *steps,
                  GtkListBoxRow  *row,
                  MusterTurnPage *page)
{
  if (row == NULL || muster_page_get_world (MUSTER_PAGE (page)) == NULL)
    {
      return;
    }
  page->step = MUSTER_FIRST_STEP + gtk_list_box_row_get_index (row);
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    {
      show_step (page);
    }
}

static void
finish_cb (MusterTurnPage *page)
{
  g_autoptr (MusterCommand) command = muster_finish_new_command (page->step, FALSE);

  muster_page_run_command (MUSTER_PAGE (page), command);
}

static void
finish_defaults_cb (MusterTurnPage *page)
{
  g_autoptr (MusterCommand) command = muster_finish_new_command (page->step, TRUE);

  muster_page_run_command (MUSTER_PAGE (page), command);
}

static void
muster_turn_page_world_changed (MusterPage  *page,
                                MusterWorld *before,
                                MusterWorld *after)
{
  MusterTurnPage *self = MUSTER_TURN_PAGE (page);

  list_steps (self);
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    {
      show_step (self);
    }
}

/* A forecast may take its time in a large campaign, so it is made only for who looks at it. */
static void
muster_turn_page_map (GtkWidget *widget)
{
  MusterTurnPage *page = MUSTER_TURN_PAGE (widget);

  GTK_WIDGET_CLASS (muster_turn_page_parent_class)->map (widget);
  if (page->stale && muster_page_get_world (MUSTER_PAGE (page)) != NULL)
    {
      show_step (page);
    }
}

static void
muster_turn_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_TURN_PAGE);
  G_OBJECT_CLASS (muster_turn_page_parent_class)->dispose (object);
}

static void
muster_turn_page_class_init (MusterTurnPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_turn_page_dispose;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_turn_page_world_changed;
  widget_class->map = muster_turn_page_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/turn/turn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, steps);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, subheading);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, decisions);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, decisions_part);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, findings);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, finish);
  gtk_widget_class_bind_template_child (widget_class, MusterTurnPage, finish_defaults);
  gtk_widget_class_bind_template_callback (widget_class, step_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish_defaults_cb);
}

static void
muster_turn_page_init (MusterTurnPage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
}
