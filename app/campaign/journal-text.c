/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-text.h"

#include "campaign/error.h"
#include "campaign/noun.h"
#include "campaign/rulebook.h"

#include <string.h>

static const char *const effect_words[] = {
  [MUSTER_EFFECT_PUT] = "put",
  [MUSTER_EFFECT_CHANGE] = "change",
  [MUSTER_EFFECT_DROP] = "drop",
};

/* Kinds of facts by the letter that stands before the value; nouns are numbered by their own words. */
static const char *const noun_words[] = {
  "player", "unit", "hex", "troop", "battle", "terrain", "resource", "stronghold", "race", "side", "step", "level",
  "path", "battle-kind",
};

G_STATIC_ASSERT (G_N_ELEMENTS (noun_words) == MUSTER_LAST_NOUN - MUSTER_FACT_FIRST_NOUN + 1);

#define ABSENT_TEXT "~"

/* Writes a text so that it has no space and no line break: the four characters that matter are escaped. */
static void
append_text (GString    *line,
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
      if (strchr (" \\\n\t", *at) != NULL)
        {
          g_string_append_printf (line, "\\%c", *at == ' ' ? 's' : *at == '\n' ? 'n' : *at == '\t' ? 't' : '\\');
        }
      else
        {
          g_string_append_c (line, *at);
        }
    }
}

/* Reads such a text in place. Returns: FALSE where it is malformed */
static gboolean
read_text (char  *word,
           char **text)
{
  char *to = word + 1;

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
      if (*at == '\0' || strchr ("snt\\", *at) == NULL)
        {
          return FALSE;
        }
      *to++ = *at == 's' ? ' ' : *at == 'n' ? '\n' : *at == 't' ? '\t' : '\\';
    }
  *to = '\0';
  *text = word + 1;
  return TRUE;
}

static gboolean
read_number (const char *word,
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

/* Calls read_line for each line, split into words. */
static gboolean
read_lines (const char *text,
            gboolean ( *read_line ) (char **words, guint n_words, gpointer into),
            gpointer into,
            GError **error)
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

/** muster_rolls_to_text: Returns: (transfer full): a line per roll: number d sides value clause reason */
char *
muster_rolls_to_text (const GArray *rolls)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rolls->len; i++)
    {
      const MusterRoll *roll = &g_array_index (rolls, MusterRoll, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_chronopia_get_rulebook (), roll->reason);

      g_string_append_printf (text, "%u d%u %u %s %s\n", roll->number, roll->sides, roll->value, roll->clause->id,
                              reason);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_roll (char   **words,
           guint    n_words,
           gpointer into)
{
  MusterRoll roll = {0};
  gint64 number, sides, value;

  if (n_words != 5 || words[1][0] != 'd' || !read_number (words[0], 0, G_MAXINT32, &number) ||
      !read_number (words[1] + 1, 1, G_MAXUINT16, &sides) || !read_number (words[2], 1, sides, &value))
    {
      return FALSE;
    }
  roll.number = number;
  roll.sides = sides;
  roll.value = value;
  roll.clause = muster_rulebook_find_clause (muster_chronopia_get_rulebook (), words[3]);
  if (roll.clause == NULL || !muster_rulebook_find_reason (muster_chronopia_get_rulebook (), words[4], &roll.reason))
    {
      return FALSE;
    }
  g_array_append_val (into, roll);
  return TRUE;
}

/** muster_rolls_from_text: Returns: (transfer full) (nullable): the rolls, or NULL with @error */
GArray *
muster_rolls_from_text (const char *text,
                        GError    **error)
{
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));

  return read_lines (text, read_roll, rolls, error) ? g_steal_pointer (&rolls) : NULL;
}

static void
append_fact (GString          *line,
             const MusterFact *fact)
{
  g_string_append_printf (line, " %s=", muster_fact_key_get_word (fact->key));
  if (fact->kind == MUSTER_FACT_WORDS)
    {
      append_text (line, fact->words);
    }
  else if (fact->kind == MUSTER_FACT_COUNTED || fact->kind == MUSTER_FACT_LENGTH)
    {
      g_string_append_printf (line, "%s%" G_GINT64_FORMAT, fact->kind == MUSTER_FACT_LENGTH ? "um:" : "", fact->number);
    }
  else
    {
      g_string_append_printf (line, "%s:%" G_GINT64_FORMAT, noun_words[fact->kind - MUSTER_FACT_FIRST_NOUN],
                              fact->number);
    }
}

/**
 * muster_findings_to_text:
 *
 * Returns: (transfer full): a line per finding: clause outcome reason ruling|- fact=value ...
 */
char *
muster_findings_to_text (const MusterVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);
      g_autofree char *reason = muster_rulebook_dup_reason_name (muster_chronopia_get_rulebook (), finding->reason);

      g_string_append_printf (text, "%s %s %s %s",
                              finding->clause->id, muster_outcome_get_word (finding->outcome), reason,
                              finding->ruling != NULL ? finding->ruling->key : "-");
      for (guint n = 0; n < MUSTER_FINDING_FACTS && finding->facts[n].kind != MUSTER_FACT_ABSENT; n++)
        {
          append_fact (text, &finding->facts[n]);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_fact_value (char       *value,
                 MusterFact *fact)
{
  char *colon = strchr (value, ':');
  gint64 number = 0;
  char *words = NULL;

  if (value[0] == '\'' || strcmp (value, ABSENT_TEXT) == 0)
    {
      fact->kind = MUSTER_FACT_WORDS;
      if (!read_text (value, &words))
        {
          return FALSE;
        }
      fact->words = words;
      return TRUE;
    }
  if (!read_number (colon != NULL ? colon + 1 : value, G_MININT64, G_MAXINT64, &number))
    {
      return FALSE;
    }
  fact->number = number;
  fact->kind = colon == NULL ? MUSTER_FACT_COUNTED : MUSTER_FACT_LENGTH;
  if (colon == NULL || strncmp (value, "um:", 3) == 0)
    {
      return TRUE;
    }
  *colon = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (noun_words); i++)
    {
      if (strcmp (noun_words[i], value) == 0)
        {
          fact->kind = MUSTER_FACT_FIRST_NOUN + i;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
read_fact (char       *word,
           MusterFact *fact)
{
  char *equals = strchr (word, '=');
  MusterFactKey key;

  if (equals == NULL)
    {
      return FALSE;
    }
  *equals = '\0';
  if (!muster_fact_key_from_word (word, &key))
    {
      return FALSE;
    }
  fact->key = key;
  return read_fact_value (equals + 1, fact);
}

static gboolean
read_finding (char   **words,
              guint    n_words,
              gpointer into)
{
  const MusterRulebook *rulebook = muster_chronopia_get_rulebook ();
  MusterFinding finding = {0};
  MusterOutcome outcome;

  if (n_words < 4 || n_words - 4 > MUSTER_FINDING_FACTS || !muster_outcome_from_word (words[1], &outcome) ||
      !muster_rulebook_find_reason (rulebook, words[2], &finding.reason))
    {
      return FALSE;
    }
  finding.outcome = outcome;
  finding.clause = muster_rulebook_find_clause (rulebook, words[0]);
  finding.ruling = muster_rulebook_find_ruling (rulebook, words[3]);
  for (guint i = 4; i < n_words; i++)
    {
      if (!read_fact (words[i], &finding.facts[i - 4]))
        {
          return FALSE;
        }
    }
  if (finding.clause == NULL || (finding.ruling == NULL && strcmp (words[3], "-") != 0))
    {
      return FALSE;
    }
  muster_verdict_add_copy (into, &finding);
  return TRUE;
}

/** muster_findings_from_text: Returns: (transfer full) (nullable): the findings, or NULL with @error */
MusterVerdict *
muster_findings_from_text (const char *text,
                           GError    **error)
{
  g_autoptr (MusterVerdict) verdict = muster_verdict_new ();

  return read_lines (text, read_finding, verdict, error) ? g_steal_pointer (&verdict) : NULL;
}

static void
append_value (GString           *line,
              const MusterField *field,
              MusterValue        value)
{
  g_string_append_c (line, ' ');
  if (field->type == MUSTER_FIELD_TEXT)
    {
      append_text (line, value.text);
    }
  else
    {
      g_string_append_printf (line, "%" G_GINT64_FORMAT, value.number);
    }
}

static void
append_effect (GString            *text,
               const MusterEffect *effect)
{
  const MusterRecordType *type = muster_record_get_type (effect->record);

  g_string_append_printf (text, "%s %d %s %u", effect_words[effect->kind], effect->finding, type->table, effect->key);
  if (effect->kind == MUSTER_EFFECT_CHANGE)
    {
      const MusterField *field = &type->fields[effect->field];

      g_string_append_printf (text, " %s", field->name);
      append_value (text, field, effect->before.value);
      append_value (text, field, effect->after.value);
    }
  else
    {
      gconstpointer record = effect->kind == MUSTER_EFFECT_PUT ? effect->after.record : effect->before.record;

      for (guint i = 0; i < type->n_fields; i++)
        {
          append_value (text, &type->fields[i], muster_record_get (effect->record, record, i));
        }
    }
  g_string_append_c (text, '\n');
}

/**
 * muster_effects_to_text:
 *
 * Returns: (transfer full): a line per effect: "change finding table key field before after", or "put" and "drop" with
 *   the record's values in the order of its fields
 */
char *
muster_effects_to_text (const GArray *effects)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < effects->len; i++)
    {
      append_effect (text, &g_array_index (effects, MusterEffect, i));
    }
  return g_string_free (text, FALSE);
}

static gboolean
find_record_kind (const char       *table,
                  MusterRecordKind *kind)
{
  for (guint i = 0; i < MUSTER_N_RECORDS; i++)
    {
      if (strcmp (muster_record_get_type (i)->table, table) == 0)
        {
          *kind = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Reads a value that its field accepts; a text comes as a GRefString. */
static gboolean
read_value (char              *word,
            const MusterField *field,
            MusterValue       *value)
{
  char *text;

  if (field->type != MUSTER_FIELD_TEXT)
    {
      return read_number (word, G_MININT64, G_MAXINT64, &value->number) && muster_field_accepts (field, *value);
    }
  value->text = NULL;
  if (!read_text (word, &text) || !muster_field_accepts (field, (MusterValue) {.text = text}))
    {
      return FALSE;
    }
  value->text = text != NULL ? g_ref_string_new (text) : NULL;
  return TRUE;
}

static void
release_value (const MusterField *field,
               MusterValue       *value)
{
  if (field->type == MUSTER_FIELD_TEXT)
    {
      g_clear_pointer (&value->text, g_ref_string_release);
    }
}

static gboolean
find_field (const MusterRecordType *type,
            const char             *name,
            guint                  *field)
{
  for (guint i = 0; i < type->n_fields; i++)
    {
      if (strcmp (type->fields[i].name, name) == 0)
        {
          *field = i;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
read_change (char           **words,
             MusterRecordKind kind,
             guint32          key,
             gint32           finding,
             GArray          *effects)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  MusterValue before = {.number = 0}, after = {.number = 0};
  gboolean read = FALSE;
  guint number;

  if (!find_field (type, words[0], &number))
    {
      return FALSE;
    }
  if (read_value (words[1], &type->fields[number], &before))
    {
      read = read_value (words[2], &type->fields[number], &after);
    }
  if (read)
    {
      muster_effects_append_change (effects, kind, key, number, before, after, finding);
      release_value (&type->fields[number], &after);
    }
  release_value (&type->fields[number], &before);
  return read;
}

static gboolean
read_record (char           **words,
             MusterRecordKind kind,
             gpointer         record)
{
  const MusterRecordType *type = muster_record_get_type (kind);

  for (guint i = 0; i < type->n_fields; i++)
    {
      MusterValue value = {.number = 0};

      if (!read_value (words[i], &type->fields[i], &value))
        {
          return FALSE;
        }
      muster_record_set (kind, record, i, value);
      release_value (&type->fields[i], &value);
    }
  return TRUE;
}

static gboolean
read_coming_or_going (char           **words,
                      MusterRecordKind kind,
                      guint32          key,
                      gint32           finding,
                      GArray          *effects,
                      gboolean         coming)
{
  gpointer record = g_malloc0 (muster_record_get_type (kind)->size);
  gboolean read = read_record (words, kind, record);

  *(guint32 *) record = key;
  if (read && coming)
    {
      muster_effects_append_put (effects, kind, record, finding);
    }
  else if (read)
    {
      muster_effects_append_drop (effects, kind, record, finding);
    }
  muster_record_free (kind, record);
  return read;
}

static gboolean
read_effect (char   **words,
             guint    n_words,
             gpointer into)
{
  gint64 finding, key;
  MusterRecordKind kind;

  if (n_words < 5 || !read_number (words[1], MUSTER_NO_FINDING, G_MAXINT32, &finding) ||
      !find_record_kind (words[2], &kind) || !read_number (words[3], 0, G_MAXUINT32, &key))
    {
      return FALSE;
    }
  if (strcmp (words[0], effect_words[MUSTER_EFFECT_CHANGE]) == 0)
    {
      return n_words == 7 && read_change (words + 4, kind, key, finding, into);
    }
  if (n_words != 4 + muster_record_get_type (kind)->n_fields)
    {
      return FALSE;
    }
  if (strcmp (words[0], effect_words[MUSTER_EFFECT_PUT]) == 0)
    {
      return read_coming_or_going (words + 4, kind, key, finding, into, TRUE);
    }
  return strcmp (words[0], effect_words[MUSTER_EFFECT_DROP]) == 0 &&
         read_coming_or_going (words + 4, kind, key, finding, into, FALSE);
}

/** muster_effects_from_text: Returns: (transfer full) (nullable): the effects, or NULL with @error */
GArray *
muster_effects_from_text (const char *text,
                          GError    **error)
{
  g_autoptr (GArray) effects = muster_effects_new ();

  return read_lines (text, read_effect, effects, error) ? g_steal_pointer (&effects) : NULL;
}
