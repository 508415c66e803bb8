/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/siege-table.h"

#define MUSTER_SIEGE_TURNING_MODIFIER (-4)

/** MusterSiegeRange: how an engine shoots what. */
typedef struct
{
  MusterSiegeEngineKind engine;
  gint32 least;     /* µm from the engine's middle */
  gint32 close;     /* beyond it the modifier counts; 0: none */
  gint32 most;
  int beyond_close; /* modifier */
  int damage;
} MusterSiegeRange;

/** MusterSiegeWeapon: what a kind of engine can do. */
typedef struct
{
  guint full_crew;     /* its leader included */
  guint least_to_turn;
  guint every_turn;    /* crew that it takes to fire every turn; 0: it never does */
  guint least;         /* crew that can work it */
  guint change_freely; /* crew that may change the ammunition; 0: there is one kind */
  int mw;              /* of its crew */
  int leader_mw;
  int small_target;    /* modifier against size 1 */
} MusterSiegeWeapon;

const MusterSiegeRange *muster_siege_get_range (MusterSiegeAmmunition ammunition);
const MusterSiegeWeapon *muster_siege_get_weapon (MusterSiegeEngineKind kind);
