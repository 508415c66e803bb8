/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/siege-act-panel.h"

#include "pages/tabletop/table-fields.h"
#include "tabletop/siege-table.h"

#include <glib/gi18n-lib.h>

#define MOST_ACTIONS 100
#define MOST_DEGREES 360
#define D20 20

/* The fields, and for which kinds of act each of them is asked. */
typedef enum
{
  FIELD_MODEL,
  FIELD_FACE,
  FIELD_MEANS,
  FIELD_ROPE,
  FIELD_UP,
  FIELD_ENGINE,
  FIELD_BY,
  FIELD_AMMUNITION,
  FIELD_TARGET,
  FIELD_TURNING,
  FIELD_DEVIATION,
  FIELD_BURST,
  FIELD_ACTIONS,
  FIELD_EDGED,
  FIELD_WOUNDED,
  FIELD_MODELS,
  FIELD_DICE,
  N_FIELDS
} Field;

#define FOR(kind) (1u << MUSTER_SIEGE_##kind)

static const guint asked[N_FIELDS] = {
  [FIELD_MODEL] = FOR (CLIMB) | FOR (SET_ROPE) | FOR (THROW_GRAPNEL) | FOR (CUT_ROPE),
  [FIELD_FACE] = FOR (CLIMB) | FOR (SET_ROPE) | FOR (THROW_GRAPNEL),
  [FIELD_MEANS] = FOR (CLIMB),
  [FIELD_ROPE] = FOR (CLIMB) | FOR (CUT_ROPE),
  [FIELD_UP] = FOR (CLIMB),
  [FIELD_ENGINE] = FOR (HAUL) | FOR (FIRE),
  [FIELD_BY] = FOR (HAUL),
  [FIELD_AMMUNITION] = FOR (FIRE),
  [FIELD_TARGET] = FOR (FIRE),
  [FIELD_TURNING] = FOR (FIRE),
  [FIELD_DEVIATION] = FOR (FIRE),
  [FIELD_BURST] = FOR (FIRE),
  [FIELD_ACTIONS] = FOR (CLIMB) | FOR (HAUL),
  [FIELD_EDGED] = FOR (CUT_ROPE),
  [FIELD_WOUNDED] = FOR (CUT_ROPE),
  [FIELD_MODELS] = FOR (HAUL) | FOR (FIRE),
  [FIELD_DICE] = FOR (CLIMB) | FOR (THROW_GRAPNEL) | FOR (CUT_ROPE) | FOR (FIRE),
};

struct _MusterSiegeActPanel
{
  GtkWidget parent_instance;

  gboolean filling;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed: children */
  GtkWidget *content;
  GtkDropDown *kind;
  GtkWidget *fields[N_FIELDS];
};

G_DEFINE_FINAL_TYPE (MusterSiegeActPanel, muster_siege_act_panel, GTK_TYPE_WIDGET)

static guint
get_choice (MusterSiegeActPanel *panel,
            Field                field)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (panel->fields[field]));

  return selected != GTK_INVALID_LIST_POSITION ? selected : 0;
}

static guint
get_number (MusterSiegeActPanel *panel,
            Field                field)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (panel->fields[field]));
}

static const char *
get_text (MusterSiegeActPanel *panel,
          Field                field)
{
  return gtk_editable_get_text (GTK_EDITABLE (panel->fields[field]));
}

static void
take_models (const MusterSiegeTable *table,
             const char             *text,
             GArray                 *models)
{
  g_auto (GStrv) ids = g_strsplit_set (text, " ,", -1);
  guint index;

  g_array_set_size (models, 0);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (muster_siege_table_find (table->models, ids[i], &index))
        {
          g_array_append_val (models, index);
        }
    }
}

static void
take_dice (const char *text,
           GArray     *dice)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);
  guint64 value;

  g_array_set_size (dice, 0);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_ascii_string_to_unsigned (words[i], 10, 1, D20, &value, NULL))
        {
          guint die = value;

          g_array_append_val (dice, die);
        }
    }
}

static void
take_lengths (MusterSiegeActPanel *panel,
              MusterSiegeAct      *act)
{
  act->up = act->by = 0;
  muster_table_parse_length (get_text (panel, FIELD_UP), MUSTER_INCH, &act->up);
  muster_table_parse_length (get_text (panel, FIELD_BY), MUSTER_INCH, &act->by);
  if (!muster_table_parse_length (get_text (panel, FIELD_DEVIATION), MUSTER_INCH, &act->deviation))
    {
      act->deviation = -1;
    }
}

static void
take_act (MusterSiegeActPanel *panel,
          MusterSiegeTable    *table)
{
  MusterSiegeAct *act = &table->act;

  act->kind = gtk_drop_down_get_selected (panel->kind);
  act->model = get_choice (panel, FIELD_MODEL);
  act->face = get_choice (panel, FIELD_FACE);
  act->means = get_choice (panel, FIELD_MEANS);
  act->rope = table->ropes->len > 0 ? (int) get_choice (panel, FIELD_ROPE) : -1;
  act->engine = get_choice (panel, FIELD_ENGINE);
  act->ammunition = get_choice (panel, FIELD_AMMUNITION);
  act->target = get_choice (panel, FIELD_TARGET);
  act->turning = get_number (panel, FIELD_TURNING);
  act->burst = get_number (panel, FIELD_BURST);
  act->actions = get_number (panel, FIELD_ACTIONS);
  act->edged = get_choice (panel, FIELD_EDGED);
  act->wounded = get_choice (panel, FIELD_WOUNDED);
  take_lengths (panel, act);
  take_models (table, get_text (panel, FIELD_MODELS), act->models);
  act->seen = act->models->len > 0;
  take_dice (get_text (panel, FIELD_DICE), act->dice);
}

/* What an act speaks of must be there: else nothing is proposed. */
static gboolean
can_be (const MusterSiegeTable *table,
        MusterSiegeActKind      kind)
{
  if (kind == MUSTER_SIEGE_NO_ACT)
    {
      return TRUE;
    }
  if (table->models->len == 0 || ((asked[FIELD_FACE] & (1u << kind)) != 0 && table->faces->len == 0))
    {
      return FALSE;
    }
  if (kind == MUSTER_SIEGE_CUT_ROPE && table->ropes->len == 0)
    {
      return FALSE;
    }
  return (asked[FIELD_ENGINE] & (1u << kind)) == 0 || table->engines->len > 0;
}

static void
entered_cb (MusterSiegeActPanel *panel)
{
  MusterScenario *scenario;

  if (panel->filling)
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  take_act (panel, scenario->siege);
  if (!can_be (scenario->siege, scenario->siege->act.kind))
    {
      muster_siege_table_clear_act (scenario->siege);
    }
  muster_table_session_propose (panel->session, scenario);
}

/* Every thing of these lists begins with its id. */
static void
list_things (MusterSiegeActPanel *panel,
             Field                field,
             const GPtrArray     *things,
             guint                selected)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkDropDown *choice = GTK_DROP_DOWN (panel->fields[field]);

  for (guint i = 0; i < things->len; i++)
    {
      gtk_string_list_append (list, *(char *const *) g_ptr_array_index (things, i));
    }
  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
  if (selected < things->len)
    {
      gtk_drop_down_set_selected (choice, selected);
    }
}

static void
show_text (MusterSiegeActPanel *panel,
           Field                field,
           const char          *text)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (panel->fields[field])))))
    {
      gtk_editable_set_text (GTK_EDITABLE (panel->fields[field]), text);
    }
}

static void
show_length (MusterSiegeActPanel *panel,
             Field                field,
             gint32               length)
{
  g_autofree char *text = length >= 0 ? muster_table_dup_length (length, MUSTER_INCH) : g_strdup ("");

  show_text (panel, field, text);
}

static void
show_lists (MusterSiegeActPanel    *panel,
            const MusterSiegeTable *table)
{
  const MusterSiegeAct *act = &table->act;
  g_autoptr (GString) models = g_string_new (NULL);
  g_autoptr (GString) dice = g_string_new (NULL);

  for (guint i = 0; i < act->models->len; i++)
    {
      guint index = g_array_index (act->models, guint, i);

      g_string_append_printf (models, "%s%s", i > 0 ? " " : "", muster_siege_table_get_model (table, index)->id);
    }
  for (guint i = 0; i < act->dice->len; i++)
    {
      g_string_append_printf (dice, "%s%u", i > 0 ? " " : "", g_array_index (act->dice, guint, i));
    }
  show_text (panel, FIELD_MODELS, models->str);
  show_text (panel, FIELD_DICE, dice->str);
}

static void
show_act (MusterSiegeActPanel    *panel,
          const MusterSiegeTable *table)
{
  const MusterSiegeAct *act = &table->act;

  list_things (panel, FIELD_MODEL, table->models, act->model);
  list_things (panel, FIELD_TARGET, table->models, act->target);
  list_things (panel, FIELD_FACE, table->faces, act->face);
  list_things (panel, FIELD_ROPE, table->ropes, MAX (act->rope, 0));
  list_things (panel, FIELD_ENGINE, table->engines, act->engine);
  gtk_drop_down_set_selected (panel->kind, act->kind);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (panel->fields[FIELD_MEANS]), act->means);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (panel->fields[FIELD_AMMUNITION]), act->ammunition);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (panel->fields[FIELD_EDGED]), act->edged);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (panel->fields[FIELD_WOUNDED]), act->wounded);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (panel->fields[FIELD_TURNING]), act->turning);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (panel->fields[FIELD_BURST]), act->burst);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (panel->fields[FIELD_ACTIONS]), act->actions);
  show_length (panel, FIELD_UP, act->up);
  show_length (panel, FIELD_BY, act->by);
  show_length (panel, FIELD_DEVIATION, act->deviation);
  show_lists (panel, table);
  for (guint i = 0; i < N_FIELDS; i++)
    {
      gtk_widget_set_visible (gtk_widget_get_parent (panel->fields[i]), (asked[i] & (1u << act->kind)) != 0);
    }
}

static void
changed_cb (MusterTableSession  *session,
            MusterSiegeActPanel *panel)
{
  const MusterSiegeTable *table = muster_table_session_get_scenario (session)->siege;

  if (table != NULL)
    {
      panel->filling = TRUE;
      show_act (panel, table);
      panel->filling = FALSE;
    }
}

/** muster_siege_act_panel_set_session: shows the act of that table; called once */
void
muster_siege_act_panel_set_session (MusterSiegeActPanel *panel,
                                    MusterTableSession  *session)
{
  g_set_object (&panel->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

static void
muster_siege_act_panel_dispose (GObject *object)
{
  MusterSiegeActPanel *panel = MUSTER_SIEGE_ACT_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->content, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_siege_act_panel_parent_class)->dispose (object);
}

static void
muster_siege_act_panel_class_init (MusterSiegeActPanelClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_siege_act_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
add_choice (MusterSiegeActPanel *panel,
            Field                field,
            const char          *label,
            const char          *name,
            const char *const   *words)
{
  static const char *const nothing[] = {NULL};

  panel->fields[field] = muster_table_choice_new (name, words != NULL ? words : nothing);
  g_signal_connect_swapped (panel->fields[field], "notify::selected", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (label, panel->fields[field]));
}

static void
add_entry (MusterSiegeActPanel *panel,
           Field                field,
           const char          *label,
           const char          *hint)
{
  panel->fields[field] = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (panel->fields[field]), hint);
  g_signal_connect_swapped (panel->fields[field], "activate", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (label, panel->fields[field]));
}

static void
add_number (MusterSiegeActPanel *panel,
            Field                field,
            const char          *label,
            int                  least,
            int                  most)
{
  panel->fields[field] = gtk_spin_button_new_with_range (least, most, 1);
  g_signal_connect_swapped (panel->fields[field], "value-changed", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (label, panel->fields[field]));
}

static void
add_fields (MusterSiegeActPanel *panel)
{
  static const char *const means[] = {N_("freely"), N_("by a rope"), N_("by a ladder"), NULL};
  static const char *const ammunition[] = {N_("rock"), N_("boulder"), N_("naphtha"), N_("bolt"), NULL};
  static const char *const said[] = {N_("not said"), N_("no"), N_("yes"), NULL};

  add_choice (panel, FIELD_MODEL, _("M_odel"), _("Model"), NULL);
  add_choice (panel, FIELD_FACE, _("Cliff or _wall"), _("Cliff or wall"), NULL);
  add_choice (panel, FIELD_MEANS, _("_How"), _("How it climbs"), means);
  add_choice (panel, FIELD_ROPE, _("_Rope"), _("Rope or ladder"), NULL);
  add_entry (panel, FIELD_UP, _("_Up to"), _("inches from the ground"));
  add_choice (panel, FIELD_ENGINE, _("_Engine"), _("Engine"), NULL);
  add_entry (panel, FIELD_BY, _("_By"), _("inches"));
  add_choice (panel, FIELD_AMMUNITION, _("Ammun_ition"), _("Ammunition"), ammunition);
  add_choice (panel, FIELD_TARGET, _("_Target"), _("Target"), NULL);
  add_number (panel, FIELD_TURNING, _("Turn_ing"), 0, MOST_DEGREES);
  add_entry (panel, FIELD_DEVIATION, _("De_viation"), _("inches; empty: not rolled"));
  add_number (panel, FIELD_BURST, _("B_urst"), 0, D20);
  add_number (panel, FIELD_ACTIONS, _("A_ctions"), 1, MOST_ACTIONS);
  add_choice (panel, FIELD_EDGED, _("Ed_ged blade"), _("Edged blade"), said);
  add_choice (panel, FIELD_WOUNDED, _("Wounde_d"), _("Wounded"), said);
  add_entry (panel, FIELD_MODELS, _("Mode_ls"), _("who hauls, or sees the target"));
  add_entry (panel, FIELD_DICE, _("_Dice"), _("as they fell, such as 12 7"));
}

static void
muster_siege_act_panel_init (MusterSiegeActPanel *panel)
{
  static const char *const kinds[] = {
    N_("No act"), N_("Climb"), N_("Set a rope"), N_("Throw a grapnel"), N_("Cut a rope"), N_("Haul an engine"),
    N_("Fire an engine"), NULL,
  };
  GtkWidget *kind = muster_table_choice_new (_("Act"), kinds);

  panel->filling = TRUE;
  panel->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (panel->content, GTK_WIDGET (panel));
  panel->kind = GTK_DROP_DOWN (kind);
  g_signal_connect_swapped (kind, "notify::selected", G_CALLBACK (entered_cb), panel);
  gtk_box_append (GTK_BOX (panel->content), muster_table_row_new (_("A_ct"), kind));
  add_fields (panel);
  panel->filling = FALSE;
}
