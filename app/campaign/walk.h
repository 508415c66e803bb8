/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/speed.h"

/** MusterTread: what there is to say of one step of a walk; combined with '|'. */
typedef enum
{
  /* The step is not allowed */
  MUSTER_TREAD_OFF_THE_MAP = 1 << 0,
  MUSTER_TREAD_WATER = 1 << 1,
  MUSTER_TREAD_MUST_STOP = 1 << 2, /* the unit may not leave the hex that it came to */
  MUSTER_TREAD_TOO_FAR = 1 << 3,

  /* It is allowed by */
  MUSTER_TREAD_ABILITY = 1 << 4,   /* need not stop in the hex that it came to */
  MUSTER_TREAD_ROAD = 1 << 5,      /* need not stop there */
  MUSTER_TREAD_LENGTHENED = 1 << 6 /* the road there makes the move longer */
} MusterTread;

#define MUSTER_TREAD_FORBIDDEN \
  (MUSTER_TREAD_OFF_THE_MAP | MUSTER_TREAD_WATER | MUSTER_TREAD_MUST_STOP | MUSTER_TREAD_TOO_FAR)

/* There is no hex to go on from. */
#define MUSTER_TREAD_NOWHERE (MUSTER_TREAD_OFF_THE_MAP | MUSTER_TREAD_WATER)

/** MusterWalk: how far a unit has come on its way, by the rules of terrain and roads alone. A plain value. */
typedef struct
{
  /* Borrowed */
  const MusterWorld *world;
  const MusterTroop *troop;

  MusterPace pace;
  guint32 player;
  guint32 at;       /* hex */
  guint n_steps;
  guint n_rough;    /* rough hexes that counted */
  guint extra;      /* hexes that roads have added */
  MusterSide entered; /* side of the hex by which it came, once it has taken a step */
} MusterWalk;

/** MusterReach: a hex that a unit can reach in one turn, and the shortest way to it. */
typedef struct
{
  guint32 hex;
  MusterPath path;
} MusterReach;

void muster_walk_init (MusterWalk        *walk,
                       const MusterWorld *world,
                       const MusterUnit  *unit,
                       const MusterPace  *pace);
guint muster_walk_tread (MusterWalk *walk,
                         MusterSide  side);
guint muster_walk_count_steps (MusterWalk *walk,
                               MusterPath  path);
GArray *muster_unit_find_reach (const MusterWorld *world,
                                const MusterUnit  *unit) G_GNUC_WARN_UNUSED_RESULT;
