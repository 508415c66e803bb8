/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables that scripts and the organiser's own spreadsheets read: names and words as files spell them, never
 * translated.
 */
#include "report/listing.h"

#include "campaign/combatant.h"
#include "campaign/harvest.h"
#include "campaign/level.h"
#include "campaign/speed.h"
#include "campaign/unit.h"
#include "report/ledger.h"
#include "wording/gist.h"
#include "wording/language.h"
#include "wording/sentence.h"

#include <string.h>

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
  for (guint i = 0; i < MUSTER_N_LISTINGS; i++)
    {
      if (strcmp (words[i], word) == 0)
        {
          *listing = i;
          return TRUE;
        }
    }
  return FALSE;
}

static const char *
get_player_id (const MusterWorld *world,
               guint32            key)
{
  const MusterPlayer *player = muster_world_get_player (world, key);

  return player != NULL ? player->id : "";
}

enum
{
  UNIT_ID,
  UNIT_NAME,
  UNIT_PLAYER,
  UNIT_TROOP,
  UNIT_AT,
  UNIT_MODELS,
  UNIT_POINTS,
  UNIT_XP,
  UNIT_LEVEL,
  UNIT_SPEED,
  UNIT_STATE,
};

static MusterTable *
list_units (const MusterWorld *world,
            guint32            player)
{
  static const MusterColumn columns[] = {
    [UNIT_ID] = {"id"}, [UNIT_NAME] = {"name"}, [UNIT_PLAYER] = {"player"}, [UNIT_TROOP] = {"troop"},
    [UNIT_AT] = {"at"}, [UNIT_MODELS] = {"models", MUSTER_COLUMN_NUMBER},
    [UNIT_POINTS] = {"points", MUSTER_COLUMN_NUMBER}, [UNIT_XP] = {"xp", MUSTER_COLUMN_NUMBER},
    [UNIT_LEVEL] = {"level"}, [UNIT_SPEED] = {"speed", MUSTER_COLUMN_NUMBER}, [UNIT_STATE] = {"state"},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    MusterPace pace;

    if (player != 0 && unit->player != player)
      {
        continue;
      }
    muster_unit_get_pace (world, unit, &pace);
    muster_table_add_row (table);
    muster_table_set (table, UNIT_ID, unit->id);
    muster_table_set (table, UNIT_NAME, unit->name);
    muster_table_set (table, UNIT_PLAYER, get_player_id (world, unit->player));
    muster_table_set (table, UNIT_TROOP, muster_world_get_troop (world, unit->troop)->id);
    muster_table_take (table, UNIT_AT, muster_hex_dup_label (unit->at));
    muster_table_set_number (table, UNIT_MODELS, muster_unit_count_models (unit));
    muster_table_set_number (table, UNIT_POINTS, muster_unit_get_points (world, unit));
    muster_table_set_number (table, UNIT_XP, unit->xp);
    muster_table_set (table, UNIT_LEVEL, muster_level_get_word (muster_unit_get_level (world, unit)));
    muster_table_set_number (table, UNIT_SPEED, pace.speed);
    muster_table_set (table, UNIT_STATE, muster_unit_state_get_word (muster_unit_get_state (world, unit)));
  }
  return table;
}

enum
{
  HEX_AT,
  HEX_TERRAIN,
  HEX_RESOURCE,
  HEX_OWNER,
  HEX_STRONGHOLD,
  HEX_SUPPLY,
  HEX_YIELD,
};

/* Where the supply line of a controlled hex leads to. */
static void
set_supply (MusterTable             *table,
            const MusterSupplyLines *lines,
            const MusterHex         *hex)
{
  const MusterRealm *realm = hex->owner != 0 ? muster_supply_lines_get_realm (lines, hex->key) : NULL;

  if (realm == NULL)
    {
      return;
    }
  if (realm->source == MUSTER_NO_HEX)
    {
      muster_table_set (table, HEX_SUPPLY, "isolated");
    }
  else
    {
      muster_table_take (table, HEX_SUPPLY, muster_hex_dup_label (realm->source));
    }
}

/* "5 grain 3 wood": what the hex gives at the next harvest. */
static char *
dup_yield (const GArray *yields,
           guint32       hex)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < yields->len; i++)
    {
      const MusterYield *yield = &g_array_index (yields, MusterYield, i);

      if (yield->hex == hex && yield->amount > 0)
        {
          g_string_append_printf (text, "%s%d %s", text->len > 0 ? " " : "", yield->amount,
                                  muster_resource_get_word (yield->resource));
        }
    }
  return g_string_free (text, FALSE);
}

static MusterTable *
list_hexes (const MusterWorld *world)
{
  static const MusterColumn columns[] = {
    [HEX_AT] = {"at"}, [HEX_TERRAIN] = {"terrain"}, [HEX_RESOURCE] = {"resource", MUSTER_COLUMN_NUMBER},
    [HEX_OWNER] = {"owner"}, [HEX_STRONGHOLD] = {"stronghold"}, [HEX_SUPPLY] = {"supply"}, [HEX_YIELD] = {"yield"},
  };
  g_autoptr (MusterSupplyLines) lines = muster_supply_lines_new (world, muster_harvest_get_turn (world));
  g_autoptr (GArray) yields = muster_harvest_forecast (world, lines);
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, HEX, MusterHex, hex)
  {
    if (hex->terrain == MUSTER_TERRAIN_NONE)
      {
        continue;
      }
    muster_table_add_row (table);
    muster_table_take (table, HEX_AT, muster_hex_dup_label (hex->key));
    muster_table_set (table, HEX_TERRAIN, muster_terrain_get_word (hex->terrain));
    muster_table_set_number (table, HEX_RESOURCE, hex->resource);
    muster_table_set (table, HEX_OWNER, get_player_id (world, hex->owner));
    muster_table_set (table, HEX_STRONGHOLD, muster_stronghold_kind_get_word (hex->stronghold));
    set_supply (table, lines, hex);
    muster_table_take (table, HEX_YIELD, dup_yield (yields, hex->key));
  }
  return table;
}

enum
{
  PLAYER_ID,
  PLAYER_NAME,
  PLAYER_RACE,
  PLAYER_HABITAT,
  PLAYER_GRAIN,
  PLAYER_WOOD,
  PLAYER_STONE,
  PLAYER_POINTS,
  PLAYER_STATUS,
  PLAYER_HEXES,
  PLAYER_ARMY,
};

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

static MusterTable *
list_players (const MusterWorld *world)
{
  static const MusterColumn columns[] = {
    [PLAYER_ID] = {"id"}, [PLAYER_NAME] = {"name"}, [PLAYER_RACE] = {"race"}, [PLAYER_HABITAT] = {"habitat"},
    [PLAYER_GRAIN] = {"grain", MUSTER_COLUMN_NUMBER}, [PLAYER_WOOD] = {"wood", MUSTER_COLUMN_NUMBER},
    [PLAYER_STONE] = {"stone", MUSTER_COLUMN_NUMBER}, [PLAYER_POINTS] = {"points", MUSTER_COLUMN_NUMBER},
    [PLAYER_STATUS] = {"status"}, [PLAYER_HEXES] = {"hexes", MUSTER_COLUMN_NUMBER},
    [PLAYER_ARMY] = {"army", MUSTER_COLUMN_NUMBER},
  };
  MusterTable *table = muster_table_new (columns, G_N_ELEMENTS (columns));

  MUSTER_FOR_EACH (world, PLAYER, MusterPlayer, player)
  {
    muster_table_add_row (table);
    muster_table_set (table, PLAYER_ID, player->id);
    muster_table_set (table, PLAYER_NAME, player->name);
    muster_table_set (table, PLAYER_RACE, muster_race_get_word (player->race));
    muster_table_set (table, PLAYER_HABITAT, muster_terrain_get_word (player->habitat));
    muster_table_set_number (table, PLAYER_GRAIN, player->grain);
    muster_table_set_number (table, PLAYER_WOOD, player->wood);
    muster_table_set_number (table, PLAYER_STONE, player->stone);
    muster_table_set_number (table, PLAYER_POINTS, player->points);
    muster_table_set (table, PLAYER_STATUS, muster_player_status_get_word (player->status));
    muster_table_set_number (table, PLAYER_HEXES, count_hexes (world, player->key));
    muster_table_set_number (table, PLAYER_ARMY, muster_player_get_army_points (world, player->key));
  }
  return table;
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
      muster_table_set (table, LEDGER_PLAYER, get_player_id (history->now, row->player));
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
                              get_player_id (world, g_array_index (players, guint32, i)));
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
  muster_table_set (table, BATTLE_DEFENDER, get_player_id (world, battle->defender));
  muster_table_set (table, BATTLE_WINNER, get_player_id (world, battle->winner));
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
      return list_units (world, player);

    case MUSTER_LISTING_HEXES:
      return list_hexes (world);

    case MUSTER_LISTING_PLAYERS:
      return list_players (world);

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
