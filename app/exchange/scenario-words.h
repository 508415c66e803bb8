/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of scenario files, in the order of the enumerations that they spell; each list ends with NULL.
 */
#pragma once

extern const char *const muster_scenario_rules_words[];
extern const char *const muster_going_words[];
extern const char *const muster_river_state_words[];
extern const char *const muster_dba_phase_words[];
extern const char *const muster_dba_move_words[];
extern const char *const muster_bw_class_words[];
extern const char *const muster_bw_armour_words[];
extern const char *const muster_bw_action_words[];
extern const char *const muster_bw_method_words[];
extern const char *const muster_siege_engine_words[];
extern const char *const muster_siege_last_words[];
extern const char *const muster_siege_ammunition_words[];
extern const char *const muster_siege_means_words[];
