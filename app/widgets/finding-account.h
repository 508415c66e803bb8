/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"
#include "wording/names.h"

#include <gtk/gtk.h>

void muster_finding_account_clear (GtkBox *box);
void muster_finding_account_fill (GtkBox              *box,
                                  const MusterVerdict *verdict,
                                  const MusterNames   *names);
