/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/page.h"

/** MusterMapPage: the map with its layers, and an inspector of the selected hex; routes are drawn by dragging units. */
#define MUSTER_TYPE_MAP_PAGE (muster_map_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterMapPage, muster_map_page, MUSTER, MAP_PAGE, MusterPage)
