/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterBwActionPanel: the action that is proposed on a table of The Barons' War, in words and figures. */
#define MUSTER_TYPE_BW_ACTION_PANEL (muster_bw_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterBwActionPanel, muster_bw_action_panel, MUSTER, BW_ACTION_PANEL, GtkWidget)

void muster_bw_action_panel_set_session (MusterBwActionPanel *panel,
                                         MusterTableSession  *session);
