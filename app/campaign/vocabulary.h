/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#define WORDS(Type) typedef enum {
#define WORD(value, word) MUSTER_##value,
#define END_WORDS(Type, noun, VALUE) MUSTER_N_##VALUE##S } Muster##Type;
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS

#define WORDS(Type)
#define WORD(value, word)
#define END_WORDS(Type, noun, VALUE) \
  const char *muster_##noun##_get_word (Muster##Type value); \
  gboolean muster_##noun##_from_word (const char *word, Muster##Type * value);
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS

#define MUSTER_FIRST_STEP MUSTER_STEP_HARVEST
#define MUSTER_LAST_STEP MUSTER_STEP_DIPLOMACY

gboolean muster_words_contain (const char *words,
                               const char *word);
