/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/inspection.h"

#include "campaign/case-world.h"

#define SOUND \
  "turn 2 claim\n" \
  "map 6x6 plains 3\n" \
  "player anna firstborn plains\n" \
  "player bert dwarves mountains\n" \
  "home 0202 anna\n" \
  "home 0505 bert\n" \
  "unit u1 firstborn.swordsmen anna 0303 troopers=8\n"

/* Demands that the only thing wrong is a breach of the clause, once. */
static void
assert_breach (const char *lines,
               const char *clause)
{
  g_autofree char *text = g_strconcat (SOUND, lines, NULL);
  g_autoptr (MusterWorld) world = case_world_new (text);
  g_autoptr (MusterVerdict) verdict = muster_world_inspect (world);

  g_assert_cmpuint (muster_verdict_get_n_findings (verdict), ==, 1);
  g_assert_cmpstr (muster_verdict_get_finding (verdict, 0)->clause->id, ==, clause);
  g_assert_cmpint (muster_verdict_get_status (verdict), ==, MUSTER_ILLEGAL);
}

static void
assert_clean (const char *lines)
{
  g_autofree char *text = g_strconcat (SOUND, lines, NULL);
  g_autoptr (MusterWorld) world = case_world_new (text);
  g_autoptr (MusterVerdict) verdict = muster_world_inspect (world);

  g_assert_cmpuint (muster_verdict_get_n_findings (verdict), ==, 0);
}

/* SETUP-4: a resource number from 2 to 5. SETUP-6: Firstborn live in plains or forest. */
static void
test_board (void)
{
  assert_clean ("");
  assert_breach ("hex 0101 forest 0\n", "SETUP-4");
  assert_clean ("hex 0101 desert 0\n");
  assert_clean ("hex 0101 sea 0\n");
  assert_breach ("player carl firstborn mountains\n", "SETUP-6");
}

/* MOVE-17: "At the end of the combat segment at most one player has forces in a hex." */
static void
test_company (void)
{
  assert_breach ("unit v1 dwarves.legion bert 0303\nunit v2 dwarves.legion bert 0303\n", "MOVE-17");
  assert_clean ("unit v1 dwarves.legion bert 0303 troopers=0 leader=no state=destroyed\n");
  assert_clean ("turn 2 combat\nunit v1 dwarves.legion bert 0303\n");
}

/* Swordsmen are 4 to 8. The floor of XP is a house rule. */
static void
test_units (void)
{
  assert_breach ("unit u2 firstborn.swordsmen anna 0303 troopers=9\n", "AFTER-3");
  assert_breach ("unit u2 firstborn.swordsmen anna 0303 xp=-1\n", "XPL-1");
  assert_clean ("ruling xp.floor none\nunit u2 firstborn.swordsmen anna 0303 xp=-1\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/inspection/board", test_board);
  g_test_add_func ("/campaign/inspection/company", test_company);
  g_test_add_func ("/campaign/inspection/units", test_units);
  return g_test_run ();
}
