/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decide.h"
#include "cli/subcommand.h"

MusterExit muster_decision_print (const MusterDecision *decision,
                                  const MusterWorld    *before);
void muster_dice_print_left (const MusterDice *dice);
