/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/**
 * MusterPiecesPanel: the pieces of a table as a list, to place, describe and remove them, and what covers the table.
 *
 * Signals: picked (uint piece): a person chose a piece of the list
 */
#define MUSTER_TYPE_PIECES_PANEL (muster_pieces_panel_get_type ())
G_DECLARE_FINAL_TYPE (MusterPiecesPanel, muster_pieces_panel, MUSTER, PIECES_PANEL, GtkWidget)

void muster_pieces_panel_set_session (MusterPiecesPanel  *panel,
                                      MusterTableSession *session);
void muster_pieces_panel_set_selected (MusterPiecesPanel *panel,
                                       const GArray      *selected);
void muster_pieces_panel_set_middle (MusterPiecesPanel *panel,
                                     MusterPoint        middle);
void muster_pieces_panel_remove (MusterPiecesPanel *panel);
