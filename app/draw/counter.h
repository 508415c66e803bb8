/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "draw/palette.h"

/* A counter's height, as a part of its width */
#define MUSTER_COUNTER_ASPECT 0.62

void muster_draw_counter (cairo_t             *cr,
                          const MusterPalette *palette,
                          const MusterWorld   *world,
                          const MusterUnit    *unit,
                          double               x,
                          double               y,
                          double               width);
