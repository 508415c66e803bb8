/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** MusterWide: holds the product of two products of lengths. */
typedef __int128 MusterWide;

gint64 muster_greatest_divisor (gint64 a,
                                gint64 b);
gint64 muster_root (MusterWide square);
int muster_root_sign (MusterWide sum,
                      gint64     times,
                      MusterWide square);

/** muster_wide_sign: Returns: -1, 0 or 1 */
static inline int
muster_wide_sign (MusterWide number)
{
  return (number > 0) - (number < 0);
}
