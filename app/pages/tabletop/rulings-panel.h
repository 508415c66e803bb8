/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterRulingsPanel: the house rules of a table's rules, each with its value and why it is so. */
#define MUSTER_TYPE_RULINGS_PANEL (muster_rulings_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterRulingsPanel, muster_rulings_panel, MUSTER, RULINGS_PANEL, GtkWidget)

void muster_rulings_panel_set_session (MusterRulingsPanel *panel,
                                       MusterTableSession *session);
