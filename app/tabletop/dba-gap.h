/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-obstacle.h"

gboolean muster_dba_find_gap (const MusterDbaQuestion *question,
                              const MusterDbaTrack    *track,
                              const MusterLeg         *leg,
                              gint64                  *extent,
                              gint64                  *gap);
MusterConvex muster_dba_leading_edge_swept (const MusterLeg *leg,
                                            MusterPoint     *points);
gboolean muster_dba_may_pass (const MusterDbaTrack *mover,
                              const MusterDbaElement *friend,
                              MusterDbaClause      *clause);
