/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/clause.h"

#include "core/word.h"

#include <string.h>

#define TEXT_MAX 1000

/**
 * muster_rulebook_find_clause:
 * @id: a clause id as printed, in any case
 *
 * Returns: (transfer none) (nullable): the clause
 */
const MusterClause *
muster_rulebook_find_clause (const MusterRulebook *rulebook,
                             const char           *id)
{
  for (guint i = 0; i < rulebook->n_clauses; i++)
    {
      if (g_ascii_strcasecmp (rulebook->clauses[i].id, id) == 0)
        {
          return &rulebook->clauses[i];
        }
    }
  return NULL;
}

/**
 * muster_rulebook_find_ruling:
 * @key: a house-rule key such as "xp.floor"
 *
 * Returns: (transfer none) (nullable): the option
 */
const MusterRuling *
muster_rulebook_find_ruling (const MusterRulebook *rulebook,
                             const char           *key)
{
  for (guint i = 0; i < rulebook->n_rulings; i++)
    {
      if (strcmp (rulebook->rulings[i].key, key) == 0)
        {
          return &rulebook->rulings[i];
        }
    }
  return NULL;
}

/**
 * muster_rulebook_find_reason:
 * @name: "chapter.REASON", as muster_rulebook_dup_reason_name() writes it
 * @reason: (out): set when found
 *
 * Returns: whether the rulebook has such a reason
 */
gboolean
muster_rulebook_find_reason (const MusterRulebook *rulebook,
                             const char           *name,
                             MusterReason         *reason)
{
  const char *dot = strchr (name, '.');

  for (guint i = 0; dot != NULL && i < rulebook->n_chapters; i++)
    {
      const MusterChapterReasons *chapter = &rulebook->chapters[i];
      gsize length = strlen (chapter->name);
      guint number;

      if (length == (gsize) (dot - name) && strncmp (chapter->name, name, length) == 0 &&
          muster_word_find (chapter->reasons, chapter->n_reasons, dot + 1, &number))
        {
          *reason = (MusterReason) {rulebook->first_chapter + i, number};
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_rulebook_dup_reason_name:
 *
 * Returns: (transfer full): the lasting name of @reason, for files
 */
char *
muster_rulebook_dup_reason_name (const MusterRulebook *rulebook,
                                 MusterReason          reason)
{
  const MusterChapterReasons *chapter;

  g_assert (reason.chapter >= rulebook->first_chapter);
  g_assert (reason.chapter < rulebook->first_chapter + rulebook->n_chapters);
  chapter = &rulebook->chapters[reason.chapter - rulebook->first_chapter];
  g_assert (reason.number < chapter->n_reasons);
  return g_strdup_printf ("%s.%s", chapter->name, chapter->reasons[reason.number]);
}

/* Whether value is a whole number within "low..high". */
static gboolean
is_in_range (const char *range,
             const char *value)
{
  const char *dots = strstr (range, "..");
  gint64 low = g_ascii_strtoll (range, NULL, 10);
  gint64 high = g_ascii_strtoll (dots + 2, NULL, 10);
  gint64 number;

  return g_ascii_string_to_signed (value, 10, low, high, &number, NULL);
}

static gboolean
is_free_text (const char *value)
{
  if (value[0] == '\0' || strlen (value) > TEXT_MAX || !g_utf8_validate (value, -1, NULL))
    {
      return FALSE;
    }
  for (const char *at = value; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (g_unichar_type (g_utf8_get_char (at)) == G_UNICODE_CONTROL)
        {
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
part_allows (const char *part,
             const char *value)
{
  const char *colon = strchr (part, ':');

  if (strcmp (part, "*") == 0)
    {
      return is_free_text (value);
    }
  if (colon != NULL)
    {
      gsize head = colon + 1 - part;
      return strncmp (part, value, head) == 0 && is_in_range (part + head, value + head);
    }
  if (strstr (part, "..") != NULL)
    {
      return is_in_range (part, value);
    }
  return strcmp (part, value) == 0;
}

/**
 * muster_ruling_allows:
 *
 * Returns: whether @value is among the values that the option takes
 */
gboolean
muster_ruling_allows (const MusterRuling *ruling,
                      const char         *value)
{
  g_auto (GStrv) parts = g_strsplit (ruling->allowed, "|", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (part_allows (parts[i], value))
        {
          return TRUE;
        }
    }
  return FALSE;
}
