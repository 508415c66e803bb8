/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes of threat zones.
 *
 * Clauses: TZ-01, TZ-02, TZ-04.
 */
#include "tabletop/dba-face.h"

/* The rectangle of that depth whose rear edge is the face. */
static MusterRectangle
build_ahead (MusterPoint middle,
             MusterPoint heading,
             gint32      width,
             gint32      depth)
{
  return muster_pose_rectangle ((MusterPose) {muster_point_ahead (middle, heading, depth), heading}, width, depth);
}

static MusterPoint
middle_of (MusterPoint a,
           MusterPoint b)
{
  return (MusterPoint) {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* Before the face from right to left, as one sees it who looks out of it. */
static void
build_zone (MusterDbaZone *zone,
            MusterPoint    right,
            MusterPoint    left,
            gint32         depth,
            gint32         tolerance)
{
  MusterPoint middle = middle_of (right, left);
  MusterPoint heading = muster_point_right (muster_point_minus (left, right));
  gint32 width = muster_length (heading);

  zone->area = build_ahead (middle, heading, width, depth);
  zone->reach = build_ahead (muster_point_ahead (middle, heading, tolerance), heading, width - 2 * tolerance, depth);
  for (guint i = 0; i < G_N_ELEMENTS (zone->marks); i++)
    {
      MusterPoint end = muster_point_ahead (zone->area.corners[i], heading, -tolerance);

      zone->marks[i] = build_ahead (end, heading, 2 * tolerance, 2 * tolerance);
    }
  zone->box = muster_box_grow (muster_box_of (zone->area.corners, MUSTER_N_CORNERS), 2 * tolerance);
}

/**
 * muster_dba_build_zones:
 * @all_round: whether each face has one, as a War Wagon's do, or just the front
 * @zones: (out): room for %MUSTER_DBA_FACES
 *
 * Returns: how many threat zones there are
 */
guint
muster_dba_build_zones (const MusterRectangle *base,
                        gboolean               all_round,
                        gint32                 base_width,
                        gint32                 tolerance,
                        MusterDbaZone         *zones)
{
  guint n_zones = all_round ? MUSTER_DBA_FACES : 1;

  for (guint i = 0; i < n_zones; i++)
    {
      build_zone (&zones[i], base->corners[i], base->corners[(i + 1) % MUSTER_N_CORNERS], base_width, tolerance);
    }
  return n_zones;
}
