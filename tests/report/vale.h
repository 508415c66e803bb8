/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small campaign, and its first turn, that the tests of reports share. What must come of it stands by hand in
 * tests/report/golden/README.md.
 */
#pragma once

static const char vale_start[] =
  "turn 1 harvest\n"
  "map 8x6 plains 3\n"
  "player anna firstborn plains grain=15 wood=10 stone=10 name=Anna colour=#3465a4\n"
  "player bert devout plains grain=15 wood=10 stone=10 points=60 name=Bert colour=#c01c28\n"
  "home 0303 anna name=Keep\n"
  "home 0704 bert name=Skullgate\n"
  "hex 0304 forest 3 town owner=anna name=Oakvale\n"
  "hex 0603 desert 2 owner=bert\n"
  "hex 0806 forest 2 owner=bert\n"
  "hex 0101 sea 0\n"
  "unit u1 firstborn.swordsmen anna 0304 troopers=6 name=\"Swords #1\"\n"
  "unit u2 firstborn.longbowmen anna 0304 troopers=6 xp=9 name=\"Bows #2\"\n"
  "unit u3 firstborn.baron anna 0304 xp=25 role=commander name=\"Baron Hugo\"\n"
  "unit u4 devout.risen bert 0604 xp=2 name=\"Risen #1\"\n"
  "unit u5 devout.swordsmen-followers bert 0604 name=\"Followers #2\"\n"
  "unit u6 devout.necromancer bert 0604 xp=26 role=commander name=Mort\n";

static const char *const vale_harvest[] = {
  "finish step=harvest", "sell player=anna resource=grain amount=3", "buy player=bert resource=wood amount=1",
  "note text=\"Carl joins in turn 3\"", "finish step=merchant", "finish step=recruitment", NULL,
};

static const char *const vale_movement[] = {
  "orders player=anna u1=SE u2=SE u3=SE", "plot unit=u4 path=SW", "plot unit=u5 path=\"SW NW\"",
  "finish step=movement", NULL,
};

static const char *const vale_combat[] = {
  "settle battle=b1 rounds=5 winner=anna u1=\"took-part wounded halved=u5 objective\" u3=took-part "
  "u5=\"took-part wounded lost-troopers=3\"",
  "finish step=combat defaults=yes", "finish step=claim", NULL,
};
