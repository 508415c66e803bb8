/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "wording/names.h"

#include <gtk/gtk.h>

/**
 * MusterVerdictBar: one line that says how the last act came out, with the findings behind it in a popover.
 * What it says is announced to a screen reader by the change of its label.
 */
#define MUSTER_TYPE_VERDICT_BAR (muster_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, MUSTER, VERDICT_BAR, GtkWidget)

void muster_verdict_bar_show_verdict (MusterVerdictBar    *bar,
                                      const MusterVerdict *verdict,
                                      const MusterNames   *names,
                                      const char          *done);
void muster_verdict_bar_show_message (MusterVerdictBar *bar,
                                      const char       *message,
                                      gboolean          failed);
char *muster_verdict_dup_deciding (const MusterVerdict *verdict,
                                   const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
