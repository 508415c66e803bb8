/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/** MusterLedgerPage: every gain and loss with its cause, to filter, sum and export. */
#define MUSTER_TYPE_LEDGER_PAGE (muster_ledger_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerPage, muster_ledger_page, MUSTER, LEDGER_PAGE, MusterPage)
