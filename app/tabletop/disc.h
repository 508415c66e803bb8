/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Round bases: how far they are from areas and from one another, and what they meet on a straight way.
 */
#pragma once

#include "tabletop/polygon.h"

/** MusterLine: a straight way, which goes on beyond its end. */
typedef struct
{
  MusterPoint from;
  MusterPoint by;
  gint64 length;
  gint64 fine_length; /* in 1/1024 µm */
} MusterLine;

/** MusterStretch: a part of a way, in µm from where it begins. */
typedef struct
{
  gint64 from;
  gint64 to;
} MusterStretch;

MusterLine muster_line (MusterPoint from,
                        MusterPoint to);
MusterPoint muster_line_point (const MusterLine *way,
                               gint64            distance);

gboolean muster_line_meets_disc (const MusterLine *way,
                                 MusterPoint       centre,
                                 gint64            radius,
                                 MusterStretch    *stretch);
GArray *muster_line_find_overlaps (const MusterLine    *way,
                                   const MusterPolygon *polygon,
                                   gint32               radius,
                                   gint32               tolerance) G_GNUC_WARN_UNUSED_RESULT;

gint64 muster_disc_gap (MusterPoint a,
                        gint32      a_radius,
                        MusterPoint b,
                        gint32      b_radius);
gint64 muster_polygon_distance_to_point (const MusterPolygon *polygon,
                                         MusterPoint          point,
                                         guint               *edge);
gint64 muster_polygon_thickness (const MusterPolygon *polygon,
                                 MusterPoint          point);
