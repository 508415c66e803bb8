/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GEOS as an oracle: the table's shapes as its geometries.
 */
#pragma once

#include <geos_c.h>

#include "tabletop/convex.h"

GEOSGeometry *geos_of (GEOSContextHandle_t geos,
                       MusterConvex        shape);
GEOSGeometry *geos_hull_of (GEOSContextHandle_t geos,
                            MusterConvex        a,
                            MusterConvex        b);
gboolean geos_overlap (GEOSContextHandle_t geos,
                       const GEOSGeometry *a,
                       const GEOSGeometry *b);
