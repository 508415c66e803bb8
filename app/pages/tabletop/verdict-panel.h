/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/**
 * MusterVerdictPanel: what the rules say of the move that is proposed, and which house rules would change it.
 *
 * Signals: chosen (): another finding is to be marked on the table
 */
#define MUSTER_TYPE_VERDICT_PANEL (muster_verdict_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterVerdictPanel, muster_verdict_panel, MUSTER, VERDICT_PANEL, GtkWidget)

void muster_verdict_panel_set_session (MusterVerdictPanel *panel,
                                       MusterTableSession *session);
const MusterFinding *muster_verdict_panel_get_finding (MusterVerdictPanel *panel);
