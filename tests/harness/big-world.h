/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Large campaigns, as nobody would type them in: for benchmarks.
 */
#pragma once

#include "campaign/world.h"

#define BIG_WORLD_PLAYERS 8

/** BigWorldSize: how large a world is to be made. */
typedef struct
{
  guint columns;
  guint rows;
  guint n_units;
} BigWorldSize;

/* 1 000, 10 000 and 100 000 hexes. */
#define BIG_WORLD_SIZES 3
extern const BigWorldSize big_world_sizes[BIG_WORLD_SIZES];

MusterWorld *big_world_new (MusterRuleset *rules,
                            BigWorldSize   size) G_GNUC_WARN_UNUSED_RESULT;
