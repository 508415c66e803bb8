/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/case-world.h"
#include "campaign/whereabouts.h"

static char *
list_units (const MusterWhereabouts *whereabouts,
            guint                    column,
            guint                    row)
{
  GString *ids = g_string_new (NULL);

  MUSTER_FOR_EACH_AT (whereabouts, MUSTER_HEX_KEY (column, row), unit)
  {
    g_string_append_printf (ids, "%s ", unit->id);
  }
  return g_string_free (ids, FALSE);
}

static void
test_hexes (void)
{
  g_autoptr (MusterWorld) world = case_world_new ("map 3x2 plains 1\n"
                                                  "player anna firstborn plains\n"
                                                  "player bert dwarves plains\n"
                                                  "unit u1 firstborn.swordsmen anna 0302\n"
                                                  "unit u2 firstborn.swordsmen anna 0101\n"
                                                  "unit v1 dwarves.legion bert 0302");
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (world);
  g_autofree char *first = list_units (whereabouts, 0, 0);
  g_autofree char *last = list_units (whereabouts, 2, 1);
  g_autofree char *nobody = list_units (whereabouts, 1, 1);

  g_assert_cmpstr (first, ==, "u2 ");
  g_assert_cmpstr (last, ==, "u1 v1 ");
  g_assert_cmpstr (nobody, ==, "");
}

static void
test_beyond_the_map (void)
{
  g_autoptr (MusterWorld) world = case_world_new ("map 3x2 plains 1\n"
                                                  "player anna firstborn plains\n"
                                                  "unit u1 firstborn.swordsmen anna 0102");
  g_autoptr (MusterWhereabouts) whereabouts = muster_whereabouts_new (world);

  /* Its place in the rectangle would be that of 0102. */
  g_assert_null (muster_whereabouts_get_first (whereabouts, MUSTER_HEX_KEY (3, 0)));
  g_assert_null (muster_whereabouts_get_first (whereabouts, MUSTER_HEX_KEY (0, 2)));
  g_assert_null (muster_whereabouts_get_first (whereabouts, MUSTER_NO_HEX));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/whereabouts/hexes", test_hexes);
  g_test_add_func ("/whereabouts/beyond-the-map", test_beyond_the_map);
  return g_test_run ();
}
