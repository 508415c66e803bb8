/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * MusterOrderItem: a line beside an order sheet: an order and what the rules say of it, a remark, or a unit that holds.
 *
 * Properties (all read-only strings, nullable): title ("Damned #1"), detail ("N, NW, NW"), message, clause, icon-name;
 * line (uint, 0 = not in the sheet).
 */
#define MUSTER_TYPE_ORDER_ITEM (muster_order_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrderItem, muster_order_item, MUSTER, ORDER_ITEM, GObject)

typedef enum
{
  MUSTER_ORDER_GOOD,
  MUSTER_ORDER_FORBIDDEN,
  MUSTER_ORDER_ERROR,
  MUSTER_ORDER_NOTE,
  MUSTER_ORDER_HOLDS,
} MusterOrderStanding;

MusterOrderItem *muster_order_item_new (MusterOrderStanding standing,
                                        const char         *title,
                                        const char         *detail,
                                        guint               line) G_GNUC_WARN_UNUSED_RESULT;
void muster_order_item_explain (MusterOrderItem *item,
                                const char      *message,
                                const char      *clause);
guint muster_order_item_get_line (MusterOrderItem *item);
