/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/** MusterReportsPage: documents made from the journal: preview, print, PDF and other files, text for the clipboard. */
#define MUSTER_TYPE_REPORTS_PAGE (muster_reports_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterReportsPage, muster_reports_page, MUSTER, REPORTS_PAGE, MusterPage)
