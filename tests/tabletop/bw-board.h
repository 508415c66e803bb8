/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of The Barons' War for tests, in a few words. All lengths are inches; statements are parted by semicolons:
 *
 *   strip                      the obstacle "wall": x from -9 to 9, y from 4 to 4.5, 1" high, a defensive position
 *   obstacle ID HEIGHT defensive|plain X,Y X,Y …
 *   group ID SIDE CLASS [padded|mail] [pony]
 *   w ID GROUP X,Y [RADIUS] [commander]      without a radius: .5
 *   base ID GROUP X,Y                        a warrior on a base of the usual size
 *   rule KEY VALUE      parameter KEY VALUE  (in µm, or a count)
 *   GROUP does KIND [ALLOWANCE]
 *   target GROUP    die N    direction X,Y    casualty ID    victor yes|no    method climb|ladder
 *   to ID [X,Y …]              its way; without one: it is named
 *   for ID ENEMY               for whom it charges
 */
#pragma once

#include "tabletop/bw-adjudicate.h"

MusterScenario *bw_board_read (const char *text);
MusterScenario *bw_board_read_moved (const char *text,
                                     int         mirror,
                                     double      dx,
                                     double      dy,
                                     gboolean    reversed);
