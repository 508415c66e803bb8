/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One argument of a command, to be entered: a list to choose from where the campaign knows the values, else text.
 */
#pragma once

#include "campaign/argument.h"

#include <gtk/gtk.h>

GtkWidget *muster_argument_field_new (const MusterArgumentSpec *spec,
                                      const MusterWorld        *world);
char *muster_argument_field_dup_value (GtkWidget *field) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_argument_field_get_signal (GtkWidget *field);
