/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/verdict.h"

/** MusterRoll: one die as it fell, with the finding that asked for it, so that it can be read and replayed. */
typedef struct
{
  guint32 number; /* of the campaign's rolls, from 1; 0 for a die that was typed in */
  guint16 sides;
  guint16 value;
  const MusterClause *clause;
  MusterReason reason;
} MusterRoll;

/**
 * MusterDice: where the numbers of one command come from. Rolls typed in are used first, in order; after them the
 * seeded dice roll, or, where they may not, the roll is missing.
 */
typedef struct _MusterDice MusterDice;

MusterDice *muster_dice_new_seeded (guint64 seed,
                                    guint32 n_used) G_GNUC_WARN_UNUSED_RESULT;
MusterDice *muster_dice_new_borrowed (guint64 seed) G_GNUC_WARN_UNUSED_RESULT;
MusterDice *muster_dice_new_typed (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_dice_free (MusterDice *dice);

void muster_dice_type_in (MusterDice *dice,
                          guint       value);
void muster_dice_begin (MusterDice *dice,
                        guint32     n_used);
void muster_dice_take_back (MusterDice *dice);
gboolean muster_dice_roll (MusterDice         *dice,
                           const MusterClause *clause,
                           MusterReason        reason,
                           guint               sides,
                           guint              *value);
guint muster_dice_get_n_rolls (const MusterDice *dice);
const MusterRoll *muster_dice_get_roll (const MusterDice *dice,
                                        guint             index);
guint muster_dice_get_n_counted (const MusterDice *dice);
guint muster_dice_get_misfit (const MusterDice *dice);
guint muster_dice_get_n_left (const MusterDice *dice);

guint muster_dice_seeded_value (guint64 seed,
                                guint32 number,
                                guint   sides);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDice, muster_dice_free)
