/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-line.h"

#include "campaign/error.h"

#include <string.h>

#define ABSENT_TEXT "~"

/* What would part words and lines, and the letter that stands for each behind a backslash. */
#define PARTING " \n\t\\"
#define ESCAPED "snt\\"

/**
 * muster_line_append_text:
 * @text: (nullable)
 *
 * Writes @text as one word: what would part words and lines is escaped.
 */
void
muster_line_append_text (GString    *line,
                         const char *text)
{
  if (text == NULL)
    {
      g_string_append (line, ABSENT_TEXT);
      return;
    }
  g_string_append_c (line, '\'');
  for (const char *at = text; *at != '\0'; at++)
    {
      const char *parting = strchr (PARTING, *at);

      if (parting != NULL)
        {
          g_string_append_printf (line, "\\%c", ESCAPED[parting - PARTING]);
        }
      else
        {
          g_string_append_c (line, *at);
        }
    }
}

/** muster_line_is_text: Returns: whether @word begins as a text does, not as a number */
gboolean
muster_line_is_text (const char *word)
{
  return word[0] == '\'' || strcmp (word, ABSENT_TEXT) == 0;
}

/**
 * muster_line_read_text:
 * @word: unescaped in place
 * @text: (out) (nullable): within @word
 *
 * Returns: FALSE where @word is no text that muster_line_append_text() wrote
 */
gboolean
muster_line_read_text (char  *word,
                       char **text)
{
  char *to = word + 1;
  const char *escaped;

  if (strcmp (word, ABSENT_TEXT) == 0)
    {
      *text = NULL;
      return TRUE;
    }
  if (word[0] != '\'' || !g_utf8_validate (word, -1, NULL))
    {
      return FALSE;
    }
  for (const char *at = word + 1; *at != '\0'; at++)
    {
      if (*at != '\\')
        {
          *to++ = *at;
          continue;
        }
      at++;
      escaped = strchr (ESCAPED, *at);
      if (*at == '\0' || escaped == NULL)
        {
          return FALSE;
        }
      *to++ = PARTING[escaped - ESCAPED];
    }
  *to = '\0';
  *text = word + 1;
  return TRUE;
}

/** muster_line_read_number: Returns: whether @word is a whole number within @low to @high; then @number is set */
gboolean
muster_line_read_number (const char *word,
                         gint64      low,
                         gint64      high,
                         gint64     *number)
{
  return g_ascii_string_to_signed (word, 10, low, high, number, NULL);
}

static void
fail (GError    **error,
      const char *line)
{
  g_autofree char *shown = g_utf8_make_valid (line, MIN (strlen (line), 80));

  g_set_error (error, MUSTER_CAMPAIGN_ERROR, MUSTER_CAMPAIGN_ERROR_JOURNAL,
               "a journal entry is damaged at \"%s\"", shown);
}

/**
 * muster_lines_read:
 * @read_line: takes the words of a line, which it may change, @into what they say; FALSE where they are damaged
 *
 * Returns: FALSE with @error at the first line that is damaged
 */
gboolean
muster_lines_read (const char      *text,
                   MusterLineReader read_line,
                   gpointer         into,
                   GError         **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (lines[i][0] != '\0' && !read_line (words, g_strv_length (words), into))
        {
          fail (error, lines[i]);
          return FALSE;
        }
    }
  return TRUE;
}
