/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/siege-ammunition.h"

static const MusterSiegeRange ranges[] = {
  [MUSTER_SIEGE_ROCK] = {MUSTER_SIEGE_CATAPULT, 18 * MUSTER_INCH, 0, 28 * MUSTER_INCH, 0, 10},
  [MUSTER_SIEGE_BOULDER] = {MUSTER_SIEGE_CATAPULT, 15 * MUSTER_INCH, 0, 35 * MUSTER_INCH, 0, 14},
  [MUSTER_SIEGE_NAPHTHA] = {MUSTER_SIEGE_CATAPULT, 15 * MUSTER_INCH, 0, 28 * MUSTER_INCH, 0, 12},
  [MUSTER_SIEGE_BOLT] = {MUSTER_SIEGE_BALLISTA, 0, 30 * MUSTER_INCH, 45 * MUSTER_INCH, -5, 17},
};

static const MusterSiegeWeapon weapons[] = {
  [MUSTER_SIEGE_CATAPULT] = {5, 3, 0, 2, 4, 12, 13, 0},
  [MUSTER_SIEGE_BALLISTA] = {3, 3, 2, 1, 0, 13, 14, -4},
};

/** muster_siege_get_range: Returns: (transfer none): what engine shoots it, and how far */
const MusterSiegeRange *
muster_siege_get_range (MusterSiegeAmmunition ammunition)
{
  return &ranges[ammunition];
}

/** muster_siege_get_weapon: Returns: (transfer none): what a catapult or a ballista can do */
const MusterSiegeWeapon *
muster_siege_get_weapon (MusterSiegeEngineKind kind)
{
  return &weapons[kind];
}
