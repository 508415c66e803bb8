/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of what a world consists of: units, hexes and players.
 */
#include "report/world-listing.h"

#include "campaign/harvest.h"
#include "campaign/level.h"
#include "campaign/speed.h"
#include "campaign/unit.h"

/** muster_listing_get_player: Returns: (transfer none): the id of a player, empty for none */
const char *
muster_listing_get_player (const MusterWorld *world,
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

/** muster_listing_new_units: Returns: (transfer full): the units of @player, or of all for 0 */
MusterTable *
muster_listing_new_units (const MusterWorld *world,
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
    muster_table_set (table, UNIT_PLAYER, muster_listing_get_player (world, unit->player));
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

/** muster_listing_new_hexes: Returns: (transfer full): all hexes, with their supply and the next harvest's yield */
MusterTable *
muster_listing_new_hexes (const MusterWorld *world)
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
    muster_table_set (table, HEX_OWNER, muster_listing_get_player (world, hex->owner));
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

/** muster_listing_new_players: Returns: (transfer full): all players, with what they have */
MusterTable *
muster_listing_new_players (const MusterWorld *world)
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
