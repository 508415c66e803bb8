/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterDbaMovePanel: the move that is proposed on a table of DBA, step by step in figures, and the bound it is in. */
#define MUSTER_TYPE_DBA_MOVE_PANEL (muster_dba_move_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterDbaMovePanel, muster_dba_move_panel, MUSTER, DBA_MOVE_PANEL, GtkWidget)

void muster_dba_move_panel_set_session (MusterDbaMovePanel *panel,
                                        MusterTableSession *session);
void muster_dba_move_panel_set_selected (MusterDbaMovePanel *panel,
                                         const GArray       *selected);
