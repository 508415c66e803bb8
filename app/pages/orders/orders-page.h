/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/** MusterOrdersPage: a text sheet per player beside what was read from it; sealed once plotted, until revealed. */
#define MUSTER_TYPE_ORDERS_PAGE (muster_orders_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterOrdersPage, muster_orders_page, MUSTER, ORDERS_PAGE, MusterPage)
