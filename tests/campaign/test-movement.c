/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What must hold of every movement segment, tried on drawn worlds: its mirrored and turned images move alike, the
 * order in which players and units were entered does not matter, and no two enemies stay together without a battle.
 */
#include "campaign/case-world.h"
#include "campaign/decide.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"
#include "campaign/unit.h"

#include <string.h>

#define RADIUS 4
#define EDGE (2 * RADIUS + 1)
#define CENTRE 5     /* column and row of the map's middle */
#define MAP_EDGE 11
#define N_PLAYERS 4
#define MAX_UNITS 40
#define N_SYMMETRIES 12
#define N_WORLDS 60

/* A place on a hexagon of hexes around (0, 0): columns to the right, rows down the column. */
typedef struct
{
  int q;
  int r;
} Place;

typedef struct
{
  guint player;
  const char *troop;
  Place at;
  MusterSide steps[3];
  guint n_steps;
} PlannedUnit;

/* A world in places, to be laid out in any of the hexagon's symmetries. */
typedef struct
{
  PlannedUnit units[MAX_UNITS];
  guint n_units;
  guint8 terrains[EDGE][EDGE];
  guint8 owners[EDGE][EDGE]; /* from 1 */
  guint8 strongholds[EDGE][EDGE];
  gboolean allied[N_PLAYERS][N_PLAYERS];
  guint roll;                /* what each die shows */
} Plan;

/* How a plan is laid out. */
typedef struct
{
  guint symmetry;
  gboolean backwards; /* players and units are entered the last one first */
} Layout;

static const Place directions[MUSTER_N_SIDES] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

static const char *const player_ids[N_PLAYERS] = {"anna", "bert", "carl", "stig"};
static const MusterRace races[N_PLAYERS] = {
  MUSTER_RACE_FIRSTBORN, MUSTER_RACE_DWARVES, MUSTER_RACE_DEVOUT, MUSTER_RACE_STYGIAN,
};

/* Turned by 60 degrees as often as the symmetry says; from the sixth on mirrored before. */
static Place
turn_place (Place place,
            guint symmetry)
{
  if (symmetry >= MUSTER_N_SIDES)
    {
      place = (Place) {place.r, place.q};
    }
  for (guint i = 0; i < symmetry % MUSTER_N_SIDES; i++)
    {
      place = (Place) {-place.r, place.q + place.r};
    }
  return place;
}

static MusterSide
turn_side (MusterSide side,
           guint      symmetry)
{
  Place direction = turn_place (directions[side], symmetry);

  for (guint i = 0; i < MUSTER_N_SIDES; i++)
    {
      if (directions[i].q == direction.q && directions[i].r == direction.r)
        {
          return i;
        }
    }
  g_assert_not_reached ();
}

static guint32
find_hex (Place place,
          guint symmetry)
{
  Place turned = turn_place (place, symmetry);
  int column = turned.q + CENTRE;
  int row = turned.r + CENTRE + ((column - (column & 1)) - (CENTRE - (CENTRE & 1))) / 2;

  return MUSTER_HEX_KEY (column, row);
}

static gboolean
is_on_map (Place place)
{
  return ABS (place.q) <= RADIUS && ABS (place.r) <= RADIUS && ABS (place.q + place.r) <= RADIUS;
}

static void
draw_ground (Plan  *plan,
             GRand *rand)
{
  static const MusterTerrain terrains[] = {
    MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_PLAINS, MUSTER_TERRAIN_DESERT, MUSTER_TERRAIN_FOREST,
    MUSTER_TERRAIN_MOUNTAINS, MUSTER_TERRAIN_LAKE,
  };

  for (guint i = 0; i < EDGE * EDGE; i++)
    {
      plan->terrains[i / EDGE][i % EDGE] = terrains[g_rand_int_range (rand, 0, G_N_ELEMENTS (terrains))];
      plan->owners[i / EDGE][i % EDGE] = g_rand_int_range (rand, 0, N_PLAYERS + 1);
      plan->strongholds[i / EDGE][i % EDGE] =
        g_rand_int_range (rand, 0, 8) == 0 ? MUSTER_STRONGHOLD_TOWN : MUSTER_STRONGHOLD_NONE;
    }
}

static gboolean
is_taken (const Plan *plan,
          Place       place,
          guint       player)
{
  for (guint i = 0; i < plan->n_units; i++)
    {
      if (plan->units[i].at.q == place.q && plan->units[i].at.r == place.r && plan->units[i].player != player)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
draw_unit (Plan              *plan,
           GRand             *rand,
           const char *const *troops)
{
  PlannedUnit *unit = &plan->units[plan->n_units];

  unit->player = g_rand_int_range (rand, 0, N_PLAYERS);
  unit->troop = troops[g_rand_int_range (rand, 0, g_strv_length ((char **) troops))];
  do
    {
      unit->at = (Place) {g_rand_int_range (rand, -RADIUS, RADIUS + 1), g_rand_int_range (rand, -RADIUS, RADIUS + 1)};
    }
  while (!is_on_map (unit->at) || is_taken (plan, unit->at, unit->player));
  unit->n_steps = g_rand_int_range (rand, 0, G_N_ELEMENTS (unit->steps) + 1);
  for (guint i = 0; i < unit->n_steps; i++)
    {
      unit->steps[i] = g_rand_int_range (rand, 0, MUSTER_N_SIDES);
    }
  plan->n_units++;
}

static void
draw_plan (Plan              *plan,
           GRand             *rand,
           const char *const *troops)
{
  memset (plan, 0, sizeof *plan);
  draw_ground (plan, rand);
  plan->roll = g_rand_int_range (rand, 1, 21);
  for (guint i = 0; i < N_PLAYERS * N_PLAYERS; i++)
    {
      guint first = i / N_PLAYERS;
      guint second = i % N_PLAYERS;

      plan->allied[first][second] = first < second && g_rand_int_range (rand, 0, 4) == 0;
    }
  while (plan->n_units < MAX_UNITS)
    {
      draw_unit (plan, rand, troops);
    }
}

static void
lay_players (MusterEdit *edit,
             const Plan *plan,
             Layout      layout)
{
  for (guint i = 0; i < N_PLAYERS; i++)
    {
      guint player = layout.backwards ? N_PLAYERS - 1 - i : i;
      g_autoptr (GRefString) id = g_ref_string_new (player_ids[player]);

      muster_edit_put (edit, MUSTER_PLAYER,
                       &(MusterPlayer) {.id = id, .name = id, .race = races[player], .position = player + 1,
                                        .habitat = MUSTER_TERRAIN_PLAINS});
    }
}

static guint32
get_player (const MusterWorld *world,
            guint              player)
{
  return muster_world_find_player (world, player_ids[player])->key;
}

static void
lay_alliances (MusterEdit *edit,
               const Plan *plan)
{
  const MusterWorld *world = muster_edit_peek_world (edit);

  for (guint i = 0; i < N_PLAYERS * N_PLAYERS; i++)
    {
      guint32 first = get_player (world, i / N_PLAYERS);
      guint32 second = get_player (world, i % N_PLAYERS);

      if (plan->allied[i / N_PLAYERS][i % N_PLAYERS])
        {
          muster_edit_put (edit, MUSTER_ALLIANCE,
                           &(MusterAlliance) {.first = MIN (first, second), .second = MAX (first, second)});
        }
    }
}

static void
lay_ground (MusterEdit *edit,
            const Plan *plan,
            Layout      layout)
{
  const MusterWorld *world = muster_edit_peek_world (edit);

  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_COLUMNS, MAP_EDGE);
  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_ROWS, MAP_EDGE);
  for (guint i = 0; i < MAP_EDGE * MAP_EDGE; i++)
    {
      muster_edit_put (edit, MUSTER_HEX, &(MusterHex) {.key = MUSTER_HEX_KEY (i % MAP_EDGE, i / MAP_EDGE)});
    }
  for (guint i = 0; i < EDGE * EDGE; i++)
    {
      guint q = i / EDGE;
      guint r = i % EDGE;
      Place place = {(int) q - RADIUS, (int) r - RADIUS};
      guint32 owner = plan->owners[q][r] > 0 ? get_player (world, plan->owners[q][r] - 1) : 0;
      guint32 hex;

      if (!is_on_map (place))
        {
          continue;
        }
      hex = find_hex (place, layout.symmetry);
      muster_edit_set (edit, MUSTER_HEX, hex, MUSTER_HEX_TERRAIN, plan->terrains[q][r]);
      muster_edit_set (edit, MUSTER_HEX, hex, MUSTER_HEX_STRONGHOLD, plan->strongholds[q][r]);
      muster_edit_set (edit, MUSTER_HEX, hex, MUSTER_HEX_OWNER, owner);
      muster_edit_set (edit, MUSTER_HEX, hex, MUSTER_HEX_START_OWNER, owner);
    }
}

static void
lay_unit (MusterEdit *edit,
          const Plan *plan,
          guint       index,
          guint       symmetry)
{
  const MusterWorld *world = muster_edit_peek_world (edit);
  const PlannedUnit *planned = &plan->units[index];
  const MusterTroop *troop = muster_world_find_troop (world, planned->troop);
  g_autofree char *name = g_strdup_printf ("u%u", index);
  g_autoptr (GRefString) id = g_ref_string_new (name);
  MusterUnit unit = {.id = id, .name = id, .xp = 6, .troop = troop->key,
                     .player = get_player (world, planned->player),
                     .at = find_hex (planned->at, symmetry),
                     .troopers = troop->min, .leader = muster_troop_has_leader (troop)};
  MusterPlot plot = {.key = muster_edit_put (edit, MUSTER_UNIT, &unit)};

  for (guint i = 0; i < planned->n_steps; i++)
    {
      plot.path = muster_path_append (plot.path, turn_side (planned->steps[i], symmetry));
    }
  muster_edit_put (edit, MUSTER_PLOT, &plot);
}

static MusterDecision *
move (const Plan *plan,
      Layout      layout)
{
  MusterEdit *edit = case_world_begin ();
  g_autoptr (GArray) effects = NULL;
  g_autoptr (MusterWorld) world = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse ("finish step=movement", NULL);
  g_autoptr (MusterDice) dice = muster_dice_new_typed ();
  MusterDecision *decision;

  muster_edit_set (edit, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_STEP, MUSTER_STEP_MOVEMENT);
  lay_players (edit, plan, layout);
  lay_alliances (edit, plan);
  lay_ground (edit, plan, layout);
  for (guint i = 0; i < plan->n_units; i++)
    {
      lay_unit (edit, plan, layout.backwards ? plan->n_units - 1 - i : i, layout.symmetry);
      muster_dice_type_in (dice, plan->roll);
    }
  world = muster_edit_finish (edit, &effects);
  decision = muster_decide (world, command, dice, NULL);
  g_assert_cmpint (muster_verdict_get_status (decision->verdict), ==, MUSTER_LEGAL);
  return decision;
}

static guint
turn_entered (guint entered,
              guint symmetry)
{
  return entered > 0 ? turn_side (entered - 1, symmetry) + 1 : 0;
}

static const MusterBattle *
find_battle (const MusterWorld *world,
             guint32            hex)
{
  const MusterBattle *found = NULL;

  MUSTER_FOR_EACH (world, BATTLE, MusterBattle, battle)
  {
    if (battle->at == hex)
      {
        g_assert_null (found);
        found = battle;
      }
  }
  return found;
}

static guint
count_combatants (const MusterWorld *world,
                  guint32            battle)
{
  guint count = 0;

  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    count += combatant->battle == battle;
  }
  return count;
}

/* Whether both worlds have the same battle, or none, in what is one place in both. */
static void
compare_battles (const MusterWorld *plain,
                 const MusterWorld *image,
                 guint32            plain_hex,
                 guint32            image_hex)
{
  const MusterBattle *battle = find_battle (plain, plain_hex);
  const MusterBattle *other = find_battle (image, image_hex);

  g_assert_cmpint (battle != NULL, ==, other != NULL);
  if (battle != NULL)
    {
      g_assert_cmpint (battle->kind, ==, other->kind);
      g_assert_cmpint (battle->clash != 0, ==, other->clash != 0);
      g_assert_cmpint (battle->defender != 0, ==, other->defender != 0);
      g_assert_cmpuint (count_combatants (plain, battle->key), ==, count_combatants (image, other->key));
    }
}

static const char *
get_owner_id (const MusterWorld *world,
              guint32            hex)
{
  guint32 owner = muster_world_get_hex (world, hex)->owner;

  return owner != 0 ? muster_world_get_player (world, owner)->id : "";
}

/* Whether @image is the image of @plain: the same units in the same places, and the same hexes and battles. */
static void
compare_outcomes (const Plan        *plan,
                  const MusterWorld *plain,
                  const MusterWorld *image,
                  Layout             layout)
{
  g_autoptr (GHashTable) images = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < EDGE * EDGE; i++)
    {
      Place place = {(int) (i / EDGE) - RADIUS, (int) (i % EDGE) - RADIUS};
      guint32 hex = find_hex (place, 0);
      guint32 image_hex = find_hex (place, layout.symmetry);

      if (is_on_map (place))
        {
          g_hash_table_insert (images, GUINT_TO_POINTER (hex), GUINT_TO_POINTER (image_hex));
          g_assert_cmpstr (get_owner_id (plain, hex), ==, get_owner_id (image, image_hex));
          compare_battles (plain, image, hex, image_hex);
        }
    }
  for (guint i = 0; i < plan->n_units; i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i);
      const MusterUnit *unit = muster_world_find_unit (plain, id);
      const MusterUnit *other = muster_world_find_unit (image, id);

      g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (images, GUINT_TO_POINTER (unit->at))), ==, other->at);
      g_assert_cmpuint (turn_entered (unit->entered, layout.symmetry), ==, other->entered);
    }
}

static const char *const all_troops[] = {
  "firstborn.swordsmen", "firstborn.black-sisters", "dwarves.legion", "sons-of-kronos.tribal-warriors",
  "devout.risen", "devout.necromancer", "firstborn.baron", "stygian.warriors", NULL,
};

static const char *const individuals[] = {"firstborn.baron", "firstborn.judge", NULL};

/* MOVE-11 to MOVE-16: up, down, left and right mean nothing. */
static void
test_symmetry (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < N_WORLDS; i++)
    {
      Plan plan;
      g_autoptr (MusterDecision) plain = NULL;

      draw_plan (&plan, rand, all_troops);
      plain = move (&plan, (Layout) {0, FALSE});
      for (guint symmetry = 1; symmetry < N_SYMMETRIES; symmetry++)
        {
          g_autoptr (MusterDecision) image = move (&plan, (Layout) {symmetry, FALSE});

          compare_outcomes (&plan, plain->after, image->after, (Layout) {symmetry, FALSE});
        }
    }
}

/* MOVE-11: nobody moves before the others. Individuals, because of warbands a side takes the first. */
static void
test_order (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_WORLDS; i++)
    {
      Plan plan;
      g_autoptr (MusterDecision) plain = NULL;
      g_autoptr (MusterDecision) image = NULL;

      draw_plan (&plan, rand, individuals);
      plain = move (&plan, (Layout) {0, FALSE});
      image = move (&plan, (Layout) {0, TRUE});
      compare_outcomes (&plan, plain->after, image->after, (Layout) {0, TRUE});
    }
}

static gboolean
fights (const MusterWorld *world,
        guint32            battle,
        guint32            unit)
{
  MUSTER_FOR_EACH (world, COMBATANT, MusterCombatant, combatant)
  {
    if (combatant->battle == battle && combatant->unit == unit)
      {
        return TRUE;
      }
  }
  return FALSE;
}

/* BATT-1: whoever shares a hex with another player's unit fights there, and nobody else. */
static void
test_everybody_fights (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_battles = 0;

  for (guint i = 0; i < N_WORLDS; i++)
    {
      Plan plan;
      g_autoptr (MusterDecision) decision = NULL;

      draw_plan (&plan, rand, all_troops);
      decision = move (&plan, (Layout) {0, FALSE});
      MUSTER_FOR_EACH (decision->after, UNIT, MusterUnit, unit)
      {
        const MusterBattle *battle = find_battle (decision->after, unit->at);
        gboolean shares = FALSE;

        MUSTER_FOR_EACH (decision->after, UNIT, MusterUnit, other)
        {
          shares |= other->at == unit->at && other->player != unit->player;
        }
        g_assert_cmpint (shares, ==, battle != NULL);
        g_assert_true (battle == NULL || fights (decision->after, battle->key, unit->key));
      }
      n_battles += muster_world_count (decision->after, MUSTER_BATTLE);
    }
  g_assert_cmpuint (n_battles, >, N_WORLDS);
}

/* MOVE-2 to MOVE-8: nobody goes where his plot did not lead, nor into water. */
static void
test_nobody_strays (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_WORLDS; i++)
    {
      Plan plan;
      g_autoptr (MusterDecision) decision = NULL;

      draw_plan (&plan, rand, all_troops);
      decision = move (&plan, (Layout) {0, FALSE});
      for (guint k = 0; k < plan.n_units; k++)
        {
          g_autofree char *id = g_strdup_printf ("u%u", k);
          const MusterUnit *unit = muster_world_find_unit (decision->after, id);
          guint32 at = find_hex (plan.units[k].at, 0);
          gboolean on_way = at == unit->at;

          for (guint step = 0; step < plan.units[k].n_steps && !on_way; step++)
            {
              at = muster_hex_neighbour (at, plan.units[k].steps[step]);
              on_way = at == unit->at;
            }
          g_assert_true (on_way);
          g_assert_true (unit->entered == 0 ||
                         muster_world_get_hex (decision->after, unit->at)->terrain != MUSTER_TERRAIN_LAKE);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/movement/symmetry", test_symmetry);
  g_test_add_func ("/campaign/movement/order", test_order);
  g_test_add_func ("/campaign/movement/everybody-fights", test_everybody_fights);
  g_test_add_func ("/campaign/movement/nobody-strays", test_nobody_strays);
  return g_test_run ();
}
