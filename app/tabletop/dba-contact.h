/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

gboolean muster_dba_touch (const MusterDbaElement *a,
                           const MusterDbaElement *b,
                           gint32                  tolerance);
gboolean muster_dba_fight (const MusterDbaElement *a,
                           const MusterDbaElement *b,
                           gint32                  tolerance);
gboolean muster_dba_share_a_corner (const MusterRectangle *a,
                                    const MusterRectangle *b,
                                    gint32                 tolerance);
gboolean muster_dba_are_joined (const MusterDbaElement *a,
                                const MusterDbaElement *b,
                                gboolean                strictly,
                                gint32                  tolerance);
gboolean muster_dba_follows (const MusterRectangle *leader,
                             const MusterRectangle *follower,
                             gboolean               strictly,
                             gint32                 tolerance);
gboolean muster_dba_is_in_front_rank (const MusterDbaQuestion *question,
                                      guint                    index);
gboolean muster_dba_is_column (const MusterDbaQuestion *question);
gboolean muster_dba_is_lined_up (MusterPose place,
                                 MusterPose with,
                                 gint32     tolerance);
