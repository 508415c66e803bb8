/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "wording/names.h"

#include <gtk/gtk.h>

/**
 * MusterDecisionRow: a decision that is open in a step, with its options.
 *
 * Signals: chosen (string decision, string option).
 */
#define MUSTER_TYPE_DECISION_ROW (muster_decision_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterDecisionRow, muster_decision_row, MUSTER, DECISION_ROW, GtkWidget)

GtkWidget *muster_decision_row_new (const MusterFinding *finding,
                                    const MusterNames   *names);
gboolean muster_finding_is_decision (const MusterFinding *finding);
