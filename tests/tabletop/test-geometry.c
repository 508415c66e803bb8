/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/leg.h"
#include "tabletop/scenario.h"
#include "tabletop/wide.h"

#define WIDTH 40000
#define DEPTH 20000
#define TOLERANCE MUSTER_TABLE_TOLERANCE

static MusterRectangle
base_at (gint32 x,
         gint32 y,
         gint32 dx,
         gint32 dy)
{
  return muster_pose_rectangle ((MusterPose) {{x, y}, {dx, dy}}, WIDTH, DEPTH);
}

static void
assert_corner (const MusterRectangle *base,
               MusterCorner           corner,
               gint32                 x,
               gint32                 y)
{
  g_assert_cmpint (base->corners[corner].x, ==, x);
  g_assert_cmpint (base->corners[corner].y, ==, y);
}

/* Facing (.6,.8) the half of the front edge is 20000 (.8,-.6) and the depth 20000 (.6,.8): whole numbers. */
static void
test_corners (void)
{
  MusterRectangle base = base_at (1000, 2000, 3, 4);

  assert_corner (&base, MUSTER_FRONT_RIGHT, 17000, -10000);
  assert_corner (&base, MUSTER_FRONT_LEFT, -15000, 14000);
  assert_corner (&base, MUSTER_REAR_LEFT, -27000, -2000);
  assert_corner (&base, MUSTER_REAR_RIGHT, 5000, -26000);
}

static void
test_headings (void)
{
  MusterPoint heading = muster_heading (600000, 800000);

  g_assert_cmpint (heading.x, ==, 3);
  g_assert_cmpint (heading.y, ==, 4);
  heading = muster_heading (0, 0);
  g_assert_true (heading.x == 0 && heading.y == 0);
  heading = muster_heading (G_GINT64_CONSTANT (4000000000001), G_GINT64_CONSTANT (-4000000000000));
  g_assert_cmpint (ABS (heading.x), <=, MUSTER_HEADING_REACH);
  g_assert_true (muster_heading_near (heading, (MusterPoint) {1, -1}));
  /* tan .1° is .00174533: 1745 in a million is within it, 1746 is not */
  g_assert_true (muster_heading_near ((MusterPoint) {0, 1}, (MusterPoint) {1745, 1000000}));
  g_assert_false (muster_heading_near ((MusterPoint) {0, 1}, (MusterPoint) {1746, 1000000}));
  g_assert_false (muster_heading_near ((MusterPoint) {0, 1}, (MusterPoint) {0, -1}));
}

static void
test_roots (void)
{
  g_assert_cmpint (muster_root (0), ==, 0);
  g_assert_cmpint (muster_root (6), ==, 2);
  g_assert_cmpint (muster_root (7), ==, 3);
  g_assert_cmpint (muster_root ((MusterWide) 4000000007 * 4000000007), ==, 4000000007);
  g_assert_cmpint (muster_root ((MusterWide) 4000000007 * 4000000007 - 1), ==, 4000000007);
  /* 7 - 5 √2 = -.07, 7 - 4 √3 = .07, 99 - 70 √2 = .005, 3 - √9 = 0 */
  g_assert_cmpint (muster_root_sign (7, -5, 2), ==, -1);
  g_assert_cmpint (muster_root_sign (7, -4, 3), ==, 1);
  g_assert_cmpint (muster_root_sign (99, -70, 2), ==, 1);
  g_assert_cmpint (muster_root_sign (-99, 70, 2), ==, -1);
  g_assert_cmpint (muster_root_sign (3, -1, 9), ==, 0);
  g_assert_cmpint (muster_root_sign (-3, -1, 9), ==, -1);
  g_assert_cmpint (muster_root_sign (0, 0, 9), ==, 0);
}

/* (10^24)² against (10^12)² 10^24, give or take one: beyond 128 bits, where a double no longer tells. */
static void
test_wide_roots (void)
{
  gint64 times = G_GINT64_CONSTANT (1000000000000);
  MusterWide square = (MusterWide) times * times;

  g_assert_cmpint (muster_root_sign (square, -times, square), ==, 0);
  g_assert_cmpint (muster_root_sign (square, -times, square - 1), ==, 1);
  g_assert_cmpint (muster_root_sign (square, -times, square + 1), ==, -1);
  g_assert_cmpint (muster_root_sign (-square, times, square + 1), ==, 1);
}

static void
test_overlap (void)
{
  MusterRectangle a = base_at (0, 0, 0, 1);
  MusterRectangle beside = base_at (WIDTH, 0, 0, 1);
  MusterRectangle into = base_at (WIDTH - 1, 0, 0, 1);
  MusterRectangle diamond = base_at (0, 28284, 1, 1);

  g_assert_false (muster_convex_overlap (muster_convex_of (&a), muster_convex_of (&beside)));
  g_assert_true (muster_convex_overlap (muster_convex_of (&a), muster_convex_of (&into)));
  g_assert_true (muster_convex_overlap (muster_convex_of (&a), muster_convex_of (&a)));
  g_assert_false (muster_convex_overlap (muster_convex_of (&a), muster_convex_of (&diamond)));
  g_assert_false (muster_convex_overlap (muster_convex_front (&a), muster_convex_of (&a)));
  g_assert_cmpint (muster_convex_distance (muster_convex_of (&a), muster_convex_of (&beside)), ==, 0);
  beside = base_at (WIDTH + 3000, DEPTH + 4000, 0, 1);
  g_assert_cmpint (muster_convex_distance (muster_convex_of (&a), muster_convex_of (&beside)), ==, 5000);
}

/* Bases laid edge to edge at any heading neither overlap nor lose contact, though all their corners are rounded. */
static void
test_edge_to_edge (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20001);

  for (guint i = 0; i < 20000; i++)
    {
      MusterPoint heading = {g_rand_int_range (rand, -1000000, 1000000), g_rand_int_range (rand, 1, 1000000)};
      MusterPoint at = {g_rand_int_range (rand, -600000, 600000), g_rand_int_range (rand, -600000, 600000)};
      gboolean abreast = g_rand_boolean (rand);
      MusterPoint there = abreast ? muster_point_ahead (at, muster_point_right (heading), WIDTH)
                          : muster_point_ahead (at, heading, -DEPTH);
      MusterPoint drawn_in = muster_point_ahead (there, heading, -TOLERANCE);
      MusterRectangle a = muster_pose_rectangle ((MusterPose) {at, heading}, WIDTH, DEPTH);
      MusterRectangle b = muster_pose_rectangle ((MusterPose) {there, heading}, WIDTH, DEPTH);
      MusterRectangle core = muster_pose_rectangle ((MusterPose) {drawn_in, heading}, WIDTH - 2 * TOLERANCE,
                                                    DEPTH - 2 * TOLERANCE);

      g_assert_false (muster_convex_overlap (muster_convex_of (&a), muster_convex_of (&core)));
      g_assert_cmpint (muster_convex_distance (muster_convex_of (&a), muster_convex_of (&b)), <=, 2);
    }
}

/* What a base covers as it slides is what it covers at one of many places on its way. */
static void
test_swept (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 2000; i++)
    {
      MusterPoint heading = {g_rand_int_range (rand, -99, 99), g_rand_int_range (rand, 1, 99)};
      MusterPoint to = {g_rand_int_range (rand, -80000, 80000), g_rand_int_range (rand, -80000, 80000)};
      MusterPoint point = {g_rand_int_range (rand, -120000, 120000), g_rand_int_range (rand, -120000, 120000)};
      MusterPoint square[] = {point, {point.x + 400, point.y}, {point.x + 400, point.y + 400},
                              {point.x, point.y + 400}};
      MusterConvex area = {square, G_N_ELEMENTS (square)};
      gboolean met = FALSE;
      MusterLeg leg;

      muster_leg_slide (&leg, (MusterPose) {{0, 0}, heading}, to, WIDTH, DEPTH);
      for (guint step = 0; step <= 1000; step++)
        {
          MusterPose pose = {{(gint64) to.x * step / 1000, (gint64) to.y * step / 1000}, heading};
          MusterRectangle base = muster_pose_rectangle (pose, WIDTH, DEPTH);

          met |= muster_convex_overlap (muster_convex_of (&base), area);
        }
      if (met)
        {
          g_assert_true (muster_leg_overlap (&leg, area));
        }
      else if (muster_leg_overlap (&leg, area))
        {
          /* it slips between two of the places: by no more than the square is wide */
          g_assert_cmpint (muster_leg_distance (&leg, (MusterConvex) {square, 2}), <=, 400);
        }
    }
}

/* A front edge that goes along (.6,.8) from (-.9,1.5) meets the point (-.5,2) after .64 base widths. */
static void
test_first_entry (void)
{
  MusterPoint zone[] = {{-20000, 80000}, {20000, 80000}, {20000, 120000}, {-20000, 120000}};
  MusterConvex area = {zone, G_N_ELEMENTS (zone)};
  MusterLeg leg;
  gint64 distance;

  muster_leg_slide (&leg, (MusterPose) {{-36000, 60000}, {3, 4}}, (MusterPoint) {-12000, 92000}, WIDTH, DEPTH);
  g_assert_true (muster_leg_front_first_entry (&leg, area, &distance));
  g_assert_cmpint (distance, ==, 25600);
  muster_leg_slide (&leg, (MusterPose) {{-36000, 60000}, {3, 4}}, (MusterPoint) {-20880, 80160}, WIDTH, DEPTH);
  g_assert_false (muster_leg_front_first_entry (&leg, area, &distance));
}

static MusterWheel
wheel_right (gint32 x,
             gint32 y,
             gint32 dx,
             gint32 dy)
{
  return (MusterWheel) {{x, y}, {0, 1}, {dx, dy}, TRUE};
}

/* Cosine 7/9 at three base widths: the chord's square is 2·9·(1 - 7/9) = 4. */
static void
test_chord (void)
{
  MusterPoint corner = {120000, 0};
  MusterPoint end = muster_point_turned (corner, (MusterPoint) {0, 0}, (MusterPoint) {0, 1},
                                         muster_heading (-628539361, 777777778));

  g_assert_cmpint (muster_length (muster_point_minus (end, corner)), ==, 80000);
  g_assert_cmpint (end.x, ==, 93333);
}

/* A square of 1 mm whose corner nearest to the lower right is there. */
static gboolean
meets_square (const MusterLeg *leg,
              gint32           x,
              gint32           y,
              gboolean         front)
{
  MusterPoint square[] = {{x - 1000, y}, {x, y}, {x, y + 1000}, {x - 1000, y + 1000}};
  MusterConvex area = {square, G_N_ELEMENTS (square)};

  return front ? muster_leg_front_overlap (leg, area) : muster_leg_overlap (leg, area);
}

/* A quarter of a turn about the front right corner (20000,0). The front left corner goes round a circle of 40000,
   which is at (-8284,28284) halfway; the rear left one round √(40000² + 20000²) = 44721, at (-11623,31623). */
static void
test_wheel (void)
{
  MusterWheel wheel = wheel_right (20000, 0, 1, 0);
  MusterPoint wall[] = {{-24600, -12000}, {-24500, -12000}, {-24500, 0}, {-24600, 0}};
  MusterLeg leg;

  muster_leg_turn (&leg, (MusterPose) {{0, 0}, {0, 1}}, &wheel, WIDTH, DEPTH);
  assert_corner (&leg.end, MUSTER_FRONT_LEFT, 20000, 40000);
  assert_corner (&leg.end, MUSTER_REAR_RIGHT, 0, 0);
  g_assert_true (meets_square (&leg, -8280, 28280, TRUE));
  g_assert_false (meets_square (&leg, -8290, 28290, TRUE));
  g_assert_true (meets_square (&leg, -11620, 31620, FALSE));
  g_assert_false (meets_square (&leg, -11630, 31630, FALSE));
  g_assert_true (meets_square (&leg, 10000, 5000, TRUE));
  /* at y = 0 the rear left corner is at x = -24721: beyond the wall, which the front edge never meets */
  g_assert_true (muster_leg_overlap (&leg, (MusterConvex) {wall, 4}));
  g_assert_false (muster_leg_front_overlap (&leg, (MusterConvex) {wall, 4}));
}

static void
test_half_turn (void)
{
  MusterWheel left = {{-20000, 0}, {0, 1}, {0, -1}, FALSE};
  MusterPoint above[] = {{-21000, 39000}, {-20000, 39000}, {-20000, 39500}, {-21000, 39500}};
  MusterPoint below[] = {{-21000, -39500}, {-20500, -39500}, {-20500, -39000}, {-21000, -39000}};
  MusterLeg leg;

  muster_leg_turn (&leg, (MusterPose) {{0, 0}, {0, 1}}, &left, WIDTH, DEPTH);
  g_assert_true (muster_leg_overlap (&leg, (MusterConvex) {above, 4}));
  g_assert_false (muster_leg_overlap (&leg, (MusterConvex) {below, 4}));
}

static MusterPolygon *
polygon_of (const MusterPoint *points,
            guint              n_points,
            gboolean           good)
{
  g_autoptr (GError) error = NULL;
  MusterPolygon *polygon = muster_polygon_new (points, n_points, TOLERANCE, &error);

  if (good)
    {
      g_assert_no_error (error);
    }
  else
    {
      g_assert_error (error, MUSTER_TABLETOP_ERROR, MUSTER_TABLETOP_ERROR_OUTLINE);
      g_assert_null (polygon);
    }
  return polygon;
}

static void
test_bad_outlines (void)
{
  const MusterPoint bow[] = {{0, 0}, {10000, 10000}, {10000, 0}, {0, 10000}};
  const MusterPoint line[] = {{0, 0}, {10000, 0}, {20000, 0}};
  const MusterPoint spike[] = {{0, 0}, {10000, 0}, {20000, 0}, {10000, 0}, {10000, 10000}};
  const MusterPoint touch[] = {{0, 0}, {20000, 0}, {20000, 10000}, {10000, 0}, {0, 10000}};
  const MusterPoint far_off[] = {{0, 0}, {MUSTER_TABLE_REACH + 1, 0}, {0, 10000}};

  polygon_of (bow, G_N_ELEMENTS (bow), FALSE);
  polygon_of (line, G_N_ELEMENTS (line), FALSE);
  polygon_of (spike, G_N_ELEMENTS (spike), FALSE);
  polygon_of (touch, G_N_ELEMENTS (touch), FALSE);
  polygon_of (far_off, G_N_ELEMENTS (far_off), FALSE);
  polygon_of (line, 2, FALSE);
}

static gint64
doubled_area (MusterConvex part)
{
  gint64 area = 0;

  for (guint i = 1; i + 1 < part.n_points; i++)
    {
      area += muster_point_side (part.points[0], part.points[i], part.points[i + 1]);
    }
  return area;
}

/* A comb, clockwise, with its first corner repeated: the parts cover 100 x 100 less two slots of 20 x 60. */
static void
test_cutting (void)
{
  const MusterPoint comb[] = {{0, 0}, {0, 100000}, {20000, 100000}, {20000, 40000}, {40000, 40000}, {40000, 100000},
                              {60000, 100000}, {60000, 40000}, {80000, 40000}, {80000, 100000}, {100000, 100000},
                              {100000, 0}, {50000, 0}, {0, 0}};
  g_autoptr (MusterPolygon) polygon = polygon_of (comb, G_N_ELEMENTS (comb), TRUE);
  gint64 area = 0;

  g_assert_cmpuint (polygon->n_points, ==, 12);
  for (guint i = 0; i < polygon->n_parts; i++)
    {
      g_assert_cmpint (doubled_area (polygon->parts[i]), >, 0);
      area += doubled_area (polygon->parts[i]);
    }
  g_assert_cmpint (area, ==, 2 * (G_GINT64_CONSTANT (10000000000) - 2 * G_GINT64_CONSTANT (1200000000)));
  g_assert_true (muster_polygon_contains (polygon, (MusterPoint) {50000, 20000}));
  g_assert_true (muster_polygon_contains (polygon, (MusterPoint) {0, 50000}));
  g_assert_false (muster_polygon_contains (polygon, (MusterPoint) {30000, 50000}));
}

/* The cores draw in from the outline, and only from there: nothing can stand in the cuts between the parts. */
static void
test_cores (void)
{
  const MusterPoint corner[] = {{0, 0}, {100000, 0}, {100000, 50000}, {50000, 50000}, {50000, 100000}, {0, 100000}};
  g_autoptr (MusterPolygon) polygon = polygon_of (corner, G_N_ELEMENTS (corner), TRUE);

  for (gint32 x = 200; x < 99800; x += 100)
    {
      MusterPoint speck[] = {{x, 25000}, {x + 60, 25000}, {x + 60, 25060}, {x, 25060}};

      g_assert_true (muster_polygon_overlaps (polygon, (MusterConvex) {speck, 4}));
    }
  for (gint32 x = 0; x <= 50000; x += 1000)
    {
      MusterPoint rim[] = {{x, 0}, {x + 1000, 0}, {x + 1000, TOLERANCE}, {x, TOLERANCE}};

      g_assert_false (muster_polygon_overlaps (polygon, (MusterConvex) {rim, 4}));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tabletop/geometry/corners", test_corners);
  g_test_add_func ("/tabletop/geometry/headings", test_headings);
  g_test_add_func ("/tabletop/geometry/roots", test_roots);
  g_test_add_func ("/tabletop/geometry/wide-roots", test_wide_roots);
  g_test_add_func ("/tabletop/geometry/overlap", test_overlap);
  g_test_add_func ("/tabletop/geometry/edge-to-edge", test_edge_to_edge);
  g_test_add_func ("/tabletop/geometry/swept", test_swept);
  g_test_add_func ("/tabletop/geometry/first-entry", test_first_entry);
  g_test_add_func ("/tabletop/geometry/chord", test_chord);
  g_test_add_func ("/tabletop/geometry/wheel", test_wheel);
  g_test_add_func ("/tabletop/geometry/half-turn", test_half_turn);
  g_test_add_func ("/tabletop/geometry/bad-outlines", test_bad_outlines);
  g_test_add_func ("/tabletop/geometry/cutting", test_cutting);
  g_test_add_func ("/tabletop/geometry/cores", test_cores);
  return g_test_run ();
}
