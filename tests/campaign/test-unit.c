/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/unit.h"

#include "campaign/case-world.h"

#define PLAYERS "map 3x3 plains 3\nplayer anna firstborn plains\nplayer bert devout plains\n"
#define CATAPULT \
  "troop siege.catapult race=siege kind=engine cost=16 leader-cost=18 wood-cost=2 crew-min=2 crew-max=4\n"

static const MusterUnit *
find (const MusterWorld *world,
      const char        *id)
{
  const MusterUnit *unit = muster_world_find_unit (world, id);

  g_assert_nonnull (unit);
  return unit;
}

static gint64
points_of (const char *lines,
           const char *id)
{
  g_autofree char *text = g_strconcat (PLAYERS CATAPULT, lines, NULL);
  g_autoptr (MusterWorld) world = case_world_new (text);

  return muster_unit_get_points (world, find (world, id));
}

static void
test_specials_are_packed (void)
{
  gint64 specials = 0;

  specials = muster_specials_set (specials, 0, 3);
  specials = muster_specials_set (specials, 7, 200); /* the topmost byte, where the sign is */
  g_assert_cmpuint (muster_specials_get (specials, 0), ==, 3);
  g_assert_cmpuint (muster_specials_get (specials, 1), ==, 0);
  g_assert_cmpuint (muster_specials_get (specials, 7), ==, 200);
  g_assert_cmpuint (muster_specials_sum (specials), ==, 203);
  specials = muster_specials_set (specials, 7, 0);
  g_assert_cmpint (specials, ==, 3);
}

static void
test_specials_by_name (void)
{
  g_autoptr (MusterWorld) world = case_world_new (PLAYERS);
  const MusterTroop *swordsmen = muster_world_find_troop (world, "firstborn.swordsmen");
  const MusterTroop *baron = muster_world_find_troop (world, "firstborn.baron");
  g_autofree char *second = muster_troop_dup_special (swordsmen, 1);
  guint index = 9;

  g_assert_cmpuint (muster_troop_get_n_specials (swordsmen), ==, 2);
  g_assert_cmpuint (muster_troop_get_n_specials (baron), ==, 0);
  g_assert_cmpstr (second, ==, "greatsword");
  g_assert_cmpint (muster_troop_get_special_cost (swordsmen, 1), ==, 30);
  g_assert_true (muster_troop_find_special (swordsmen, "standard", &index));
  g_assert_cmpuint (index, ==, 0);
  g_assert_false (muster_troop_find_special (swordsmen, "stand", &index));
  g_assert_null (muster_troop_dup_special (swordsmen, 2));
}

/* 4 x 20 + 22 + 26 + 30 = 158; a Baron 100; destroyed nothing. */
static void
test_points (void)
{
  g_assert_cmpint (points_of ("unit u1 firstborn.swordsmen anna 0101 standard=1 greatsword=1\n", "u1"), ==, 158);
  g_assert_cmpint (points_of ("unit u1 firstborn.baron anna 0101\n", "u1"), ==, 100);
  g_assert_cmpint (points_of ("unit u1 firstborn.baron anna 0101 state=destroyed\n", "u1"), ==, 0);
}

/* SIEGE-1: a full crew is worth 4 x 16 + 18 = 82, the wood 2 x 75 = 150 under ruling army.engine_points = wood. */
static void
test_points_of_engines (void)
{
  g_assert_cmpint (points_of ("unit u1 siege.catapult anna 0101 troopers=4\n", "u1"), ==, 232);
  g_assert_cmpint (points_of ("ruling army.engine_points crew\nunit u1 siege.catapult anna 0101 troopers=4\n", "u1"),
                   ==, 82);
}

/* 102 + 100 = 202; the garrison's 102 only under ruling army.garrisons_count = yes. */
static void
test_army_points (void)
{
  const char *units = "unit u1 firstborn.swordsmen anna 0101\nunit u2 firstborn.baron anna 0101\n"
                      "unit u3 firstborn.swordsmen anna 0101 role=garrison\nunit u9 devout.risen bert 0101\n";
  g_autofree char *without = g_strconcat (PLAYERS, units, NULL);
  g_autofree char *with = g_strconcat (PLAYERS "ruling army.garrisons_count yes\n", units, NULL);
  g_autoptr (MusterWorld) world = case_world_new (without);
  g_autoptr (MusterWorld) other = case_world_new (with);

  g_assert_cmpint (muster_player_get_army_points (world, muster_world_find_player (world, "anna")->key), ==, 202);
  g_assert_cmpint (muster_player_get_army_points (other, muster_world_find_player (other, "anna")->key), ==, 304);
}

/* AFTER-1: fewer plain troopers than the list wants, or no leader where it has one. Specials are no troopers. */
static void
test_understrength (void)
{
  static const struct
  {
    const char *unit;
    MusterUnitState state;
  } cases[] = {
    {"unit u1 firstborn.swordsmen anna 0101\n", MUSTER_STATE_FIT},
    {"unit u1 firstborn.swordsmen anna 0101 troopers=3 standard=1 greatsword=1\n", MUSTER_STATE_UNDERSTRENGTH},
    {"unit u1 firstborn.swordsmen anna 0101 leader=no\n", MUSTER_STATE_UNDERSTRENGTH},
    {"unit u1 firstborn.swordsmen anna 0101 leader=no state=destroyed\n", MUSTER_STATE_DESTROYED},
    {"unit u1 devout.risen anna 0101\n", MUSTER_STATE_FIT}, /* their list has no leader */
    {"unit u1 devout.risen anna 0101 troopers=3\n", MUSTER_STATE_UNDERSTRENGTH},
    {"unit u1 firstborn.baron anna 0101\n", MUSTER_STATE_FIT},
    {"unit u1 siege.catapult anna 0101 troopers=2\n", MUSTER_STATE_FIT},
    {"unit u1 siege.catapult anna 0101 troopers=1\n", MUSTER_STATE_UNDERSTRENGTH},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (PLAYERS CATAPULT, cases[i].unit, NULL);
      g_autoptr (MusterWorld) world = case_world_new (text);

      g_assert_cmpint (muster_unit_get_state (world, find (world, "u1")), ==, cases[i].state);
    }
}

static void
test_models (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "unit u1 firstborn.swordsmen anna 0101 standard=2\n"
                    "unit u2 firstborn.swordsmen anna 0101 state=destroyed\n");

  g_assert_cmpuint (muster_unit_count_models (find (world, "u1")), ==, 7); /* 4 + leader + 2 */
  g_assert_cmpuint (muster_unit_count_models (find (world, "u2")), ==, 0);
  g_assert_cmpuint (muster_unit_get_composition (find (world, "u2")), ==, 5);
}

static void
test_free_id_and_name (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "unit u12 firstborn.swordsmen anna 0101\nunit guard firstborn.baron anna 0101\n"
                    "unit u03 devout.risen bert 0101\n");
  g_autoptr (MusterWorld) none = case_world_new (PLAYERS);
  const MusterTroop *swordsmen = muster_world_find_troop (world, "firstborn.swordsmen");
  g_autofree char *id = muster_unit_dup_free_id (world);
  g_autofree char *first_id = muster_unit_dup_free_id (none);
  g_autofree char *name = muster_unit_dup_free_name (world, muster_world_find_player (world, "anna")->key, swordsmen);

  g_assert_cmpstr (id, ==, "u13");
  g_assert_cmpstr (first_id, ==, "u1");
  g_assert_cmpstr (name, ==, "Swordsmen #1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/unit/specials-packed", test_specials_are_packed);
  g_test_add_func ("/campaign/unit/specials-by-name", test_specials_by_name);
  g_test_add_func ("/campaign/unit/points", test_points);
  g_test_add_func ("/campaign/unit/points-of-engines", test_points_of_engines);
  g_test_add_func ("/campaign/unit/army-points", test_army_points);
  g_test_add_func ("/campaign/unit/understrength", test_understrength);
  g_test_add_func ("/campaign/unit/models", test_models);
  g_test_add_func ("/campaign/unit/free-id-and-name", test_free_id_and_name);
  return g_test_run ();
}
