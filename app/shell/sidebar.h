/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/** MusterSidebar: the pages of a stack as a list, with a badge for what waits on each. */
#define MUSTER_TYPE_SIDEBAR (muster_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidebar, muster_sidebar, MUSTER, SIDEBAR, GtkWidget)

void muster_sidebar_set_stack (MusterSidebar *sidebar,
                               GtkStack      *stack);
