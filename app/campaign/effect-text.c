/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/journal-line.h"
#include "campaign/journal-text.h"
#include "core/word.h"

static const char *const effect_words[] = {
  [MUSTER_EFFECT_PUT] = "put",
  [MUSTER_EFFECT_CHANGE] = "change",
  [MUSTER_EFFECT_DROP] = "drop",
};

static void
append_value (GString           *line,
              const MusterField *field,
              MusterValue        value)
{
  g_string_append_c (line, ' ');
  if (field->type == MUSTER_FIELD_TEXT)
    {
      muster_line_append_text (line, value.text);
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

/* Reads a value that its field accepts; a text comes as a GRefString. */
static gboolean
read_value (char              *word,
            const MusterField *field,
            MusterValue       *value)
{
  char *text;

  if (field->type != MUSTER_FIELD_TEXT)
    {
      return muster_line_read_number (word, G_MININT64, G_MAXINT64, &value->number) &&
             muster_field_accepts (field, *value);
    }
  value->text = NULL;
  if (!muster_line_read_text (word, &text) || !muster_field_accepts (field, (MusterValue) {.text = text}))
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

  if (!muster_record_find_field (kind, words[0], &number))
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
  guint effect;

  if (n_words < 5 || !muster_word_find (effect_words, G_N_ELEMENTS (effect_words), words[0], &effect) ||
      !muster_line_read_number (words[1], MUSTER_NO_FINDING, G_MAXINT32, &finding) ||
      !muster_record_find_kind (words[2], &kind) || !muster_line_read_number (words[3], 0, G_MAXUINT32, &key))
    {
      return FALSE;
    }
  if (effect == MUSTER_EFFECT_CHANGE)
    {
      return n_words == 7 && read_change (words + 4, kind, key, finding, into);
    }
  return n_words == 4 + muster_record_get_type (kind)->n_fields &&
         read_coming_or_going (words + 4, kind, key, finding, into, effect == MUSTER_EFFECT_PUT);
}

/** muster_effects_from_text: Returns: (transfer full) (nullable): the effects, or NULL with @error */
GArray *
muster_effects_from_text (const char *text,
                          GError    **error)
{
  g_autoptr (GArray) effects = muster_effects_new ();

  return muster_lines_read (text, read_effect, effects, error) ? g_steal_pointer (&effects) : NULL;
}
