/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"
#include "core/dice.h"

/** MusterDecision: what a command comes to. Unless the verdict is LEGAL there are no effects and no world after. */
typedef struct
{
  /* Owned */
  MusterVerdict *verdict;
  GArray *effects;    /* of MusterEffect */
  GArray *rolls;      /* of MusterRoll */
  MusterWorld *after; /* (nullable) */
} MusterDecision;

MusterDice *muster_dice_new_for_campaign (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
MusterDecision *muster_decide (MusterWorld         *world,
                               const MusterCommand *command,
                               MusterDice          *dice,
                               GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void muster_decision_free (MusterDecision *decision);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDecision, muster_decision_free)
