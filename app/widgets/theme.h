/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/palette.h"

#include <gtk/gtk.h>

const MusterPalette *muster_theme_get_palette (GtkWidget *widget);
