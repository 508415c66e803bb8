/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tabletop/ruling-place.h"

#include <string.h>

/**
 * muster_ruling_place:
 * @ruling: one whose values are single words
 * @value: one of them
 *
 * Returns: the place of @value among the values allowed, from 0
 */
guint8
muster_ruling_place (const MusterRuling *ruling,
                     const char         *value)
{
  gsize length = strlen (value);
  guint8 place = 0;

  for (const char *word = ruling->allowed;; word++)
    {
      if (strncmp (word, value, length) == 0 && (word[length] == '|' || word[length] == '\0'))
        {
          return place;
        }
      word = strchr (word, '|');
      g_assert (word != NULL);
      place++;
    }
}
