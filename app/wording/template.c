/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/template.h"

#include <string.h>

typedef struct
{
  MusterPlaceFunc fill;
  gpointer user_data;
} Filler;

/* Copies the text from @at up to @end; returns whether every place in it had something to say. */
static gboolean
append_part (GString      *text,
             const char   *at,
             const char   *end,
             const Filler *filler)
{
  gboolean complete = TRUE;

  while (at < end)
    {
      const char *close = *at == '{' ? memchr (at, '}', end - at) : NULL;

      if (close == NULL)
        {
          g_string_append_c (text, *at++);
          continue;
        }
      g_autofree char *word = g_strndup (at + 1, close - at - 1);

      if (!filler->fill (text, word, filler->user_data))
        {
          g_string_append_printf (text, "{%s}", word);
          complete = FALSE;
        }
      at = close + 1;
    }
  return complete;
}

/* Copies a part in brackets unless a place in it is empty. */
static void
append_option (GString      *text,
               const char   *at,
               const char   *end,
               const Filler *filler)
{
  gsize length = text->len;

  if (!append_part (text, at, end, filler))
    {
      g_string_truncate (text, length);
    }
}

/**
 * muster_template_fill:
 * @template: text with places in braces; a part in square brackets is left out where a place in it is empty
 * @fill: called for each place
 *
 * What is filled in is not read again, so that a name with braces stays as it is. An empty place outside brackets
 * keeps its braces.
 *
 * Returns: (transfer full): the text
 */
char *
muster_template_fill (const char     *template,
                      MusterPlaceFunc fill,
                      gpointer        user_data)
{
  const Filler filler = {fill, user_data};
  GString *text = g_string_new (NULL);
  const char *at = template;

  while (*at != '\0')
    {
      const char *open = strchr (at, '[');
      const char *close = open != NULL ? strchr (open, ']') : NULL;

      append_part (text, at, close != NULL ? open : at + strlen (at), &filler);
      if (close == NULL)
        {
          break;
        }
      append_option (text, open + 1, close, &filler);
      at = close + 1;
    }
  return g_string_free (text, FALSE);
}

/** muster_template_has_place: Returns: whether {@word} stands in @template */
gboolean
muster_template_has_place (const char *template,
                           const char *word)
{
  g_autofree char *place = g_strdup_printf ("{%s}", word);

  return strstr (template, place) != NULL;
}
