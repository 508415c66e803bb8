/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

#include <gtk/gtk.h>

/**
 * MusterInspector: what there is to know of a hex, each figure with the clause behind it, and the units in it.
 *
 * Signals: unit-selected (uint unit key), plot (uint unit key, int64 path), hold (uint unit key).
 */
#define MUSTER_TYPE_INSPECTOR (muster_inspector_get_type ())
G_DECLARE_FINAL_TYPE (MusterInspector, muster_inspector, MUSTER, INSPECTOR, GtkWidget)

void muster_inspector_show (MusterInspector *inspector,
                            MusterWorld     *world,
                            guint32          hex);
void muster_inspector_clear (MusterInspector *inspector);
guint32 muster_inspector_get_unit (MusterInspector *inspector);
gboolean muster_inspector_select_mover (MusterInspector *inspector);
void muster_inspector_ask_to_plot (MusterInspector *inspector);
void muster_inspector_set_path (MusterInspector *inspector,
                                MusterPath       path);
