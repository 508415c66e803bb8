/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wording/language.h"

/* How deep this thread is within plain phrasing */
static _Thread_local guint plain_depth;

/** muster_translate: Returns: (transfer none): @text in the person's language */
const char *
muster_translate (const char *text)
{
  return plain_depth > 0 ? text : g_dgettext (GETTEXT_PACKAGE, text);
}

/** muster_translate_in: Returns: (transfer none): @text as it is said in that context */
const char *
muster_translate_in (const char *context,
                     const char *text)
{
  return plain_depth > 0 ? text : g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

/** muster_translate_count: Returns: (transfer none): the form of the sentence that @count asks for */
const char *
muster_translate_count (const char *one,
                        const char *many,
                        gulong      count)
{
  if (plain_depth > 0)
    {
      return count == 1 ? one : many;
    }
  return g_dngettext (GETTEXT_PACKAGE, one, many, count);
}

/** muster_language_begin_plain: what this thread phrases from now on is not translated */
void
muster_language_begin_plain (void)
{
  plain_depth++;
}

/** muster_language_end_plain: ends the innermost muster_language_begin_plain() */
void
muster_language_end_plain (void)
{
  g_assert (plain_depth > 0);
  plain_depth--;
}
