/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries of a battle form: check buttons, spin buttons, drop-downs, tallies and text, each for one word of the
 * result; a drop-down knows its ids as data "ids".
 */
#pragma once

#include <gtk/gtk.h>

void muster_battle_entry_init (GtkWidget  *widget,
                               const char *word,
                               const char *unit);
const char *muster_battle_entry_get_word (GtkWidget *field);
const char *muster_battle_entry_get_unit (GtkWidget *field);
char *muster_battle_entry_dup_value (GtkWidget *field) G_GNUC_WARN_UNUSED_RESULT;
void muster_battle_entry_set_value (GtkWidget  *field,
                                    const char *value);
