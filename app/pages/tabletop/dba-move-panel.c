/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/dba-move-panel.h"

#include "pages/tabletop/dba-bound-form.h"
#include "pages/tabletop/table-fields.h"
#include "tabletop/dba-table.h"
#include "tabletop/hold.h"
#include "tabletop/piece.h"
#include "wording/table-gist.h"

#include <glib/gi18n-lib.h>

#include <math.h>

struct _MusterDbaMovePanel
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  MusterTableSession *session;
  GArray *selected; /* of guint */

  /* Template children */
  GtkWidget *content;
  GtkDropDown *kind;
  GtkWidget *take;
  GtkLabel *elements;
  GtkWidget *extras;
  GtkWidget *steps;
  GtkDropDown *step_kind;
  GtkWidget *corner;
  GtkEditable *first;
  GtkWidget *facing;
  GtkLabel *trouble;
  GtkWidget *bound;

  /* Borrowed: a child */
  MusterDbaBoundForm *bound_form;
};

G_DEFINE_FINAL_TYPE (MusterDbaMovePanel, muster_dba_move_panel, GTK_TYPE_WIDGET)

static const MusterDbaTable *
get_table (MusterDbaMovePanel *panel)
{
  return muster_table_session_get_scenario (panel->session)->dba;
}

static void
say_trouble (MusterDbaMovePanel *panel,
             const char         *trouble)
{
  gtk_label_set_text (panel->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->trouble), trouble != NULL);
}

static char *
dup_step (const MusterDbaTable *table,
          const MusterDbaStep  *step)
{
  g_autofree char *by = muster_table_dup_length (step->by, table->base_width);
  g_autofree char *at = muster_table_dup_point (step->at, table->base_width);
  gboolean faces = step->heading.x != 0 || step->heading.y != 0;
  g_autofree char *heading = faces ? muster_table_dup_heading (step->heading) : NULL;

  switch (step->kind)
    {
    case MUSTER_DBA_STRAIGHT:
      return g_strdup_printf (_("%s BW ahead"), by);

    case MUSTER_DBA_WHEEL:
      return g_strdup_printf (_("wheels about (%s) to face (%s)"), at, heading);

    case MUSTER_DBA_SLIDE:
      return g_strdup_printf (_("slides %s BW to the right"), by);

    case MUSTER_DBA_VIA:
      return g_strdup_printf (_("by way of (%s)"), at);

    case MUSTER_DBA_TO:
      return faces ? g_strdup_printf (_("to (%s), facing (%s)"), at, heading) : g_strdup_printf (_("to (%s)"), at);

    default:
      g_assert_not_reached ();
    }
}

static void
remove_step_cb (GtkButton          *button,
                MusterDbaMovePanel *panel)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

  g_array_remove_index (scenario->dba->move.steps,
                        GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "step")));
  muster_table_session_propose (panel->session, scenario);
}

static GtkWidget *
new_step_row (MusterDbaMovePanel *panel,
              guint               index)
{
  const MusterDbaTable *table = get_table (panel);
  g_autofree char *step = dup_step (table, &g_array_index (table->move.steps, MusterDbaStep, index));
  g_autofree char *text = g_strdup_printf ("%u. %s", index + 1, step);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = muster_table_text_new (text);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_button_set_has_frame (GTK_BUTTON (remove), FALSE);
  gtk_widget_set_tooltip_text (remove, _("Remove this step"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove this step"), -1);
  g_object_set_data (G_OBJECT (remove), "step", GUINT_TO_POINTER (index));
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_step_cb), panel);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), remove);
  return row;
}

static void
width_cb (GtkSpinButton      *width,
          MusterDbaMovePanel *panel)
{
  if (!panel->filling)
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

      scenario->dba->move.width = gtk_spin_button_get_value_as_int (width);
      muster_table_session_propose (panel->session, scenario);
    }
}

static void
agreed_cb (GtkCheckButton     *agreed,
           MusterDbaMovePanel *panel)
{
  if (!panel->filling)
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

      scenario->dba->move.agreed = gtk_check_button_get_active (agreed);
      muster_table_session_propose (panel->session, scenario);
    }
}

static void
becomes_cb (GtkEditable        *troop,
            MusterDbaMovePanel *panel)
{
  MusterDbaTroop parsed;

  if (!panel->filling && muster_dba_troop_parse (gtk_editable_get_text (troop), &parsed))
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

      scenario->dba->move.dismounts_named = TRUE;
      scenario->dba->move.dismounts_to = parsed;
      muster_table_session_propose (panel->session, scenario);
    }
}

static void
add_width (MusterDbaMovePanel  *panel,
           const MusterDbaMove *move)
{
  GtkWidget *width = gtk_spin_button_new_with_range (1, MAX (move->elements->len, 1), 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (width), MAX (move->width, 1));
  g_signal_connect (width, "value-changed", G_CALLBACK (width_cb), panel);
  gtk_box_append (GTK_BOX (panel->extras), muster_table_row_new (_("_Width"), width));
}

static void
add_becomes (MusterDbaMovePanel  *panel,
             const MusterDbaMove *move)
{
  g_autofree char *code = move->dismounts_named ? muster_dba_troop_dup_code (move->dismounts_to) : g_strdup ("");
  GtkWidget *troop = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (troop), code);
  gtk_entry_set_placeholder_text (GTK_ENTRY (troop), "4Bd");
  g_signal_connect (troop, "activate", G_CALLBACK (becomes_cb), panel);
  gtk_box_append (GTK_BOX (panel->extras), muster_table_row_new (_("_Becomes"), troop));
}

/* What only some kinds of move have to say. */
static void
show_extras (MusterDbaMovePanel  *panel,
             const MusterDbaMove *move)
{
  muster_table_rows_clear (panel->extras);
  if (move->kind == MUSTER_DBA_REDUCE)
    {
      add_width (panel, move);
    }
  else if (move->kind == MUSTER_DBA_DISMOUNT)
    {
      add_becomes (panel, move);
    }
  else if (move->kind == MUSTER_DBA_TAKE_BACK)
    {
      GtkWidget *agreed = gtk_check_button_new_with_mnemonic (_("The opponent _agrees"));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (agreed), move->agreed);
      g_signal_connect (agreed, "toggled", G_CALLBACK (agreed_cb), panel);
      gtk_box_append (GTK_BOX (panel->extras), agreed);
    }
}

static gboolean
holds_extras (MusterDbaMovePanel *panel)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (panel)));

  return focus != NULL && gtk_widget_is_ancestor (focus, panel->extras);
}

static void
changed_cb (MusterTableSession *session,
            MusterDbaMovePanel *panel)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (session);
  g_autofree char *gist = NULL;

  if (scenario->dba == NULL)
    {
      return;
    }
  gist = muster_scenario_dup_move_gist (scenario);
  panel->filling = TRUE;
  gtk_drop_down_set_selected (panel->kind, scenario->dba->move.kind);
  gtk_label_set_text (panel->elements, gist);
  if (gtk_widget_get_root (GTK_WIDGET (panel)) == NULL || !holds_extras (panel))
    {
      show_extras (panel, &scenario->dba->move);
    }
  muster_table_rows_clear (panel->steps);
  for (guint i = 0; i < scenario->dba->move.steps->len; i++)
    {
      gtk_box_append (GTK_BOX (panel->steps), new_step_row (panel, i));
    }
  gtk_widget_set_sensitive (GTK_WIDGET (panel->step_kind), muster_scenario_has_move (scenario));
  panel->filling = FALSE;
}

static void
kind_cb (MusterDbaMovePanel *panel)
{
  if (!panel->filling)
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

      scenario->dba->move.kind = gtk_drop_down_get_selected (panel->kind);
      muster_table_session_propose (panel->session, scenario);
    }
}

static void
take_cb (MusterDbaMovePanel *panel)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

  muster_scenario_clear_move (scenario);
  g_array_append_vals (scenario->dba->move.elements, panel->selected->data, panel->selected->len);
  scenario->dba->move.kind = panel->selected->len > 1 ? MUSTER_DBA_GROUP : MUSTER_DBA_SINGLE;
  muster_table_session_propose (panel->session, scenario);
}

static void
step_kind_cb (MusterDbaMovePanel *panel)
{
  static const char *const hints[] = {N_("BW"), N_("degrees"), N_("BW"), N_("x, y"), N_("x, y")};
  guint kind = gtk_drop_down_get_selected (panel->step_kind);

  gtk_widget_set_visible (panel->corner, kind == MUSTER_DBA_WHEEL);
  gtk_widget_set_visible (panel->facing, kind == MUSTER_DBA_TO);
  gtk_entry_set_placeholder_text (GTK_ENTRY (panel->first), _(hints[kind]));
  say_trouble (panel, NULL);
}

/* A wheel is typed as so many degrees forward about a front corner of those that move, where they are by then. */
static gboolean
read_wheel (MusterDbaMovePanel *panel,
            MusterDbaStep      *step)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (panel->session);
  const MusterAnswer *answer = muster_table_session_get_answer (panel->session);
  const GArray *elements = scenario->dba->move.elements;
  MusterPose leader = muster_answer_get_end (answer, scenario, g_array_index (elements, guint, 0));
  gboolean left = gtk_drop_down_get_selected (GTK_DROP_DOWN (panel->corner)) == 0;
  gint32 thousandths;
  double angle;

  if (!muster_table_parse_length (gtk_editable_get_text (panel->first), 1000, &thousandths))
    {
      return FALSE;
    }
  angle = atan2 (leader.heading.y, leader.heading.x) + (left ? 1 : -1) * thousandths / 1000.0 * G_PI / 180;
  step->at = muster_scenario_find_pivot (scenario, answer, elements, leader,
                                         left ? MUSTER_FRONT_LEFT : MUSTER_FRONT_RIGHT);
  step->heading = muster_heading (llround (cos (angle) * MUSTER_HEADING_ONE),
                                  llround (sin (angle) * MUSTER_HEADING_ONE));
  return TRUE;
}

static gboolean
read_step (MusterDbaMovePanel *panel,
           MusterDbaStep      *step)
{
  const char *text = gtk_editable_get_text (panel->first);
  const char *facing = gtk_editable_get_text (GTK_EDITABLE (panel->facing));
  gint32 unit = get_table (panel)->base_width;

  switch (step->kind)
    {
    case MUSTER_DBA_STRAIGHT:
    case MUSTER_DBA_SLIDE:
      return muster_table_parse_length (text, unit, &step->by);

    case MUSTER_DBA_WHEEL:
      return read_wheel (panel, step);

    case MUSTER_DBA_VIA:
      return muster_table_parse_point (text, unit, &step->at);

    case MUSTER_DBA_TO:
      return muster_table_parse_point (text, unit, &step->at) &&
             (facing[0] == '\0' || muster_table_parse_heading (facing, &step->heading));

    default:
      return FALSE;
    }
}

static void
add_step_cb (MusterDbaMovePanel *panel)
{
  MusterDbaStep step = {.kind = gtk_drop_down_get_selected (panel->step_kind), .element = -1};
  MusterScenario *scenario;

  if (!muster_scenario_has_move (muster_table_session_get_scenario (panel->session)))
    {
      say_trouble (panel, _("Select the elements that move first"));
      return;
    }
  if (!read_step (panel, &step))
    {
      say_trouble (panel, step.kind >= MUSTER_DBA_VIA ? _("Write a point such as 1.5, -2, and a facing such as 0, 1")
                                                      : _("Write a number such as 1.5"));
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  g_array_append_val (scenario->dba->move.steps, step);
  gtk_editable_set_text (panel->first, "");
  say_trouble (panel, NULL);
  muster_table_session_propose (panel->session, scenario);
}

/** muster_dba_move_panel_set_session: shows the move of that table; called once */
void
muster_dba_move_panel_set_session (MusterDbaMovePanel *panel,
                                   MusterTableSession *session)
{
  g_set_object (&panel->session, session);
  muster_dba_bound_form_set_session (panel->bound_form, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

/** muster_dba_move_panel_set_selected: says which pieces (of guint) a move would be of */
void
muster_dba_move_panel_set_selected (MusterDbaMovePanel *panel,
                                    const GArray       *selected)
{
  g_array_set_size (panel->selected, 0);
  if (selected->len > 0)
    {
      g_array_append_vals (panel->selected, selected->data, selected->len);
    }
  gtk_widget_set_sensitive (panel->take, selected->len > 0);
}

static void
muster_dba_move_panel_dispose (GObject *object)
{
  MusterDbaMovePanel *panel = MUSTER_DBA_MOVE_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->selected, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_DBA_MOVE_PANEL);
  G_OBJECT_CLASS (muster_dba_move_panel_parent_class)->dispose (object);
}

static void
muster_dba_move_panel_class_init (MusterDbaMovePanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_dba_move_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/muster/Muster/pages/tabletop/dba-move-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, content);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, kind);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, take);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, elements);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, extras);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, steps);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, step_kind);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, corner);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, first);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, facing);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterDbaMovePanel, bound);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_step_cb);
}

static void
muster_dba_move_panel_init (MusterDbaMovePanel *panel)
{
  panel->selected = g_array_new (FALSE, FALSE, sizeof (guint));
  panel->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (panel));
  panel->bound_form = g_object_new (MUSTER_TYPE_DBA_BOUND_FORM, NULL);
  gtk_box_append (GTK_BOX (panel->bound), GTK_WIDGET (panel->bound_form));
  panel->filling = FALSE;
  step_kind_cb (panel);
}
