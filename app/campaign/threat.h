/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

gboolean muster_players_are_enemies (const MusterWorld *world,
                                     guint32            first,
                                     guint32            second);
guint32 muster_hex_find_defender (const MusterWorld *world,
                                  guint32            player,
                                  guint32            hex);
