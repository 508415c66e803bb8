/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/map/inspector.h"

#include "campaign/level.h"
#include "campaign/plot.h"
#include "campaign/unit.h"
#include "pages/map/hex-facts.h"
#include "widgets/citation-chip.h"
#include "widgets/contents.h"
#include "widgets/finding-list.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _MusterInspector
{
  GtkWidget parent_instance;

  guint32 hex;
  guint32 unit; /* selected, 0 = none */
  MusterPath path;

  /* Owned */
  MusterWorld *world;

  /* Template children */
  GtkWidget *frame; /* the only child */
  GtkWidget *hint;  /* while no hex is shown */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *summary;
  GtkBox *facts;
  GtkListBox *units;
  GtkWidget *no_units;
  GtkWidget *plotting;
  GtkLabel *plot_heading;
  GtkEntry *path_entry;
  GtkButton *plot_button;
  MusterFindingList *verdict;
};

G_DEFINE_FINAL_TYPE (MusterInspector, muster_inspector, GTK_TYPE_WIDGET)

enum
{
  UNIT_SELECTED,
  PLOT,
  HOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint32
get_row_unit (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "unit"));
}

/** muster_inspector_get_unit: Returns: key of the unit that is selected in the list, 0 = none */
guint32
muster_inspector_get_unit (MusterInspector *inspector)
{
  return inspector->unit;
}

static gboolean
may_be_plotted (MusterInspector *inspector,
                guint32          unit)
{
  return muster_world_get_unit (inspector->world, unit)->role != MUSTER_ROLE_GARRISON;
}

/**
 * muster_inspector_select_mover: selects a unit that may move, unless one is; the first that has no orders comes first
 *
 * Returns: whether one is selected
 */
gboolean
muster_inspector_select_mover (MusterInspector *inspector)
{
  GtkListBoxRow *mover = NULL, *row;
  gboolean free = FALSE;

  if (inspector->unit != 0)
    {
      return may_be_plotted (inspector, inspector->unit);
    }
  for (int i = 0; !free && (row = gtk_list_box_get_row_at_index (inspector->units, i)) != NULL; i++)
    {
      guint32 unit = get_row_unit (row);

      if (may_be_plotted (inspector, unit))
        {
          free = muster_world_find (inspector->world, MUSTER_PLOT, unit) == NULL;
          mover = mover == NULL || free ? row : mover;
        }
    }
  gtk_list_box_select_row (inspector->units, mover);
  return mover != NULL;
}

/** muster_inspector_ask_to_plot: puts the keys to the route, where Enter plots it */
void
muster_inspector_ask_to_plot (MusterInspector *inspector)
{
  gtk_widget_grab_focus (GTK_WIDGET (inspector->path_entry));
  gtk_editable_set_position (GTK_EDITABLE (inspector->path_entry), -1);
}

static void
show_facts (MusterInspector *inspector)
{
  g_autoptr (GArray) facts = muster_hex_facts_new (inspector->world, inspector->hex);
  GtkWidget *row;

  muster_box_clear (inspector->facts);
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterHexFact *fact = &g_array_index (facts, MusterHexFact, i);
      GtkWidget *label = gtk_label_new (fact->label);

      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (row), label);
      gtk_box_append (GTK_BOX (row), muster_citation_chip_new (fact->clause, fact->ruling));
      gtk_box_append (inspector->facts, row);
    }
}

static char *
dup_unit_detail (const MusterWorld *world,
                 const MusterUnit  *unit)
{
  guint n_models = muster_unit_count_models (unit);
  const char *state = muster_unit_get_state (world, unit) == MUSTER_STATE_FIT
                      ? muster_level_get_title (muster_unit_get_level (world, unit))
                      : muster_unit_state_get_title (muster_unit_get_state (world, unit));

  return g_strdup_printf (ngettext ("%s · %u model · %d XP · %s", "%s · %u models · %d XP · %s", n_models),
                          muster_world_get_troop (world, unit->troop)->name, n_models, unit->xp, state);
}

static GtkWidget *
new_unit_row (const MusterWorld *world,
              const MusterUnit  *unit)
{
  const MusterPlot *plot = muster_world_find (world, MUSTER_PLOT, unit->key);
  g_autofree char *detail = dup_unit_detail (world, unit);
  g_autofree char *path = plot != NULL ? muster_path_dup_words (plot->path) : NULL;
  g_autofree char *name = plot == NULL ? g_strdup (unit->name)
                          : g_strdup_printf ("%s → %s", unit->name, plot->path != 0 ? path : _("hold"));
  g_autofree char *spoken = g_strdup_printf ("%s, %s, %s", name, muster_world_get_player (world, unit->player)->name,
                                             detail);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *subtitle = gtk_label_new (detail);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (subtitle), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (subtitle), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (subtitle, "dim-label");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), subtitle);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "unit", GUINT_TO_POINTER (unit->key));
  return row;
}

static void
show_units (MusterInspector *inspector)
{
  guint32 wanted = inspector->unit;
  GtkWidget *row;
  guint n_units = 0;

  inspector->unit = 0;
  muster_list_box_clear (inspector->units);
  MUSTER_FOR_EACH (inspector->world, UNIT, MusterUnit, unit)
  {
    if (unit->at != inspector->hex || muster_unit_is_destroyed (unit))
      {
        continue;
      }
    row = new_unit_row (inspector->world, unit);
    gtk_list_box_append (inspector->units, row);
    n_units++;
    if (unit->key == wanted)
      {
        gtk_list_box_select_row (inspector->units, GTK_LIST_BOX_ROW (row));
      }
  }
  gtk_widget_set_visible (GTK_WIDGET (inspector->units), n_units > 0);
  gtk_widget_set_visible (inspector->no_units, n_units == 0);
}

static gboolean
is_plotting (MusterInspector *inspector)
{
  return muster_world_get_campaign (inspector->world)->step == MUSTER_STEP_MOVEMENT && inspector->unit != 0 &&
         muster_world_get_unit (inspector->world, inspector->unit) != NULL;
}

static void
show_verdict (MusterInspector *inspector,
              gboolean         readable)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  MusterNames names = MUSTER_NAMES_OF (inspector->world);

  if (readable && inspector->path != 0)
    {
      muster_plot_judge (inspector->world, inspector->unit, inspector->path, verdict);
    }
  muster_finding_list_show (inspector->verdict, verdict, &names);
  gtk_widget_set_sensitive (GTK_WIDGET (inspector->plot_button),
                            readable && muster_verdict_get_status (verdict) == MUSTER_LEGAL);
}

static void
show_plotting (MusterInspector *inspector)
{
  const MusterPlot *plot;
  g_autofree char *heading = NULL;

  gtk_widget_set_visible (inspector->plotting, is_plotting (inspector));
  if (!is_plotting (inspector))
    {
      return;
    }
  heading = g_strdup_printf (_("Route of %s"), muster_world_get_unit (inspector->world, inspector->unit)->name);
  gtk_label_set_text (inspector->plot_heading, heading);
  plot = muster_world_find (inspector->world, MUSTER_PLOT, inspector->unit);
  muster_inspector_set_path (inspector, plot != NULL ? plot->path : 0);
}

/** muster_inspector_set_path: shows that route of the selected unit, with the verdict on it */
void
muster_inspector_set_path (MusterInspector *inspector,
                           MusterPath       path)
{
  g_autofree char *words = muster_path_dup_words (path);

  gtk_editable_set_text (GTK_EDITABLE (inspector->path_entry), words);
  inspector->path = path;
  show_verdict (inspector, TRUE);
}

static void
path_changed_cb (MusterInspector *inspector)
{
  g_autofree char *words = g_ascii_strup (gtk_editable_get_text (GTK_EDITABLE (inspector->path_entry)), -1);
  gboolean readable;

  g_strdelimit (words, ",-", ' ');
  readable = muster_path_from_words (words, &inspector->path);
  show_verdict (inspector, readable);
}

static void
hold_cb (MusterInspector *inspector)
{
  g_signal_emit (inspector, signals[HOLD], 0, inspector->unit);
}

static void
plot_cb (MusterInspector *inspector)
{
  if (!gtk_widget_get_sensitive (GTK_WIDGET (inspector->plot_button)))
    {
      return;
    }
  if (inspector->path != 0)
    {
      g_signal_emit (inspector, signals[PLOT], 0, inspector->unit, inspector->path);
    }
  else
    {
      hold_cb (inspector);
    }
}

static void
unit_selected_cb (GtkListBox      *units,
                  GtkListBoxRow   *row,
                  MusterInspector *inspector)
{
  inspector->unit = row != NULL ? get_row_unit (row) : 0;
  show_plotting (inspector);
  g_signal_emit (inspector, signals[UNIT_SELECTED], 0, inspector->unit);
}

/**
 * muster_inspector_show: shows @hex, which must be on the map of @world; the selected unit stays selected if it is
 * there
 */
void
muster_inspector_show (MusterInspector *inspector,
                       MusterWorld     *world,
                       guint32          hex)
{
  g_autofree char *title = muster_hex_dup_title (world, hex);
  g_autofree char *summary = muster_hex_dup_summary (world, hex);

  muster_world_ref (world);
  g_clear_pointer (&inspector->world, muster_world_unref);
  inspector->world = world;
  inspector->hex = hex;
  gtk_label_set_text (inspector->title, title);
  gtk_label_set_text (inspector->summary, summary);
  show_facts (inspector);
  show_units (inspector);
  show_plotting (inspector);
  gtk_widget_set_visible (inspector->hint, FALSE);
  gtk_widget_set_visible (inspector->content, TRUE);
}

/** muster_inspector_clear: shows nothing */
void
muster_inspector_clear (MusterInspector *inspector)
{
  gtk_widget_set_visible (inspector->content, FALSE);
  gtk_widget_set_visible (inspector->hint, TRUE);
  inspector->unit = 0;
}

static void
muster_inspector_dispose (GObject *object)
{
  MusterInspector *inspector = MUSTER_INSPECTOR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_INSPECTOR);
  g_clear_pointer (&inspector->world, muster_world_unref);
  G_OBJECT_CLASS (muster_inspector_parent_class)->dispose (object);
}

static void
muster_inspector_class_init (MusterInspectorClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_inspector_dispose;
  signals[UNIT_SELECTED] = g_signal_new ("unit-selected", MUSTER_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PLOT] = g_signal_new ("plot", MUSTER_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT64);
  signals[HOLD] = g_signal_new ("hold", MUSTER_TYPE_INSPECTOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/map/inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, frame);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, hint);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, content);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, title);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, summary);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, facts);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, units);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, no_units);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, plotting);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, plot_heading);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, path_entry);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, plot_button);
  gtk_widget_class_bind_template_child (widget_class, MusterInspector, verdict);
  gtk_widget_class_bind_template_callback (widget_class, path_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, plot_cb);
  gtk_widget_class_bind_template_callback (widget_class, hold_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_selected_cb);
}

static void
muster_inspector_init (MusterInspector *inspector)
{
  g_type_ensure (MUSTER_TYPE_FINDING_LIST);
  gtk_widget_init_template (GTK_WIDGET (inspector));
}
