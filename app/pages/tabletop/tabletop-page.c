/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/tabletop/tabletop-page.h"

#include "pages/tabletop/bw-action-panel.h"
#include "pages/tabletop/dba-move-panel.h"
#include "pages/tabletop/pieces-panel.h"
#include "pages/tabletop/rulings-panel.h"
#include "pages/tabletop/siege-act-panel.h"
#include "pages/tabletop/table-fields.h"
#include "pages/tabletop/tabletop-battle.h"
#include "pages/tabletop/tabletop-files.h"
#include "pages/tabletop/verdict-panel.h"
#include "session/table-file.h"
#include "tabletop/ground.h"
#include "tabletop/piece.h"
#include "widgets/table-canvas.h"
#include "wording/table-gist.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

#define FIRST_EXAMPLE "dba-line-of-battle"

struct _MusterTabletopPage
{
  MusterPage parent_instance;

  gboolean filling;
  guint32 battle; /* of the campaign, whose forces are on the table; 0: none */

  /* Owned */
  MusterTableSession *table;

  /* Template children */
  MusterTableCanvas *canvas;
  GtkDropDown *rules;
  GtkToggleButton *set_up_mode;
  GtkToggleButton *zones;
  GtkToggleButton *names;
  GtkToggleButton *grid;
  GtkImage *status_icon;
  GtkLabel *status;
  GtkLabel *gist;
  GtkWidget *forget;
  MusterVerdictPanel *verdict;
  MusterDbaMovePanel *dba_move;
  MusterBwActionPanel *bw_action;
  MusterSiegeActPanel *siege_act;
  MusterPiecesPanel *pieces;
  MusterRulingsPanel *rulings;
  GtkWidget *log;
  GMenu *example_section;
};

G_DEFINE_FINAL_TYPE (MusterTabletopPage, muster_tabletop_page, MUSTER_TYPE_PAGE)

/** muster_tabletop_page_get_table: Returns: (transfer none): the table that the page shows */
MusterTableSession *
muster_tabletop_page_get_table (MusterTabletopPage *page)
{
  return page->table;
}

/** muster_tabletop_page_get_finding: Returns: (transfer none) (nullable): the one that is marked on the table */
const MusterFinding *
muster_tabletop_page_get_finding (MusterTabletopPage *page)
{
  return muster_verdict_panel_get_finding (page->verdict);
}

/** muster_tabletop_page_get_battle: Returns: key of the campaign's battle that is on the table; 0: none */
guint32
muster_tabletop_page_get_battle (MusterTabletopPage *page)
{
  return page->battle;
}

static void
show_status (MusterTabletopPage   *page,
             const MusterScenario *scenario,
             const MusterVerdict  *verdict)
{
  static const struct
  {
    const char *icon;
    const char *style;
  } looks[] = {
    [MUSTER_LEGAL] = {"object-select-symbolic", "pass"},
    [MUSTER_ILLEGAL] = {"dialog-error-symbolic", "fail"},
    [MUSTER_UNDECIDED] = {"dialog-question-symbolic", "needs"},
  };
  MusterStatus status = muster_verdict_get_status (verdict);
  gboolean asked = muster_scenario_has_move (scenario);
  g_autofree char *gist = muster_scenario_dup_move_gist (scenario);
  g_autofree char *title = !asked ? g_strdup (_("No move"))
                           : muster_verdict_is_borderline (verdict)
                           ? g_strdup_printf (_("%s, borderline"), muster_status_get_title (status))
                           : g_strdup (muster_status_get_title (status));

  gtk_image_set_from_icon_name (page->status_icon, asked ? looks[status].icon : "dialog-information-symbolic");
  gtk_widget_set_css_classes (GTK_WIDGET (page->status_icon),
                              (const char *[]) {asked ? looks[status].style : "info", NULL});
  gtk_label_set_text (page->status, title);
  gtk_label_set_text (page->gist, asked ? gist : _("Drag pieces, or type a move, to have it judged"));
  gtk_widget_set_sensitive (page->forget, asked);
}

static GtkWidget *
new_log_row (const MusterTableEntry *entry)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (entry->when);
  g_autofree char *time = g_date_time_format (when, "%H:%M");
  g_autofree char *text = entry->bound[0] != '\0' ? g_strdup_printf ("%s  %s: %s", time, entry->bound, entry->gist)
                                                  : g_strdup_printf ("%s  %s", time, entry->gist);
  GtkWidget *label = muster_table_text_new (text);

  return label;
}

static void
show_log (MusterTabletopPage *page)
{
  guint n_entries = muster_table_session_count_entries (page->table);

  muster_table_rows_clear (page->log);
  for (guint i = n_entries; i > 0; i--)
    {
      gtk_box_append (GTK_BOX (page->log), new_log_row (muster_table_session_get_entry (page->table, i - 1)));
    }
  if (n_entries == 0)
    {
      GtkWidget *none = muster_table_text_new (_("No move was accepted yet"));

      gtk_widget_add_css_class (none, "dim-label");
      gtk_box_append (GTK_BOX (page->log), none);
    }
}

static void
update_actions (MusterTabletopPage *page)
{
  GtkWidget *widget = GTK_WIDGET (page);

  gtk_widget_action_set_enabled (widget, "page.accept", muster_table_session_may_accept (page->table));
  gtk_widget_action_set_enabled (widget, "page.step-back", muster_table_session_may_step (page->table, -1));
  gtk_widget_action_set_enabled (widget, "page.step-forward", muster_table_session_may_step (page->table, 1));
  gtk_widget_action_set_enabled (widget, "page.take-battle", muster_page_get_world (MUSTER_PAGE (page)) != NULL);
  gtk_widget_action_set_enabled (widget, "page.note", page->battle != 0 &&
                                 muster_scenario_has_move (muster_table_session_get_scenario (page->table)));
}

static void
changed_cb (MusterTableSession *table,
            MusterTabletopPage *page)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (table);
  const MusterAnswer *answer = muster_table_session_get_answer (table);

  page->filling = TRUE;
  gtk_drop_down_set_selected (page->rules, scenario->rules);
  gtk_widget_set_visible (GTK_WIDGET (page->dba_move), scenario->rules == MUSTER_TABLE_DBA);
  gtk_widget_set_visible (GTK_WIDGET (page->bw_action), scenario->rules == MUSTER_TABLE_BARONS_WAR);
  gtk_widget_set_visible (GTK_WIDGET (page->siege_act), scenario->rules == MUSTER_TABLE_SIEGE);
  page->filling = FALSE;
  muster_table_canvas_show (page->canvas, scenario, answer);
  muster_table_canvas_show_finding (page->canvas, muster_tabletop_page_get_finding (page));
  show_status (page, scenario, answer->verdict);
  show_log (page);
  update_actions (page);
}

static void
chosen_cb (MusterTabletopPage *page)
{
  muster_table_canvas_show_finding (page->canvas, muster_tabletop_page_get_finding (page));
}

static void
selected_cb (MusterTabletopPage *page)
{
  const GArray *selected = muster_table_canvas_get_selected (page->canvas);

  muster_dba_move_panel_set_selected (page->dba_move, selected);
  muster_pieces_panel_set_selected (page->pieces, selected);
  muster_pieces_panel_set_middle (page->pieces, muster_table_canvas_get_middle (page->canvas));
}

static void
held_cb (MusterTableCanvas  *canvas,
         gpointer            hold,
         MusterTabletopPage *page)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (page->table);
  const GArray *selected = muster_table_canvas_get_selected (canvas);

  if (!gtk_toggle_button_get_active (page->set_up_mode))
    {
      muster_table_session_propose (page->table, muster_scenario_propose_held (scenario, selected, hold));
    }
  else if (((const MusterHold *) hold)->done)
    {
      muster_table_session_edit (page->table, muster_scenario_place_held (scenario, selected, hold));
    }
}

static char *
described_cb (MusterTableCanvas  *canvas,
              guint               index,
              MusterTabletopPage *page)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (page->table);
  const MusterPiece piece = muster_scenario_get_piece (scenario, index);
  const char *side = muster_scenario_get_side (scenario, piece.side);
  g_autofree char *at = muster_table_dup_point (piece.pose.at, muster_scenario_get_unit (scenario));
  g_autofree char *heading = muster_table_dup_heading (piece.pose.heading);

  return piece.round ? g_strdup_printf (_("%s, %s, at %s"), piece.id, side, at)
                     : g_strdup_printf (_("%s, %s, %s, at %s, facing %s"), piece.id, piece.mark, side, at, heading);
}

static void
removed_cb (MusterTabletopPage *page)
{
  muster_pieces_panel_remove (page->pieces);
  muster_table_canvas_select_none (page->canvas);
}

static void
forget_cb (MusterTabletopPage *page)
{
  if (muster_scenario_has_move (muster_table_session_get_scenario (page->table)))
    {
      MusterScenario *scenario = muster_table_session_dup_scenario (page->table);

      muster_scenario_clear_move (scenario);
      muster_table_session_propose (page->table, scenario);
    }
}

static void
picked_cb (MusterPiecesPanel  *pieces,
           guint               piece,
           MusterTabletopPage *page)
{
  muster_table_canvas_select (page->canvas, piece, FALSE);
}

static void
mode_cb (MusterTabletopPage *page)
{
  gboolean set_up = gtk_toggle_button_get_active (page->set_up_mode);

  muster_table_canvas_set_previews (page->canvas, set_up);
  if (set_up)
    {
      forget_cb (page);
    }
}

static void
layers_cb (MusterTabletopPage *page)
{
  guint layers = MUSTER_TABLE_WAYS | MUSTER_TABLE_MEASURE;

  layers |= gtk_toggle_button_get_active (page->zones) ? MUSTER_TABLE_ZONES : 0;
  layers |= gtk_toggle_button_get_active (page->names) ? MUSTER_TABLE_NAMES : 0;
  layers |= gtk_toggle_button_get_active (page->grid) ? MUSTER_TABLE_GRID : 0;
  muster_table_canvas_set_layers (page->canvas, layers);
}

static void
zoom_in_cb (MusterTabletopPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page->canvas), "table.zoom-in", NULL);
}

static void
zoom_out_cb (MusterTabletopPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page->canvas), "table.zoom-out", NULL);
}

static void
fit_cb (MusterTabletopPage *page)
{
  muster_table_canvas_fit (page->canvas);
}

/**
 * muster_tabletop_page_show:
 * @scenario: (transfer full): another table, to be seen whole
 * @battle: key of the campaign's battle that it is of, 0: none
 */
void
muster_tabletop_page_show (MusterTabletopPage *page,
                           MusterScenario     *scenario,
                           guint32             battle)
{
  page->battle = battle;
  muster_table_canvas_select_none (page->canvas);
  muster_table_session_open (page->table, scenario);
  muster_table_canvas_fit (page->canvas);
  muster_pieces_panel_set_middle (page->pieces, muster_table_canvas_get_middle (page->canvas));
}

/* Other rules begin an empty table, as a step that can be taken back. */
static void
rules_cb (MusterTabletopPage *page)
{
  MusterTableRules rules = gtk_drop_down_get_selected (page->rules);

  if (!page->filling && rules != muster_table_session_get_scenario (page->table)->rules)
    {
      page->battle = 0;
      muster_table_canvas_select_none (page->canvas);
      muster_table_session_edit (page->table, muster_scenario_new_table (rules));
      muster_table_canvas_fit (page->canvas);
    }
}

static void
accept_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  muster_table_session_accept (MUSTER_TABLETOP_PAGE (widget)->table, g_get_real_time () / G_USEC_PER_SEC);
}

static void
step_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  muster_table_session_step (MUSTER_TABLETOP_PAGE (widget)->table, g_str_equal (action, "page.step-back") ? -1 : 1);
}

static void
muster_tabletop_page_session_changed (MusterPage *page)
{
  MUSTER_TABLETOP_PAGE (page)->battle = 0;
  update_actions (MUSTER_TABLETOP_PAGE (page));
}

static void
muster_tabletop_page_dispose (GObject *object)
{
  MusterTabletopPage *page = MUSTER_TABLETOP_PAGE (object);

  g_clear_object (&page->table);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_TABLETOP_PAGE);
  G_OBJECT_CLASS (muster_tabletop_page_parent_class)->dispose (object);
}

static void
muster_tabletop_page_class_init (MusterTabletopPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_tabletop_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_tabletop_page_session_changed;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/muster/Muster/pages/tabletop/tabletop-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, canvas);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, rules);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, set_up_mode);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, zones);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, names);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, grid);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, status_icon);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, status);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, gist);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, forget);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, dba_move);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, bw_action);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, siege_act);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, pieces);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, rulings);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, log);
  gtk_widget_class_bind_template_child (widget_class, MusterTabletopPage, example_section);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
  gtk_widget_class_bind_template_callback (widget_class, mode_cb);
  gtk_widget_class_bind_template_callback (widget_class, layers_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_in_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoom_out_cb);
  gtk_widget_class_bind_template_callback (widget_class, fit_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, held_cb);
  gtk_widget_class_bind_template_callback (widget_class, described_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, forget_cb);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  muster_tabletop_files_install (widget_class);
  muster_tabletop_battle_install (widget_class);
  gtk_widget_class_install_action (widget_class, "page.accept", NULL, accept_cb);
  gtk_widget_class_install_action (widget_class, "page.step-back", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "page.step-forward", NULL, step_cb);
}

static void
list_examples (MusterTabletopPage *page)
{
  guint n_examples;
  const MusterTableExample *examples = muster_table_examples (&n_examples);

  for (guint i = 0; i < n_examples; i++)
    {
      g_autofree char *action = g_strdup_printf ("page.example::%s", examples[i].name);

      g_menu_append (page->example_section, _(examples[i].title), action);
    }
}

/* The page begins with an example, so that there is something to try; without it, with an empty table. */
static void
begin (MusterTabletopPage *page)
{
  MusterScenario *scenario = muster_table_example_read (FIRST_EXAMPLE, NULL);

  page->table = muster_table_session_new (scenario != NULL ? scenario : muster_scenario_new_table (MUSTER_TABLE_DBA));
  muster_verdict_panel_set_session (page->verdict, page->table);
  muster_dba_move_panel_set_session (page->dba_move, page->table);
  muster_bw_action_panel_set_session (page->bw_action, page->table);
  muster_siege_act_panel_set_session (page->siege_act, page->table);
  muster_pieces_panel_set_session (page->pieces, page->table);
  muster_rulings_panel_set_session (page->rulings, page->table);
  g_signal_connect_object (page->table, "changed", G_CALLBACK (changed_cb), page, 0);
  changed_cb (page->table, page);
}

static void
muster_tabletop_page_init (MusterTabletopPage *page)
{
  g_type_ensure (MUSTER_TYPE_BW_ACTION_PANEL);
  g_type_ensure (MUSTER_TYPE_DBA_MOVE_PANEL);
  g_type_ensure (MUSTER_TYPE_PIECES_PANEL);
  g_type_ensure (MUSTER_TYPE_RULINGS_PANEL);
  g_type_ensure (MUSTER_TYPE_SIEGE_ACT_PANEL);
  g_type_ensure (MUSTER_TYPE_TABLE_CANVAS);
  g_type_ensure (MUSTER_TYPE_VERDICT_PANEL);
  page->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (page));
  page->filling = FALSE;
  list_examples (page);
  begin (page);
}
