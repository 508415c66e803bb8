/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/geos.h"

/** geos_of: Returns: (transfer full): a polygon, or of two points a line */
GEOSGeometry *
geos_of (GEOSContextHandle_t geos,
         MusterConvex        shape)
{
  guint n_points = shape.n_points > 2 ? shape.n_points + 1 : shape.n_points;
  GEOSCoordSequence *sequence = GEOSCoordSeq_create_r (geos, n_points, 2);

  for (guint i = 0; i < n_points; i++)
    {
      MusterPoint point = shape.points[i % shape.n_points];

      GEOSCoordSeq_setXY_r (geos, sequence, i, point.x, point.y);
    }
  if (shape.n_points == 2)
    {
      return GEOSGeom_createLineString_r (geos, sequence);
    }
  return GEOSGeom_createPolygon_r (geos, GEOSGeom_createLinearRing_r (geos, sequence), NULL, 0);
}

/** geos_hull_of: Returns: (transfer full): the convex hull of both shapes */
GEOSGeometry *
geos_hull_of (GEOSContextHandle_t geos,
              MusterConvex        a,
              MusterConvex        b)
{
  GEOSGeometry *both[] = {geos_of (geos, a), geos_of (geos, b)};
  GEOSGeometry *collection = GEOSGeom_createCollection_r (geos, GEOS_GEOMETRYCOLLECTION, both, 2);
  GEOSGeometry *hull = GEOSConvexHull_r (geos, collection);

  GEOSGeom_destroy_r (geos, collection);
  return hull;
}

/** geos_overlap: Returns: whether the insides of two geometries meet */
gboolean
geos_overlap (GEOSContextHandle_t geos,
              const GEOSGeometry *a,
              const GEOSGeometry *b)
{
  return GEOSRelatePattern_r (geos, a, b, "T********") == 1;
}
