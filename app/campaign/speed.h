/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/clause.h"

/** MusterPace: how far a unit may go in one turn, and what stops it before. */
typedef struct
{
  int speed;
  int mv;        /* of which the speed is made; 0 where the list fixes it */
  int ac;
  guint hexes;
  guint stop_at; /* on entering its so-manieth rough hex of the turn it stops; 0 = it never does */

  /* Borrowed */
  const MusterClause *clause; /* that gives the hexes */
} MusterPace;

void muster_unit_get_pace (const MusterWorld *world,
                           const MusterUnit  *unit,
                           MusterPace        *pace);
gboolean muster_unit_is_hastener (const MusterWorld *world,
                                  const MusterUnit  *unit);
gboolean muster_unit_is_risen (const MusterWorld *world,
                               const MusterUnit  *unit);
gboolean muster_unit_hasten (const MusterWorld *world,
                             const MusterUnit  *unit,
                             MusterPace        *pace);
gboolean muster_troop_passes (const MusterTroop *troop,
                              MusterTerrain      terrain);
