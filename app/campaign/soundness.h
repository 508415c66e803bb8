/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

gboolean muster_world_is_sound (const MusterWorld *world,
                                GError           **error);
gboolean muster_world_is_possible (const MusterWorld *world,
                                   GError           **error);
