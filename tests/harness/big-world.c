/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness/big-world.h"

#include "campaign/edit.h"
#include "campaign/unit.h"

#define SEED 1996
#define REALM_COLUMNS 4
#define REALM_ROWS (BIG_WORLD_PLAYERS / REALM_COLUMNS)
#define BLOCK 5        /* edge of a stretch of one terrain */
#define ROAD_COLUMNS 6 /* from one road to the next */
#define STEPS 2        /* of a plot */
#define TRIES 12       /* at a plot that stays at home */
#define STOCK 1000000

const BigWorldSize big_world_sizes[BIG_WORLD_SIZES] = {
  {40, 25, 500}, {125, 80, 5000}, {400, 250, 20000},
};

typedef struct
{
  /* Borrowed */
  MusterRuleset *rules;
  MusterEdit *edit;
  GRand *rand;

  BigWorldSize size;
  guint32 players[BIG_WORLD_PLAYERS];
} Maker;

static const MusterWorld *
peek (const Maker *maker)
{
  return muster_edit_peek_world (maker->edit);
}

static gboolean
happens (const Maker *maker,
         guint        of_a_hundred)
{
  return (guint) g_rand_int_range (maker->rand, 0, 100) < of_a_hundred;
}

static void
add_campaign (Maker *maker)
{
  g_autoptr (GRefString) name = g_ref_string_new ("The great war");
  g_autoptr (GRefString) id = g_ref_string_new (maker->rules->id);

  muster_edit_put (maker->edit, MUSTER_CAMPAIGN,
                   &(MusterCampaign) {.key = 1, .name = name, .rules = id, .turn = 3, .step = MUSTER_STEP_HARVEST,
                                      .seed = SEED, .columns = maker->size.columns, .rows = maker->size.rows});
  for (guint i = 0; i < maker->rules->troops->len; i++)
    {
      muster_edit_put (maker->edit, MUSTER_TROOP, &g_array_index (maker->rules->troops, MusterTroop, i));
    }
}

static void
add_players (Maker *maker)
{
  static const MusterRace races[] = {MUSTER_RACE_FIRSTBORN, MUSTER_RACE_DWARVES, MUSTER_RACE_STYGIAN,
                                     MUSTER_RACE_DEVOUT};
  static const MusterTerrain habitats[] = {MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_MOUNTAINS, MUSTER_TERRAIN_DESERT,
                                           MUSTER_TERRAIN_FOREST};

  for (guint i = 0; i < BIG_WORLD_PLAYERS; i++)
    {
      g_autofree char *text = g_strdup_printf ("p%u", i + 1);
      g_autoptr (GRefString) id = g_ref_string_new (text);

      maker->players[i] =
        muster_edit_put (maker->edit, MUSTER_PLAYER,
                         &(MusterPlayer) {.id = id, .name = id, .race = races[i % G_N_ELEMENTS (races)],
                                          .habitat = habitats[i % G_N_ELEMENTS (races)], .position = i + 1,
                                          .grain = STOCK, .wood = STOCK, .stone = STOCK, .points = STOCK});
    }
}

static guint
get_realm (const Maker *maker,
           guint        column,
           guint        row)
{
  return row * REALM_ROWS / maker->size.rows * REALM_COLUMNS + column * REALM_COLUMNS / maker->size.columns;
}

/* Homes stand in the middle of their realms. */
static gboolean
is_home (const Maker *maker,
         guint        column,
         guint        row)
{
  return column % (maker->size.columns / REALM_COLUMNS) == maker->size.columns / REALM_COLUMNS / 2 &&
         row % (maker->size.rows / REALM_ROWS) == maker->size.rows / REALM_ROWS / 2 &&
         column < maker->size.columns / REALM_COLUMNS * REALM_COLUMNS;
}

static void
settle_hex (const Maker *maker,
            MusterHex   *hex,
            guint        column,
            guint        row)
{
  hex->owner = hex->start_owner = maker->players[get_realm (maker, column, row)];
  if (column % ROAD_COLUMNS == 0)
    {
      hex->roads = (1 << MUSTER_SIDE_N) | (1 << MUSTER_SIDE_S);
    }
  if (is_home (maker, column, row))
    {
      hex->terrain = MUSTER_TERRAIN_HOME;
      hex->home = hex->owner;
      hex->stronghold = MUSTER_STRONGHOLD_FORTRESS;
    }
  else if (happens (maker, 4))
    {
      hex->stronghold = happens (maker, 60) ? MUSTER_STRONGHOLD_TOWN : MUSTER_STRONGHOLD_WATCHTOWER;
      hex->since = 1;
    }
}

static MusterTerrain
draw_terrain (const Maker *maker)
{
  static const MusterTerrain common[] = {MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_FOREST,
                                         MUSTER_TERRAIN_MOUNTAINS, MUSTER_TERRAIN_DESERT, MUSTER_TERRAIN_JUNGLE,
                                         MUSTER_TERRAIN_SEA};

  return common[g_rand_int_range (maker->rand, 0, G_N_ELEMENTS (common))];
}

/* Stretches of one terrain with strays in it, lakes, and places where there is no hex. */
static void
add_hexes (Maker *maker)
{
  guint n_blocks = maker->size.columns / BLOCK + 1;
  g_autofree MusterTerrain *blocks = g_new (MusterTerrain, n_blocks);

  for (guint row = 0; row < maker->size.rows; row++)
    {
      for (guint i = 0; row % BLOCK == 0 && i < n_blocks; i++)
        {
          blocks[i] = draw_terrain (maker);
        }
      for (guint column = 0; column < maker->size.columns; column++)
        {
          MusterHex hex = {.key = MUSTER_HEX_KEY (column, row), .resource = g_rand_int_range (maker->rand, 1, 6)};
          gboolean land;

          hex.terrain = happens (maker, 80) ? blocks[column / BLOCK] : draw_terrain (maker);
          hex.terrain = happens (maker, 2) ? MUSTER_TERRAIN_LAKE : hex.terrain;
          hex.terrain = happens (maker, 2) ? MUSTER_TERRAIN_NONE : hex.terrain;
          land = hex.terrain != MUSTER_TERRAIN_NONE && maker->rules->terrains[hex.terrain].land;
          if ((land && happens (maker, 92)) || is_home (maker, column, row))
            {
              settle_hex (maker, &hex, column, row);
            }
          muster_edit_put (maker->edit, MUSTER_HEX, &hex);
        }
    }
}

static const MusterHex *
find_place (const Maker *maker,
            guint32      player)
{
  const MusterHex *hex;

  do
    {
      hex = &muster_world_peek_hexes (peek (maker))[g_rand_int_range (maker->rand, 0,
                                                                      maker->size.columns * maker->size.rows)];
    }
  while (hex->owner != player);
  return hex;
}

/* A fifth of an army are individuals. */
static const MusterTroop *
find_troop (const Maker *maker,
            MusterRace   race)
{
  gboolean individual = happens (maker, 20);

  for (guint i = 0; i < maker->rules->troops->len; i++)
    {
      const MusterTroop *troop = muster_world_nth (peek (maker), MUSTER_TROOP, i);

      if (troop->race == race && muster_troop_is_individual (troop) == individual)
        {
          return troop;
        }
    }
  g_assert_not_reached ();
}

/* Where the path leads; %MUSTER_NO_HEX where it leaves land, or @player's own and neutral hexes. */
static guint32
follow (const Maker *maker,
        guint32      from,
        MusterPath   path,
        guint32      player)
{
  guint32 at = from;

  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      const MusterHex *hex;

      at = muster_hex_neighbour (at, muster_path_get_step (path, i));
      hex = at != MUSTER_NO_HEX && MUSTER_HEX_COLUMN (at) < (int) maker->size.columns
            ? muster_world_get_hex (peek (maker), at) : NULL;
      if (hex == NULL || !maker->rules->terrains[hex->terrain].land || (hex->owner != 0 && hex->owner != player))
        {
          return MUSTER_NO_HEX;
        }
    }
  return at;
}

/* Most plots stay among friends; who finds no way in several tries holds. */
static void
plot (const Maker *maker,
      guint32      unit,
      guint32      from,
      guint32      player)
{
  MusterPlot plot = {.key = unit};

  for (guint i = 0; i < TRIES && plot.path == 0; i++)
    {
      MusterPath path = 0;

      for (guint step = 0; step < STEPS; step++)
        {
          path = muster_path_append (path, g_rand_int_range (maker->rand, 0, MUSTER_N_SIDES));
        }
      plot.path = follow (maker, from, path, player) != MUSTER_NO_HEX ? path : 0;
    }
  muster_edit_put (maker->edit, MUSTER_PLOT, &plot);
}

static void
add_units (Maker *maker)
{
  for (guint i = 0; i < maker->size.n_units; i++)
    {
      guint32 player = maker->players[i % BIG_WORLD_PLAYERS];
      const MusterTroop *troop = find_troop (maker, muster_world_get_player (peek (maker), player)->race);
      g_autofree char *text = g_strdup_printf ("u%u", i + 1);
      g_autofree char *long_text = g_strdup_printf ("%s #%u", troop->name, i + 1);
      g_autoptr (GRefString) id = g_ref_string_new (text);
      g_autoptr (GRefString) name = g_ref_string_new (long_text);
      guint32 at = find_place (maker, player)->key;
      guint32 unit = muster_edit_put (maker->edit, MUSTER_UNIT,
                                      &(MusterUnit) {.id = id, .name = name, .player = player, .troop = troop->key,
                                                     .at = at, .xp = 6, .troopers = troop->min,
                                                     .leader = muster_troop_has_leader (troop)});

      plot (maker, unit, at, player);
    }
}

/**
 * big_world_new:
 * @rules: must know the troops of Firstborn, Dwarves, Stygians and Devout
 *
 * Makes a world from a fixed seed, in the harvest of turn 3: eight contiguous realms with holes, all kinds of terrain,
 * strongholds and roads; all units have plotted two hexes, most of them among friends, so that few will fight.
 *
 * Returns: (transfer full): the world
 */
MusterWorld *
big_world_new (MusterRuleset *rules,
               BigWorldSize   size)
{
  g_autoptr (MusterWorld) nothing = muster_world_new (rules);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autoptr (GArray) effects = NULL;
  Maker maker = {.rules = rules, .edit = muster_edit_new (nothing, verdict), .rand = rand, .size = size};

  add_campaign (&maker);
  add_players (&maker);
  add_hexes (&maker);
  add_units (&maker);
  return muster_edit_finish (maker.edit, &effects);
}
