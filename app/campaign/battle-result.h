/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"
#include "campaign/hex.h"

/** MusterLostSpecial: special models of a unit that were lost. */
typedef struct
{
  char *special; /* Owned: its id */
  guint count;
} MusterLostSpecial;

/** MusterUnitResult: what became of a unit in a battle. The fields are those of battle-result.def. */
typedef struct
{
  /* Owned */
  char *id;
#define UNIT_FLAG(field, word) gboolean field;
#define UNIT_ENEMIES(field, word) GPtrArray *field; /* of ids */
#define UNIT_NUMBER(field, word) guint field;
#include "campaign/battle-result.def"
#undef UNIT_FLAG
#undef UNIT_ENEMIES
#undef UNIT_NUMBER
  GArray *lost_specials; /* of MusterLostSpecial */
} MusterUnitResult;

/** MusterBattleRemark: what a result says of a player: the first two fields, or the first and a number or two. */
typedef struct
{
  /* Owned */
  char *player;
  char *what;   /* (nullable): the objective's kind, the unit's id or the side */
  guint round;  /* of a score */
  guint points; /* of a score */
} MusterBattleRemark;

/**
 * MusterBattleResult: what the table says when a battle is over: a value, of ids as people wrote them. Whether it fits
 * to the campaign is seen when it is settled.
 */
typedef struct
{
  /* Owned */
  char *battle;        /* (nullable): its id, or ... */
  char *at;            /* (nullable): ... the label of its hex */
  char *winner;        /* (nullable): a player; nobody if nobody is left */
  GArray *units;       /* of MusterUnitResult */
  GArray *held;        /* of MusterBattleRemark: objectives, "primary" or "secondary" */
  GArray *commanders;  /* likewise: force commanders where CMD-1 leaves the choice */
  GArray *scores;      /* likewise */
  GArray *withdrawals; /* likewise: the side by which a loser withdraws where RETR-3 leaves the choice */

  guint rounds;        /* 0 = not said */
  gboolean annihilation;
  gboolean gate_destroyed;
  gboolean breached;   /* an attacker inside slew a defender inside */
  gboolean defaults;   /* take the default of what RETR-3 leaves open */
} MusterBattleResult;

MusterBattleResult *muster_battle_result_new (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_result_free (MusterBattleResult *result);
gboolean muster_battle_result_set (MusterBattleResult *result,
                                   const char         *word,
                                   const char         *value,
                                   GError            **error);
MusterUnitResult *muster_battle_result_add_unit (MusterBattleResult *result,
                                                 const char         *id,
                                                 GError            **error);
gboolean muster_unit_result_set (MusterUnitResult *unit,
                                 const char       *word,
                                 const char       *value,
                                 GError          **error);
const MusterUnitResult *muster_battle_result_find_unit (const MusterBattleResult *result,
                                                        const char               *id);

const MusterBattle *muster_battle_result_find_battle (const MusterBattleResult *result,
                                                      const MusterWorld        *world,
                                                      GError                  **error);
MusterCommand *muster_battle_result_dup_command (const MusterBattleResult *result,
                                                 GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
MusterBattleResult *muster_battle_result_new_from_command (const MusterCommand *command,
                                                           GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleResult, muster_battle_result_free)
