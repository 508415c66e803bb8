/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/little-ruleset.h"

#include <string.h>

/* MOVE-2 to MOVE-4: 5 is still slow, 6 and 8 medium, 9 fast. MOVE-7: individuals 2 hexes up to 8, then 3. */
static void
test_moves_by_speed (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();

  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 1)->speed.value, ==, 1);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 5)->speed.value, ==, 1);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 6)->speed.value, ==, 2);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 8)->stop_at, ==, 1);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 9)->speed.value, ==, 3);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 9)->stop_at, ==, 2);
  g_assert_cmpint (muster_ruleset_get_move (rules, FALSE, 0)->speed.value, ==, 1);
  g_assert_cmpint (muster_ruleset_get_move (rules, TRUE, 8)->speed.value, ==, 2);
  g_assert_cmpint (muster_ruleset_get_move (rules, TRUE, 12)->speed.value, ==, 3);
  g_assert_cmpint (muster_ruleset_get_move (rules, TRUE, 12)->stop_at, ==, 0);
}

/* XPL-1: warbands legendary from 26. XPL-2: individuals from 31. Below 0 (ruling xp.floor = none): green. */
static void
test_levels_by_xp (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();

  g_assert_cmpint (muster_ruleset_level_of (rules, FALSE, -3), ==, MUSTER_LEVEL_GREEN);
  g_assert_cmpint (muster_ruleset_level_of (rules, FALSE, 5), ==, MUSTER_LEVEL_GREEN);
  g_assert_cmpint (muster_ruleset_level_of (rules, FALSE, 6), ==, MUSTER_LEVEL_REGULAR);
  g_assert_cmpint (muster_ruleset_level_of (rules, FALSE, 16), ==, MUSTER_LEVEL_VETERAN);
  g_assert_cmpint (muster_ruleset_level_of (rules, FALSE, 26), ==, MUSTER_LEVEL_LEGENDARY);
  g_assert_cmpint (muster_ruleset_level_of (rules, TRUE, 26), ==, MUSTER_LEVEL_VETERAN);
  g_assert_cmpint (muster_ruleset_level_of (rules, TRUE, 31), ==, MUSTER_LEVEL_LEGENDARY);
  g_assert_cmpint (muster_ruleset_get_level (rules, TRUE, MUSTER_LEVEL_VETERAN)->w, ==, 1);
}

static void
check_clash (MusterRace race,
             MusterRace against,
             MusterRace low,
             int        rolls)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  const MusterClashRules *row = muster_ruleset_find_clash (rules, race, against);

  g_assert_nonnull (row);
  g_assert_cmpint (row->race, ==, low);
  g_assert_cmpint (row->rolls, ==, rolls);
}

/* MOVE-13: Stygian 1-8 their own hex, Dwarves 1-12, Dwarves against Stygian 1-14 the Dwarves', others even. */
static void
test_clash_rolls_by_races (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();

  check_clash (MUSTER_RACE_STYGIAN, MUSTER_RACE_DEVOUT, MUSTER_RACE_STYGIAN, 8);
  check_clash (MUSTER_RACE_DEVOUT, MUSTER_RACE_STYGIAN, MUSTER_RACE_STYGIAN, 8);
  check_clash (MUSTER_RACE_DWARVES, MUSTER_RACE_DEVOUT, MUSTER_RACE_DWARVES, 12);
  check_clash (MUSTER_RACE_DWARVES, MUSTER_RACE_STYGIAN, MUSTER_RACE_DWARVES, 14);
  check_clash (MUSTER_RACE_STYGIAN, MUSTER_RACE_DWARVES, MUSTER_RACE_DWARVES, 14);
  g_assert_null (muster_ruleset_find_clash (rules, MUSTER_RACE_FIRSTBORN, MUSTER_RACE_DEVOUT));
  g_assert_null (muster_ruleset_find_clash (rules, MUSTER_RACE_DWARVES, MUSTER_RACE_DWARVES));
  g_assert_null (muster_ruleset_find_clash (rules, MUSTER_RACE_STYGIAN, MUSTER_RACE_STYGIAN));
}

/* HARV-4 */
static void
test_flat_income (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();

  g_assert_cmpint (muster_ruleset_get_flat_income (rules, MUSTER_RACE_FIRSTBORN, MUSTER_TERRAIN_DESERT), ==, 50);
  g_assert_cmpint (muster_ruleset_get_flat_income (rules, MUSTER_RACE_STYGIAN, MUSTER_TERRAIN_DESERT), ==, 120);
  g_assert_cmpint (muster_ruleset_get_flat_income (rules, MUSTER_RACE_STYGIAN, MUSTER_TERRAIN_PLAINS), ==, 0);
}

static void
test_catalogue (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  const MusterTroop *troop = muster_ruleset_find_troop (rules, "firstborn.swordsmen");

  g_assert_cmpstr (troop->specials, ==, "standard=26 greatsword=30");
  g_assert_cmpint (troop->min, ==, 4);
  g_assert_null (muster_ruleset_find_troop (rules, "firstborn.dragons"));
}

static void
test_trouble_is_told (void)
{
  g_autoptr (MusterRuleset) rules = little_ruleset_new ();
  g_autofree char *none = muster_ruleset_dup_trouble (rules);
  g_autofree char *gap = NULL;

  g_assert_cmpstr (none, ==, NULL);
  rules->warband_moves[1].speed.low = 7;
  gap = muster_ruleset_dup_trouble (rules);
  g_assert_nonnull (strstr (gap, "speed 6"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/ruleset/moves", test_moves_by_speed);
  g_test_add_func ("/campaign/ruleset/levels", test_levels_by_xp);
  g_test_add_func ("/campaign/ruleset/clash", test_clash_rolls_by_races);
  g_test_add_func ("/campaign/ruleset/flat-income", test_flat_income);
  g_test_add_func ("/campaign/ruleset/catalogue", test_catalogue);
  g_test_add_func ("/campaign/ruleset/trouble", test_trouble_is_told);
  return g_test_run ();
}
