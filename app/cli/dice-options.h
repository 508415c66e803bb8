/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/dice.h"

#define MUSTER_HIGHEST_OF_RULES 20 /* no die of the rules shows more ... */
#define MUSTER_HIGHEST_OF_TABLE 1000 /* ... but those that the command "roll" rolls for the table */

/** MusterDiceOptions: what --roll and --seed say. */
typedef struct
{
  /* Owned */
  char **rolls; /* (nullable) */
  char *seed;   /* (nullable) */
} MusterDiceOptions;

/* The entries for GOption; @given is a MusterDiceOptions. */
#define MUSTER_DICE_OPTION_ENTRIES(given) \
  {"roll", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &(given).rolls, \
   N_("A roll of the table's dice; several are used in order"), N_("N")}, \
  {"seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &(given).seed, \
   N_("Roll this call from a seed of its own"), N_("N")}

void muster_dice_options_clear (MusterDiceOptions *given);
MusterDice *muster_dice_options_new_dice (const MusterDiceOptions *given,
                                          guint                    most,
                                          const MusterWorld       *world,
                                          GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterDiceOptions, muster_dice_options_clear)
