/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/table-session.h"

#include <gtk/gtk.h>

/** MusterDbaBoundForm: whose bound it is, what is left of it, and what the dice for the rivers showed. */
#define MUSTER_TYPE_DBA_BOUND_FORM (muster_dba_bound_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterDbaBoundForm, muster_dba_bound_form, MUSTER, DBA_BOUND_FORM, GtkWidget)

void muster_dba_bound_form_set_session (MusterDbaBoundForm *form,
                                        MusterTableSession *session);
