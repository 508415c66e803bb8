/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gains and losses of a turn as an account, with the reason and the clause of each, and how the players fared from
 * turn to turn.
 */
#include "report/kinds.h"
#include "report/ledger.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static void
add_row (MusterTable           *table,
         const MusterLedgerRow *row)
{
  g_autofree char *amount = g_strdup_printf ("%+" G_GINT64_FORMAT, row->amount);

  muster_table_add_row (table);
  muster_table_set (table, 0, muster_step_get_title (row->step));
  muster_table_set (table, 1, muster_ledger_get_title (row->what));
  muster_table_set (table, 2, amount);
  muster_table_set_number (table, 3, row->balance);
  muster_table_set (table, 4, row->text);
  muster_table_set (table, 5, row->clause != NULL ? row->clause->id : "");
}

static MusterTable *
new_table (const GArray *rows,
           guint32       player)
{
  const MusterColumn columns[] = {
    {_("Step")}, {_("What")}, {_("Amount"), MUSTER_COLUMN_NUMBER}, {_("Balance"), MUSTER_COLUMN_NUMBER}, {_("Why")},
    {_("Clause")},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < rows->len; i++)
    {
      const MusterLedgerRow *row = &g_array_index (rows, MusterLedgerRow, i);

      if (row->player == player)
        {
          add_row (table, row);
        }
    }
  return table;
}

/** muster_report_ledger: fills in the ledger of each player */
void
muster_report_ledger (const MusterReporting *reporting)
{
  int turn = reporting->request->turn;
  g_autoptr (GArray) rows = muster_history_dup_ledger (reporting->history, turn, turn);

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    g_autofree char *name = muster_report_dup_name (player->name);

    if (!muster_reporting_shows (reporting, player))
      {
        continue;
      }
    muster_document_add_heading (reporting->document, 1, name);
    muster_document_take_table (reporting->document, new_table (rows, player->key));
  }
  muster_document_add_heading (reporting->document, 1, _("From turn to turn"));
  for (guint measure = 0; measure < MUSTER_N_COURSES; measure++)
    {
      muster_document_take_chart (reporting->document, muster_course_new (reporting->history, measure, turn,
                                                                          reporting->request->player));
    }
}
