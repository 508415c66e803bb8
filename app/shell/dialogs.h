/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterPathChosen: hears which file was chosen; not called when nobody chose. */
typedef void (*MusterPathChosen) (GtkWindow  *parent,
                                  const char *path);

void muster_dialog_say (GtkWindow  *parent,
                        const char *heading,
                        const char *body);
void muster_dialog_choose_campaign (GtkWindow       *parent,
                                    MusterPathChosen chosen);
void muster_dialog_choose_copy (GtkWindow       *parent,
                                const char      *suggested,
                                MusterPathChosen chosen);
