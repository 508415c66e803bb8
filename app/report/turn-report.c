/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened in a turn: for each player economy, movement, battles and kingdom; then what everybody knows, the dice,
 * and the house rules that settled something.
 */
#include "campaign/rulebook.h"
#include "report/kinds.h"
#include "report/ledger.h"
#include "wording/roll.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

#define STEP(step) (1u << MUSTER_STEP_##step)

static const struct
{
  const char *title;
  guint steps;
} sections[] = {
  {N_("Preparation"), STEP (SETUP)},
  {N_("Economy"), STEP (HARVEST) | STEP (MERCHANT) | STEP (RECRUITMENT)},
  {N_("Movement"), STEP (MOVEMENT)},
  {N_("Battles"), STEP (COMBAT)},
  {N_("Kingdom"), STEP (CLAIM) | STEP (SUPPLY) | STEP (DIPLOMACY)},
};

/* What a player has of each: the columns of the stock. */
static const MusterLedger stocks[] = {
  MUSTER_LEDGER_GRAIN, MUSTER_LEDGER_WOOD, MUSTER_LEDGER_STONE, MUSTER_LEDGER_IRON, MUSTER_LEDGER_POINTS,
};

static gint64
get_stock (const MusterPlayer *player,
           MusterLedger        what)
{
  switch ((guint) what)
    {
    case MUSTER_LEDGER_GRAIN:
      return player->grain;

    case MUSTER_LEDGER_WOOD:
      return player->wood;

    case MUSTER_LEDGER_STONE:
      return player->stone;

    case MUSTER_LEDGER_IRON:
      return player->iron;

    default:
      return player->points;
    }
}

/* What came (@sign 1) or went (-1) of it in the turn. */
static gint64
sum_changes (const GArray *ledger,
             guint32       player,
             MusterLedger  what,
             int           sign)
{
  gint64 sum = 0;

  for (guint i = 0; i < ledger->len; i++)
    {
      const MusterLedgerRow *row = &g_array_index (ledger, MusterLedgerRow, i);

      if (row->player == player && row->what == what && row->amount * sign > 0)
        {
          sum += row->amount;
        }
    }
  return sum;
}

static void
add_stock (const MusterReporting *reporting,
           const MusterPlayer    *player,
           const GArray          *ledger)
{
  const MusterPlayer *before = muster_world_get_player (reporting->start, player->key);
  gboolean with_iron = muster_world_rules (reporting->end, MUSTER_RULING_ECONOMY_IRON_IS_STONE, "no");
  const char *rows[] = {_("At the beginning"), _("Gained"), _("Spent and lost"), _("At the end")};
  MusterColumn columns[G_N_ELEMENTS (stocks) + 1] = {{""}};
  guint n_columns = 1;
  MusterTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      if (stocks[i] != MUSTER_LEDGER_IRON || with_iron)
        {
          columns[n_columns++] = (MusterColumn) {muster_ledger_get_title (stocks[i]), MUSTER_COLUMN_NUMBER};
        }
    }
  table = muster_table_new (columns, n_columns);
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      guint column = 0;

      muster_table_add_row (table);
      muster_table_set (table, column++, rows[row]);
      for (guint i = 0; i < G_N_ELEMENTS (stocks); i++)
        {
          const gint64 numbers[] = {
            before != NULL ? get_stock (before, stocks[i]) : 0, sum_changes (ledger, player->key, stocks[i], 1),
            sum_changes (ledger, player->key, stocks[i], -1), get_stock (player, stocks[i]),
          };

          if (stocks[i] != MUSTER_LEDGER_IRON || with_iron)
            {
              muster_table_set_number (table, column++, numbers[row]);
            }
        }
    }
  muster_document_take_table (reporting->document, table);
}

static void
add_line (const MusterReporting   *reporting,
          const MusterAccountLine *line)
{
  g_autofree char *item = g_strdup_printf ("%s [%s]", line->sentence, line->clause->id);

  muster_document_add_item (reporting->document, item);
}

static void
add_sections (const MusterReporting *reporting,
              const MusterAccount   *account,
              guint32                player)
{
  for (guint section = 0; section < G_N_ELEMENTS (sections); section++)
    {
      gboolean headed = FALSE;

      for (guint i = 0; i < account->lines->len; i++)
        {
          const MusterAccountLine *line = &g_array_index (account->lines, MusterAccountLine, i);

          if (!(sections[section].steps & (1u << line->step)) || line->players->len == 0 ||
              !muster_account_line_concerns (line, player))
            {
              continue;
            }
          if (!headed)
            {
              muster_document_add_heading (reporting->document, 2, _(sections[section].title));
              headed = TRUE;
            }
          add_line (reporting, line);
        }
    }
}

static void
add_player (const MusterReporting *reporting,
            const MusterPlayer    *player,
            const MusterAccount   *account,
            const GArray          *ledger)
{
  g_autofree char *name = muster_report_dup_name (player->name);
  /* Translators: a player's name and race */
  g_autofree char *heading = g_strdup_printf (_("%s, %s"), name, muster_race_get_title (player->race));

  muster_document_add_heading (reporting->document, 1, heading);
  add_stock (reporting, player, ledger);
  add_sections (reporting, account, player->key);
}

static guint
count_hexes (const MusterWorld *world,
             guint32            player)
{
  guint n_hexes = 0;

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    n_hexes += hex->owner == player;
  }
  return n_hexes;
}

static void
add_standings (const MusterReporting *reporting)
{
  const MusterColumn columns[] = {
    {_("Player")}, {_("Race")}, {_("Hexes"), MUSTER_COLUMN_NUMBER}, {_("Before"), MUSTER_COLUMN_NUMBER}, {_("Status")},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    muster_table_add_row (table);
    muster_table_take (table, 0, muster_report_dup_name (player->name));
    muster_table_set (table, 1, muster_race_get_title (player->race));
    muster_table_set_number (table, 2, count_hexes (reporting->end, player->key));
    muster_table_set_number (table, 3, count_hexes (reporting->start, player->key));
    muster_table_set (table, 4, muster_player_status_get_title (player->status));
  }
  muster_document_add_heading (reporting->document, 1, _("All players"));
  muster_document_take_table (reporting->document, table);
}

/* What concerns nobody in particular, and what only the organiser is shown under no player's name. */
static void
add_common_lines (const MusterReporting *reporting,
                  const MusterAccount   *account)
{
  for (guint i = 0; i < account->lines->len; i++)
    {
      const MusterAccountLine *line = &g_array_index (account->lines, MusterAccountLine, i);

      if (line->players->len == 0)
        {
          add_line (reporting, line);
        }
    }
}

static void
add_rolls (const MusterReporting *reporting,
           const MusterAccount   *account)
{
  if (account->rolls->len == 0)
    {
      return;
    }
  muster_document_add_heading (reporting->document, 2, _("Dice"));
  for (guint i = 0; i < account->rolls->len; i++)
    {
      g_autofree char *line = muster_roll_dup_line (&g_array_index (account->rolls, MusterRoll, i));

      muster_document_add_item (reporting->document, line);
    }
}

static gboolean
is_used (const MusterReporting *reporting,
         const MusterAccount   *account,
         const MusterRuling    *ruling)
{
  for (guint i = 0; i < account->lines->len; i++)
    {
      const MusterAccountLine *line = &g_array_index (account->lines, MusterAccountLine, i);

      if (line->ruling == ruling && (reporting->request->player == 0 ||
                                     muster_account_line_concerns (line, reporting->request->player)))
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
add_rulings (const MusterReporting *reporting,
             const MusterAccount   *account)
{
  const MusterColumn columns[] = {{_("House rule")}, {_("Value")}, {_("Clause")}, {_("Why")}};
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < MUSTER_N_RULINGS; i++)
    {
      const MusterRuling *ruling = &muster_chronopia_rulings[i];

      if (is_used (reporting, account, ruling))
        {
          muster_table_add_row (table);
          muster_table_set (table, 0, ruling->key);
          muster_table_set (table, 1, muster_world_get_ruling (reporting->end, i));
          muster_table_set (table, 2, ruling->clause);
          muster_table_set (table, 3, _(ruling->why));
        }
    }
  if (table->rows->len == 0)
    {
      muster_table_free (table);
      return;
    }
  muster_document_add_heading (reporting->document, 1, _("Appendix: house rules that were used"));
  muster_document_take_table (reporting->document, table);
}

/** muster_report_turn: fills in the report of a turn */
void
muster_report_turn (const MusterReporting *reporting)
{
  int turn = reporting->request->turn;
  g_autoptr (MusterAccount) account = muster_account_new (reporting->history, turn, turn);
  g_autoptr (GArray) ledger = muster_history_dup_ledger (reporting->history, turn, turn);

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    if (muster_reporting_shows (reporting, player))
      {
        add_player (reporting, player, account, ledger);
      }
  }
  add_standings (reporting);
  add_common_lines (reporting, account);
  add_rolls (reporting, account);
  muster_document_add_map (reporting->document, reporting->end, reporting->request->player);
  add_rulings (reporting, account);
}
