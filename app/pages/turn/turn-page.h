/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/** MusterTurnPage: the eight steps: what happened in those before, what will happen in this one, what is open in it. */
#define MUSTER_TYPE_TURN_PAGE (muster_turn_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterTurnPage, muster_turn_page, MUSTER, TURN_PAGE, MusterPage)
