/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the speed of the rules is held against: the plainest flood fill over a world's hexes.
 */
#pragma once

#include "campaign/world.h"

guint flood_fill (const MusterWorld *world,
                  guint32           *numbers,
                  guint32           *pending);
