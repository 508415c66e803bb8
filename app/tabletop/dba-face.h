/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/convex.h"

/** MusterDbaZone: the ground that one face of an element threatens. */
typedef struct
{
  MusterRectangle area;     /* its front edge is the line that belongs to it */
  MusterRectangle reach;    /* what a base must overlap to be in it: drawn in at the sides, pushed out at the line */
  MusterRectangle marks[2]; /* about the line's ends: what a front edge must overlap to touch them */
  MusterBox box;
} MusterDbaZone;

#define MUSTER_DBA_FACES 4

guint muster_dba_build_zones (const MusterRectangle *base,
                              gboolean               all_round,
                              gint32                 base_width,
                              gint32                 tolerance,
                              MusterDbaZone         *zones);
