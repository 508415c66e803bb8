/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

/** MusterSupplySource: what a chain of hexes leads to, the better the higher; combined with '|'. */
typedef enum
{
  MUSTER_SUPPLY_WATCHTOWER = 1 << 0,
  MUSTER_SUPPLY_FORTRESS = 1 << 1,
} MusterSupplySource;

/** MusterRealm: hexes of one owner that hang together. */
typedef struct
{
  guint32 owner;  /* player */
  guint32 source; /* first fortress in it by key, else first watchtower, else %MUSTER_NO_HEX */
  guint8 sources; /* MusterSupplySource */
} MusterRealm;

/** MusterSupplyLines: how all controlled hexes of a world hang together in one turn. */
typedef struct
{
  guint n_hexes;
  guint columns;

  /* Owned */
  guint32 *realms_of; /* of each hex of the rectangle: number of its realm from 1, 0 = nobody's */
  GArray *realms;     /* of MusterRealm */
} MusterSupplyLines;

/* The realm of hex @index of the rectangle, which must have an owner. */
#define MUSTER_REALM_AT(lines, index) \
  (&g_array_index ((lines)->realms, MusterRealm, (lines)->realms_of[index] - 1))

MusterSupplyLines *muster_supply_lines_new (const MusterWorld *world,
                                            gint32             turn) G_GNUC_WARN_UNUSED_RESULT;
void muster_supply_lines_free (MusterSupplyLines *lines);

const MusterRealm *muster_supply_lines_get_realm (const MusterSupplyLines *lines,
                                                  guint32                  hex);
const MusterRealm *muster_supply_lines_trace (const MusterSupplyLines *lines,
                                              const MusterWorld       *world,
                                              guint32                  hex,
                                              guint32                  player);

guint muster_supply_lines_get_sources (const MusterSupplyLines *lines,
                                       guint32                  player);
guint muster_player_get_supply_sources (const MusterWorld *world,
                                        guint32            player,
                                        gint32             turn);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSupplyLines, muster_supply_lines_free)
