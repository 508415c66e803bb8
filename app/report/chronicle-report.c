/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The campaign as a story: for each turn who won which battle and what changed hands, then how all fared and the map.
 * It holds only what was seen on the board.
 */
#include "campaign/rulebook.h"
#include "report/kinds.h"
#include "report/ledger.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_outcome (const MusterAccountLine *line)
{
  return line->reason.chapter == MUSTER_CHAPTER_BATTLE &&
         (line->reason.number == MUSTER_WHY_BATTLE_SETTLED || line->reason.number == MUSTER_WHY_BATTLE_DRAWN);
}

static guint
add_battles (const MusterReporting *reporting,
             const MusterAccount   *account,
             int                    turn)
{
  guint n_items = 0;

  for (guint i = 0; i < account->lines->len; i++)
    {
      const MusterAccountLine *line = &g_array_index (account->lines, MusterAccountLine, i);

      if (line->turn == turn && is_outcome (line))
        {
          muster_document_add_item (reporting->document, line->sentence);
          n_items++;
        }
    }
  return n_items;
}

static gboolean
is_seen (const MusterLedgerRow *row)
{
  switch ((MusterLedger) row->what)
    {
    case MUSTER_LEDGER_HEX:
    case MUSTER_LEDGER_STRONGHOLD:
    case MUSTER_LEDGER_STATUS:
      return TRUE;

    case MUSTER_LEDGER_UNIT:
      return row->amount < 0;

    case MUSTER_LEDGER_NONE:
    case MUSTER_LEDGER_GRAIN:
    case MUSTER_LEDGER_WOOD:
    case MUSTER_LEDGER_STONE:
    case MUSTER_LEDGER_IRON:
    case MUSTER_LEDGER_POINTS:
    case MUSTER_LEDGER_XP:
    case MUSTER_LEDGER_MODELS:
      break;
    }
  return FALSE;
}

/* What one took from another stands in the ledger of both, but is told once. */
static guint
add_changes (const MusterReporting *reporting,
             const GArray          *ledger,
             int                    turn)
{
  const char *previous = "";
  guint n_items = 0;

  for (guint i = 0; i < ledger->len; i++)
    {
      const MusterLedgerRow *row = &g_array_index (ledger, MusterLedgerRow, i);

      if (row->turn == turn && is_seen (row) && strcmp (row->text, previous) != 0)
        {
          muster_document_add_item (reporting->document, row->text);
          previous = row->text;
          n_items++;
        }
    }
  return n_items;
}

/** muster_report_chronicle: fills in the campaign's story up to the end of the turn */
void
muster_report_chronicle (const MusterReporting *reporting)
{
  int first_turn = muster_world_get_campaign (reporting->history->start)->turn;
  int last_turn = reporting->request->turn;
  g_autoptr (MusterAccount) account = muster_account_new (reporting->history, first_turn, last_turn);
  g_autoptr (GArray) ledger = muster_history_dup_ledger (reporting->history, first_turn, last_turn);

  for (int turn = first_turn; turn <= last_turn; turn++)
    {
      g_autofree char *heading = g_strdup_printf (_("Turn %d"), turn);

      muster_document_add_heading (reporting->document, 1, heading);
      if (add_battles (reporting, account, turn) + add_changes (reporting, ledger, turn) == 0)
        {
          muster_document_add_paragraph (reporting->document, _("Nothing changed hands."));
        }
    }
  muster_document_add_heading (reporting->document, 1, _("From turn to turn"));
  muster_document_take_chart (reporting->document,
                              muster_course_new (reporting->history, MUSTER_COURSE_HEXES, last_turn, 0));
  muster_document_add_map (reporting->document, reporting->end, reporting->request->player);
}
