/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "report/table.h"

MusterTable *muster_listing_new_units (const MusterWorld *world,
                                       guint32            player) G_GNUC_WARN_UNUSED_RESULT;
MusterTable *muster_listing_new_hexes (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
MusterTable *muster_listing_new_players (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_listing_get_player (const MusterWorld *world,
                                       guint32            key);
