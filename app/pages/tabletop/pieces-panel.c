/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/pieces-panel.h"

#include "pages/tabletop/piece-traits.h"
#include "pages/tabletop/ground-form.h"
#include "pages/tabletop/table-fields.h"
#include "tabletop/ground.h"
#include "tabletop/piece.h"

#include <glib/gi18n-lib.h>

struct _MusterPiecesPanel
{
  GtkWidget parent_instance;

  gboolean filling;
  MusterPoint middle; /* where new pieces go */

  /* Owned */
  MusterTableSession *session;
  GArray *selected; /* of guint */

  /* Template children */
  GtkWidget *content;
  GtkListBox *pieces;
  GtkEditable *side;
  GtkEditable *mark;
  GtkLabel *trouble;
  GtkWidget *form;
  GtkLabel *heading;
  GtkEditable *at;
  GtkEditable *facing;
  GtkWidget *traits;
  MusterGroundForm *grounds;
};

G_DEFINE_FINAL_TYPE (MusterPiecesPanel, muster_pieces_panel, GTK_TYPE_WIDGET)

static guint picked_signal;

static const MusterScenario *
get_scenario (MusterPiecesPanel *panel)
{
  return muster_table_session_get_scenario (panel->session);
}

static void
say_trouble (MusterPiecesPanel *panel,
             const char        *trouble)
{
  gtk_label_set_text (panel->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->trouble), trouble != NULL);
}

static char *
dup_title (const MusterScenario *scenario,
           const MusterPiece    *piece)
{
  const char *side = muster_scenario_get_side (scenario, piece->side);
  GString *title = g_string_new (piece->id);

  if (piece->mark[0] != '\0')
    {
      g_string_append_printf (title, " · %s", piece->mark);
    }
  if (side != NULL)
    {
      g_string_append_printf (title, " · %s", side);
    }
  if (piece->leads)
    {
      g_string_append_printf (title, " · %s", _("commander"));
    }
  return g_string_free (title, FALSE);
}

static GtkWidget *
new_row (const MusterScenario *scenario,
         guint                 index)
{
  const MusterPiece piece = muster_scenario_get_piece (scenario, index);
  g_autofree char *title = dup_title (scenario, &piece);
  g_autofree char *place = muster_table_dup_point (piece.pose.at, muster_scenario_get_unit (scenario));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *at = gtk_label_new (place);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (at, "dim-label");
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), at);
  return row;
}

static void
list_pieces (MusterPiecesPanel    *panel,
             const MusterScenario *scenario)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (panel->pieces, 0)) != NULL)
    {
      gtk_list_box_remove (panel->pieces, GTK_WIDGET (row));
    }
  for (guint i = 0; i < muster_scenario_count_pieces (scenario); i++)
    {
      gtk_list_box_append (panel->pieces, new_row (scenario, i));
    }
}

static gboolean
get_leader (MusterPiecesPanel *panel,
            guint             *index)
{
  if (panel->selected->len == 0)
    {
      return FALSE;
    }
  *index = g_array_index (panel->selected, guint, 0);
  return *index < muster_scenario_count_pieces (get_scenario (panel));
}

static void
show_leader (MusterPiecesPanel *panel)
{
  const MusterScenario *scenario = get_scenario (panel);
  guint index;
  gboolean any = get_leader (panel, &index);

  gtk_widget_set_visible (panel->form, any);
  muster_table_rows_clear (panel->traits);
  if (any)
    {
      const MusterPiece piece = muster_scenario_get_piece (scenario, index);
      g_autofree char *title = dup_title (scenario, &piece);
      g_autofree char *at = muster_table_dup_point (piece.pose.at, muster_scenario_get_unit (scenario));
      g_autofree char *facing = muster_table_dup_heading (piece.pose.heading);

      gtk_label_set_text (panel->heading, title);
      gtk_editable_set_text (panel->at, at);
      gtk_editable_set_text (panel->facing, facing);
      gtk_widget_set_visible (GTK_WIDGET (panel->facing), !piece.round);
      muster_piece_traits_fill (panel->traits, panel->session, index);
      gtk_list_box_select_row (panel->pieces, gtk_list_box_get_row_at_index (panel->pieces, index));
    }
  else
    {
      gtk_list_box_unselect_all (panel->pieces);
    }
}

/* Whether a person is at it: then what they enter is not made anew under their hands. */
static gboolean
is_being_filled_in (MusterPiecesPanel *panel)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (panel));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, panel->traits);
}

static void
changed_cb (MusterTableSession *session,
            MusterPiecesPanel  *panel)
{
  if (is_being_filled_in (panel))
    {
      return;
    }
  panel->filling = TRUE;
  list_pieces (panel, get_scenario (panel));
  show_leader (panel);
  panel->filling = FALSE;
}

static void
row_selected_cb (GtkListBox        *pieces,
                 GtkListBoxRow     *row,
                 MusterPiecesPanel *panel)
{
  if (!panel->filling && row != NULL)
    {
      g_signal_emit (panel, picked_signal, 0, (guint) gtk_list_box_row_get_index (row));
    }
}

static void
add_cb (MusterPiecesPanel *panel)
{
  g_autoptr (MusterScenario) scenario = muster_table_session_dup_scenario (panel->session);
  g_autofree char *side = g_strstrip (g_strdup (gtk_editable_get_text (panel->side)));
  g_autofree char *mark = g_strstrip (g_strdup (gtk_editable_get_text (panel->mark)));
  g_autoptr (GError) error = NULL;
  MusterPose pose = {panel->middle, {0, 1}};

  if (side[0] == '\0')
    {
      say_trouble (panel, _("Name the side, such as red"));
      return;
    }
  if (!muster_scenario_add_piece (scenario, side, mark, pose, &error))
    {
      say_trouble (panel, error->message);
      return;
    }
  say_trouble (panel, NULL);
  muster_table_session_edit (panel->session, g_steal_pointer (&scenario));
  g_signal_emit (panel, picked_signal, 0, muster_scenario_count_pieces (get_scenario (panel)) - 1);
}

static void
put_cb (MusterPiecesPanel *panel)
{
  gint32 unit = muster_scenario_get_unit (get_scenario (panel));
  MusterPose pose;
  guint index;

  if (!get_leader (panel, &index))
    {
      return;
    }
  if (!muster_table_parse_point (gtk_editable_get_text (panel->at), unit, &pose.at) ||
      !muster_table_parse_heading (gtk_editable_get_text (panel->facing), &pose.heading))
    {
      say_trouble (panel, _("Write a point such as 1.5, -2, and a facing such as 0, 1"));
      return;
    }
  MusterScenario *scenario = muster_table_session_dup_scenario (panel->session);

  say_trouble (panel, NULL);
  muster_scenario_place_piece (scenario, index, pose);
  muster_table_session_edit (panel->session, scenario);
}

static int
compare_down (gconstpointer a,
              gconstpointer b)
{
  return (int) *(const guint *) b - (int) *(const guint *) a;
}

/** muster_pieces_panel_remove: takes the selected pieces off the table */
void
muster_pieces_panel_remove (MusterPiecesPanel *panel)
{
  MusterScenario *scenario;

  if (panel->selected->len == 0)
    {
      return;
    }
  scenario = muster_table_session_dup_scenario (panel->session);
  g_array_sort (panel->selected, compare_down);
  for (guint i = 0; i < panel->selected->len; i++)
    {
      if (g_array_index (panel->selected, guint, i) < muster_scenario_count_pieces (scenario))
        {
          muster_scenario_remove_piece (scenario, g_array_index (panel->selected, guint, i));
        }
    }
  g_array_set_size (panel->selected, 0);
  muster_table_session_edit (panel->session, scenario);
}

static void
remove_cb (MusterPiecesPanel *panel)
{
  muster_pieces_panel_remove (panel);
}

/** muster_pieces_panel_set_session: lists the pieces of that table; called once */
void
muster_pieces_panel_set_session (MusterPiecesPanel  *panel,
                                 MusterTableSession *session)
{
  g_set_object (&panel->session, session);
  muster_ground_form_set_session (panel->grounds, session);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), panel, 0);
  changed_cb (session, panel);
}

/** muster_pieces_panel_set_selected: describes the first of those pieces (of guint) */
void
muster_pieces_panel_set_selected (MusterPiecesPanel *panel,
                                  const GArray      *selected)
{
  g_array_set_size (panel->selected, 0);
  if (selected->len > 0)
    {
      g_array_append_vals (panel->selected, selected->data, selected->len);
    }
  panel->filling = TRUE;
  show_leader (panel);
  panel->filling = FALSE;
}

/** muster_pieces_panel_set_middle: says where new pieces and grounds go */
void
muster_pieces_panel_set_middle (MusterPiecesPanel *panel,
                                MusterPoint        middle)
{
  panel->middle = middle;
  muster_ground_form_set_middle (panel->grounds, middle);
}

static void
muster_pieces_panel_dispose (GObject *object)
{
  MusterPiecesPanel *panel = MUSTER_PIECES_PANEL (object);

  g_clear_object (&panel->session);
  g_clear_pointer (&panel->selected, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_PIECES_PANEL);
  G_OBJECT_CLASS (muster_pieces_panel_parent_class)->dispose (object);
}

static void
muster_pieces_panel_class_init (MusterPiecesPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_pieces_panel_dispose;
  picked_signal = g_signal_new ("picked", MUSTER_TYPE_PIECES_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/muster/Muster/pages/tabletop/pieces-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, content);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, pieces);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, side);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, mark);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, form);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, at);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, facing);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, traits);
  gtk_widget_class_bind_template_child (widget_class, MusterPiecesPanel, grounds);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, put_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
muster_pieces_panel_init (MusterPiecesPanel *panel)
{
  g_type_ensure (MUSTER_TYPE_GROUND_FORM);
  panel->selected = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (panel));
}
