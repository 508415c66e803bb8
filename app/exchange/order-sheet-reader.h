/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/order-sheet.h"

MusterOrderSheet *muster_order_sheet_read (const MusterWorld *world,
                                           guint32            player,
                                           const char        *mail,
                                           gsize              length) G_GNUC_WARN_UNUSED_RESULT;
