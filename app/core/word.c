/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/word.h"

#include <string.h>

/**
 * muster_word_find:
 * @words: (array length=n_words): the words of an enumeration, by value; NULL where a value has none
 * @found: (out): the value that has the word, left alone where none has
 *
 * Returns: whether @word is one of them
 */
gboolean
muster_word_find (const char *const *words,
                  guint              n_words,
                  const char        *word,
                  guint             *found)
{
  for (guint i = 0; i < n_words; i++)
    {
      if (words[i] != NULL && strcmp (words[i], word) == 0)
        {
          *found = i;
          return TRUE;
        }
    }
  return FALSE;
}
