/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/deed.h"

gboolean muster_player_holds_home (const MusterWorld *world,
                                   guint32            player);
void muster_homes_review (MusterDeed *deed,
                          gboolean    turn_ends);
