/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/reports/reports-page.h"

#include "pages/reports/page-preview.h"
#include "report/report.h"
#include "widgets/drop-down.h"
#include "widgets/naming.h"
#include "widgets/preferences.h"
#include "widgets/save-dialog.h"

#include <glib/gi18n-lib.h>

struct _MusterReportsPage
{
  MusterPage parent_instance;

  gboolean stale;   /* what is previewed is of an earlier world */
  gboolean filling;

  /* Template children */
  GtkDropDown *kinds;
  GtkSpinButton *turn;
  GtkDropDown *players;
  GtkDropDown *papers;
  GtkLabel *trouble;
  MusterPagePreview *preview;
};

G_DEFINE_FINAL_TYPE (MusterReportsPage, muster_reports_page, MUSTER_TYPE_PAGE)

static const MusterReportKind kinds[] = {
  MUSTER_REPORT_TURN, MUSTER_REPORT_ORDERS, MUSTER_REPORT_BATTLE, MUSTER_REPORT_LEDGER, MUSTER_REPORT_MAP,
  MUSTER_REPORT_ROSTER,
};

static MusterHistory *
new_history (MusterReportsPage *page,
             GError           **error)
{
  MusterSession *session = muster_page_get_session (MUSTER_PAGE (page));

  return muster_history_new (muster_session_get_world (session), muster_session_get_journal (session), error);
}

/* The first choice stands for the organiser, who sees all. */
static guint32
get_player (MusterReportsPage *page)
{
  guint selected = gtk_drop_down_get_selected (page->players);
  const MusterPlayer *player;

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    {
      return 0;
    }
  player = muster_world_nth (muster_page_get_world (MUSTER_PAGE (page)), MUSTER_PLAYER, selected - 1);
  return player->key;
}

static MusterReportRequest
get_request (MusterReportsPage *page)
{
  return (MusterReportRequest) {
           .kind = kinds[gtk_drop_down_get_selected (page->kinds)],
           .turn = gtk_spin_button_get_value_as_int (page->turn),
           .player = get_player (page),
           .paper = gtk_drop_down_get_selected (page->papers) == 0 ? MUSTER_PAPER_A4 : MUSTER_PAPER_LETTER,
  };
}

static MusterDocument *
new_document (MusterReportsPage         *page,
              const MusterReportRequest *request,
              GError                   **error)
{
  g_autoptr (MusterHistory) history = new_history (page, error);

  return history != NULL ? muster_report_new_document (history, request, error) : NULL;
}

static void
show_preview (MusterReportsPage *page)
{
  MusterReportRequest request = get_request (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = new_document (page, &request, &error);

  page->stale = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (page->trouble), document == NULL);
  if (document == NULL)
    {
      gtk_label_set_text (page->trouble, error->message);
    }
  muster_page_preview_take_document (page->preview, g_steal_pointer (&document), request.paper);
}

static void
request_changed_cb (MusterReportsPage *page)
{
  if (!page->filling && muster_page_get_world (MUSTER_PAGE (page)) != NULL)
    {
      show_preview (page);
    }
}

static void
save_as (MusterReportsPage *page,
         const char        *path,
         MusterReportFormat format)
{
  MusterReportRequest request = get_request (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history = new_history (page, &error);
  g_autoptr (GBytes) file = history != NULL ? muster_report_new_file (history, &request, format, &error) : NULL;

  if (file == NULL ||
      !g_file_set_contents (path, g_bytes_get_data (file, NULL), g_bytes_get_size (file), &error))
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
}

static void
save_cb (GtkWidget  *widget,
         const char *path)
{
  static const struct
  {
    const char *suffix;
    MusterReportFormat format;
  } formats[] = {
    {".html", MUSTER_FORMAT_HTML}, {".csv", MUSTER_FORMAT_CSV}, {".txt", MUSTER_FORMAT_TEXT},
    {".png", MUSTER_FORMAT_PNG}, {".svg", MUSTER_FORMAT_SVG}, {".pdf", MUSTER_FORMAT_PDF},
  };
  MusterReportsPage *page = MUSTER_REPORTS_PAGE (widget);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (g_str_has_suffix (path, formats[i].suffix))
        {
          save_as (page, path, formats[i].format);
          return;
        }
    }
  g_signal_emit_by_name (page, "failed", _("Give the file an ending: .pdf .html .csv .txt .png or .svg"));
}

static void
export_cb (MusterReportsPage *page)
{
  MusterReportRequest request = get_request (page);
  g_autofree char *name = g_strdup_printf ("%s-%d.pdf", muster_report_kind_get_word (request.kind), request.turn);

  muster_save_dialog_show (GTK_WIDGET (page), _("Export Report"), name, save_cb);
}

static void
copy_cb (MusterReportsPage *page)
{
  MusterReportRequest request = get_request (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = new_document (page, &request, &error);
  g_autofree char *text = document != NULL ? muster_document_dup_text (document) : NULL;

  if (text != NULL)
    {
      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), text);
    }
  else
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              gpointer           pages)
{
  muster_pages_draw (pages, number, gtk_print_context_get_cairo_context (context));
}

static GtkPageSetup *
new_page_setup (MusterPaper paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper == MUSTER_PAPER_A4 ? GTK_PAPER_NAME_A4 : GTK_PAPER_NAME_LETTER);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_top_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_paper_size_free (size);
  return setup;
}

static void
print_cb (MusterReportsPage *page)
{
  MusterReportRequest request = get_request (page);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = new_document (page, &request, &error);
  g_autoptr (MusterPages) pages = document != NULL ? muster_pages_new (document, request.paper) : NULL;
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = new_page_setup (request.paper);

  if (pages != NULL)
    {
      gtk_print_operation_set_default_page_setup (operation, setup);
      gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
      gtk_print_operation_set_use_full_page (operation, TRUE);
      gtk_print_operation_set_n_pages (operation, muster_pages_count (pages));
      g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), pages);
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))), &error);
    }
  if (error != NULL)
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
}

static void
offer_kinds (MusterReportsPage *page)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gtk_string_list_append (titles, muster_report_kind_get_title (kinds[i]));
    }
  gtk_drop_down_set_model (page->kinds, G_LIST_MODEL (titles));
}

static void
offer_players (MusterReportsPage *page,
               MusterWorld       *world)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *[]) {_("Organiser: everything"), NULL});
  guint selected = gtk_drop_down_get_selected (page->players);

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    gtk_string_list_append (names, player->name);
  }
  gtk_drop_down_set_model (page->players, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (page->players, selected <= muster_world_count (world, MUSTER_PLAYER) ? selected : 0);
}

static void
offer_turns (MusterReportsPage *page,
             MusterWorld       *before,
             MusterWorld       *after)
{
  int turn = muster_world_get_campaign (after)->turn;

  gtk_spin_button_set_range (page->turn, 0, turn);
  if (before == NULL || muster_world_get_campaign (before)->turn != turn)
    {
      gtk_spin_button_set_value (page->turn, turn);
    }
}

static void
muster_reports_page_world_changed (MusterPage  *page,
                                   MusterWorld *before,
                                   MusterWorld *after)
{
  MusterReportsPage *self = MUSTER_REPORTS_PAGE (page);

  self->filling = TRUE;
  offer_turns (self, before, after);
  if (before == NULL || !muster_world_shares (before, after, MUSTER_PLAYER))
    {
      offer_players (self, after);
    }
  self->filling = FALSE;
  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (page)))
    {
      show_preview (self);
    }
}

static void
muster_reports_page_session_changed (MusterPage *page)
{
  muster_page_preview_take_document (MUSTER_REPORTS_PAGE (page)->preview, NULL, MUSTER_PAPER_A4);
}

/* A report is made only for who looks at it. */
static void
muster_reports_page_map (GtkWidget *widget)
{
  MusterReportsPage *page = MUSTER_REPORTS_PAGE (widget);

  GTK_WIDGET_CLASS (muster_reports_page_parent_class)->map (widget);
  if (page->stale && muster_page_get_world (MUSTER_PAGE (page)) != NULL)
    {
      show_preview (page);
    }
}

static void
muster_reports_page_dispose (GObject *object)
{
  MUSTER_REPORTS_PAGE (object)->filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_REPORTS_PAGE);
  G_OBJECT_CLASS (muster_reports_page_parent_class)->dispose (object);
}

static void
muster_reports_page_class_init (MusterReportsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_reports_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_reports_page_session_changed;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_reports_page_world_changed;
  widget_class->map = muster_reports_page_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/reports/reports-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, turn);
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, players);
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, papers);
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterReportsPage, preview);
  gtk_widget_class_bind_template_callback (widget_class, request_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
}

/* The paper is that of the preferences, where they can be kept. */
static void
bind_paper (MusterReportsPage *page)
{
  g_autoptr (GSettings) settings = muster_preferences_new ();

  if (settings != NULL)
    {
      muster_preferences_bind (settings, "paper", page->papers);
    }
}

static void
muster_reports_page_init (MusterReportsPage *page)
{
  g_type_ensure (MUSTER_TYPE_PAGE_PREVIEW);
  page->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (page));
  offer_kinds (page);
  muster_drop_down_shorten (page->players);
  muster_widget_set_name_told (GTK_WIDGET (page->kinds), _("Report"));
  muster_widget_set_name_told (GTK_WIDGET (page->players), _("For whom"));
  muster_widget_set_name_told (GTK_WIDGET (page->papers), _("Paper"));
  bind_paper (page);
  page->filling = FALSE;
}
