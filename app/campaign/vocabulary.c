/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/vocabulary.h"

#include "core/word.h"

#include <string.h>

/* *INDENT-OFF* */
#define WORDS(Type) static const char *const Type##_words[] = {
#define WORD(value, word) word,
#define END_WORDS(Type, noun, VALUE) \
  }; \
  /** muster_*_get_word: Returns: (transfer none): the lasting word of @value */ \
  const char * \
  muster_##noun##_get_word (Muster##Type value) \
  { \
    g_assert ((guint) value < G_N_ELEMENTS (Type##_words)); \
    return Type##_words[value]; \
  } \
  /** muster_*_from_word: Returns: whether @word is one; then @value is set */ \
  gboolean \
  muster_##noun##_from_word (const char *word, Muster##Type *value) \
  { \
    guint found = 0; \
    gboolean known = muster_word_find (Type##_words, G_N_ELEMENTS (Type##_words), word, &found); \
    if (known) \
      { \
        *value = (Muster##Type) found; \
      } \
    return known; \
  }
#include "campaign/vocabulary.def"
#undef WORDS
#undef WORD
#undef END_WORDS
/* *INDENT-ON* */

/**
 * muster_words_contain:
 * @words: (nullable): words parted by single spaces, as a troop's abilities
 *
 * Returns: whether @word is one of them
 */
gboolean
muster_words_contain (const char *words,
                      const char *word)
{
  gsize length = strlen (word);

  for (const char *at = words; at != NULL && *at != '\0'; at = strchr (at, ' '))
    {
      at += *at == ' ';
      if (strncmp (at, word, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
        {
          return TRUE;
        }
    }
  return FALSE;
}
