/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/experience.h"

#include "campaign/case-world.h"
#include "campaign/rulebook.h"

#define PLAYERS "map 2x2 plains 3\nplayer anna firstborn plains\n"

/* XP-16: the examples of the text: 9, 6, 0 make 5; 9, 6 make 7. Below 0 "down" is still down. */
static void
test_average (void)
{
  g_assert_cmpint (muster_experience_get_average ((gint32[]) {9, 6, 0}, 3), ==, 5);
  g_assert_cmpint (muster_experience_get_average ((gint32[]) {9, 6}, 2), ==, 7);
  g_assert_cmpint (muster_experience_get_average ((gint32[]) {-3, 0}, 2), ==, -2);
  g_assert_cmpint (muster_experience_get_average ((gint32[]) {-4, 0}, 2), ==, -2);
}

/* XP-17 */
static void
test_first (void)
{
  static const struct
  {
    const char *troop;
    MusterUnitRole role;
    gboolean start_force;
    int xp;
  } cases[] = {
    {"firstborn.swordsmen", MUSTER_ROLE_NONE, FALSE, 6},
    {"firstborn.black-sisters", MUSTER_ROLE_NONE, FALSE, 0},
    {"firstborn.judge", MUSTER_ROLE_NONE, FALSE, 0},
    {"firstborn.black-sisters", MUSTER_ROLE_NONE, TRUE, 6},
    {"firstborn.baron", MUSTER_ROLE_COMMANDER, TRUE, 25},
    {"firstborn.swordsmen", MUSTER_ROLE_BODYGUARD, TRUE, 16},
  };
  g_autoptr (MusterWorld) world = case_world_new (PLAYERS);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (muster_experience_get_first (world, muster_world_find_troop (world, cases[i].troop),
                                                    cases[i].role, cases[i].start_force), ==, cases[i].xp);
    }
}

/* XP-14: beyond the 7 of its last battle; making good losses is free, and before the first battle all is. */
static void
test_growth (void)
{
  g_autoptr (MusterWorld) world =
    case_world_new (PLAYERS "unit u1 firstborn.swordsmen anna 0101 troopers=4 start-strength=7\n"
                    "unit u2 firstborn.swordsmen anna 0101\n"
                    "unit u3 firstborn.swordsmen anna 0101 troopers=7 start-strength=7\n");

  g_assert_cmpuint (muster_unit_get_growth (muster_world_find_unit (world, "u1"), 2), ==, 0); /* 5 + 2 = 7 */
  g_assert_cmpuint (muster_unit_get_growth (muster_world_find_unit (world, "u1"), 3), ==, 1); /* 5 + 3 = 8 */
  g_assert_cmpuint (muster_unit_get_growth (muster_world_find_unit (world, "u2"), 4), ==, 0);
  g_assert_cmpuint (muster_unit_get_growth (muster_world_find_unit (world, "u3"), 2), ==, 2); /* 8 was paid for */
}

typedef void (*Change) (MusterEdit *edit,
                        guint32     unit);

static void
grow_by_four (MusterEdit *edit,
              guint32     unit)
{
  muster_experience_grow (edit, unit, 4);
}

/* XP of u1 after @change, and how many findings waive something. */
static int
xp_after (const char *lines,
          Change      change,
          guint      *n_waived)
{
  g_autofree char *text = g_strconcat (PLAYERS, lines, NULL);
  g_autoptr (MusterWorld) world = case_world_new (text);
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();
  g_autoptr (MusterEdit) edit = muster_edit_new (world, verdict);

  change (edit, muster_world_find_unit (world, "u1")->key);
  *n_waived = 0;
  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      *n_waived += finding->reason.number == MUSTER_WHY_EXPERIENCE_WAIVED;
      g_assert_nonnull (finding->ruling);
    }
  return muster_world_find_unit (muster_edit_peek_world (edit), "u1")->xp;
}

/* XP-13, XP-14 and AFTER-5 under each value of their rulings. */
static void
test_penalties (void)
{
#define BAND "unit u1 firstborn.swordsmen anna 0101 xp=20 "
#define HERO "unit u1 firstborn.judge anna 0101 xp=20 state=destroyed\n"
  static const struct
  {
    const char *lines;
    Change change;
    int xp;
    guint n_waived;
  } cases[] = {
    {BAND "state=destroyed\n", muster_experience_buy_back, 12, 0},
    {"ruling xp.wiped_out_penalty_warband 6\n" BAND "state=destroyed\n", muster_experience_buy_back, 14, 0},
    {HERO, muster_experience_buy_back, 14, 0},
    {"ruling xp.wiped_out_penalty_individual 8\n" HERO, muster_experience_buy_back, 12, 0},
    {BAND "xp=3 state=destroyed\n", muster_experience_buy_back, 0, 1},
    {"ruling xp.floor none\n" BAND "xp=3 state=destroyed\n", muster_experience_buy_back, -5, 0},
    {HERO, muster_experience_drink_potion, 16, 0},
    {"ruling xp.alchemist_penalty 3\n" HERO, muster_experience_drink_potion, 17, 0},
    {"ruling xp.alchemist_penalty 7\n" HERO, muster_experience_drink_potion, 13, 0},
    {BAND "start-strength=5\n", grow_by_four, 16, 0},
    {"ruling xp.growth_penalty 2\n" BAND "start-strength=5\n", grow_by_four, 12, 0},
    {BAND "xp=1 start-strength=5\n", grow_by_four, 0, 1},
    {BAND "start-strength=0\n", grow_by_four, 20, 0},
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint n_waived;

      g_assert_cmpint (xp_after (cases[i].lines, cases[i].change, &n_waived), ==, cases[i].xp);
      g_assert_cmpuint (n_waived, ==, cases[i].n_waived);
    }
#undef BAND
#undef HERO
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/experience/average", test_average);
  g_test_add_func ("/campaign/experience/first", test_first);
  g_test_add_func ("/campaign/experience/growth", test_growth);
  g_test_add_func ("/campaign/experience/penalties", test_penalties);
  return g_test_run ();
}
