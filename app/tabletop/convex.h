/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/pose.h"

/** MusterConvex: a convex polygon, its points counter-clockwise; two points make a segment. */
typedef struct
{
  const MusterPoint *points;
  guint n_points;
} MusterConvex;

/** muster_convex_of: Returns: the whole of @rectangle, which it borrows */
static inline MusterConvex
muster_convex_of (const MusterRectangle *rectangle)
{
  return (MusterConvex) {rectangle->corners, MUSTER_N_CORNERS};
}

/** muster_convex_front: Returns: the front edge of @rectangle, which it borrows */
static inline MusterConvex
muster_convex_front (const MusterRectangle *rectangle)
{
  return (MusterConvex) {rectangle->corners, 2};
}

gboolean muster_convex_overlap (MusterConvex a,
                                MusterConvex b);
gboolean muster_convex_contains (MusterConvex shape,
                                 MusterPoint  point);
gint64 muster_convex_distance (MusterConvex a,
                               MusterConvex b);
gint64 muster_segment_distance (MusterPoint from,
                                MusterPoint to,
                                MusterPoint point);
MusterConvex muster_convex_swept (MusterConvex shape,
                                  MusterPoint  by,
                                  MusterPoint *points);
gboolean muster_convex_first_entry (MusterConvex shape,
                                    MusterPoint  by,
                                    MusterConvex area,
                                    gint64      *distance);
