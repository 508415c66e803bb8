/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences of each chapter's reasons: muster_phrase_<chapter> (), one file each.
 *
 * A sentence writes the places of facts.def in braces, such as {subject}; a part in square brackets is left out where
 * a place in it has no fact. Where a number decides on singular or plural, it is ngettext ().
 */
#pragma once

#include "core/finding.h"

const char *muster_phrase_setup (guint                reason,
                                 const MusterFinding *finding);
const char *muster_phrase_harvest (guint                reason,
                                   const MusterFinding *finding);
const char *muster_phrase_merchant (guint                reason,
                                    const MusterFinding *finding);
const char *muster_phrase_plot (guint                reason,
                                const MusterFinding *finding);
const char *muster_phrase_movement (guint                reason,
                                    const MusterFinding *finding);
const char *muster_phrase_battle (guint                reason,
                                  const MusterFinding *finding);
const char *muster_phrase_experience (guint                reason,
                                      const MusterFinding *finding);
const char *muster_phrase_aftermath (guint                reason,
                                     const MusterFinding *finding);
const char *muster_phrase_claim (guint                reason,
                                 const MusterFinding *finding);
const char *muster_phrase_supply (guint                reason,
                                  const MusterFinding *finding);
const char *muster_phrase_diplomacy (guint                reason,
                                     const MusterFinding *finding);
const char *muster_phrase_turn (guint                reason,
                                const MusterFinding *finding);
const char *muster_phrase_map (guint                reason,
                               const MusterFinding *finding);

/* The chapters of the tabletop rules, which count on from those of the campaign. */
#define MUSTER_FIRST_TABLE_CHAPTER 64

const char *muster_phrase_table (guint                chapter,
                                 guint                reason,
                                 const MusterFinding *finding);
const char *muster_phrase_dba_move (guint chapter,
                                    guint reason);
const char *muster_phrase_dba_group (guint chapter,
                                     guint reason);
const char *muster_phrase_dba_ground (guint chapter,
                                      guint reason);
const char *muster_phrase_bw_crossing (guint chapter,
                                       guint reason);
const char *muster_phrase_bw_charge (guint chapter,
                                     guint reason);
const char *muster_phrase_siege_climb (guint chapter,
                                       guint reason);
const char *muster_phrase_siege_fire (guint chapter,
                                      guint reason);
