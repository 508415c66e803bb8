/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/** MusterProfile: what a unit's models fight with, after the changes of its level. */
typedef struct
{
  int mv;
  int ac;
  int cc;
  int mw;
  int pw;
  int ld;
  int leader_ld; /* 0 = has no leader */
  int w;
  int a;
  int def;
  int st;
  int size;
  int cc_or_mw;  /* to be added to CC or MW, as its player chose */
} MusterProfile;

MusterLevel muster_level_of (const MusterWorld *world,
                             const MusterTroop *troop,
                             int                xp);
MusterLevel muster_unit_get_level (const MusterWorld *world,
                                   const MusterUnit  *unit);
void muster_unit_get_profile (const MusterWorld *world,
                              const MusterUnit  *unit,
                              MusterProfile     *profile);
int muster_unit_get_leadership (const MusterWorld *world,
                                const MusterUnit  *unit);
