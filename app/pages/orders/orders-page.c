/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/orders/orders-page.h"

#include "models/order-item.h"
#include "pages/orders/mail-drop.h"
#include "pages/orders/sheet-reading.h"
#include "report/report.h"
#include "widgets/citation-chip.h"
#include "widgets/contents.h"

#include <glib/gi18n-lib.h>

#include <string.h>

/* How long the person must pause before what they wrote is read. */
#define READING_DELAY_MS 250

struct _MusterOrdersPage
{
  MusterPage parent_instance;

  guint32 player;    /* shown, 0 = none */
  guint reading;     /* source that waits for a pause */
  gboolean filling;  /* the text is being set by the page itself */

  /* Owned */
  GHashTable *revealed; /* player keys whose plotted sheets are shown */

  /* Template children */
  GtkListBox *players;
  GtkStack *cover;   /* open or sealed */
  GtkTextView *text;
  GtkLabel *sealed_label;
  GtkButton *plot;
  GtkButton *receipt;
  GtkWidget *differs;
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (MusterOrdersPage, muster_orders_page, MUSTER_TYPE_PAGE)

static const MusterPlayer *
get_player (MusterOrdersPage *page)
{
  MusterWorld *world = muster_page_get_world (MUSTER_PAGE (page));

  return world != NULL && page->player != 0 ? muster_world_get_player (world, page->player) : NULL;
}

static guint
count_plots (const MusterWorld *world,
             guint32            player)
{
  guint n_plots = 0;

  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    n_plots += muster_world_get_unit (world, plot->key)->player == player;
  }
  return n_plots;
}

/* A draft is of one turn: the next turn's sheet begins empty. */
static char *
dup_draft_key (MusterOrdersPage   *page,
               const MusterPlayer *player)
{
  int turn = muster_world_get_campaign (muster_page_get_world (MUSTER_PAGE (page)))->turn;

  return g_strdup_printf ("orders:%d:%s", turn, player->id);
}

static char *
dup_text (MusterOrdersPage *page)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (page->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
mark_remark (GtkTextBuffer           *buffer,
             const MusterSheetRemark *remark)
{
  const char *tag = muster_sheet_remark_is_error (remark->kind) ? "error" : "note";
  GtkTextIter start, end;

  if (gtk_text_buffer_get_iter_at_line_offset (buffer, &start, MAX (remark->line, 1) - 1, MAX (remark->column, 1) - 1))
    {
      end = start;
      gtk_text_iter_forward_chars (&end, MAX (remark->length, 1));
      gtk_text_buffer_apply_tag_by_name (buffer, tag, &start, &end);
    }
}

static void
mark_text (MusterOrdersPage       *page,
           const MusterOrderSheet *sheet)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (page->text);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_remove_all_tags (buffer, &start, &end);
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      mark_remark (buffer, &g_array_index (sheet->remarks, MusterSheetRemark, i));
    }
}

static MusterOrderSheet *
read_sheet (MusterOrdersPage *page)
{
  g_autofree char *text = dup_text (page);

  return muster_session_read_sheet (muster_page_get_session (MUSTER_PAGE (page)), get_player (page)->id, text,
                                    strlen (text));
}

static MusterCommand *
new_command (MusterOrdersPage       *page,
             const MusterOrderSheet *sheet)
{
  g_autofree char *command = NULL;

  if (muster_order_sheet_has_errors (sheet))
    {
      return NULL;
    }
  command = muster_order_sheet_dup_command (sheet, muster_page_get_world (MUSTER_PAGE (page)));
  return muster_command_parse (command, NULL);
}

/* Whether what is plotted is something else than what the sheet, if there is one, says. */
static gboolean
is_plotted_otherwise (MusterOrdersPage    *page,
                      const MusterCommand *command)
{
  const MusterPlayer *player = get_player (page);
  g_autofree char *receipt = muster_session_dup_receipt (muster_page_get_session (MUSTER_PAGE (page)), player->id);
  g_autoptr (MusterOrderSheet) plotted =
    muster_session_read_sheet (muster_page_get_session (MUSTER_PAGE (page)), player->id, receipt, strlen (receipt));
  g_autoptr (MusterCommand) plots = new_command (page, plotted);
  g_autofree char *sheet_text = command != NULL ? muster_command_dup_text (command) : NULL;
  g_autofree char *plots_text = plots != NULL ? muster_command_dup_text (plots) : NULL;

  return count_plots (muster_page_get_world (MUSTER_PAGE (page)), player->key) > 0 &&
         g_strcmp0 (sheet_text, plots_text) != 0;
}

/* Reads what is written, marks it, and lists it with the verdict on each order. */
static void
show_reading (MusterOrdersPage *page)
{
  g_autoptr (MusterOrderSheet) sheet = NULL;
  g_autoptr (MusterCommand) command = NULL;
  g_autoptr (MusterDecision) decision = NULL;

  if (get_player (page) == NULL)
    {
      g_list_store_remove_all (page->items);
      return;
    }
  sheet = read_sheet (page);
  command = new_command (page, sheet);
  if (command != NULL)
    {
      decision = muster_session_try (muster_page_get_session (MUSTER_PAGE (page)), command, NULL, NULL);
    }
  mark_text (page, sheet);
  muster_sheet_reading_list (page->items, sheet, muster_page_get_world (MUSTER_PAGE (page)), decision);
  gtk_widget_set_sensitive (GTK_WIDGET (page->plot), command != NULL && sheet->orders->len > 0);
  gtk_widget_set_visible (page->differs, is_plotted_otherwise (page, command));
}

static void
keep_draft (MusterOrdersPage *page)
{
  g_autofree char *text = dup_text (page);
  g_autofree char *key = dup_draft_key (page, get_player (page));
  g_autoptr (GError) error = NULL;

  if (!muster_session_set_draft (muster_page_get_session (MUSTER_PAGE (page)), key, text, &error))
    {
      g_signal_emit_by_name (page, "failed", error->message);
    }
}

static gboolean
read_after_pause_cb (gpointer data)
{
  MusterOrdersPage *page = data;

  page->reading = 0;
  if (get_player (page) != NULL)
    {
      keep_draft (page);
    }
  show_reading (page);
  return G_SOURCE_REMOVE;
}

/* What was just written is kept before something else is shown. */
static void
stop_reading (MusterOrdersPage *page)
{
  if (page->reading != 0 && get_player (page) != NULL)
    {
      keep_draft (page);
    }
  g_clear_handle_id (&page->reading, g_source_remove);
}

static void
text_changed_cb (GtkTextBuffer    *buffer,
                 MusterOrdersPage *page)
{
  if (!page->filling)
    {
      g_clear_handle_id (&page->reading, g_source_remove);
      page->reading = g_timeout_add (READING_DELAY_MS, read_after_pause_cb, page);
    }
}

static void
fill_text (MusterOrdersPage *page)
{
  MusterSession *session = muster_page_get_session (MUSTER_PAGE (page));
  const MusterPlayer *player = get_player (page);
  g_autofree char *key = player != NULL ? dup_draft_key (page, player) : NULL;
  g_autofree char *text = player != NULL ? muster_session_dup_draft (session, key, NULL) : NULL;

  if (player != NULL && (text == NULL || text[0] == '\0') &&
      count_plots (muster_page_get_world (MUSTER_PAGE (page)), player->key) > 0)
    {
      g_free (text);
      text = muster_session_dup_receipt (session, player->id);
    }
  page->filling = TRUE;
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (page->text), text != NULL ? text : "", -1);
  page->filling = FALSE;
}

static void
show_cover (MusterOrdersPage *page)
{
  const MusterPlayer *player = get_player (page);
  guint n_plots = player != NULL ? count_plots (muster_page_get_world (MUSTER_PAGE (page)), player->key) : 0;
  gboolean sealed = n_plots > 0 && !g_hash_table_contains (page->revealed, GUINT_TO_POINTER (page->player));
  g_autofree char *label = NULL;

  if (sealed)
    {
      label = g_strdup_printf (ngettext ("%u order of %s is plotted and sealed.",
                                         "%u orders of %s are plotted and sealed.",
                                         n_plots), n_plots, player->name);
      gtk_label_set_text (page->sealed_label, label);
    }
  gtk_stack_set_visible_child_name (page->cover, sealed ? "sealed" : "open");
  gtk_widget_set_sensitive (GTK_WIDGET (page->receipt), n_plots > 0);
}

static void
show_player (MusterOrdersPage *page,
             guint32           player)
{
  stop_reading (page);
  page->player = player;
  fill_text (page);
  show_cover (page);
  show_reading (page);
}

static guint32
get_row_player (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "player"));
}

static void
player_selected_cb (GtkListBox       *players,
                    GtkListBoxRow    *row,
                    MusterOrdersPage *page)
{
  if (row != NULL && get_row_player (row) != page->player)
    {
      show_player (page, get_row_player (row));
    }
}

static GtkWidget *
new_player_row (const MusterPlayer *player,
                guint               n_plots,
                gboolean            wanted)
{
  g_autofree char *count = n_plots > 0 ? g_strdup_printf (ngettext ("%u order", "%u orders", n_plots), n_plots)
                                       : g_strdup (wanted ? _("missing") : _("no orders"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (player->name);
  GtkWidget *status = gtk_label_new (count);
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *spoken = g_strdup_printf ("%s, %s", player->name, count);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (status), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, player->name);
  gtk_widget_add_css_class (status, n_plots == 0 && wanted ? "needs" : "dim-label");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), status);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "player", GUINT_TO_POINTER (player->key));
  return row;
}

/* Lists the players who play, and counts those whose orders are missing while orders are wanted. */
static void
list_players (MusterOrdersPage *page,
              MusterWorld      *world)
{
  gboolean wanted = muster_world_get_campaign (world)->step == MUSTER_STEP_MOVEMENT;
  GtkWidget *row;
  guint n_missing = 0;

  muster_list_box_clear (page->players);
  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    guint n_plots = count_plots (world, player->key);

    if (player->status == MUSTER_STATUS_OUT)
      {
        continue;
      }
    row = new_player_row (player, n_plots, wanted);
    gtk_list_box_append (page->players, row);
    n_missing += wanted && n_plots == 0;
    if (player->key == page->player || page->player == 0)
      {
        page->player = player->key;
        gtk_list_box_select_row (page->players, GTK_LIST_BOX_ROW (row));
      }
  }
  muster_page_set_badge (MUSTER_PAGE (page), n_missing);
}

static void
plot_cb (MusterOrdersPage *page)
{
  g_autoptr (MusterOrderSheet) sheet = read_sheet (page);
  g_autoptr (MusterCommand) command = new_command (page, sheet);

  if (command != NULL)
    {
      g_hash_table_remove (page->revealed, GUINT_TO_POINTER (page->player));
      muster_page_run_command (MUSTER_PAGE (page), command);
    }
}

static void
reveal_cb (MusterOrdersPage *page)
{
  g_hash_table_add (page->revealed, GUINT_TO_POINTER (page->player));
  show_cover (page);
}

static void
copy_receipt_cb (MusterOrdersPage *page)
{
  g_autofree char *receipt = muster_session_dup_receipt (muster_page_get_session (MUSTER_PAGE (page)),
                                                         get_player (page)->id);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), receipt);
}

/* What is plotted takes the place of what was written. */
static void
show_plotted_cb (MusterOrdersPage *page)
{
  g_autofree char *receipt = muster_session_dup_receipt (muster_page_get_session (MUSTER_PAGE (page)),
                                                         get_player (page)->id);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (page->text), receipt, -1);
}

/* The sheet that is sent out: what may be ordered, and where from. */
static void
copy_blank_cb (MusterOrdersPage *page)
{
  MusterSession *session = muster_page_get_session (MUSTER_PAGE (page));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterHistory) history =
    muster_history_new (muster_session_get_world (session), muster_session_get_journal (session), &error);
  MusterReportRequest request = {.kind = MUSTER_REPORT_ORDERS, .player = page->player};
  g_autoptr (GBytes) file = NULL;
  g_autofree char *text = NULL;

  if (history != NULL)
    {
      request.turn = muster_report_kind_get_turn (MUSTER_REPORT_ORDERS, history);
      file = muster_report_new_file (history, &request, MUSTER_FORMAT_TEXT, &error);
    }
  if (file == NULL)
    {
      g_signal_emit_by_name (page, "failed", error->message);
      return;
    }
  text = g_strndup (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (page)), text);
}

static void
mail_dropped (GtkWidget  *widget,
              const char *text,
              const char *message)
{
  MusterOrdersPage *page = MUSTER_ORDERS_PAGE (widget);

  if (text != NULL)
    {
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (page->text), text, -1);
    }
  else
    {
      g_signal_emit_by_name (page, "failed", message);
    }
}

static void
item_activated_cb (GtkListView      *list,
                   guint             position,
                   MusterOrdersPage *page)
{
  g_autoptr (MusterOrderItem) item = g_list_model_get_item (G_LIST_MODEL (page->items), position);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (page->text);
  GtkTextIter place;

  if (muster_order_item_get_line (item) > 0 &&
      gtk_text_buffer_get_iter_at_line (buffer, &place, muster_order_item_get_line (item) - 1))
    {
      gtk_text_buffer_place_cursor (buffer, &place);
      gtk_text_view_scroll_to_iter (page->text, &place, 0, FALSE, 0, 0);
      gtk_widget_grab_focus (GTK_WIDGET (page->text));
    }
}

static void
muster_orders_page_session_changed (MusterPage *page)
{
  MusterOrdersPage *self = MUSTER_ORDERS_PAGE (page);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_hash_table_remove_all (self->revealed);
  self->player = 0;
}

static void
muster_orders_page_world_changed (MusterPage  *page,
                                  MusterWorld *before,
                                  MusterWorld *after)
{
  MusterOrdersPage *self = MUSTER_ORDERS_PAGE (page);

  if (before == NULL || !muster_world_shares (before, after, MUSTER_PLOT) ||
      !muster_world_shares (before, after, MUSTER_PLAYER) || !muster_world_shares (before, after, MUSTER_CAMPAIGN))
    {
      list_players (self, after);
      show_player (self, self->player);
    }
}

static void
add_tags (MusterOrdersPage *page)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (page->text);

  gtk_text_buffer_create_tag (buffer, "error", "underline", PANGO_UNDERLINE_ERROR, NULL);
  gtk_text_buffer_create_tag (buffer, "note", "style", PANGO_STYLE_ITALIC, NULL);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (text_changed_cb), page, 0);
}

static void
muster_orders_page_dispose (GObject *object)
{
  MusterOrdersPage *page = MUSTER_ORDERS_PAGE (object);

  g_clear_handle_id (&page->reading, g_source_remove);
  g_clear_pointer (&page->revealed, g_hash_table_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_ORDERS_PAGE);
  G_OBJECT_CLASS (muster_orders_page_parent_class)->dispose (object);
}

static void
muster_orders_page_class_init (MusterOrdersPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = muster_orders_page_dispose;
  MUSTER_PAGE_CLASS (class)->session_changed = muster_orders_page_session_changed;
  MUSTER_PAGE_CLASS (class)->world_changed = muster_orders_page_world_changed;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/muster/Muster/pages/orders/orders-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, players);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, cover);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, text);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, sealed_label);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, plot);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, receipt);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, differs);
  gtk_widget_class_bind_template_child (widget_class, MusterOrdersPage, items);
  gtk_widget_class_bind_template_callback (widget_class, player_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, plot_cb);
  gtk_widget_class_bind_template_callback (widget_class, reveal_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_receipt_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_blank_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_plotted_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_activated_cb);
}

static void
muster_orders_page_init (MusterOrdersPage *page)
{
  g_type_ensure (MUSTER_TYPE_ORDER_ITEM);
  g_type_ensure (MUSTER_TYPE_CITATION_CHIP);
  page->revealed = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (page));
  add_tags (page);
  muster_mail_drop_install (GTK_WIDGET (page->text), GTK_WIDGET (page), mail_dropped);
}
