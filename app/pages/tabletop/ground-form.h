/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterGroundForm: what covers the table, as a list; more of it is added by its corners. */
#define MUSTER_TYPE_GROUND_FORM (muster_ground_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterGroundForm, muster_ground_form, MUSTER, GROUND_FORM, GtkWidget)

void muster_ground_form_set_session (MusterGroundForm   *form,
                                     MusterTableSession *session);
void muster_ground_form_set_middle (MusterGroundForm *form,
                                    MusterPoint       middle);
