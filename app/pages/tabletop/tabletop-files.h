/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages/tabletop/tabletop-page.h"

void muster_tabletop_files_install (GtkWidgetClass *class);
