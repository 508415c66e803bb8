/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/polygon.h"
#include "tabletop/wheel.h"

#define MUSTER_LEG_POINTS (MUSTER_N_CORNERS + 2)

/** MusterLeg: one stretch of a base's way: it slides with its heading kept, or it turns about a point that stays. */
typedef struct
{
  gboolean turns;
  gboolean goes_on; /* with the leg before: both belong to one step, which is measured from its start to its end */
  MusterPose from;
  MusterPose to;
  MusterRectangle start;
  MusterRectangle end;
  MusterWheel wheel; /* of a turn */
  MusterPoint by;    /* of a slide */

  /* What a slide covers, and what its front edge does */
  MusterPoint swept[MUSTER_LEG_POINTS];
  MusterPoint front_swept[4];
  guint8 n_swept;
  guint8 n_front_swept;

  MusterBox box;
} MusterLeg;

void muster_leg_slide (MusterLeg  *leg,
                       MusterPose  from,
                       MusterPoint to,
                       gint32      width,
                       gint32      depth);
void muster_leg_turn (MusterLeg         *leg,
                      MusterPose         from,
                      const MusterWheel *wheel,
                      gint32             width,
                      gint32             depth);

gboolean muster_leg_overlap (const MusterLeg *leg,
                             MusterConvex     area);
gboolean muster_leg_front_overlap (const MusterLeg *leg,
                                   MusterConvex     area);
gboolean muster_leg_front_first_entry (const MusterLeg *leg,
                                       MusterConvex     area,
                                       gint64          *distance);
gint64 muster_leg_distance (const MusterLeg *leg,
                            MusterConvex     area);
gboolean muster_leg_turns_on_the_spot (const MusterLeg *leg);
gint64 muster_leg_length (const MusterLeg *leg);
