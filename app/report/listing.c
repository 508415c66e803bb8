/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables that scripts and the organiser's own spreadsheets read: names and words as files spell them, never
 * translated.
 */
#include "report/listing.h"

#include "campaign/combatant.h"
#include "core/word.h"
#include "report/ledger.h"
#include "report/world-listing.h"
#include "wording/gist.h"
#include "wording/language.h"

static const char *const words[MUSTER_N_LISTINGS] = {
  [MUSTER_LISTING_UNITS] = "units", [MUSTER_LISTING_HEXES] = "hexes", [MUSTER_LISTING_PLAYERS] = "players",
  [MUSTER_LISTING_LEDGER] = "ledger", [MUSTER_LISTING_BATTLES] = "battles", [MUSTER_LISTING_JOURNAL] = "journal",
};

/** muster_listing_get_word: Returns: (transfer none): "units", "hexes" ... */
const char *
muster_listing_get_word (MusterListing listing)
{
  return words[listing];
}

/** muster_listing_from_word: Returns: whether @word is one; then @listing is set */
gboolean
muster_listing_from_word (const char    *word,
                          MusterListing *listing)
{
  return muster_word_find (words, MUSTER_N_LISTINGS, word, listing);
}

enum
{
  LEDGER_TURN,
  LEDGER_STEP,
  LEDGER_PLAYER,
  LEDGER_SUBJECT,
  LEDGER_RESOURCE,
  LEDGER_AMOUNT,
  LEDGER_BALANCE,
  LEDGER_CLAUSE,
  LEDGER_TEXT,
};

static const char *
get_resource_word (MusterLedger what)
{
  static const MusterResource resources[] = {
    [MUSTER_LEDGER_GRAIN] = MUSTER_RESOURCE_GRAIN, [MUSTER_LEDGER_WOOD] = MUSTER_RESOURCE_WOOD,
    [MUSTER_LEDGER_STONE] = MUSTER_RESOURCE_STONE, [MUSTER_LEDGER_IRON] = MUSTER_RESOURCE_IRON,
    [MUSTER_LEDGER_POINTS] = MUSTER_RESOURCE_POINTS, [MUSTER_LEDGER_XP] = MUSTER_RESOURCE_XP,
  };

  return muster_resource_get_word (resources[what]);
}

/**
 * muster_ledger_new_table:
 * @player: whose rows, 0 for all
 *
 * Returns: (transfer full): gains and losses of resources, points and XP, a row each
 */
MusterTable *
muster_ledger_new_table (const MusterHistory *history,
                         int                  first_turn,
                         int                  last_turn,
                         guint32              player)
{
  static const MusterColumn columns[] = {
    [LEDGER_TURN] = {"turn", MUSTER_COLUMN_NUMBER}, [LEDGER_STEP] = {"step"}, [LEDGER_PLAYER] = {"player"},
    [LEDGER_SUBJECT] = {"subject"}, [LEDGER_RESOURCE] = {"resource"},
    [LEDGER_AMOUNT] = {"amount", MUSTER_COLUMN_NUMBER}, [LEDGER_BALANCE] = {"balance", MUSTER_COLUMN_NUMBER},
    [LEDGER_CLAUSE] = {"clause"}, [LEDGER_TEXT] = {"text"},
  };
  g_autoptr (GArray) rows = NULL;
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  muster_language_begin_plain ();
  rows = muster_history_dup_ledger (history, first_turn, last_turn);
  muster_language_end_plain ();
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterLedgerRow *row = &g_array_index (rows, MusterLedgerRow, i);

      if (!muster_ledger_is_counted (row->what) || (player != 0 && row->player != player))
        {
          continue;
        }
      muster_table_add_row (table);
      muster_table_set_number (table, LEDGER_TURN, row->turn);
      muster_table_set (table, LEDGER_STEP, muster_step_get_word (row->step));
      muster_table_set (table, LEDGER_PLAYER, muster_listing_get_player (history->now, row->player));
      muster_table_set (table, LEDGER_SUBJECT, row->subject);
      muster_table_set (table, LEDGER_RESOURCE, get_resource_word (row->what));
      muster_table_set_number (table, LEDGER_AMOUNT, row->amount);
      muster_table_set_number (table, LEDGER_BALANCE, row->balance);
      muster_table_set (table, LEDGER_CLAUSE, row->clause != NULL ? row->clause->id : "");
      muster_table_set (table, LEDGER_TEXT, row->text);
    }
  return table;
}

enum
{
  BATTLE_ID,
  BATTLE_TURN,
  BATTLE_AT,
  BATTLE_KIND,
  BATTLE_STATE,
  BATTLE_PLAYERS,
  BATTLE_DEFENDER,
  BATTLE_WINNER,
  BATTLE_TARGET,
  BATTLE_WEATHER,
};

static char *
dup_players_of (const MusterWorld *world,
                guint32            battle)
{
  g_autoptr (GArray) players = muster_battle_dup_players (world, battle);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              muster_listing_get_player (world, g_array_index (players, guint32, i)));
    }
  return g_string_free (text, FALSE);
}

static void
add_battle (MusterTable        *table,
            const MusterWorld  *world,
            const MusterBattle *battle,
            int                 turn)
{
  muster_table_add_row (table);
  muster_table_set (table, BATTLE_ID, battle->id);
  muster_table_set_number (table, BATTLE_TURN, turn);
  muster_table_take (table, BATTLE_AT, muster_hex_dup_label (battle->at));
  muster_table_set (table, BATTLE_KIND, muster_battle_kind_get_word (battle->kind));
  muster_table_set (table, BATTLE_STATE, muster_battle_state_get_word (battle->state));
  muster_table_take (table, BATTLE_PLAYERS, dup_players_of (world, battle->key));
  muster_table_set (table, BATTLE_DEFENDER, muster_listing_get_player (world, battle->defender));
  muster_table_set (table, BATTLE_WINNER, muster_listing_get_player (world, battle->winner));
  muster_table_set_number (table, BATTLE_TARGET, battle->target);
  muster_table_set (table, BATTLE_WEATHER, battle->weather);
}

/* Battles stay in the world until the next turn's begin: each is listed as it was before it was dropped. */
static void
tell_dropped_battles (const MusterMoment *moment,
                      gpointer            user_data)
{
  for (guint i = 0; i < moment->act->effects->len; i++)
    {
      const MusterEffect *effect = &g_array_index (moment->act->effects, MusterEffect, i);

      if (effect->kind == MUSTER_EFFECT_DROP && effect->record == MUSTER_BATTLE)
        {
          add_battle (user_data, moment->before, muster_world_get_battle (moment->before, effect->key),
                      moment->act->turn);
        }
    }
}

static MusterTable *
list_battles (const MusterHistory *history,
              const MusterWorld   *world,
              int                  turn)
{
  static const MusterColumn columns[] = {
    [BATTLE_ID] = {"id"}, [BATTLE_TURN] = {"turn", MUSTER_COLUMN_NUMBER}, [BATTLE_AT] = {"at"},
    [BATTLE_KIND] = {"kind"}, [BATTLE_STATE] = {"state"}, [BATTLE_PLAYERS] = {"players"},
    [BATTLE_DEFENDER] = {"defender"}, [BATTLE_WINNER] = {"winner"}, [BATTLE_TARGET] = {"target", MUSTER_COLUMN_NUMBER},
    [BATTLE_WEATHER] = {"weather"},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  muster_history_walk (history, 0, turn, tell_dropped_battles, table);
  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    add_battle (table, world, battle, turn);
  }
  return table;
}

enum
{
  JOURNAL_ID,
  JOURNAL_TURN,
  JOURNAL_STEP,
  JOURNAL_COMMAND,
  JOURNAL_TEXT,
};

static void
tell_act (const MusterMoment *moment,
          gpointer            user_data)
{
  MusterTable *table = user_data;
  const MusterNames names = MUSTER_NAMES_ACROSS (moment->after, moment->before);

  muster_table_add_row (table);
  muster_table_set_number (table, JOURNAL_ID, moment->act->id);
  muster_table_set_number (table, JOURNAL_TURN, moment->act->turn);
  muster_table_set (table, JOURNAL_STEP, muster_step_get_word (moment->act->step));
  muster_table_set (table, JOURNAL_COMMAND, moment->act->command);
  muster_table_take (table, JOURNAL_TEXT, muster_command_text_dup_gist (moment->act->command, &names));
}

static MusterTable *
list_journal (const MusterHistory *history,
              int                  turn)
{
  static const MusterColumn columns[] = {
    [JOURNAL_ID] = {"id", MUSTER_COLUMN_NUMBER}, [JOURNAL_TURN] = {"turn", MUSTER_COLUMN_NUMBER},
    [JOURNAL_STEP] = {"step"}, [JOURNAL_COMMAND] = {"command"}, [JOURNAL_TEXT] = {"text"},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  muster_language_begin_plain ();
  muster_history_walk (history, 0, turn, tell_act, table);
  muster_language_end_plain ();
  return table;
}

/**
 * muster_listing_new_table:
 * @turn: as of whose end
 * @player: whose units or ledger, 0 for all; other tables are the same for everybody
 *
 * Returns: (transfer full): the table. The ledger holds resources, points and XP up to the turn; the journal the acts
 *   in force up to it.
 */
MusterTable *
muster_listing_new_table (MusterListing        listing,
                          const MusterHistory *history,
                          int                  turn,
                          guint32              player)
{
  g_autoptr (MusterWorld) world = muster_history_dup_world_at_end_of (history, turn);

  switch (listing)
    {
    case MUSTER_LISTING_UNITS:
      return muster_listing_new_units (world, player);

    case MUSTER_LISTING_HEXES:
      return muster_listing_new_hexes (world);

    case MUSTER_LISTING_PLAYERS:
      return muster_listing_new_players (world);

    case MUSTER_LISTING_LEDGER:
      return muster_ledger_new_table (history, 0, turn, player);

    case MUSTER_LISTING_BATTLES:
      return list_battles (history, world, turn);

    case MUSTER_LISTING_JOURNAL:
      return list_journal (history, turn);

    case MUSTER_N_LISTINGS:
      break;
    }
  g_assert_not_reached ();
}
