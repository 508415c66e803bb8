/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/**
 * MusterBattlesPage: the battles of the turn; the form of a pending one, with the live verdict; what a settled one came
 * to.
 */
#define MUSTER_TYPE_BATTLES_PAGE (muster_battles_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattlesPage, muster_battles_page, MUSTER, BATTLES_PAGE, MusterPage)
