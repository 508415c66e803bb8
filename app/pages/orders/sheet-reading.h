/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decide.h"
#include "campaign/order-sheet.h"

#include <gio/gio.h>

void muster_sheet_reading_list (GListStore             *items,
                                const MusterOrderSheet *sheet,
                                const MusterWorld      *world,
                                const MusterDecision   *decision);
