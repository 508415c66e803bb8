/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/dba-bound-form.h"

#include "pages/tabletop/table-fields.h"
#include "tabletop/dba-table.h"

#include <glib/gi18n-lib.h>

#define MOST_PIPS 12
#define MOST_BOUNDS 999
#define DIE_SIDES 6

struct _MusterDbaBoundForm
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed: children */
  GtkWidget *content;
  GtkDropDown *side;
  GtkDropDown *phase;
  GtkSpinButton *number;
  GtkSpinButton *pips;
  GtkWidget *rivers;
};

G_DEFINE_FINAL_TYPE (MusterDbaBoundForm, muster_dba_bound_form, GTK_TYPE_WIDGET)

static void
entered_cb (MusterDbaBoundForm *form)
{
  MusterScenario *scenario;
  MusterDbaBound *bound;

  if (form->filling)
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (form->session);
  bound = &scenario->dba->bound;
  bound->side = gtk_drop_down_get_selected (form->side);
  bound->phase = gtk_drop_down_get_selected (form->phase);
  bound->number = gtk_spin_button_get_value_as_int (form->number);
  bound->pips = gtk_spin_button_get_value_as_int (form->pips);
  muster_table_session_edit (form->session, scenario);
}

static void
river_cb (GtkDropDown        *die,
          GParamSpec         *spec,
          MusterDbaBoundForm *form)
{
  if (!form->filling)
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (form->session);
      guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (die), "river"));

      ((MusterDbaArea *) g_ptr_array_index (scenario->dba->rivers, index))->state = gtk_drop_down_get_selected (die);
      muster_table_session_edit (form->session, scenario);
    }
}

static GtkStringList *
new_sides (const MusterDbaTable *table)
{
  GtkStringList *sides = gtk_string_list_new (NULL);

  gtk_string_list_append (sides, _("not said"));
  for (guint i = 0; i < table->sides->len; i++)
    {
      gtk_string_list_append (sides, g_ptr_array_index (table->sides, i));
    }
  return sides;
}

static void
add_river (MusterDbaBoundForm   *form,
           const MusterDbaTable *table,
           guint                 index)
{
  static const char *const dice[] = {N_("not thrown"), "1", "2", "3", "4", "5", "6", NULL};
  const MusterDbaArea *river = g_ptr_array_index (table->rivers, index);
  g_autofree char *name = g_strdup_printf (_("River %s"), river->id);
  GtkWidget *die = muster_table_choice_new (name, dice);

  g_object_set_data (G_OBJECT (die), "river", GUINT_TO_POINTER (index));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (die), MIN (river->state, DIE_SIDES));
  g_signal_connect (die, "notify::selected", G_CALLBACK (river_cb), form);
  gtk_box_append (GTK_BOX (form->rivers), muster_table_row_new (name, die));
}

static guint
count_children (GtkWidget *box)
{
  guint n_children = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      n_children++;
    }
  return n_children;
}

/* Rivers do not come and go while a form is filled in: their rows are made anew only when their number is another. */
static void
show_rivers (MusterDbaBoundForm   *form,
             const MusterDbaTable *table)
{
  GtkWidget *row;
  guint index = 0;

  if (count_children (form->rivers) != table->rivers->len)
    {
      muster_table_rows_clear (form->rivers);
      for (guint i = 0; i < table->rivers->len; i++)
        {
          add_river (form, table, i);
        }
    }
  for (row = gtk_widget_get_first_child (form->rivers); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      const MusterDbaArea *river = g_ptr_array_index (table->rivers, index++);

      gtk_drop_down_set_selected (GTK_DROP_DOWN (gtk_widget_get_last_child (row)), MIN (river->state, DIE_SIDES));
    }
}

static void
changed_cb (MusterTableSession *session,
            MusterDbaBoundForm *form)
{
  const MusterDbaTable *table = muster_table_session_get_scenario (session)->dba;
  g_autoptr (GtkStringList) sides = NULL;

  if (table == NULL)
    {
      return;
    }
  form->filling = TRUE;
  if (g_list_model_get_n_items (gtk_drop_down_get_model (form->side)) != table->sides->len + 1)
    {
      sides = new_sides (table);
      gtk_drop_down_set_model (form->side, G_LIST_MODEL (sides));
    }
  gtk_drop_down_set_selected (form->side, table->bound.side);
  gtk_drop_down_set_selected (form->phase, table->bound.phase);
  gtk_spin_button_set_value (form->number, table->bound.number);
  gtk_spin_button_set_value (form->pips, table->bound.pips);
  show_rivers (form, table);
  form->filling = FALSE;
}

/** muster_dba_bound_form_set_session: shows the bound of that table; called once */
void
muster_dba_bound_form_set_session (MusterDbaBoundForm *form,
                                   MusterTableSession *session)
{
  g_set_object (&form->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), form, 0);
  changed_cb (session, form);
}

/* The least value of a number says that nobody told it. */
static gboolean
show_unsaid_cb (GtkSpinButton *number,
                gpointer       data)
{
  double least;

  gtk_spin_button_get_range (number, &least, NULL);
  if (gtk_spin_button_get_value (number) > least)
    {
      return FALSE;
    }
  gtk_editable_set_text (GTK_EDITABLE (number), _("not said"));
  return TRUE;
}

static GtkSpinButton *
add_number (MusterDbaBoundForm *form,
            const char         *label,
            int                 least,
            int                 most)
{
  GtkWidget *number = gtk_spin_button_new_with_range (least, most, 1);

  g_signal_connect (number, "output", G_CALLBACK (show_unsaid_cb), NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), least);
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (entered_cb), form);
  gtk_box_append (GTK_BOX (form->content), muster_table_row_new (label, number));
  return GTK_SPIN_BUTTON (number);
}

static GtkDropDown *
add_choice (MusterDbaBoundForm *form,
            const char         *label,
            const char         *name,
            const char *const  *words)
{
  GtkWidget *choice = muster_table_choice_new (name, words);

  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (entered_cb), form);
  gtk_box_append (GTK_BOX (form->content), muster_table_row_new (label, choice));
  return GTK_DROP_DOWN (choice);
}

static void
muster_dba_bound_form_dispose (GObject *object)
{
  MusterDbaBoundForm *form = MUSTER_DBA_BOUND_FORM (object);

  g_clear_object (&form->session);
  g_clear_pointer (&form->content, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_dba_bound_form_parent_class)->dispose (object);
}

static void
muster_dba_bound_form_class_init (MusterDbaBoundFormClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_dba_bound_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_dba_bound_form_init (MusterDbaBoundForm *form)
{
  static const char *const unsaid[] = {N_("not said"), NULL};
  static const char *const phases[] = {N_("not said"), N_("tactical moves"), N_("shooting"), N_("close combat"), NULL};

  form->filling = TRUE;
  form->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (form->content, GTK_WIDGET (form));
  form->side = add_choice (form, _("_Side"), _("Side"), unsaid);
  form->phase = add_choice (form, _("_Phase"), _("Phase"), phases);
  form->number = add_number (form, _("_Number"), 0, MOST_BOUNDS);
  form->pips = add_number (form, _("P_IPs left"), -1, MOST_PIPS);
  form->rivers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (form->content), form->rivers);
  form->filling = FALSE;
}
