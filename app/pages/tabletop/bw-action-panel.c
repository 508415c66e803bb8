/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/bw-action-panel.h"

#include "pages/tabletop/table-fields.h"
#include "tabletop/bw-table.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#define DIE_MOST 10

struct _MusterBwActionPanel
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed: children */
  GtkWidget *content;
  GtkDropDown *kind;
  GtkDropDown *group;
  GtkDropDown *method;
  GtkEditable *allowance;
  GtkDropDown *target;
  GtkSpinButton *die;
  GtkEditable *direction;
  GtkDropDown *casualty;
  GtkDropDown *victor;
  GtkWidget *steps;
  GtkDropDown *warrior;
  GtkEditable *to;
};

G_DEFINE_FINAL_TYPE (MusterBwActionPanel, muster_bw_action_panel, GTK_TYPE_WIDGET)

/* A drop-down whose first line stands for -1. */
static int
get_index (GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  return selected != GTK_INVALID_LIST_POSITION ? (int) selected - 1 : -1;
}

/* Takes from the fields what they say; a field that says nothing readable says nothing. */
static void
take_action (MusterBwActionPanel *panel,
             MusterBwAction      *action)
{
  action->kind = gtk_drop_down_get_selected (panel->kind);
  action->group = MAX (get_index (panel->group), 0);
  action->method = gtk_drop_down_get_selected (panel->method);
  if (!muster_table_parse_length (gtk_editable_get_text (panel->allowance), MUSTER_INCH, &action->allowance))
    {
      action->allowance = -1;
    }
  action->target = get_index (panel->target);
  action->die = gtk_spin_button_get_value_as_int (panel->die);
  if (!muster_table_parse_heading (gtk_editable_get_text (panel->direction), &action->direction))
    {
      action->direction = (MusterPoint) {0, 0};
    }
  action->casualty = get_index (panel->casualty);
  action->victor = gtk_drop_down_get_selected (panel->victor);
}

static void
entered_cb (MusterBwActionPanel *panel)
{
  MusterScenario *scenario;
  guint group;

  if (panel->filling)
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  group = scenario->bw->action.group;
  take_action (panel, &scenario->bw->action);
  if (scenario->bw->action.group != group)
    {
      g_array_set_size (scenario->bw->action.steps, 0);
    }
  muster_table_session_propose (panel->session, scenario);
}

static void
remove_step_cb (GtkButton           *button,
                MusterBwActionPanel *panel)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

  g_array_remove_index (scenario->bw->action.steps,
                        GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "step")));
  muster_table_session_propose (panel->session, scenario);
}

static char *
dup_step (const MusterBwTable *table,
          const MusterBwStep  *step)
{
  GString *text = g_string_new (muster_bw_table_get_warrior (table, step->warrior)->id);

  for (guint i = 0; i < step->way->len; i++)
    {
      g_autofree char *at = muster_table_dup_point (g_array_index (step->way, MusterPoint, i), MUSTER_INCH);

      g_string_append_printf (text, " → (%s)", at);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
new_step_row (MusterBwActionPanel *panel,
              const MusterBwTable *table,
              guint                index)
{
  g_autofree char *text = dup_step (table, &g_array_index (table->action.steps, MusterBwStep, index));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = muster_table_text_new (text);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_button_set_has_frame (GTK_BUTTON (remove), FALSE);
  gtk_widget_set_tooltip_text (remove, _("Let it stay"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Let it stay"), -1);
  g_object_set_data (G_OBJECT (remove), "step", GUINT_TO_POINTER (index));
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_step_cb), panel);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), remove);
  return row;
}

static gboolean
lists (GtkDropDown     *choice,
       const GPtrArray *names)
{
  GListModel *model = gtk_drop_down_get_model (choice);

  if (model == NULL || g_list_model_get_n_items (model) != names->len + 1)
    {
      return FALSE;
    }
  for (guint i = 0; i < names->len; i++)
    {
      if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i + 1), g_ptr_array_index (names, i)) != 0)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static void
list_names (GtkDropDown     *choice,
            const char      *none,
            const GPtrArray *names)
{
  g_autoptr (GtkStringList) list = NULL;

  if (lists (choice, names))
    {
      return;
    }
  list = gtk_string_list_new (NULL);
  gtk_string_list_append (list, none);
  for (guint i = 0; i < names->len; i++)
    {
      gtk_string_list_append (list, g_ptr_array_index (names, i));
    }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
}

static void
list_things (MusterBwActionPanel *panel,
             const MusterBwTable *table)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  g_autoptr (GPtrArray) warriors = g_ptr_array_new ();

  for (guint i = 0; i < table->groups->len; i++)
    {
      g_ptr_array_add (groups, muster_bw_table_get_group (table, i)->id);
    }
  for (guint i = 0; i < table->warriors->len; i++)
    {
      g_ptr_array_add (warriors, muster_bw_table_get_warrior (table, i)->id);
    }
  list_names (panel->group, _("none"), groups);
  list_names (panel->target, _("none"), groups);
  list_names (panel->casualty, _("not chosen"), warriors);
  list_names (panel->warrior, _("warrior"), warriors);
}

static void
set_row_visible (gpointer field,
                 gboolean visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (field), visible);
}

/* Only what the kind of action can be asked for. */
static void
show_fields (MusterBwActionPanel *panel,
             MusterBwActionKind   kind)
{
  gboolean charge = kind == MUSTER_BW_CHARGE || kind == MUSTER_BW_FAILED_CHARGE;

  set_row_visible (panel->target, charge);
  set_row_visible (panel->die, charge);
  set_row_visible (panel->direction, kind == MUSTER_BW_FORCED_BACK);
  set_row_visible (panel->casualty, kind == MUSTER_BW_FORCED_BACK);
  set_row_visible (panel->victor, kind == MUSTER_BW_REGROUP);
  set_row_visible (panel->allowance, kind != MUSTER_BW_DEFEND);
}

static void
show_text (GtkEditable *field,
           const char  *text)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (field))))
    {
      gtk_editable_set_text (field, text);
    }
}

static void
show_action (MusterBwActionPanel  *panel,
             const MusterBwAction *action)
{
  g_autofree char *allowance = action->allowance >= 0 ? muster_table_dup_length (action->allowance, MUSTER_INCH)
                                                      : g_strdup ("");
  g_autofree char *direction = action->direction.x != 0 || action->direction.y != 0
                               ? muster_table_dup_heading (action->direction) : g_strdup ("");

  gtk_drop_down_set_selected (panel->kind, action->kind);
  gtk_drop_down_set_selected (panel->group, action->group + 1);
  gtk_drop_down_set_selected (panel->method, action->method);
  show_text (panel->allowance, allowance);
  gtk_drop_down_set_selected (panel->target, action->target + 1);
  gtk_spin_button_set_value (panel->die, action->die);
  show_text (panel->direction, direction);
  gtk_drop_down_set_selected (panel->casualty, action->casualty + 1);
  gtk_drop_down_set_selected (panel->victor, action->victor);
  show_fields (panel, action->kind);
}

static void
changed_cb (MusterTableSession  *session,
            MusterBwActionPanel *panel)
{
  const MusterBwTable *table = muster_table_session_get_scenario (session)->bw;

  if (table == NULL)
    {
      return;
    }
  panel->filling = TRUE;
  list_things (panel, table);
  show_action (panel, &table->action);
  muster_table_rows_clear (panel->steps);
  for (guint i = 0; i < table->action.steps->len; i++)
    {
      gtk_box_append (GTK_BOX (panel->steps), new_step_row (panel, table, i));
    }
  panel->filling = FALSE;
}

static void
add_step_cb (MusterBwActionPanel *panel)
{
  int warrior = get_index (panel->warrior);
  MusterPoint at;
  MusterScenario *scenario;
  MusterBwStep *step;

  if (warrior < 0 || !muster_table_parse_point (gtk_editable_get_text (panel->to), MUSTER_INCH, &at))
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  step = (MusterBwStep *) muster_bw_action_find_step (&scenario->bw->action, warrior);
  if (step == NULL)
    {
      step = muster_bw_table_add_step (scenario->bw, warrior);
    }
  scenario->bw->action.group = muster_bw_table_get_warrior (scenario->bw, warrior)->group;
  g_array_append_val (step->way, at);
  gtk_editable_set_text (panel->to, "");
  muster_table_session_propose (panel->session, scenario);
}

/** muster_bw_action_panel_set_session: shows the action of that table; called once */
void
muster_bw_action_panel_set_session (MusterBwActionPanel *panel,
                                    MusterTableSession  *session)
{
  g_set_object (&panel->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

static void
muster_bw_action_panel_dispose (GObject *object)
{
  MusterBwActionPanel *panel = MUSTER_BW_ACTION_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->content, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_bw_action_panel_parent_class)->dispose (object);
}

static void
muster_bw_action_panel_class_init (MusterBwActionPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_bw_action_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static GtkDropDown *
add_choice (MusterBwActionPanel *panel,
            const char          *label,
            const char          *name,
            const char *const   *words)
{
  static const char *const nothing[] = {NULL};
  GtkWidget *choice = muster_table_choice_new (name, words != NULL ? words : nothing);

  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (label, choice));
  return GTK_DROP_DOWN (choice);
}

static GtkEditable *
add_entry (MusterBwActionPanel *panel,
           const char          *label,
           const char          *hint)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), hint);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (label, entry));
  return GTK_EDITABLE (entry);
}

static void
add_steps (MusterBwActionPanel *panel)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  panel->steps = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_box_append (GTK_BOX (panel->content), panel->steps);
  panel->warrior = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel->warrior), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Warrior"), -1);
  panel->to = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_placeholder_text (GTK_ENTRY (panel->to), _("x, y"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (panel->to), _("Where it goes; once more for a way that bends"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel->to), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Where the warrior goes"), -1);
  gtk_widget_set_hexpand (GTK_WIDGET (panel->to), TRUE);
  gtk_widget_set_tooltip_text (add, _("Add to its way"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (add), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Add to its way"), -1);
  g_signal_connect_swapped (panel->to, "activate", G_CALLBACK (add_step_cb), panel);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_step_cb), panel);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (panel->warrior));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (panel->to));
  gtk_box_append (GTK_BOX (line), add);
  gtk_box_append (GTK_BOX (panel->content), line);
}

static void
muster_bw_action_panel_init (MusterBwActionPanel *panel)
{
  static const char *const kinds[] = {
    N_("Move"), N_("Run"), N_("Charge"), N_("Failed charge"), N_("Forced back"), N_("Regroup"), N_("Defend"), NULL,
  };
  static const char *const methods[] = {N_("on foot"), N_("climbing"), N_("by ladder"), NULL};
  static const char *const said[] = {N_("not said"), N_("no"), N_("yes"), NULL};
  GtkWidget *die = gtk_spin_button_new_with_range (0, DIE_MOST, 1);

  panel->filling = TRUE;
  panel->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (panel->content, GTK_WIDGET (panel));
  panel->kind = add_choice (panel, _("_Action"), _("Action"), kinds);
  panel->group = add_choice (panel, _("_Group"), _("Group"), NULL);
  panel->method = add_choice (panel, _("M_ethod"), _("Method of crossing"), methods);
  panel->allowance = add_entry (panel, _("A_llowance"), _("inches; empty: as the rules have it"));
  panel->target = add_choice (panel, _("_Target"), _("Target"), NULL);
  g_signal_connect_swapped (die, "value-changed", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (_("_Die"), die));
  panel->die = GTK_SPIN_BUTTON (die);
  panel->direction = add_entry (panel, _("D_irection"), _("dx, dy"));
  panel->casualty = add_choice (panel, _("_Casualty"), _("Casualty"), NULL);
  panel->victor = add_choice (panel, _("_Victor"), _("Victor"), said);
  add_steps (panel);
  panel->filling = FALSE;
}
