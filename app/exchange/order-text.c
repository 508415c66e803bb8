/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-text.h"

#include <string.h>

/* What mail programs make of plain letters: dropped (""), or replaced by what stands there. */
static const struct
{
  gunichar first;
  gunichar last;
  const char *plain;
} replacements[] = {
  {0x0000, 0x001f, " "},
  {0x00a0, 0x00a0, " "},
  {0x00ad, 0x00ad, ""},  /* soft hyphen */
  {0x00ab, 0x00ab, "\""},
  {0x00bb, 0x00bb, "\""},
  {0x00b4, 0x00b4, "'"},
  {0x2000, 0x200a, " "},
  {0x200b, 0x200f, ""},  /* zero width, direction marks */
  {0x2010, 0x2015, "-"},
  {0x2018, 0x201b, "'"},
  {0x201c, 0x201f, "\""},
  {0x2028, 0x2029, " "},
  {0x202a, 0x202e, ""},
  {0x202f, 0x202f, " "},
  {0x2039, 0x203a, "'"},
  {0x205f, 0x205f, " "},
  {0x2060, 0x2069, ""},
  {0x2190, 0x2190, " w "},
  {0x2191, 0x2191, " n "},
  {0x2192, 0x2192, "->"},
  {0x2193, 0x2193, " s "},
  {0x2196, 0x2196, " nw "},
  {0x2197, 0x2197, " ne "},
  {0x2198, 0x2198, " se "},
  {0x2199, 0x2199, " sw "},
  {0x2212, 0x2212, "-"},
  {0x27a1, 0x27a1, "->"},
  {0x2b05, 0x2b05, " w "},
  {0x2b06, 0x2b06, " n "},
  {0x2b07, 0x2b07, " s "},
  {0x2b08, 0x2b08, " ne "},
  {0x2b09, 0x2b09, " nw "},
  {0x2b0a, 0x2b0a, " se "},
  {0x2b0b, 0x2b0b, " sw "},
  {0x3000, 0x3000, " "},
  {0xfe00, 0xfe0f, ""},  /* how an arrow is to look */
  {0xfeff, 0xfeff, ""},  /* byte-order mark */
};

/**
 * muster_order_text_decode:
 * @mail: bytes as they came
 * @foreign: (out): whether they were not UTF-8 and have been read as Windows-1252
 *
 * Returns: (transfer full): the text as UTF-8
 */
char *
muster_order_text_decode (const char *mail,
                          gsize       length,
                          gboolean   *foreign)
{
  g_autofree char *copy = g_memdup2 (mail, length);
  char *text;

  for (gsize i = 0; i < length; i++)
    {
      if (copy[i] == '\0')
        {
          copy[i] = ' ';
        }
    }
  *foreign = length > 0 && !g_utf8_validate_len (copy, length, NULL);
  if (!*foreign)
    {
      return g_strndup (copy != NULL ? copy : "", length);
    }
  text = g_convert (copy, length, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);
  /* Five bytes mean nothing there, but every byte something in Latin-1. */
  return text != NULL ? text : g_convert (copy, length, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
}

static const char *
find_replacement (gunichar letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (replacements); i++)
    {
      if (letter >= replacements[i].first && letter <= replacements[i].last)
        {
          return replacements[i].plain;
        }
    }
  return NULL;
}

static void
append_letter (MusterOrderLine *line,
               gunichar         letter,
               guint            column)
{
  const char *plain = find_replacement (letter);
  MusterOrderLetter added = {g_unichar_tolower (letter), column};

  if (plain == NULL)
    {
      g_array_append_val (line->storage, added);
      return;
    }
  for (; *plain != '\0'; plain++)
    {
      added.letter = (guchar) *plain;
      g_array_append_val (line->storage, added);
    }
}

/* Marks of emphasis and code: a backtick, and two asterisks or underscores in a row. */
static gsize
skip_emphasis (const char *at)
{
  if (*at == '`')
    {
      return 1;
    }
  return (*at == '*' || *at == '_') && at[1] == at[0] ? 2 : 0;
}

/**
 * muster_order_line_init:
 * @text: one line of valid UTF-8, or a name to be compared with lines
 */
void
muster_order_line_init (MusterOrderLine *line,
                        const char      *text,
                        guint            number)
{
  MusterOrderLetter end = {0, 1};

  line->number = number;
  line->text = g_utf8_normalize (text, -1, G_NORMALIZE_NFKC);
  line->storage = g_array_new (FALSE, FALSE, sizeof (MusterOrderLetter));
  for (const char *at = line->text; *at != '\0';)
    {
      gsize skipped = skip_emphasis (at);

      if (skipped == 0)
        {
          append_letter (line, g_utf8_get_char (at), end.column);
        }
      end.column += MAX (skipped, 1);
      at = skipped > 0 ? at + skipped : g_utf8_next_char (at);
    }
  line->n_letters = line->storage->len;
  g_array_append_val (line->storage, end);
  line->letters = (const MusterOrderLetter *) line->storage->data;
}

/** muster_order_line_clear: drops what the line holds */
void
muster_order_line_clear (MusterOrderLine *line)
{
  g_array_unref (line->storage);
  g_free (line->text);
}

/** muster_order_line_dup_quote: Returns: (transfer full): what the player wrote from letter @from up to @to */
char *
muster_order_line_dup_quote (const MusterOrderLine *line,
                             guint                  from,
                             guint                  to)
{
  guint end = to < line->n_letters && to > from
              ? line->letters[to - 1].column : line->letters[line->n_letters].column - 1;
  char *quote = g_utf8_substring (line->text, line->letters[from].column - 1,
                                  MAX (end, line->letters[from].column - 1));

  return g_strstrip (quote);
}
