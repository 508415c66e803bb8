/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/edit.h"

void muster_roster_drop (MusterEdit *edit,
                         guint32     unit);
