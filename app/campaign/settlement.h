/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Between the files that settle a battle; the command itself is decided in settle.c.
 */
#pragma once

#include "campaign/battle-result.h"
#include "campaign/deed.h"

typedef enum
{
  MUSTER_FATE_LIVES,
  MUSTER_FATE_SLAIN,     /* or wiped out, on the table */
  MUSTER_FATE_CUT_OFF,   /* no way back was open */
  MUSTER_FATE_GARRISON,  /* of the stronghold that fell */
  MUSTER_FATE_ENGINE,    /* of the loser */
} MusterFate;

/** MusterFighter: a unit in the battle's hex: what it began with, and what becomes of it. */
typedef struct
{
  guint32 unit;
  guint32 player;
  guint8 entered;       /* side by which it came, from 1; 0 = was there */
  gboolean fought;      /* is in the battle, not only in its hex */
  gboolean individual;
  gint32 xp;            /* before */
  guint models;         /* before */
  guint lost;
  MusterFate fate;
  gboolean withdraws;   /* at once ... */
  MusterSide way;       /* ... by this side */
  gboolean waits;       /* for the choice of a way */

  /* Borrowed */
  const MusterUnitResult *result; /* (nullable): what is said of it */
} MusterFighter;

/** MusterSettlement: a battle while it is settled. */
typedef struct
{
  guint32 battle;
  guint32 at;
  guint32 winner;           /* player, 0 = nobody is left */
  gint64 points_against;    /* of all but the hex's owner, before */

  /* Borrowed */
  MusterDeed *deed;

  /* Owned */
  MusterBattleResult *result;
  GArray *fighters;   /* of MusterFighter, by rising keys of their units */
  GArray *players;    /* of guint32: keys of those in the battle */
  GArray *commanders; /* of guint32: keys of their force commanders, 0 = none, in the order of players */
} MusterSettlement;

MusterSettlement *muster_settlement_new (MusterDeed *deed) G_GNUC_WARN_UNUSED_RESULT;
void muster_settlement_free (MusterSettlement *settlement);
MusterFighter *muster_settlement_find_fighter (const MusterSettlement *settlement,
                                               const char             *id);
guint32 muster_settlement_get_commander (const MusterSettlement *settlement,
                                         guint32                 player);
gboolean muster_settlement_is_absent (const MusterSettlement *settlement,
                                      guint32                 player);
const MusterBattle *muster_settlement_get_battle (const MusterSettlement *settlement);

/* Before anything changes */
gboolean muster_settlement_agrees (MusterSettlement *settlement);
gboolean muster_settlement_unit_agrees (MusterSettlement       *settlement,
                                        const MusterUnitResult *said);
void muster_settlement_name_commanders (MusterSettlement *settlement);
void muster_settlement_plan_withdrawals (MusterSettlement *settlement);

/* What follows */
void muster_settlement_count_experience (MusterSettlement *settlement);
void muster_settlement_withdraw (MusterSettlement *settlement);
void muster_settlement_damage_stronghold (MusterSettlement *settlement);
void muster_settlement_pass_control (MusterSettlement *settlement);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSettlement, muster_settlement_free)
