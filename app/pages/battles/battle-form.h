/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/battle-result.h"

#include <gtk/gtk.h>

/**
 * MusterBattleForm: the result of a battle as it is entered at the table. Its state is one value, the text of the
 * command
 * "settle"; whatever a person changes makes a new one.
 *
 * Signals: changed ().
 */
#define MUSTER_TYPE_BATTLE_FORM (muster_battle_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleForm, muster_battle_form, MUSTER, BATTLE_FORM, GtkWidget)

void muster_battle_form_show (MusterBattleForm *form,
                              MusterWorld      *world,
                              guint32           battle);
void muster_battle_form_clear (MusterBattleForm *form);
char *muster_battle_form_dup_text (MusterBattleForm *form) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_form_set_text (MusterBattleForm *form,
                                  const char       *text);
