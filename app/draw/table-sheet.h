/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table.h"

void muster_table_sheet_draw (const MusterTablePicture *picture,
                              cairo_t                  *cr,
                              double                    width,
                              double                    height);
