/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "wording/names.h"

#include <gtk/gtk.h>

/**
 * MusterFindingList: the findings of a verdict, a row each: outcome, sentence and the clause as a chip.
 *
 * Signals: chosen (gpointer MusterFinding): by a person, where the list is choosable; it lives as long as the row
 */
#define MUSTER_TYPE_FINDING_LIST (muster_finding_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterFindingList, muster_finding_list, MUSTER, FINDING_LIST, GtkWidget)

GtkWidget *muster_finding_list_new (void);
void muster_finding_list_set_choosable (MusterFindingList *list,
                                        gboolean           choosable);
void muster_finding_list_clear (MusterFindingList *list);
void muster_finding_list_show (MusterFindingList   *list,
                               const MusterVerdict *verdict,
                               const MusterNames   *names);
