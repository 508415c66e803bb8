/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-question.h"
#include "tabletop/disc.h"

/** MusterBwCrossing: an obstacle on the way, from where the base touches it to where it is clear of it beyond. */
typedef struct
{
  guint obstacle;
  gint64 from;     /* µm along the trip */
  gint64 to;
  gint64 price;    /* what the stretch takes of the movement, under the ruling on XNG-04 */
  MusterPoint at;  /* where the warrior stands as it touches */
  gboolean too_high;
} MusterBwCrossing;

/** MusterBwTrip: the way of one warrior, with what it crosses. */
typedef struct
{
  /* Owned */
  GArray *ways;      /* of MusterLine, in order */
  GArray *crossings; /* of MusterBwCrossing, in order */

  gint64 length;
} MusterBwTrip;

MusterBwTrip *muster_bw_trip_new (MusterBwQuestion  *question,
                                  guint              index,
                                  const MusterPoint *points,
                                  guint              n_points) G_GNUC_WARN_UNUSED_RESULT;
void muster_bw_trip_free (MusterBwTrip *trip);

gint64 muster_bw_trip_spend (const MusterBwTrip *trip,
                             gint64              distance,
                             gint32              tolerance);
MusterPoint muster_bw_trip_point (const MusterBwTrip *trip,
                                  gint64              distance);

static inline const MusterBwCrossing *
muster_bw_trip_crossing (const MusterBwTrip *trip,
                         guint               index)
{
  return &g_array_index (trip->crossings, MusterBwCrossing, index);
}

/** muster_bw_crossing_is_over: Returns: whether the first @distance of the trip lead all the way over the obstacle */
static inline gboolean
muster_bw_crossing_is_over (const MusterBwCrossing *crossing,
                            gint64                  distance,
                            gint32                  tolerance)
{
  return crossing->to <= distance + tolerance;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBwTrip, muster_bw_trip_free)
