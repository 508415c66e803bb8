/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * MusterTallyButton: how often each of some things happened: a button that opens a count for each.
 *
 * Properties: value (string): ids parted by commas, each as often as it was counted; notified when a person counts.
 */
#define MUSTER_TYPE_TALLY_BUTTON (muster_tally_button_get_type ())
G_DECLARE_FINAL_TYPE (MusterTallyButton, muster_tally_button, MUSTER, TALLY_BUTTON, GtkWidget)

GtkWidget *muster_tally_button_new (const char *name);
void muster_tally_button_add (MusterTallyButton *button,
                              const char        *id,
                              const char        *name);
char *muster_tally_button_dup_value (MusterTallyButton *button) G_GNUC_WARN_UNUSED_RESULT;
void muster_tally_button_set_value (MusterTallyButton *button,
                                    const char        *value);
