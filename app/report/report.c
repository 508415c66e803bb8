/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/report.h"

#include "core/word.h"
#include "report/kinds.h"
#include "report/listing.h"
#include "report/pages.h"
#include "report/picture.h"
#include "wording/names.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct
{
  const char *word;
  const char *title;
  void (*fill)(const MusterReporting *reporting);
  MusterListing listing;   /* what its CSV is */
} kinds[MUSTER_N_REPORTS] = {
  [MUSTER_REPORT_TURN] = {"turn", N_("Turn report"), muster_report_turn, MUSTER_LISTING_LEDGER},
  [MUSTER_REPORT_ORDERS] = {"orders", N_("Order sheets"), muster_report_orders, MUSTER_LISTING_UNITS},
  [MUSTER_REPORT_BATTLE] = {"battle", N_("Battles"), muster_report_battles, MUSTER_LISTING_BATTLES},
  [MUSTER_REPORT_LEDGER] = {"ledger", N_("Ledger"), muster_report_ledger, MUSTER_LISTING_LEDGER},
  [MUSTER_REPORT_MAP] = {"map", N_("Map"), muster_report_map, MUSTER_LISTING_HEXES},
  [MUSTER_REPORT_ROSTER] = {"roster", N_("Rosters"), muster_report_roster, MUSTER_LISTING_UNITS},
  [MUSTER_REPORT_PACK] = {"pack", N_("Players' pages"), muster_report_pack, MUSTER_LISTING_UNITS},
  [MUSTER_REPORT_CHRONICLE] = {"chronicle", N_("Chronicle"), muster_report_chronicle, MUSTER_LISTING_BATTLES},
};

static const char *const format_words[MUSTER_N_FORMATS] = {
  [MUSTER_FORMAT_TEXT] = "text", [MUSTER_FORMAT_HTML] = "html", [MUSTER_FORMAT_PDF] = "pdf",
  [MUSTER_FORMAT_CSV] = "csv", [MUSTER_FORMAT_PNG] = "png", [MUSTER_FORMAT_SVG] = "svg",
};

/** muster_report_kind_get_word: Returns: (transfer none): "turn", "orders" ... */
const char *
muster_report_kind_get_word (MusterReportKind kind)
{
  return kinds[kind].word;
}

/** muster_report_kind_from_word: Returns: whether @word is one; then @kind is set */
gboolean
muster_report_kind_from_word (const char       *word,
                              MusterReportKind *kind)
{
  for (guint i = 0; i < MUSTER_N_REPORTS; i++)
    {
      if (strcmp (kinds[i].word, word) == 0)
        {
          *kind = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_report_kind_get_title: Returns: (transfer none): its name, translated */
const char *
muster_report_kind_get_title (MusterReportKind kind)
{
  return _(kinds[kind].title);
}

/** muster_report_format_get_word: Returns: (transfer none): "text", "html" ... */
const char *
muster_report_format_get_word (MusterReportFormat format)
{
  return format_words[format];
}

/** muster_report_format_from_word: Returns: whether @word is one; then @format is set */
gboolean
muster_report_format_from_word (const char         *word,
                                MusterReportFormat *format)
{
  return muster_word_find (format_words, MUSTER_N_FORMATS, word, format);
}

/** muster_reporting_shows: Returns: whether that player's own matters are in the report */
gboolean
muster_reporting_shows (const MusterReporting *reporting,
                        const MusterPlayer    *player)
{
  return reporting->request->player == 0 || reporting->request->player == player->key;
}

/** muster_report_dup_name: Returns: (transfer full): a name as a person reads it */
char *
muster_report_dup_name (const char *name)
{
  GString *text = g_string_new (NULL);

  muster_append_isolated (text, name);
  return g_string_free (text, FALSE);
}

/** muster_report_kind_get_turn: Returns: the turn that a report of that kind is about where none is given */
int
muster_report_kind_get_turn (MusterReportKind     kind,
                             const MusterHistory *history)
{
  return kind == MUSTER_REPORT_TURN || kind == MUSTER_REPORT_LEDGER || kind == MUSTER_REPORT_BATTLE ||
         kind == MUSTER_REPORT_PACK || kind == MUSTER_REPORT_CHRONICLE
         ? muster_history_get_told_turn (history) : muster_history_get_turn (history);
}

static gboolean
check_request (const MusterHistory       *history,
               const MusterReportRequest *request,
               GError                   **error)
{
  int turn = muster_history_get_turn (history);

  if (request->turn < 0 || request->turn > turn)
    {
      g_set_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_REQUEST,
                   _("there is no turn %d yet; it is turn %d"), request->turn, turn);
      return FALSE;
    }
  return TRUE;
}

static MusterDocument *
new_document (const MusterHistory       *history,
              const MusterReportRequest *request)
{
  g_autofree char *campaign = muster_report_dup_name (muster_world_get_campaign (history->now)->name);
  /* Translators: the campaign's name, the kind of report, the turn */
  g_autofree char *title = g_strdup_printf (_("%s – %s, turn %d"), campaign,
                                            muster_report_kind_get_title (request->kind), request->turn);

  return muster_document_new (title, title);
}

static void
begin (MusterReporting           *reporting,
       const MusterHistory       *history,
       const MusterReportRequest *request)
{
  reporting->history = history;
  reporting->request = request;
  reporting->start = muster_history_dup_world_at_start_of (history, request->turn);
  reporting->end = muster_history_dup_world_at_end_of (history, request->turn);
  reporting->document = new_document (history, request);
}

/* Lets go of everything but the document. */
static MusterDocument *
end (MusterReporting *reporting)
{
  muster_world_unref (reporting->start);
  muster_world_unref (reporting->end);
  return reporting->document;
}

/**
 * muster_report_new_document:
 *
 * Returns: (transfer full) (nullable): the report as a document, or NULL with @error where there is no such one
 */
MusterDocument *
muster_report_new_document (const MusterHistory       *history,
                            const MusterReportRequest *request,
                            GError                   **error)
{
  MusterReporting reporting;

  if (!check_request (history, request, error))
    {
      return NULL;
    }
  begin (&reporting, history, request);
  kinds[request->kind].fill (&reporting);
  return end (&reporting);
}

static GBytes *
take_text (char *text)
{
  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static GBytes *
new_text (const MusterHistory       *history,
          const MusterReportRequest *request)
{
  MusterReporting reporting;
  g_autoptr (MusterDocument) document = NULL;
  char *text;

  begin (&reporting, history, request);
  if (request->kind == MUSTER_REPORT_ORDERS)
    {
      text = muster_report_dup_order_sheets (&reporting);
    }
  else
    {
      kinds[request->kind].fill (&reporting);
      text = muster_document_dup_text (reporting.document);
    }
  document = end (&reporting);
  return take_text (text);
}

static GBytes *
new_csv (const MusterHistory       *history,
         const MusterReportRequest *request)
{
  MusterListing listing = kinds[request->kind].listing;
  g_autoptr (MusterTable) table =
    listing == MUSTER_LISTING_LEDGER
    ? muster_ledger_new_table (history, request->turn, request->turn, request->player)
    : muster_listing_new_table (listing, history, request->turn, request->player);

  return take_text (muster_table_dup_csv (table));
}

static GBytes *
new_picture (const MusterHistory       *history,
             const MusterReportRequest *request,
             MusterReportFormat         format,
             GError                   **error)
{
  g_autoptr (MusterWorld) world = NULL;

  if (request->kind != MUSTER_REPORT_MAP)
    {
      g_set_error (error, MUSTER_REPORT_ERROR, MUSTER_REPORT_ERROR_REQUEST, _("only the map can be made as %s"),
                   format_words[format]);
      return NULL;
    }
  world = muster_history_dup_world_at_end_of (history, request->turn);
  return muster_map_picture_new (world, request->player,
                                 format == MUSTER_FORMAT_PNG ? MUSTER_PICTURE_PNG : MUSTER_PICTURE_SVG, error);
}

static GBytes *
new_from_document (const MusterHistory       *history,
                   const MusterReportRequest *request,
                   MusterReportFormat         format,
                   GError                   **error)
{
  g_autoptr (MusterDocument) document = muster_report_new_document (history, request, error);
  g_autoptr (MusterPages) pages = NULL;

  if (document == NULL)
    {
      return NULL;
    }
  if (format == MUSTER_FORMAT_HTML)
    {
      return take_text (muster_document_dup_html (document, error));
    }
  pages = muster_pages_new (document, request->paper);
  return muster_pages_new_pdf (pages, error);
}

/**
 * muster_report_new_file:
 *
 * CSV is the table of "muster show" that belongs to the kind of report; of the ledger and the turn, that turn's rows.
 *
 * Returns: (transfer full) (nullable): the report as the contents of a file, the same bytes each time; NULL with @error
 *   where there is no such one
 */
GBytes *
muster_report_new_file (const MusterHistory       *history,
                        const MusterReportRequest *request,
                        MusterReportFormat         format,
                        GError                   **error)
{
  if (!check_request (history, request, error))
    {
      return NULL;
    }
  switch (format)
    {
    case MUSTER_FORMAT_TEXT:
      return new_text (history, request);

    case MUSTER_FORMAT_HTML:
    case MUSTER_FORMAT_PDF:
      return new_from_document (history, request, format, error);

    case MUSTER_FORMAT_CSV:
      return new_csv (history, request);

    case MUSTER_FORMAT_PNG:
    case MUSTER_FORMAT_SVG:
      return new_picture (history, request, format, error);

    case MUSTER_N_FORMATS:
      break;
    }
  g_assert_not_reached ();
}
