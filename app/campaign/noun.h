/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/finding.h"

/**
 * MusterNoun: what a campaign's fact names. Records by their key, vocabulary by its enumerator, a path as MusterPath.
 */
typedef enum
{
  MUSTER_NOUN_PLAYER = MUSTER_FACT_FIRST_NOUN,
  MUSTER_NOUN_UNIT,
  MUSTER_NOUN_HEX,
  MUSTER_NOUN_TROOP,
  MUSTER_NOUN_BATTLE,
  MUSTER_NOUN_TERRAIN,
  MUSTER_NOUN_RESOURCE,
  MUSTER_NOUN_STRONGHOLD,
  MUSTER_NOUN_RACE,
  MUSTER_NOUN_SIDE,
  MUSTER_NOUN_STEP,
  MUSTER_NOUN_LEVEL,
  MUSTER_NOUN_PATH,
  MUSTER_NOUN_BATTLE_KIND,
  MUSTER_LAST_NOUN = MUSTER_NOUN_BATTLE_KIND,
} MusterNoun;

/* MUSTER_FACT_NOUN_OF (SUBJECT, UNIT, unit->key) */
#define MUSTER_FACT_NOUN_OF(fact_key, noun, value) \
  ((MusterFact) {.key = MUSTER_FACT_##fact_key, .kind = MUSTER_NOUN_##noun, .number = (value)})
