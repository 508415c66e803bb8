/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/ground-form.h"

#include "pages/tabletop/table-fields.h"
#include "tabletop/ground.h"

#include <glib/gi18n-lib.h>

struct _MusterGroundForm
{
  GtkWidget parent_instance;

  MusterTableRules rules; /* for which the kinds are listed */
  MusterPoint middle;

  /* Owned */
  MusterTableSession *session;

  /* Borrowed: children */
  GtkWidget *content;
  GtkWidget *rows;
  GtkDropDown *kind;
  GtkEditable *corners;
  GtkLabel *trouble;
};

G_DEFINE_FINAL_TYPE (MusterGroundForm, muster_ground_form, GTK_TYPE_WIDGET)

/* What there can be on a table of those rules, in the order of the drop-down. */
static const struct
{
  MusterTableRules rules;
  MusterGroundKind kind;
  const char *title; /* N_() */
} kinds[] = {
  {MUSTER_TABLE_DBA, MUSTER_GROUND_BAD, N_("Bad going")},
  {MUSTER_TABLE_DBA, MUSTER_GROUND_ROUGH, N_("Rough going")},
  {MUSTER_TABLE_DBA, MUSTER_GROUND_GOOD, N_("Good going")},
  {MUSTER_TABLE_DBA, MUSTER_GROUND_RIVER, N_("River")},
  {MUSTER_TABLE_DBA, MUSTER_GROUND_WALL, N_("Impassable")},
  {MUSTER_TABLE_BARONS_WAR, MUSTER_GROUND_OBSTACLE, N_("Obstacle")},
  {MUSTER_TABLE_SIEGE, MUSTER_GROUND_CLIFF, N_("Cliff")},
  {MUSTER_TABLE_SIEGE, MUSTER_GROUND_OBSTACLE, N_("Wall")},
  {MUSTER_TABLE_SIEGE, MUSTER_GROUND_ROUGH, N_("Difficult terrain")},
};

static const char *
get_title (MusterTableRules rules,
           MusterGroundKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i].rules == rules && kinds[i].kind == kind)
        {
          return _(kinds[i].title);
        }
    }
  return _("Camp or fort");
}

static void
remove_cb (GtkButton        *button,
           MusterGroundForm *form)
{
  MusterScenario *scenario = muster_table_session_dup_scenario (form->session);

  muster_scenario_remove_ground (scenario, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ground")));
  muster_table_session_edit (form->session, scenario);
}

static GtkWidget *
new_row (MusterGroundForm *form,
         guint             index)
{
  const MusterGround ground = muster_scenario_get_ground (muster_table_session_get_scenario (form->session), index);
  g_autofree char *text = g_strdup_printf ("%s · %s", ground.id, get_title (form->rules, ground.kind));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = muster_table_text_new (text);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_button_set_has_frame (GTK_BUTTON (remove), FALSE);
  gtk_widget_set_tooltip_text (remove, _("Take it off the table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Take it off the table"), -1);
  g_object_set_data (G_OBJECT (remove), "ground", GUINT_TO_POINTER (index));
  g_signal_connect (remove, "clicked", G_CALLBACK (remove_cb), form);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), remove);
  return row;
}

static void
list_kinds (MusterGroundForm *form,
            MusterTableRules  rules)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i].rules == rules)
        {
          gtk_string_list_append (titles, _(kinds[i].title));
        }
    }
  gtk_drop_down_set_model (form->kind, G_LIST_MODEL (titles));
  form->rules = rules;
}

static MusterGroundKind
get_kind (MusterGroundForm *form)
{
  guint position = gtk_drop_down_get_selected (form->kind);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (kinds[i].rules == form->rules && position-- == 0)
        {
          return kinds[i].kind;
        }
    }
  g_return_val_if_reached (MUSTER_GROUND_BAD);
}

static void
changed_cb (MusterTableSession *session,
            MusterGroundForm   *form)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (session);

  if (scenario->rules != form->rules || gtk_drop_down_get_model (form->kind) == NULL)
    {
      list_kinds (form, scenario->rules);
    }
  muster_table_rows_clear (form->rows);
  for (guint i = 0; i < muster_scenario_count_grounds (scenario); i++)
    {
      gtk_box_append (GTK_BOX (form->rows), new_row (form, i));
    }
}

/* Points parted by spaces, as a scenario's file has them: "-3,2 3,2 3,4". */
static GArray *
parse_corners (const char *text,
               gint32      unit)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (MusterPoint));

  for (guint i = 0; words[i] != NULL; i++)
    {
      MusterPoint corner;

      if (words[i][0] == '\0')
        {
          continue;
        }
      if (!muster_table_parse_point (words[i], unit, &corner))
        {
          return NULL;
        }
      g_array_append_val (corners, corner);
    }
  return corners->len >= 3 ? g_steal_pointer (&corners) : NULL;
}

static void
add_cb (MusterGroundForm *form)
{
  g_autoptr (MusterScenario) scenario = muster_table_session_dup_scenario (form->session);
  g_autoptr (GArray) corners = parse_corners (gtk_editable_get_text (form->corners),
                                              muster_scenario_get_unit (scenario));
  g_autoptr (GError) error = NULL;
  gboolean added = corners != NULL &&
                   muster_scenario_add_ground (scenario, get_kind (form), (const MusterPoint *) corners->data,
                                               corners->len, &error);

  gtk_label_set_text (form->trouble, corners == NULL ? _("Write three corners or more, such as -3,2 3,2 3,4") :
                      added ? "" : error->message);
  gtk_widget_set_visible (GTK_WIDGET (form->trouble), !added);
  if (added)
    {
      muster_table_session_edit (form->session, g_steal_pointer (&scenario));
    }
}

/** muster_ground_form_set_session: lists what covers that table; called once */
void
muster_ground_form_set_session (MusterGroundForm   *form,
                                MusterTableSession *session)
{
  g_set_object (&form->session, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), form, 0);
  changed_cb (session, form);
}

#define HALF_WIDTH 2 /* units: of the square that is offered */

/** muster_ground_form_set_middle: offers a square about that point */
void
muster_ground_form_set_middle (MusterGroundForm *form,
                               MusterPoint       middle)
{
  gint32 unit = muster_scenario_get_unit (muster_table_session_get_scenario (form->session));
  int x = middle.x / unit, y = middle.y / unit;
  g_autofree char *corners = g_strdup_printf ("%d,%d %d,%d %d,%d %d,%d",
                                              x - HALF_WIDTH, y - HALF_WIDTH, x + HALF_WIDTH, y - HALF_WIDTH,
                                              x + HALF_WIDTH, y + HALF_WIDTH, x - HALF_WIDTH, y + HALF_WIDTH);

  gtk_editable_set_text (form->corners, corners);
}

static void
muster_ground_form_dispose (GObject *object)
{
  MusterGroundForm *form = MUSTER_GROUND_FORM (object);

  g_clear_object (&form->session);
  g_clear_pointer (&form->content, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_ground_form_parent_class)->dispose (object);
}

static void
muster_ground_form_class_init (MusterGroundFormClass *class)
{
  G_OBJECT_CLASS (class)->dispose = muster_ground_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
add_fields (MusterGroundForm *form)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *add = gtk_button_new_with_mnemonic (_("A_dd"));

  form->kind = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (form->kind), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (form->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Kind of ground"), -1);
  form->corners = GTK_EDITABLE (gtk_entry_new ());
  gtk_widget_set_tooltip_text (GTK_WIDGET (form->corners), _("Its corners, as x,y parted by spaces"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (form->corners), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Corners of the ground"), -1);
  form->trouble = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (form->trouble, TRUE);
  gtk_label_set_xalign (form->trouble, 0);
  gtk_widget_add_css_class (GTK_WIDGET (form->trouble), "fail");
  gtk_widget_set_visible (GTK_WIDGET (form->trouble), FALSE);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (add_cb), form);
  g_signal_connect_swapped (form->corners, "activate", G_CALLBACK (add_cb), form);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (form->kind));
  gtk_box_append (GTK_BOX (line), add);
  gtk_box_append (GTK_BOX (form->content), line);
  gtk_box_append (GTK_BOX (form->content), GTK_WIDGET (form->corners));
  gtk_box_append (GTK_BOX (form->content), GTK_WIDGET (form->trouble));
}

static void
muster_ground_form_init (MusterGroundForm *form)
{
  form->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (form->content, GTK_WIDGET (form));
  form->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (form->content), form->rows);
  add_fields (form);
}
