/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of vocabulary.def as a person reads them: muster_terrain_get_title(), muster_race_get_title() and so on,
 * one for each section, translated. Files and commands spell muster_terrain_get_word() and its like instead.
 */
#pragma once

#include "campaign/record.h"
#include "core/verdict.h"

#define WORDS(Type)
#define WORD(value, word)
#define END_WORDS(Type, noun, VALUE) const char *muster_##noun##_get_title (Muster##Type value);
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS

const char *muster_step_get_heading (MusterStep step);
const char *muster_outcome_get_title (MusterOutcome outcome);
const char *muster_status_get_title (MusterStatus status);
const char *muster_ledger_get_title (MusterLedger ledger);
const char *muster_weather_get_title (const char *weather);
