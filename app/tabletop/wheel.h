/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/convex.h"

/** MusterWheel: a turn about a point that stays. */
typedef struct
{
  MusterPoint pivot;
  MusterPoint from; /* the heading before ... */
  MusterPoint to;   /* ... and after */
  gboolean right;   /* clockwise */
} MusterWheel;

gboolean muster_wheel_overlap (const MusterWheel *wheel,
                               MusterConvex       before,
                               MusterConvex       after,
                               MusterConvex       area);
gboolean muster_wheel_arc_enters (const MusterWheel *wheel,
                                  MusterPoint        before,
                                  MusterPoint        after,
                                  MusterConvex       area);
MusterBox muster_wheel_box (const MusterWheel *wheel,
                            MusterConvex       before);
