/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/battles/battle-sheet.h"

GtkWidget *muster_battle_players_new_line (MusterBattleSheet  *sheet,
                                           const MusterPlayer *player);
void muster_battle_players_update (MusterBattleSheet *sheet);
