/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries of a battle form: check buttons, spin buttons, drop-downs and tallies, each for one word of the result.
 */
#pragma once

#include <gtk/gtk.h>

/** MusterBattleKey: what an entry is for. */
typedef struct
{
  const char *word;   /* of the result */
  const char *unit;   /* (nullable): id of the unit that the word is said of */
  const char *player; /* (nullable): id of the player that the word is said of */
  const char *mark;   /* (nullable): what a check button that is ticked says; else "yes" */
} MusterBattleKey;

#define MUSTER_BATTLE_KEY(...) (&(const MusterBattleKey) {__VA_ARGS__})

void muster_battle_entry_init (GtkWidget             *widget,
                               const MusterBattleKey *key);
const char *muster_battle_entry_get_word (GtkWidget *entry);
const char *muster_battle_entry_get_unit (GtkWidget *entry);
const char *muster_battle_entry_get_player (GtkWidget *entry);
const char *muster_battle_entry_get_mark (GtkWidget *entry);
char *muster_battle_entry_dup_value (GtkWidget *entry) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_entry_set_value (GtkWidget  *entry,
                                    const char *value);
GtkWidget *muster_battle_choice_new (const char *nothing);
void muster_battle_choice_add (GtkWidget  *choice,
                               const char *id,
                               const char *name);
