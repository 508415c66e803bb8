/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-question.h"

gint64 muster_bw_measure_coherency (const MusterBwQuestion *question,
                                    guint                   group);
gboolean muster_bw_are_opposite (const MusterBwQuestion *question,
                                 guint                   obstacle,
                                 MusterPoint             a,
                                 MusterPoint             b);
gboolean muster_bw_is_split (const MusterBwQuestion *question,
                             guint                   group,
                             guint                   obstacle);
int muster_bw_find_split (const MusterBwQuestion *question,
                          guint                   group);
gboolean muster_bw_touches (const MusterBwQuestion *question,
                            guint                   index,
                            MusterPoint             at,
                            guint                   obstacle);
gboolean muster_bw_holds (const MusterBwQuestion *question,
                          guint                   group,
                          guint                   obstacle);
gboolean muster_bw_touch_through (const MusterBwQuestion *question,
                                  guint                   obstacle,
                                  guint                   index,
                                  MusterPoint             at,
                                  guint                   holder);
MusterBwPosition muster_bw_get_position (const MusterBwQuestion *question,
                                         guint                   group);
void muster_bw_tell_position (MusterBwQuestion *question,
                              guint             group);
