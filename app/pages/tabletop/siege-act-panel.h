/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterSiegeActPanel: what is proposed at a siege: who climbs, cuts, hauls or fires, and what the dice showed. */
#define MUSTER_TYPE_SIEGE_ACT_PANEL (muster_siege_act_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterSiegeActPanel, muster_siege_act_panel, MUSTER, SIEGE_ACT_PANEL, GtkWidget)

void muster_siege_act_panel_set_session (MusterSiegeActPanel *panel,
                                         MusterTableSession  *session);
