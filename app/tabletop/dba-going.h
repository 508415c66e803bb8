/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

MusterGoing muster_dba_worst_going (const MusterDbaQuestion *question,
                                    const MusterDbaTrack    *track,
                                    guint                   *area);
gboolean muster_dba_meets_going (const MusterDbaQuestion *question,
                                 const MusterDbaTrack    *track,
                                 MusterGoing              least,
                                 gboolean                 only_ends,
                                 guint                   *area);
gboolean muster_dba_stands_in_going (const MusterDbaQuestion *question,
                                     const MusterRectangle   *base,
                                     MusterGoing              least);
gboolean muster_dba_is_along_road (const MusterDbaQuestion *question);
gboolean muster_dba_touches_road (const MusterDbaQuestion *question);
gboolean muster_dba_in_river (const MusterDbaTrack *track,
                              const MusterDbaArea  *river);
gboolean muster_dba_pivots_about_a_corner (const MusterLeg *leg);
guint muster_dba_cutting_corner (const MusterLeg *leg,
                                 MusterConvex     area);
