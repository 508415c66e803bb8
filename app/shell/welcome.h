/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterWelcome: what a window without a campaign shows: the example, a new campaign, recent files. */
#define MUSTER_TYPE_WELCOME (muster_welcome_get_type ())
G_DECLARE_FINAL_TYPE (MusterWelcome, muster_welcome, MUSTER, WELCOME, GtkWidget)
