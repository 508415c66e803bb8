/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/level.h"

#include "campaign/case-world.h"

#define BOOK "cc=10 mw=10 pw=5 ld=12 w=1 a=20 def=3 mv=3 ac=2 "
#define TROOPS \
  "map 2x2 plains 3\nplayer anna firstborn plains\n" \
  "troop x.band race=firstborn kind=warband min=4 max=8 cost=20 leader-cost=22 leader-ld=13 " BOOK "\n" \
  "troop x.hero race=firstborn kind=individual cost=60 " BOOK "\n"

/* XPL-1 and XPL-2, to the last XP of each level. */
static void
test_levels (void)
{
  static const struct
  {
    const char *troop;
    int xp;
    MusterLevel level;
  } cases[] = {
    {"x.band", -3, MUSTER_LEVEL_GREEN}, {"x.band", 5, MUSTER_LEVEL_GREEN}, {"x.band", 6, MUSTER_LEVEL_REGULAR},
    {"x.band", 15, MUSTER_LEVEL_REGULAR}, {"x.band", 16, MUSTER_LEVEL_VETERAN}, {"x.band", 25, MUSTER_LEVEL_VETERAN},
    {"x.band", 26, MUSTER_LEVEL_LEGENDARY}, {"x.hero", 26, MUSTER_LEVEL_VETERAN},
    {"x.hero", 30, MUSTER_LEVEL_VETERAN}, {"x.hero", 31, MUSTER_LEVEL_LEGENDARY},
  };
  g_autoptr (MusterWorld) world = case_world_new (TROOPS);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (muster_level_of (world, muster_world_find_troop (world, cases[i].troop), cases[i].xp), ==,
                       cases[i].level);
    }
}

static MusterProfile
profile_of (const char *lines)
{
  g_autofree char *text = g_strconcat (TROOPS, lines, NULL);
  g_autoptr (MusterWorld) world = case_world_new (text);
  MusterProfile profile;

  muster_unit_get_profile (world, muster_world_find_unit (world, "u1"), &profile);
  return profile;
}

static void
test_warband_profile (void)
{
  MusterProfile profile = profile_of ("unit u1 x.band anna 0101 xp=0\n");

  g_assert_cmpint (profile.cc, ==, 9);
  g_assert_cmpint (profile.mw, ==, 9);
  g_assert_cmpint (profile.ld, ==, 10);
  g_assert_cmpint (profile.leader_ld, ==, 11);
  g_assert_cmpint (profile.def, ==, 4);
  profile = profile_of ("unit u1 x.band anna 0101 xp=6\n");
  g_assert_cmpint (profile.cc, ==, 10);
  g_assert_cmpint (profile.def, ==, 3);
  profile = profile_of ("unit u1 x.band anna 0101 xp=26\n"); /* as a veteran +1, and +1 again */
  g_assert_cmpint (profile.cc, ==, 12);
  g_assert_cmpint (profile.mw, ==, 12);
  g_assert_cmpint (profile.ld, ==, 14);
  g_assert_cmpint (profile.a, ==, 22);
  g_assert_cmpint (profile.w, ==, 2);
  g_assert_cmpint (profile.def, ==, 2);
}

/* Ruling xp.levels_cumulative = no: what a veteran gained is lost again. */
static void
test_levels_do_not_add_up (void)
{
  MusterProfile profile = profile_of ("ruling xp.levels_cumulative no\nunit u1 x.band anna 0101 xp=26\n");

  g_assert_cmpint (profile.cc, ==, 11);
  g_assert_cmpint (profile.a, ==, 22);
  g_assert_cmpint (profile.def, ==, 3);
  profile = profile_of ("ruling xp.levels_cumulative no\nunit u1 x.hero anna 0101 xp=31\n");
  g_assert_cmpint (profile.w, ==, 1);
  g_assert_cmpint (profile.ac, ==, 3);
}

static void
test_individual_profile (void)
{
  MusterProfile profile = profile_of ("unit u1 x.hero anna 0101 xp=31\n");

  g_assert_cmpint (profile.cc, ==, 10); /* CC or MW is its player's choice, twice by now */
  g_assert_cmpint (profile.mw, ==, 10);
  g_assert_cmpint (profile.cc_or_mw, ==, 2);
  g_assert_cmpint (profile.pw, ==, 7);
  g_assert_cmpint (profile.ld, ==, 14);
  g_assert_cmpint (profile.w, ==, 2);
  g_assert_cmpint (profile.a, ==, 22);
  g_assert_cmpint (profile.ac, ==, 3);
  g_assert_cmpint (profile.def, ==, 2);
}

/* A rises to 26 at most; who has more in the book keeps it. */
static void
test_armour_has_a_top (void)
{
  g_assert_cmpint (profile_of ("troop x.band a=25\nunit u1 x.band anna 0101 xp=26\n").a, ==, 26);
  g_assert_cmpint (profile_of ("troop x.band a=27\nunit u1 x.band anna 0101 xp=26\n").a, ==, 27);
}

/* The highest LD in it: its leader's 13, or 12 without; a green one 2 less. */
static void
test_leadership (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (TROOPS "unit u1 x.band anna 0101\nunit u2 x.band anna 0101 leader=no\n"
                    "unit u3 x.band anna 0101 xp=5\n");

  g_assert_cmpint (muster_unit_get_leadership (world, muster_world_find_unit (world, "u1")), ==, 13);
  g_assert_cmpint (muster_unit_get_leadership (world, muster_world_find_unit (world, "u2")), ==, 12);
  g_assert_cmpint (muster_unit_get_leadership (world, muster_world_find_unit (world, "u3")), ==, 11);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/level/levels", test_levels);
  g_test_add_func ("/campaign/level/warband-profile", test_warband_profile);
  g_test_add_func ("/campaign/level/not-cumulative", test_levels_do_not_add_up);
  g_test_add_func ("/campaign/level/individual-profile", test_individual_profile);
  g_test_add_func ("/campaign/level/armour", test_armour_has_a_top);
  g_test_add_func ("/campaign/level/leadership", test_leadership);
  return g_test_run ();
}
