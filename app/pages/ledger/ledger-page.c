/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/ledger/ledger-page.h"

#include "models/ledger-item.h"
#include "pages/ledger/course-chart.h"
#include "report/ledger.h"
#include "report/listing.h"
#include "widgets/citation-chip.h"
#include "widgets/drop-down.h"
#include "widgets/naming.h"
#include "widgets/save-dialog.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

struct _MusterLedgerPage
{
  MusterPage parent_instance;

  gboolean stale; /* what is listed is of an earlier world */

  /* Template children */
  GListStore *items;
  GtkFilterListModel *filtered;
  GtkStringFilter *player_filter;
  GtkStringFilter *what_filter;
  GtkStringFilter *turn_filter;
  GtkDropDown *players;
  GtkDropDown *whats;
  GtkDropDown *turns;
  GtkLabel *sum;
  GtkLabel *trouble;
  GtkStack *views;   /* lines or course */
  GtkDropDown *measures;
  MusterCourseChart *chart;
};

G_DEFINE_FINAL_TYPE (MusterLedgerPage, muster_ledger_page, MUSTER_TYPE_PAGE)

/* The first choice of each list stands for all. */
static void
offer (GtkDropDown *drop_down,
       GPtrArray   *choices)
{
  g_autoptr (GtkStringList) list = NULL;
  guint selected = gtk_drop_down_get_selected (drop_down);

  g_ptr_array_insert (choices, 0, (gpointer) _("All"));
  g_ptr_array_add (choices, NULL);
  list = gtk_string_list_new ((const char *const *) choices->pdata);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (drop_down, selected < choices->len - 1 ? selected : 0);
}

static const char *
get_choice (GtkDropDown *drop_down)
{
  guint selected = gtk_drop_down_get_selected (drop_down);
  GListModel *model = gtk_drop_down_get_model (drop_down);

  return selected == 0 || selected == GTK_INVALID_LIST_POSITION
         ? "" : gtk_string_list_get_string (GTK_STRING_LIST (model), selected);
}

static void
show_sum (MusterLedgerPage *page)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (page->filtered));
  g_autofree char *text = NULL;
  gint64 sum = 0;

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterLedgerItem) item = g_list_model_get_item (G_LIST_MODEL (page->filtered), i);

      sum += muster_ledger_item_get_amount (item);
    }
  text = get_choice (page->whats)[0] != '\0'
         ? g_strdup_printf (ngettext ("%u line, in sum %+" G_GINT64_FORMAT, "%u lines, in sum %+" G_GINT64_FORMAT,
                                      n_items),
                            n_items, sum)
         : g_strdup_printf (ngettext ("%u line", "%u lines", n_items), n_items);
  gtk_label_set_text (page->sum, text);
}

static MusterHistory *
new_history (MusterLedgerPage *page,
             GError          **error)
{
  MusterSession *session = muster_page_get_session (MUSTER_PAGE (page));

  return muster_history_new (muster_session_get_world (session), muster_session_get_journal (session), error);
}

/* The player that is chosen, 0 = all. */
static guint32
get_player (MusterLedgerPage *page)
{
  guint selected = gtk_drop_down_get_selected (page->players);
  const MusterPlayer *player = selected != 0 && selected != GTK_INVALID_LIST_POSITION
                               ? muster_world_nth (muster_page_get_world (MUSTER_PAGE (page)), MUSTER_PLAYER,
                                                   selected - 1) : NULL;

  return player != NULL ? player->key : 0;
}

/* The course of the campaign is worked out only for who looks at it. */
static void
show_course (MusterLedgerPage *page)
{
  MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));
  g_autoptr (MusterHistory) history = NULL;

  if (world == NULL || g_strcmp0 (gtk_stack_get_visible_child_name (page->views), "course") != 0)
    {
      return;
    }
  history = new_history (page, NULL);
  if (history != NULL)
    {
      muster_course_chart_take (page->chart,
                                muster_course_new (history, gtk_drop_down_get_selected (page->measures),
                                                   muster_world_get_campaign (world)->turn, get_player (page)));
    }
}

static void
filter_cb (MusterLedgerPage *page)
{
  gtk_string_filter_set_search (page->player_filter, get_choice (page->players));
  gtk_string_filter_set_search (page->what_filter, get_choice (page->whats));
  gtk_string_filter_set_search (page->turn_filter, get_choice (page->turns));
  show_sum (page);
  show_course (page);
}

static void
offer_players (MusterLedgerPage *page,
               MusterWorld      *world)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    g_ptr_array_add (names, player->name);
  }
  offer (page->players, names);
}

static void
offer_whats (MusterLedgerPage *page)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (MusterLedger what = MUSTER_LEDGER_GRAIN; what <= MUSTER_LEDGER_STATUS; what++)
    {
      g_ptr_array_add (titles, (gpointer) muster_ledger_get_title (what));
    }
  offer (page->whats, titles);
}

static void
offer_turns (MusterLedgerPage *page,
             MusterWorld      *world)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (int turn = 1; turn <= muster_world_get_campaign (world)->turn; turn++)
    {
      g_ptr_array_add (texts, g_strdup_printf ("%d", turn));
      g_ptr_array_add (turns, g_ptr_array_index (texts, texts->len - 1));
    }
  offer (page->turns, turns);
}

static void
offer_measures (MusterLedgerPage *page)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (MusterCourseMeasure measure = 0; measure < MUSTER_N_COURSES; measure++)
    {
      gtk_string_list_append (titles, muster_course_get_title (measure));
    }
  gtk_drop_down_set_model (page->measures, G_LIST_MODEL (titles));
}

static MusterLedgerItem *
new_item (const MusterLedgerRow *row,
          const MusterWorld     *world)
{
  const MusterPlayer *player = row->player != 0 ? muster_world_get_player (world, row->player) : NULL;
  MusterLedgerLine line = {
    .turn = row->turn, .amount = row->amount, .balance = row->balance, .counted = muster_ledger_is_counted (row->what),
    .step = muster_step_get_title (row->step), .player = player != NULL ? player->name : "", .subject = row->subject,
    .what = muster_ledger_get_title (row->what), .text = row->text,
    .clause = row->clause != NULL ? row->clause->id : NULL,
  };

  return muster_ledger_item_new (&line);
}

static void
list_items (MusterLedgerPage *page)
{
  MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history = new_history (page, &error);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) rows = NULL;

  page->stale = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (page->trouble), history == NULL);
  if (history == NULL)
    {
      gtk_label_set_text (page->trouble, error->message);
      return;
    }
  rows = muster_history_dup_ledger (history, 0, muster_world_get_campaign (world)->turn);
  for (guint i = rows->len; i > 0; i--)
    {
      g_ptr_array_add (items, new_item (&g_array_index (rows, MusterLedgerRow, i - 1), world));
    }
  g_list_store_splice (page->items, 0, g_list_model_get_n_items (G_LIST_MODEL (page->items)), items->pdata, items->len);
  offer_players (page, world);
  offer_turns (page, world);
  filter_cb (page);
}

static void
save_csv_cb (GtkWidget  *widget,
             const char *path)
{
  MusterLedgerPage *page = MUSTER_LEDGER_PAGE (widget);
  MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history = world != NULL ? new_history (page, &error) : NULL;
  g_autoptr (MusterTable) table = history != NULL
                                  ? muster_ledger_new_table (history, 0, muster_world_get_campaign (world)->turn, 0)
                                    : NULL;
  g_autofree char *csv = table != NULL ? muster_table_dup_csv (table) : NULL;

  if (csv != NULL)
    {
      g_file_set_contents (path, csv, -1, &error);
    }
  if (error != NULL)
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
}

static void
export_cb (MusterLedgerPage *page)
{
  muster_save_dialog_show (GTK_WIDGET (page), _("Export Ledger"), _("Ledger.csv"), save_csv_cb);
}

static void
muster_ledger_page_session_changed (MusterPage *page)
{
  g_list_store_remove_all (MUSTER_LEDGER_PAGE (page)->items);
  muster_course_chart_take (MUSTER_LEDGER_PAGE (page)->chart, NULL);
}

static void
muster_ledger_page_world_changed (MusterPage  *page,
                                  MusterWorld *before,
                                  MusterWorld *after)
{
  MusterLedgerPage *self = MUSTER_LEDGER_PAGE (page);

  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    {
      list_items (self);
    }
}

/* The journal is read through only for who looks at it. */
static void
muster_ledger_page_map (GtkWidget *widget)
{
  MusterLedgerPage *page = MUSTER_LEDGER_PAGE (widget);

  GTK_WIDGET_CLASS (muster_ledger_page_parent_class)->map (widget);
  if (page->stale && muster_page_get_world (MUSTER_PAGE (page)) != NULL)
    {
      list_items (page);
    }
}

static void
muster_ledger_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_LEDGER_PAGE);
  G_OBJECT_CLASS (muster_ledger_page_parent_class)->dispose (object);
}

static void
muster_ledger_page_class_init (MusterLedgerPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_ledger_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_ledger_page_session_changed;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_ledger_page_world_changed;
  widget_class->map = muster_ledger_page_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/ledger/ledger-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, items);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, filtered);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, player_filter);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, what_filter);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, turn_filter);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, players);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, whats);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, turns);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, sum);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, views);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, measures);
  gtk_widget_class_bind_template_child (widget_class, MusterLedgerPage, chart);
  gtk_widget_class_bind_template_callback (widget_class, show_course);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
}

static void
muster_ledger_page_init (MusterLedgerPage *page)
{
  g_type_ensure (MUSTER_TYPE_LEDGER_ITEM);
  g_type_ensure (MUSTER_TYPE_CITATION_CHIP);
  g_type_ensure (MUSTER_TYPE_COURSE_CHART);
  gtk_widget_init_template (GTK_WIDGET (page));
  muster_drop_down_shorten (page->players);
  muster_widget_set_name_told (GTK_WIDGET (page->players), _("Player"));
  muster_widget_set_name_told (GTK_WIDGET (page->whats), _("What"));
  muster_widget_set_name_told (GTK_WIDGET (page->turns), _("Turn"));
  muster_widget_set_name_told (GTK_WIDGET (page->measures), _("What the chart shows"));
  offer_whats (page);
  offer_measures (page);
  g_signal_connect_object (page->filtered, "items-changed", G_CALLBACK (show_sum), page, G_CONNECT_SWAPPED);
}
