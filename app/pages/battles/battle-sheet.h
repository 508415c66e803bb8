/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "pages/battles/battle-entry.h"

/**
 * MusterBattleSheet: the entries of a battle form, and the text of the command "settle" that they make together.
 */
typedef struct _MusterBattleSheet MusterBattleSheet;

typedef void (*MusterBattleChanged) (gpointer data);

MusterBattleSheet *muster_battle_sheet_new (MusterWorld        *world,
                                            guint32             battle,
                                            MusterBattleChanged changed,
                                            gpointer            data) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_sheet_free (MusterBattleSheet *sheet);
MusterWorld *muster_battle_sheet_get_world (const MusterBattleSheet *sheet);
const MusterBattle *muster_battle_sheet_get_battle (const MusterBattleSheet *sheet);

GtkWidget *muster_battle_sheet_add (MusterBattleSheet     *sheet,
                                    GtkWidget             *widget,
                                    const MusterBattleKey *key,
                                    const char            *name);
GtkWidget *muster_battle_sheet_find (const MusterBattleSheet *sheet,
                                     const MusterBattleKey   *key);
guint muster_battle_sheet_count (const MusterBattleSheet *sheet,
                                 GtkWidget               *above);
char *muster_battle_sheet_dup_text (const MusterBattleSheet *sheet) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_sheet_set_text (MusterBattleSheet *sheet,
                                   const char        *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBattleSheet, muster_battle_sheet_free)
