/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The geometry against GEOS, on shapes at random. Within the tolerance the two may differ: what we say overlaps must
 * at least touch, and what reaches in by more than twice the tolerance must overlap.
 */
#include "tabletop/geos.h"
#include "tabletop/leg.h"
#include "tabletop/scenario.h"

#define WIDTH 40000
#define DEPTH 30000
#define TOLERANCE MUSTER_TABLE_TOLERANCE
#define N_CASES 5000
#define WHEEL_STEPS 360

static MusterPose
random_pose (GRand *rand,
             gint32 reach)
{
  return (MusterPose) {{g_rand_int_range (rand, -reach, reach), g_rand_int_range (rand, -reach, reach)},
                       {g_rand_int_range (rand, -1000000, 1000000), g_rand_int_range (rand, 1, 1000000)}};
}

static MusterRectangle
draw_in (MusterPose pose,
         gint32     by)
{
  pose.at = muster_point_ahead (pose.at, pose.heading, -by);
  return muster_pose_rectangle (pose, WIDTH - 2 * by, DEPTH - 2 * by);
}

/* Holds our answer against what GEOS says of the obstacle as it is, and drawn in by twice the tolerance. */
static void
compare (GEOSContextHandle_t geos,
         gboolean            ours,
         const GEOSGeometry *mover,
         MusterPose          obstacle)
{
  MusterRectangle whole = draw_in (obstacle, 0);
  MusterRectangle small = draw_in (obstacle, 2 * TOLERANCE);
  GEOSGeometry *all = geos_of (geos, muster_convex_of (&whole));
  GEOSGeometry *inner = geos_of (geos, muster_convex_of (&small));

  if (ours)
    {
      g_assert_cmpint (GEOSIntersects_r (geos, mover, all), ==, 1);
    }
  else
    {
      g_assert_false (geos_overlap (geos, mover, inner));
    }
  GEOSGeom_destroy_r (geos, all);
  GEOSGeom_destroy_r (geos, inner);
}

static void
test_bases (void)
{
  GEOSContextHandle_t geos = GEOS_init_r ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_overlaps = 0;

  for (guint i = 0; i < N_CASES; i++)
    {
      MusterPose obstacle = random_pose (rand, 40000);
      MusterRectangle base = draw_in (random_pose (rand, 40000), 0);
      MusterRectangle core = draw_in (obstacle, TOLERANCE);
      MusterRectangle other = draw_in (obstacle, 0);
      gboolean ours = muster_convex_overlap (muster_convex_of (&base), muster_convex_of (&core));
      GEOSGeometry *mover = geos_of (geos, muster_convex_of (&base));
      GEOSGeometry *still = geos_of (geos, muster_convex_of (&other));
      double distance;

      compare (geos, ours, mover, obstacle);
      GEOSDistance_r (geos, mover, still, &distance);
      g_assert_cmpfloat_with_epsilon (muster_convex_distance (muster_convex_of (&base), muster_convex_of (&other)),
                                      distance, 1);
      n_overlaps += ours;
      GEOSGeom_destroy_r (geos, mover);
      GEOSGeom_destroy_r (geos, still);
    }
  g_assert_cmpuint (n_overlaps, >, N_CASES / 10);
  g_assert_cmpuint (n_overlaps, <, N_CASES * 9 / 10);
  GEOS_finish_r (geos);
}

static void
test_slides (void)
{
  GEOSContextHandle_t geos = GEOS_init_r ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_CASES; i++)
    {
      MusterPose obstacle = random_pose (rand, 100000);
      MusterRectangle core = draw_in (obstacle, TOLERANCE);
      MusterLeg leg;
      GEOSGeometry *hull;
      GEOSGeometry *front;

      muster_leg_slide (&leg, random_pose (rand, 60000), random_pose (rand, 100000).at, WIDTH, DEPTH);
      hull = geos_hull_of (geos, muster_convex_of (&leg.start), muster_convex_of (&leg.end));
      front = geos_hull_of (geos, muster_convex_front (&leg.start), muster_convex_front (&leg.end));
      compare (geos, muster_leg_overlap (&leg, muster_convex_of (&core)), hull, obstacle);
      compare (geos, muster_leg_front_overlap (&leg, muster_convex_of (&core)), front, obstacle);
      GEOSGeom_destroy_r (geos, hull);
      GEOSGeom_destroy_r (geos, front);
    }
  GEOS_finish_r (geos);
}

/* The wheel in small steps: how near it comes to a shape, and whether it overlaps it at any of them. */
static void
step_through (GEOSContextHandle_t geos,
              const MusterLeg    *leg,
              const GEOSGeometry *whole,
              const GEOSGeometry *inner,
              double             *nearest,
              gboolean           *overlap)
{
  *nearest = G_MAXDOUBLE;
  *overlap = FALSE;
  for (gint64 step = 0; step <= WHEEL_STEPS; step++)
    {
      MusterPoint between = muster_heading (leg->wheel.from.x * (WHEEL_STEPS - step) + leg->wheel.to.x * step,
                                            leg->wheel.from.y * (WHEEL_STEPS - step) + leg->wheel.to.y * step);
      MusterPose pose = muster_pose_turned (leg->from, leg->wheel.pivot, leg->wheel.from, between);
      MusterRectangle base = muster_pose_rectangle (pose, WIDTH, DEPTH);
      GEOSGeometry *shape = geos_of (geos, muster_convex_of (&base));
      double distance;

      GEOSDistance_r (geos, shape, whole, &distance);
      *nearest = MIN (*nearest, distance);
      *overlap |= geos_overlap (geos, shape, inner);
      GEOSGeom_destroy_r (geos, shape);
    }
}

static void
test_wheels (void)
{
  GEOSContextHandle_t geos = GEOS_init_r ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_overlaps = 0;

  for (guint i = 0; i < N_CASES / 25; i++)
    {
      MusterPose pose = random_pose (rand, 20000);
      MusterRectangle base = draw_in (pose, 0);
      gboolean right = g_rand_boolean (rand);
      MusterPoint aside = right ? muster_point_right (pose.heading) : muster_point_left (pose.heading);
      gint64 ahead = g_rand_int_range (rand, 0, 100);
      MusterWheel wheel = {base.corners[right ? MUSTER_FRONT_RIGHT : MUSTER_FRONT_LEFT], pose.heading,
                           muster_heading (pose.heading.x * ahead + aside.x * 50,
                                           pose.heading.y * ahead + aside.y * 50),
                           right};
      MusterPose obstacle = random_pose (rand, 70000);
      MusterRectangle whole = draw_in (obstacle, 0);
      MusterRectangle core = draw_in (obstacle, TOLERANCE);
      MusterRectangle small = draw_in (obstacle, 2 * TOLERANCE);
      GEOSGeometry *all = geos_of (geos, muster_convex_of (&whole));
      GEOSGeometry *inner = geos_of (geos, muster_convex_of (&small));
      MusterLeg leg;
      double nearest;
      gboolean overlap;

      muster_leg_turn (&leg, pose, &wheel, WIDTH, DEPTH);
      step_through (geos, &leg, all, inner, &nearest, &overlap);
      if (overlap)
        {
          g_assert_true (muster_leg_overlap (&leg, muster_convex_of (&core)));
        }
      if (muster_leg_overlap (&leg, muster_convex_of (&core)))
        {
          n_overlaps++;
          g_assert_cmpfloat (nearest, <, 300); /* between two steps a corner moves by less than twice that */
        }
      GEOSGeom_destroy_r (geos, all);
      GEOSGeom_destroy_r (geos, inner);
    }
  g_assert_cmpuint (n_overlaps, >, 20);
  GEOS_finish_r (geos);
}

/* A star about the origin: points at rising angles, at distances at random. */
static guint
random_star (GRand       *rand,
             MusterPoint *points)
{
  static const MusterPoint directions[] = {{8, 0}, {7, 3}, {5, 6}, {1, 8}, {-3, 7}, {-6, 5}, {-8, 1}, {-7, -3},
                                           {-5, -6}, {-1, -8}, {3, -7}, {6, -5}};

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gint32 length = g_rand_int_range (rand, 2000, 9000);

      points[i] = (MusterPoint) {directions[i].x * length, directions[i].y * length};
    }
  return G_N_ELEMENTS (directions);
}

static void
test_areas (void)
{
  GEOSContextHandle_t geos = GEOS_init_r ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < N_CASES / 10; i++)
    {
      MusterPoint points[12];
      guint n_points = random_star (rand, points);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterPolygon) polygon = muster_polygon_new (points, n_points, TOLERANCE, &error);
      GEOSGeometry *area = geos_of (geos, (MusterConvex) {points, n_points});
      GEOSGeometry *inner = GEOSBuffer_r (geos, area, -3 * TOLERANCE, 8);

      g_assert_no_error (error);
      for (guint j = 0; j < 10; j++)
        {
          MusterRectangle base = draw_in (random_pose (rand, 70000), 0);
          GEOSGeometry *shape = geos_of (geos, muster_convex_of (&base));

          if (muster_polygon_overlaps (polygon, muster_convex_of (&base)))
            {
              g_assert_cmpint (GEOSIntersects_r (geos, shape, area), ==, 1);
            }
          else
            {
              g_assert_false (geos_overlap (geos, shape, inner));
            }
          GEOSGeom_destroy_r (geos, shape);
        }
      GEOSGeom_destroy_r (geos, area);
      GEOSGeom_destroy_r (geos, inner);
    }
  GEOS_finish_r (geos);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tabletop/oracle/bases", test_bases);
  g_test_add_func ("/tabletop/oracle/slides", test_slides);
  g_test_add_func ("/tabletop/oracle/wheels", test_wheels);
  g_test_add_func ("/tabletop/oracle/areas", test_areas);
  return g_test_run ();
}
