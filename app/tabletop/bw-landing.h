/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/bw-trip.h"

int muster_bw_find_crossed (const MusterBwQuestion *question,
                            guint                   index);
gboolean muster_bw_find_landing (MusterBwQuestion *question,
                                 guint             index,
                                 guint             obstacle,
                                 gint64            allowance);
