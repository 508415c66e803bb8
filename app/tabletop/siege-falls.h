/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/table.h"

const MusterBand *muster_siege_falls_get_bands (gboolean manufactured,
                                                guint   *n_bands);
int muster_siege_falls_on (gboolean manufactured,
                           gboolean by_rope,
                           int      rope_step,
                           int      armour,
                           gboolean climbs);
