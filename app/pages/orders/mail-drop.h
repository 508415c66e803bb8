/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * MusterMailDropped: hears what was dropped.
 * @text: (nullable): of the file; NULL where it could not be read
 * @message: (nullable): what kept it from being read
 */
typedef void (*MusterMailDropped) (GtkWidget  *page,
                                   const char *text,
                                   const char *message);

void muster_mail_drop_install (GtkWidget        *target,
                               GtkWidget        *page,
                               MusterMailDropped dropped);
