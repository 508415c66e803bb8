/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

const MusterCombatant *muster_battle_find_combatant (const MusterWorld *world,
                                                     guint32            battle,
                                                     guint32            unit);
gboolean muster_battle_has_player (const MusterWorld *world,
                                   guint32            battle,
                                   guint32            player);
GArray *muster_battle_dup_players (const MusterWorld *world,
                                   guint32            battle) G_GNUC_WARN_UNUSED_RESULT;
gint64 muster_battle_get_points_against (const MusterWorld *world,
                                         guint32            battle,
                                         guint32            defender);

/** MusterForceCommander: who commands a player's force in a battle. */
typedef struct
{
  guint32 unit;    /* key, 0 = nobody, or tied */
  int ld;
  guint n_equals;  /* individuals among whom the player picks, 0 = there is none */
} MusterForceCommander;

MusterForceCommander muster_battle_find_commander (const MusterWorld *world,
                                                   guint32            battle,
                                                   guint32            player);
gboolean muster_battle_may_command (const MusterWorld *world,
                                    guint32            battle,
                                    guint32            unit);
