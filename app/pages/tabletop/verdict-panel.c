/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/verdict-panel.h"

#include "draw/table.h"
#include "pages/tabletop/table-fields.h"
#include "widgets/citation-chip.h"
#include "widgets/finding-list.h"
#include "wording/names.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _MusterVerdictPanel
{
  GtkWidget parent_instance;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed: of the session's answer */
  const MusterFinding *finding;

  /* Borrowed: children */
  GtkWidget *content;
  MusterFindingList *findings;
  GtkExpander *sways_expander;
  GtkWidget *sways;
};

G_DEFINE_FINAL_TYPE (MusterVerdictPanel, muster_verdict_panel, GTK_TYPE_WIDGET)

static guint chosen_signal;

/* What decides: the first that was broken, or is open; of a legal move, the first that was measured. */
static const MusterFinding *
find_deciding (const MusterVerdict *verdict)
{
  static const MusterOutcome order[] = {MUSTER_FAIL, MUSTER_NEEDS, MUSTER_PASS};

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      for (guint n = 0; n < muster_verdict_get_n_findings (verdict); n++)
        {
          const MusterFinding *finding = muster_verdict_get_finding (verdict, n);

          if (finding->outcome == order[i] && (order[i] != MUSTER_PASS || muster_finding_is_of_way (finding)))
            {
              return finding;
            }
        }
    }
  return NULL;
}

static GtkWidget *
new_sway_row (const MusterSway *sway)
{
  g_autofree char *text = g_strdup_printf (_("%s = %s: %s"), sway->ruling->key, sway->value,
                                           muster_status_get_title (sway->status));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = muster_table_text_new (text);

  gtk_widget_set_tooltip_text (label, _(sway->ruling->why));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), muster_citation_chip_new (sway->ruling->clause, sway->ruling->key));
  return row;
}

static void
show_sways (MusterVerdictPanel *panel)
{
  g_autoptr (GArray) found = NULL;

  muster_table_rows_clear (panel->sways);
  if (!gtk_expander_get_expanded (panel->sways_expander))
    {
      return;
    }
  found = muster_scenario_find_sways (muster_table_session_get_scenario (panel->session));
  for (guint i = 0; i < found->len; i++)
    {
      gtk_box_append (GTK_BOX (panel->sways), new_sway_row (&g_array_index (found, MusterSway, i)));
    }
  if (found->len == 0)
    {
      GtkWidget *none = muster_table_text_new (_("None: it is so under each of them"));

      gtk_widget_add_css_class (none, "dim-label");
      gtk_box_append (GTK_BOX (panel->sways), none);
    }
}

static void
expanded_cb (MusterVerdictPanel *panel)
{
  show_sways (panel);
}

static void
changed_cb (MusterTableSession *session,
            MusterVerdictPanel *panel)
{
  const MusterNames names = muster_names_of_table (muster_table_session_get_scenario (session));
  const MusterVerdict *verdict = muster_table_session_get_answer (session)->verdict;

  panel->finding = find_deciding (verdict);
  muster_finding_list_show (panel->findings, verdict, &names);
  show_sways (panel);
}

/**
 * muster_verdict_panel_set_session: shows the verdicts on that table; called once, before others hear of its changes
 */
void
muster_verdict_panel_set_session (MusterVerdictPanel *panel,
                                  MusterTableSession *session)
{
  g_set_object (&panel->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

/** muster_verdict_panel_get_finding: Returns: (transfer none) (nullable): the one that is marked on the table */
const MusterFinding *
muster_verdict_panel_get_finding (MusterVerdictPanel *panel)
{
  return panel->finding;
}

static void
chosen_cb (MusterFindingList  *findings,
           gpointer            finding,
           MusterVerdictPanel *panel)
{
  panel->finding = finding;
  g_signal_emit (panel, chosen_signal, 0);
}

static void
muster_verdict_panel_dispose (GObject *object)
{
  MusterVerdictPanel *panel = MUSTER_VERDICT_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->content, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_verdict_panel_parent_class)->dispose (object);
}

static void
muster_verdict_panel_class_init (MusterVerdictPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_verdict_panel_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_VERDICT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_verdict_panel_init (MusterVerdictPanel *panel)
{
  panel->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  panel->findings = MUSTER_FINDING_LIST (muster_finding_list_new ());
  panel->sways_expander = GTK_EXPANDER (gtk_expander_new_with_mnemonic (_("_Which rulings would change this?")));
  panel->sways = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_top (panel->sways, 6);
  gtk_widget_set_margin_start (panel->sways, 18);
  gtk_expander_set_child (panel->sways_expander, panel->sways);
  gtk_box_append (GTK_BOX (panel->content), GTK_WIDGET (panel->findings));
  gtk_box_append (GTK_BOX (panel->content), GTK_WIDGET (panel->sways_expander));
  gtk_widget_set_parent (panel->content, GTK_WIDGET (panel));
  muster_finding_list_set_choosable (panel->findings, TRUE);
  g_signal_connect (panel->findings, "chosen", G_CALLBACK (chosen_cb), panel);
  g_signal_connect_swapped (panel->sways_expander, "notify::expanded", G_CALLBACK (expanded_cb), panel);
}
