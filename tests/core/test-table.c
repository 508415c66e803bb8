/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/table.h"

static void
assert_value (const MusterBand *bands,
              guint             n_bands,
              int               number,
              int               expected)
{
  int value;

  g_assert_true (muster_bands_look_up (bands, n_bands, number, &value));
  g_assert_cmpint (value, ==, expected);
}

static void
test_look_up (void)
{
  static const MusterBand bands[] = {{1, 3, 10}, {4, 4, 20}, {5, G_MAXINT, 30}};
  int value = -1;

  assert_value (bands, 3, 1, 10);
  assert_value (bands, 3, 3, 10);
  assert_value (bands, 3, 4, 20);
  assert_value (bands, 3, 5, 30);
  assert_value (bands, 3, 1000000, 30);
  g_assert_false (muster_bands_look_up (bands, 3, 0, &value));
  g_assert_cmpint (value, ==, -1);
}

static void
assert_covers (const MusterBand *bands,
               guint             n_bands,
               int               low,
               int               high)
{
  int trouble;

  g_assert_true (muster_bands_cover (bands, n_bands, low, high, &trouble));
}

static void
assert_trouble (const MusterBand *bands,
                guint             n_bands,
                int               low,
                int               high,
                int               expected)
{
  int trouble;

  g_assert_false (muster_bands_cover (bands, n_bands, low, high, &trouble));
  g_assert_cmpint (trouble, ==, expected);
}

static void
test_cover (void)
{
  static const MusterBand closed[] = {{1, 3, 0}, {4, 6, 0}, {7, 20, 0}};
  static const MusterBand open[] = {{0, 9, 0}, {10, G_MAXINT, 0}};

  assert_covers (closed, 3, 1, 20);
  assert_covers (open, 2, 0, G_MAXINT);
  assert_covers (open, 2, 0, 500);
}

static void
test_gap (void)
{
  static const MusterBand bands[] = {{1, 3, 0}, {5, 6, 0}};

  assert_trouble (bands, 2, 1, 6, 4);
  assert_trouble (bands, 2, 0, 6, 0);
  assert_trouble (bands, 1, 1, 6, 4);
  assert_trouble (bands, 0, 1, 6, 1);
}

static void
test_overlap (void)
{
  static const MusterBand bands[] = {{1, 3, 0}, {3, 6, 0}};
  static const MusterBand late[] = {{1, 6, 0}, {7, 8, 0}};
  static const MusterBand after_open[] = {{1, G_MAXINT, 0}, {5, 6, 0}};
  static const MusterBand upside_down[] = {{1, 3, 0}, {4, 2, 0}};

  assert_trouble (bands, 2, 1, 6, 3);
  assert_trouble (late, 2, 1, 6, 7);
  assert_trouble (after_open, 2, 1, G_MAXINT, 5);
  assert_trouble (upside_down, 2, 1, 6, 4);
}

static void
test_beyond (void)
{
  static const MusterBand bands[] = {{1, 3, 0}, {4, 8, 0}};

  assert_trouble (bands, 2, 1, 6, 7);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/look-up", test_look_up);
  g_test_add_func ("/table/cover", test_cover);
  g_test_add_func ("/table/gap", test_gap);
  g_test_add_func ("/table/overlap", test_overlap);
  g_test_add_func ("/table/beyond", test_beyond);
  return g_test_run ();
}
