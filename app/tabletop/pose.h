/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/geometry-point.h"

/**
 * MusterPose: where a rectangular base stands: the middle of its front edge, and the vector along which it faces, of
 * any length but zero (at most %MUSTER_HEADING_REACH, see muster_heading()).
 */
typedef struct
{
  MusterPoint at;
  MusterPoint heading;
} MusterPose;

/** MusterCorner: the corners of a rectangle as they are stored, counter-clockwise; the front edge comes first. */
typedef enum
{
  MUSTER_FRONT_RIGHT,
  MUSTER_FRONT_LEFT,
  MUSTER_REAR_LEFT,
  MUSTER_REAR_RIGHT,
  MUSTER_N_CORNERS
} MusterCorner;

/** MusterRectangle: a base as the rules see it: its corners, rounded to the micrometre once. */
typedef struct
{
  MusterPoint corners[MUSTER_N_CORNERS];
} MusterRectangle;

#define MUSTER_HEADING_REACH (1 << 21)
#define MUSTER_HEADING_ONE 1000000 /* what a heading component of 1 is read as */

/* Tangents in hundred-millionths, for muster_heading_within(). */
#define MUSTER_TANGENT_ONE 100000000
#define MUSTER_ONE_DEGREE 1745506
#define MUSTER_TENTH_OF_A_DEGREE 174533

MusterPoint muster_heading (gint64 dx,
                            gint64 dy);
gboolean muster_heading_equal (MusterPoint a,
                               MusterPoint b);
gboolean muster_heading_near (MusterPoint a,
                              MusterPoint b);
gboolean muster_heading_within (MusterPoint a,
                                MusterPoint b,
                                gint64      tangent);
MusterRectangle muster_pose_rectangle (MusterPose pose,
                                       gint32     width,
                                       gint32     depth);
MusterPoint muster_point_ahead (MusterPoint point,
                                MusterPoint heading,
                                gint64      distance);
MusterPoint muster_point_turned (MusterPoint point,
                                 MusterPoint pivot,
                                 MusterPoint from,
                                 MusterPoint to);
MusterPose muster_pose_turned (MusterPose  pose,
                               MusterPoint pivot,
                               MusterPoint from,
                               MusterPoint to);
gint64 muster_length (MusterPoint vector);
