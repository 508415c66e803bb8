/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/battles/battle-sheet.h"

GtkWidget *muster_battle_units_new_grid (MusterBattleSheet *sheet,
                                         guint32            player);
void muster_battle_units_update (MusterBattleSheet *sheet,
                                 GtkWidget         *grid);
