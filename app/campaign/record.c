/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/record.h"

#include <string.h>

/* *INDENT-OFF* */
#define RECORD(R, Type, table) static const MusterField R##_fields[] = {
#define FIELD(R, F, name, type, low, high, ledger) \
  {#name, MUSTER_FIELD_##type, MUSTER_LEDGER_##ledger, G_STRUCT_OFFSET (MusterStructOf##R, name), low, high},
#define END_RECORD(R, Type) };
#include "campaign/records.def"
#undef RECORD
#undef FIELD
#undef END_RECORD

static const MusterRecordType record_types[] = {
#define RECORD(R, Type, table) [MUSTER_##R] = {#table, sizeof (Muster##Type), R##_fields, G_N_ELEMENTS (R##_fields)},
#define FIELD(R, F, name, type, low, high, ledger)
#define END_RECORD(R, Type)
#include "campaign/records.def"
#undef RECORD
#undef FIELD
#undef END_RECORD
};
/* *INDENT-ON* */

/** muster_record_get_type: Returns: (transfer none): the table row that describes records of @kind */
const MusterRecordType *
muster_record_get_type (MusterRecordKind kind)
{
  g_assert ((guint) kind < G_N_ELEMENTS (record_types));
  return &record_types[kind];
}

/** muster_record_find_kind: Returns: whether records of some kind stand in @table; then @kind is set */
gboolean
muster_record_find_kind (const char       *table,
                         MusterRecordKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (record_types); i++)
    {
      if (strcmp (record_types[i].table, table) == 0)
        {
          *kind = i;
          return TRUE;
        }
    }
  return FALSE;
}

/** muster_record_find_field: Returns: whether records of @kind have a field of that name; then @field is set */
gboolean
muster_record_find_field (MusterRecordKind kind,
                          const char      *name,
                          guint           *field)
{
  const MusterRecordType *type = muster_record_get_type (kind);

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

static const MusterField *
get_field (MusterRecordKind kind,
           guint            field)
{
  g_assert (field < record_types[kind].n_fields);
  return &record_types[kind].fields[field];
}

/** muster_record_get: Returns: (transfer none): the value of @field in @record */
MusterValue
muster_record_get (MusterRecordKind kind,
                   gconstpointer    record,
                   guint            field)
{
  const MusterField *described = get_field (kind, field);
  gconstpointer at = (const char *) record + described->offset;
  MusterValue value = {.number = 0};

  switch (described->type)
    {
    case MUSTER_FIELD_BYTE:
      value.number = *(const guint8 *) at;
      break;

    case MUSTER_FIELD_SHORT:
      value.number = *(const guint16 *) at;
      break;

    case MUSTER_FIELD_KEY:
      value.number = *(const guint32 *) at;
      break;

    case MUSTER_FIELD_INT:
      value.number = *(const gint32 *) at;
      break;

    case MUSTER_FIELD_LONG:
      value.number = *(const gint64 *) at;
      break;

    case MUSTER_FIELD_TEXT:
      value.text = *(char *const *) at;
      break;
    }
  return value;
}

static char *
ref_text (char *text)
{
  return text != NULL ? g_ref_string_acquire (text) : NULL;
}

static void
set_text (char **at,
          char  *text)
{
  char *old = *at;

  *at = ref_text (text);
  g_clear_pointer (&old, g_ref_string_release);
}

/** muster_record_set: sets @field, which must accept @value; a text gains a reference */
void
muster_record_set (MusterRecordKind kind,
                   gpointer         record,
                   guint            field,
                   MusterValue      value)
{
  const MusterField *described = get_field (kind, field);
  gpointer at = (char *) record + described->offset;

  switch (described->type)
    {
    case MUSTER_FIELD_BYTE:
      *(guint8 *) at = value.number;
      break;

    case MUSTER_FIELD_SHORT:
      *(guint16 *) at = value.number;
      break;

    case MUSTER_FIELD_KEY:
      *(guint32 *) at = value.number;
      break;

    case MUSTER_FIELD_INT:
      *(gint32 *) at = value.number;
      break;

    case MUSTER_FIELD_LONG:
      *(gint64 *) at = value.number;
      break;

    case MUSTER_FIELD_TEXT:
      set_text (at, value.text);
      break;
    }
}

/** muster_record_get_key: Returns: the key, which stands first in every record */
guint32
muster_record_get_key (gconstpointer record)
{
  return *(const guint32 *) record;
}

static char **
get_text_at (gpointer           records,
             gsize              size,
             guint              index,
             const MusterField *field)
{
  return (char **) ((char *) records + index * size + field->offset);
}

/** muster_records_init_copy: makes @records, of uninitialised memory, copies of @originals, an array */
void
muster_records_init_copy (MusterRecordKind kind,
                          gpointer         records,
                          gconstpointer    originals,
                          guint            n_records)
{
  const MusterRecordType *type = muster_record_get_type (kind);

  if (n_records > 0)
    {
      memcpy (records, originals, n_records * type->size);
    }
  for (guint i = 0; i < type->n_fields; i++)
    {
      for (guint k = 0; type->fields[i].type == MUSTER_FIELD_TEXT && k < n_records; k++)
        {
          ref_text (*get_text_at (records, type->size, k, &type->fields[i]));
        }
    }
}

/** muster_record_init_copy: makes @record, of uninitialised memory, a copy of @original */
void
muster_record_init_copy (MusterRecordKind kind,
                         gpointer         record,
                         gconstpointer    original)
{
  muster_records_init_copy (kind, record, original, 1);
}

/** muster_records_clear: drops the texts of @records, an array, not its memory */
void
muster_records_clear (MusterRecordKind kind,
                      gpointer         records,
                      guint            n_records)
{
  const MusterRecordType *type = muster_record_get_type (kind);

  for (guint i = 0; i < type->n_fields; i++)
    {
      for (guint k = 0; type->fields[i].type == MUSTER_FIELD_TEXT && k < n_records; k++)
        {
          set_text (get_text_at (records, type->size, k, &type->fields[i]), NULL);
        }
    }
}

/** muster_record_clear: drops the texts of @record, not its memory */
void
muster_record_clear (MusterRecordKind kind,
                     gpointer         record)
{
  muster_records_clear (kind, record, 1);
}

/** muster_record_dup: Returns: (transfer full): a copy, for muster_record_free() */
gpointer
muster_record_dup (MusterRecordKind kind,
                   gconstpointer    record)
{
  gpointer copy = g_malloc (muster_record_get_type (kind)->size);

  muster_record_init_copy (kind, copy, record);
  return copy;
}

/** muster_record_free: frees a record that muster_record_dup() made */
void
muster_record_free (MusterRecordKind kind,
                    gpointer         record)
{
  muster_record_clear (kind, record);
  g_free (record);
}

/** muster_record_equal: Returns: whether key and every field are the same */
gboolean
muster_record_equal (MusterRecordKind kind,
                     gconstpointer    first,
                     gconstpointer    second)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  gboolean equal = muster_record_get_key (first) == muster_record_get_key (second);

  for (guint i = 0; equal && i < type->n_fields; i++)
    {
      MusterValue a = muster_record_get (kind, first, i);
      MusterValue b = muster_record_get (kind, second, i);

      equal = type->fields[i].type == MUSTER_FIELD_TEXT ? g_strcmp0 (a.text, b.text) == 0 : a.number == b.number;
    }
  return equal;
}

/** muster_field_accepts: Returns: whether @value is within what the field may hold */
gboolean
muster_field_accepts (const MusterField *field,
                      MusterValue        value)
{
  if (field->type != MUSTER_FIELD_TEXT)
    {
      return value.number >= field->low && value.number <= field->high;
    }
  if (value.text == NULL)
    {
      return field->low == 0;
    }
  return strlen (value.text) <= (gsize) field->high && g_utf8_validate (value.text, -1, NULL);
}
