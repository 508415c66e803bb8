/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/walk.h"

#include "campaign/case-world.h"
#include "campaign/route.h"

#define PLAYERS "turn 3 movement\nmap 9x9 plains 3\nplayer anna firstborn plains\nplayer dora dwarves mountains\n"

static guint32
hex_of (const char *label)
{
  guint32 hex;

  g_assert_true (muster_hex_from_label (label, &hex));
  return hex;
}

static GArray *
find_reach (const MusterWorld *world,
            const char        *id)
{
  return muster_unit_find_reach (world, muster_world_find_unit (world, id));
}

/* The path to @label as words, NULL where it is out of reach. */
static char *
dup_path (const GArray *reach,
          const char   *label)
{
  for (guint i = 0; i < reach->len; i++)
    {
      const MusterReach *reached = &g_array_index (reach, MusterReach, i);

      if (reached->hex == hex_of (label))
        {
          return muster_path_dup_words (reached->path);
        }
    }
  return NULL;
}

/* MOVE-2, MOVE-3: on open ground one hex is 6 hexes around, two are 6 + 12, three (MOVE-4) 6 + 12 + 18. */
static void
test_open_ground (void)
{
  g_autoptr (MusterWorld) world = case_world_new (PLAYERS "unit u1 dwarves.legion dora 0505\n"
                                                  "unit u2 firstborn.swordsmen anna 0505\n"
                                                  "unit u3 firstborn.baron anna 0505\n"
                                                  "unit u4 firstborn.baron anna 0505 role=garrison\n");
  const guint n_hexes[] = {6, 18, 36, 0};

  for (guint i = 0; i < G_N_ELEMENTS (n_hexes); i++)
    {
      g_autofree char *id = g_strdup_printf ("u%u", i + 1);
      g_autoptr (GArray) reach = find_reach (world, id);

      g_assert_cmpuint (reach->len, ==, n_hexes[i]);
    }
}

/* MOVE-3: speed 6 enters forest and stops. All six neighbours of 0505 are forest: 6 hexes. */
static void
test_stopped_by_forest (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "hex 0504,0604,0605,0506,0405,0404 forest 3\nunit u1 firstborn.swordsmen anna 0505\n");
  g_autoptr (GArray) reach = find_reach (world, "u1");

  g_assert_cmpuint (reach->len, ==, 6);
}

/* The shortest of the ways that are allowed: with 0504 forest, 0503 is reached round it only, which speed 6 cannot; by
   the open 0404 it is two steps to 0403. */
static void
test_shortest_way (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "hex 0504 forest 3\nhex 0604 lake\nunit u1 firstborn.swordsmen anna 0505\n");
  g_autoptr (GArray) reach = find_reach (world, "u1");
  g_autofree char *to_neighbour = dup_path (reach, "0504");
  g_autofree char *past_forest = dup_path (reach, "0503");
  g_autofree char *round_forest = dup_path (reach, "0403");
  g_autofree char *lake = dup_path (reach, "0604");

  g_assert_cmpstr (to_neighbour, ==, "N");
  g_assert_null (past_forest);
  g_assert_cmpstr (round_forest, ==, "NW N");
  g_assert_null (lake);
}

/* MOVE-8: the road through 0504 gives the Legion, speed 4, a second hex: 0503, and no other. */
static void
test_road (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "hex 0504 \"roads=N S\"\nunit u1 dwarves.legion dora 0505\n");
  g_autoptr (GArray) reach = find_reach (world, "u1");
  g_autofree char *path = dup_path (reach, "0503");

  g_assert_cmpuint (reach->len, ==, 7);
  g_assert_cmpstr (path, ==, "N N");
}

/* The map's arrows: u1 goes all its way; u2 is plotted a hex too far; u3 off the map; u4 holds, u5 has no order. */
static void
test_routes (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "unit u1 firstborn.swordsmen anna 0505\nunit u2 dwarves.legion dora 0605\n"
                    "unit u3 firstborn.swordsmen anna 0102\nunit u4 firstborn.swordsmen anna 0306\n"
                    "unit u5 firstborn.swordsmen anna 0306\n"
                    "plot u1 N NW\nplot u2 N N\nplot u3 N N\nplot u4\n");
  g_autoptr (GArray) routes = muster_routes_find (world, 0);
  g_autoptr (GArray) hers = muster_routes_find (world, muster_world_find_player (world, "anna")->key);
  const MusterRoute *route = (const MusterRoute *) routes->data;

  g_assert_cmpuint (routes->len, ==, 3);
  g_assert_cmpuint (hers->len, ==, 2);
  g_assert_cmpuint (route[0].n_steps, ==, 2);
  g_assert_cmpuint (route[0].n_allowed, ==, 2);
  g_assert_cmphex (route[0].hexes[0], ==, hex_of ("0505"));
  g_assert_cmphex (route[0].hexes[1], ==, hex_of ("0504"));
  g_assert_cmphex (route[0].hexes[2], ==, hex_of ("0403"));
  g_assert_cmpuint (route[1].n_steps, ==, 2);
  g_assert_cmpuint (route[1].n_allowed, ==, 1);
  g_assert_cmpuint (route[2].n_steps, ==, 1);
  g_assert_cmpuint (route[2].n_allowed, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/walk/open-ground", test_open_ground);
  g_test_add_func ("/campaign/walk/stopped-by-forest", test_stopped_by_forest);
  g_test_add_func ("/campaign/walk/shortest-way", test_shortest_way);
  g_test_add_func ("/campaign/walk/road", test_road);
  g_test_add_func ("/campaign/walk/routes", test_routes);
  return g_test_run ();
}
