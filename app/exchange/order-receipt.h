/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/order-sheet.h"

char *muster_order_receipt_dup_text (const MusterWorld      *world,
                                     guint32                 player,
                                     const MusterOrderSheet *sheet) G_GNUC_WARN_UNUSED_RESULT;
