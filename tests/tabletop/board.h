/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables for tests, in a few words. All lengths are base widths of 40 mm; statements are parted by semicolons:
 *
 *   el ID SIDE TROOP X Y DX DY [DEPTH]   an element; SIDE is red, which moves, or blue
 *   set ID contingent|moves|joined|marked|dismount VALUE
 *   terrain GOING X,Y X,Y …    river STATE X,Y X,Y …    wall X,Y X,Y …    fort KIND SIDE X,Y X,Y …
 *   road WIDTH X,Y X,Y …
 *   bound PHASE NUMBER PIPS    whose is red's; without it: tactical, the third, 4 PIPS; - is not said
 *   rule KEY VALUE
 *   move KIND ID …             then its steps: straight BY, slide BY, wheel X,Y DX,DY, via X,Y, to X,Y [DX,DY] [ID]
 *   becomes TROOP              of a dismount
 *   agreed                     of taking back
 *   width N                    of a reduction
 */
#pragma once

#include "tabletop/dba-adjudicate.h"
#include "tabletop/dba-rulebook.h"

#define BOARD_BASE_WIDTH 40000

MusterScenario *board_read (const char *text);
MusterPose board_pose (double x,
                       double y,
                       double dx,
                       double dy);
char *board_say (const MusterVerdict *verdict);
