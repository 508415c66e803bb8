/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/deed.h"

const MusterHex *muster_player_find_home (const MusterWorld *world,
                                          guint32            player);
void muster_homes_review (MusterDeed *deed,
                          gboolean    turn_ends);
