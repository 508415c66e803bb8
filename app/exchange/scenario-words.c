/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/scenario-words.h"

#include <stddef.h>

const char *const muster_scenario_rules_words[] = {"dba", "barons-war", "chronopia-siege", NULL};
const char *const muster_going_words[] = {"good", "rough", "bad", NULL};
const char *const muster_river_state_words[] = {"unknown", "1", "2", "3", "4", "5", "6", NULL};
const char *const muster_dba_phase_words[] = {"tactical", "shooting", "combat", NULL}; /* without "not said" */
const char *const muster_dba_move_words[] = {
  "single", "group", "reduce", "dismount", "recoil", "flee", "take-back", NULL,
};
const char *const muster_bw_class_words[] = {"infantry", "cavalry", NULL};
const char *const muster_bw_armour_words[] = {"none", "padded", "mail", NULL};
const char *const muster_bw_action_words[] = {
  "move", "run", "charge", "failed-charge", "forced-back", "regroup", "defend", NULL,
};
const char *const muster_bw_method_words[] = {"walk", "climb", "ladder", NULL};
const char *const muster_siege_engine_words[] = {"catapult", "ballista", "mantlet", NULL};
const char *const muster_siege_last_words[] = {"none", "move", "load", "fire", "repair", NULL};
const char *const muster_siege_ammunition_words[] = {"rock", "boulder", "naphtha", "bolt", NULL};
const char *const muster_siege_means_words[] = {"free", "rope", "ladder", NULL};
