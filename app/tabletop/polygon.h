/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/convex.h"

/**
 * MusterPolygon: an area of the table with a simple outline. It is cut into convex parts when it is made; the cores
 * are these parts pulled in from the outline by the tolerance, so that what only touches the area misses them.
 */
typedef struct
{
  gatomicrefcount refs;

  /* Owned */
  MusterPoint *points; /* the outline, counter-clockwise */
  MusterConvex *parts;
  MusterConvex *cores;

  guint n_points;
  guint n_parts;
  guint n_cores;
  MusterBox box;
} MusterPolygon;

MusterPolygon *muster_polygon_new (const MusterPoint *points,
                                   guint              n_points,
                                   gint32             tolerance,
                                   GError           **error) G_GNUC_WARN_UNUSED_RESULT;
MusterPolygon *muster_polygon_ref (MusterPolygon *polygon);
void muster_polygon_unref (MusterPolygon *polygon);

gboolean muster_polygon_contains (const MusterPolygon *polygon,
                                  MusterPoint          point);
gboolean muster_polygon_overlaps (const MusterPolygon *polygon,
                                  MusterConvex         shape);
gint64 muster_polygon_distance (const MusterPolygon *polygon,
                                MusterConvex         shape);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPolygon, muster_polygon_unref)
