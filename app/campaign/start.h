/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What everybody starts with, be it at the beginning or later.
 */
#pragma once

#include "campaign/deed.h"

void muster_start_give_stock (MusterDeed *deed,
                              guint32     player);
void muster_start_give_points (MusterDeed *deed,
                               guint32     player,
                               gint64      points);
