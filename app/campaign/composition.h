/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/unit.h"

/* The kinds of models in a warband: the special ones by their place in the list, then ... */
enum
{
  MUSTER_MODEL_TROOPER = MUSTER_MAX_SPECIALS,
  MUSTER_MODEL_LEADER,
  MUSTER_N_MODEL_KINDS
};

/** MusterComposition: how many models of each kind there are. */
typedef struct
{
  guint count[MUSTER_N_MODEL_KINDS];
} MusterComposition;

void muster_composition_add (MusterComposition *composition,
                             const MusterUnit  *unit);
guint muster_composition_sum (const MusterComposition *composition);
gboolean muster_composition_recast (const MusterTroop       *troop,
                                    const MusterComposition *there,
                                    const MusterComposition *wanted,
                                    MusterComposition       *found);
char *muster_model_kind_dup_word (const MusterTroop *troop,
                                  guint              kind) G_GNUC_WARN_UNUSED_RESULT;
