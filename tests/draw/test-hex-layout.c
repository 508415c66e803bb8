/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/hex-layout.h"

#include <math.h>

#define NEAR 0.001

/* 8 by 6 hexes of radius 20 with a margin of 10. Half the height of a hex is 17.3205. */
static const MusterHexLayout layout = {20, 10, 8, 6};

static void
test_size_holds_all_hexes (void)
{
  double width, height;

  muster_hex_layout_get_size (&layout, &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 270, NEAR);     /* 20 + 20 x (1.5 x 8 + 0.5) */
  g_assert_cmpfloat_with_epsilon (height, 245.167, NEAR); /* 20 + 17.3205 x (2 x 6 + 1) */
}

static void
test_even_columns_stand_lower (void)
{
  double x, y;

  muster_hex_layout_get_centre (&layout, MUSTER_HEX_KEY (0, 0), &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 30, NEAR);
  g_assert_cmpfloat_with_epsilon (y, 27.3205, NEAR);
  muster_hex_layout_get_centre (&layout, MUSTER_HEX_KEY (1, 0), &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 60, NEAR);
  g_assert_cmpfloat_with_epsilon (y, 44.641, NEAR);
}

/* Across each side lies the neighbour: twice the way to the side's middle. */
static void
test_sides_face_their_neighbours (void)
{
  const guint32 hexes[] = {MUSTER_HEX_KEY (2, 3), MUSTER_HEX_KEY (3, 3)};

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      for (guint side = 0; side < MUSTER_N_SIDES; side++)
        {
          double x, y, dx, dy, neighbour_x, neighbour_y;

          muster_hex_layout_get_centre (&layout, hexes[i], &x, &y);
          muster_hex_layout_get_side_middle (&layout, side, &dx, &dy);
          muster_hex_layout_get_centre (&layout, muster_hex_neighbour (hexes[i], side), &neighbour_x, &neighbour_y);
          g_assert_cmpfloat_with_epsilon (x + 2 * dx, neighbour_x, NEAR);
          g_assert_cmpfloat_with_epsilon (y + 2 * dy, neighbour_y, NEAR);
        }
    }
}

static void
test_pick_finds_the_hex_under_a_point (void)
{
  guint32 hex;

  for (int row = 0; row < 6; row++)
    {
      for (int column = 0; column < 8; column++)
        {
          double x, y;

          muster_hex_layout_get_centre (&layout, MUSTER_HEX_KEY (column, row), &x, &y);
          for (guint corner = 0; corner < MUSTER_N_SIDES; corner++)
            {
              double dx, dy;

              muster_hex_layout_get_corner (&layout, corner, &dx, &dy);
              g_assert_true (muster_hex_layout_pick (&layout, x + 0.99 * dx, y + 0.99 * dy, &hex));
              g_assert_cmphex (hex, ==, MUSTER_HEX_KEY (column, row));
            }
        }
    }
  g_assert_false (muster_hex_layout_pick (&layout, 5, 5, &hex));
  g_assert_false (muster_hex_layout_pick (&layout, 11, 11, &hex)); /* beside the first hex's corner */
}

static void
test_fit_fills_the_narrower_way (void)
{
  double radius = muster_hex_layout_fit (8, 6, 10, 270, 1000);

  g_assert_cmpfloat_with_epsilon (radius, 20, NEAR);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex-layout/size", test_size_holds_all_hexes);
  g_test_add_func ("/hex-layout/columns", test_even_columns_stand_lower);
  g_test_add_func ("/hex-layout/sides", test_sides_face_their_neighbours);
  g_test_add_func ("/hex-layout/pick", test_pick_finds_the_hex_under_a_point);
  g_test_add_func ("/hex-layout/fit", test_fit_fills_the_narrower_way);
  return g_test_run ();
}
