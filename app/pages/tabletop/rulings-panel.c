/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/rulings-panel.h"

#include "pages/tabletop/table-fields.h"
#include "widgets/citation-chip.h"

#include <glib/gi18n-lib.h>

#include <string.h>

struct _MusterRulingsPanel
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed */
  const MusterRulebook *shown; /* whose rows there are */
  GtkWidget *rows;             /* a child */
};

G_DEFINE_FINAL_TYPE (MusterRulingsPanel, muster_rulings_panel, GTK_TYPE_WIDGET)

static void
chosen_cb (GtkDropDown        *choice,
           GParamSpec         *spec,
           MusterRulingsPanel *panel)
{
  GtkStringObject *value = gtk_drop_down_get_selected_item (choice);
  g_autoptr (MusterScenario) scenario = NULL;

  if (panel->filling || value == NULL)
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  if (muster_scenario_set_ruling (scenario, g_object_get_data (G_OBJECT (choice), "key"),
                                  gtk_string_object_get_string (value), NULL))
    {
      muster_table_session_edit (panel->session, g_steal_pointer (&scenario));
    }
}

static GtkWidget *
new_choice (MusterRulingsPanel *panel,
            const MusterRuling *ruling)
{
  g_auto (GStrv) values = g_strsplit (ruling->allowed, "|", -1);
  GtkWidget *choice = gtk_drop_down_new_from_strings ((const char *const *) values);

  g_object_set_data (G_OBJECT (choice), "key", (gpointer) ruling->key);
  g_object_set_data (G_OBJECT (choice), "allowed", (gpointer) ruling->allowed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, ruling->key, -1);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (chosen_cb), panel);
  return choice;
}

static GtkWidget *
new_row (MusterRulingsPanel *panel,
         const MusterRuling *ruling)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *key = muster_table_text_new (ruling->key);
  GtkWidget *why = muster_table_text_new (_(ruling->why));
  GtkWidget *choice = new_choice (panel, ruling);

  gtk_widget_add_css_class (why, "dim-label");
  gtk_box_append (GTK_BOX (head), key);
  gtk_box_append (GTK_BOX (head), muster_citation_chip_new (ruling->clause, NULL));
  gtk_box_append (GTK_BOX (head), choice);
  gtk_box_append (GTK_BOX (row), head);
  gtk_box_append (GTK_BOX (row), why);
  g_object_set_data (G_OBJECT (row), "choice", choice);
  return row;
}

static void
show_value (const MusterScenario *scenario,
            GtkWidget            *choice)
{
  const char *value = muster_scenario_get_ruling (scenario, g_object_get_data (G_OBJECT (choice), "key"));
  g_auto (GStrv) values = g_strsplit (g_object_get_data (G_OBJECT (choice), "allowed"), "|", -1);

  for (guint i = 0; values[i] != NULL; i++)
    {
      if (strcmp (values[i], value) == 0)
        {
          gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
        }
    }
}

static void
fill (MusterRulingsPanel   *panel,
      const MusterRulebook *rulebook)
{
  muster_table_rows_clear (panel->rows);
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      gtk_box_append (GTK_BOX (panel->rows), new_row (panel, &rulebook->rulings[i]));
    }
  panel->shown = rulebook;
}

static void
changed_cb (MusterTableSession *session,
            MusterRulingsPanel *panel)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (session);
  const MusterRulebook *rulebook = muster_scenario_get_rulebook (scenario);

  panel->filling = TRUE;
  if (rulebook != panel->shown)
    {
      fill (panel, rulebook);
    }
  for (GtkWidget *row = gtk_widget_get_first_child (panel->rows); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      show_value (scenario, g_object_get_data (G_OBJECT (row), "choice"));
    }
  panel->filling = FALSE;
}

/** muster_rulings_panel_set_session: shows the house rules of that table; called once */
void
muster_rulings_panel_set_session (MusterRulingsPanel *panel,
                                  MusterTableSession *session)
{
  g_set_object (&panel->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

static void
muster_rulings_panel_dispose (GObject *object)
{
  MusterRulingsPanel *panel = MUSTER_RULINGS_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->rows, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_rulings_panel_parent_class)->dispose (object);
}

static void
muster_rulings_panel_class_init (MusterRulingsPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_rulings_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_rulings_panel_init (MusterRulingsPanel *panel)
{
  panel->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (panel->rows, GTK_WIDGET (panel));
}
