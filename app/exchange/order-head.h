/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/order-sheet.h"
#include "exchange/order-text.h"

MusterSheetRemark *muster_order_sheet_remark (MusterOrderSheet      *sheet,
                                              const MusterOrderLine *line,
                                              MusterSheetRemarkKind  kind,
                                              guint                  from,
                                              guint                  to);
gboolean muster_order_head_read (const MusterWorld     *world,
                                 MusterOrderSheet      *sheet,
                                 const MusterOrderLine *line,
                                 guint                  start);
gboolean muster_order_head_is_end (const MusterOrderLine *line,
                                   guint                  start);
