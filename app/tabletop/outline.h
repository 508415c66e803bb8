/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/geometry-point.h"

#define MUSTER_OUTLINE_POINTS 512 /* as many as an outline may have */

GArray *muster_outline_tidy (const MusterPoint *points,
                             guint              n_points,
                             GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *muster_outline_cut (const GArray *outline) G_GNUC_WARN_UNUSED_RESULT;
