/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"
#include "session/table-session.h"

/**
 * MusterTabletopPage: a measured table on which moves are proposed and judged. It needs no campaign; with one, it takes
 * the forces of a battle along.
 *
 * Actions: page.open, save, export, print, example (name), accept, step-back, step-forward, take-battle, note
 */
#define MUSTER_TYPE_TABLETOP_PAGE (muster_tabletop_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterTabletopPage, muster_tabletop_page, MUSTER, TABLETOP_PAGE, MusterPage)

MusterTableSession *muster_tabletop_page_get_table (MusterTabletopPage *page);
const MusterFinding *muster_tabletop_page_get_finding (MusterTabletopPage *page);
guint32 muster_tabletop_page_get_battle (MusterTabletopPage *page);
void muster_tabletop_page_show (MusterTabletopPage *page,
                                MusterScenario     *scenario,
                                guint32             battle);
