/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/record-writer.h"

#include <glib/gi18n-lib.h>

/* Parameters of the statements */
#define AT_KEY 1
#define AT_AFTER 2
#define AT_BEFORE 3
#define AT_FIRST_FIELD 2

typedef struct
{
  /* Owned, prepared when first needed */
  sqlite3_stmt *put;
  sqlite3_stmt *drop;
  sqlite3_stmt **changes; /* of each field */
} Statements;

struct _MusterRecordWriter
{
  /* Borrowed */
  MusterDatabase *database;

  /* Owned */
  Statements statements[MUSTER_N_RECORDS];
};

/** muster_record_writer_new: Returns: (transfer full): a writer to @database, which must outlive it */
MusterRecordWriter *
muster_record_writer_new (MusterDatabase *database)
{
  MusterRecordWriter *writer = g_new0 (MusterRecordWriter, 1);

  writer->database = database;
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      writer->statements[kind].changes = g_new0 (sqlite3_stmt *, muster_record_get_type (kind)->n_fields);
    }
  return writer;
}

/** muster_record_writer_free: */
void
muster_record_writer_free (MusterRecordWriter *writer)
{
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      sqlite3_finalize (writer->statements[kind].put);
      sqlite3_finalize (writer->statements[kind].drop);
      for (guint i = 0; i < muster_record_get_type (kind)->n_fields; i++)
        {
          sqlite3_finalize (writer->statements[kind].changes[i]);
        }
      g_free (writer->statements[kind].changes);
    }
  g_free (writer);
}

static char *
dup_put_sql (const MusterRecordType *type)
{
  GString *sql = g_string_new (NULL);

  g_string_printf (sql, "INSERT INTO main.\"%s\" VALUES (?", type->table);
  for (guint i = 0; i < type->n_fields; i++)
    {
      g_string_append (sql, ", ?");
    }
  g_string_append_c (sql, ')');
  return g_string_free (sql, FALSE);
}

/* The statement for an effect. That a change finds the value before it is part of it: memory and file must agree. */
static sqlite3_stmt *
get_statement (MusterRecordWriter *writer,
               MusterEffectKind    kind,
               MusterRecordKind    record,
               guint               field,
               GError            **error)
{
  const MusterRecordType *type = muster_record_get_type (record);
  Statements *statements = &writer->statements[record];
  sqlite3_stmt **cached = kind == MUSTER_EFFECT_PUT ? &statements->put
                          : kind == MUSTER_EFFECT_DROP ? &statements->drop : &statements->changes[field];
  g_autofree char *sql = NULL;

  if (*cached != NULL)
    {
      return *cached;
    }
  switch (kind)
    {
    case MUSTER_EFFECT_PUT:
      sql = dup_put_sql (type);
      break;

    case MUSTER_EFFECT_DROP:
      sql = g_strdup_printf ("DELETE FROM main.\"%s\" WHERE key = ?1", type->table);
      break;

    case MUSTER_EFFECT_CHANGE:
      sql = g_strdup_printf ("UPDATE main.\"%s\" SET \"%s\" = ?2 WHERE key = ?1 AND \"%s\" IS ?3",
                             type->table, type->fields[field].name, type->fields[field].name);
      break;
    }
  *cached = muster_database_prepare (writer->database, sql, error);
  return *cached;
}

static int
bind_value (sqlite3_stmt      *statement,
            int                parameter,
            const MusterField *field,
            MusterValue        value)
{
  return field->type == MUSTER_FIELD_TEXT ? sqlite3_bind_text (statement, parameter, value.text, -1, SQLITE_STATIC)
                                          : sqlite3_bind_int64 (statement, parameter, value.number);
}

static int
bind_record (sqlite3_stmt    *statement,
             MusterRecordKind kind,
             gconstpointer    record)
{
  const MusterRecordType *type = muster_record_get_type (kind);
  int result = sqlite3_bind_int64 (statement, AT_KEY, muster_record_get_key (record));

  for (guint i = 0; result == SQLITE_OK && i < type->n_fields; i++)
    {
      result = bind_value (statement, AT_FIRST_FIELD + i, &type->fields[i], muster_record_get (kind, record, i));
    }
  return result;
}

static int
bind_effect (sqlite3_stmt       *statement,
             const MusterEffect *effect)
{
  const MusterField *field = &muster_record_get_type (effect->record)->fields[effect->field];
  int result;

  if (effect->kind == MUSTER_EFFECT_PUT)
    {
      return bind_record (statement, effect->record, effect->after.record);
    }
  result = sqlite3_bind_int64 (statement, AT_KEY, effect->key);
  if (result == SQLITE_OK && effect->kind == MUSTER_EFFECT_CHANGE)
    {
      result = bind_value (statement, AT_AFTER, field, effect->after.value);
    }
  if (result == SQLITE_OK && effect->kind == MUSTER_EFFECT_CHANGE)
    {
      result = bind_value (statement, AT_BEFORE, field, effect->before.value);
    }
  return result;
}

static gboolean
write_effect (MusterRecordWriter *writer,
              const MusterEffect *effect,
              GError            **error)
{
  sqlite3_stmt *statement = get_statement (writer, effect->kind, effect->record, effect->field, error);

  if (statement == NULL)
    {
      return FALSE;
    }
  if (bind_effect (statement, effect) != SQLITE_OK)
    {
      return muster_database_fail (writer->database, error);
    }
  if (!muster_database_run (writer->database, statement, error))
    {
      return FALSE;
    }
  if (sqlite3_changes (muster_database_peek_handle (writer->database)) != 1)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_REFUSED,
                   _("%s does not hold what was to be changed (%s %u); close it and open it again"),
                   muster_database_get_label (writer->database), muster_record_get_type (effect->record)->table,
                   effect->key);
      return FALSE;
    }
  return TRUE;
}

/** muster_record_writer_write_effects: writes them within a transaction. Returns: FALSE with @error set on failure */
gboolean
muster_record_writer_write_effects (MusterRecordWriter *writer,
                                    const GArray       *effects,
                                    GError            **error)
{
  for (guint i = 0; i < effects->len; i++)
    {
      if (!write_effect (writer, &g_array_index (effects, MusterEffect, i), error))
        {
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
write_table (MusterRecordWriter *writer,
             const MusterWorld  *world,
             MusterRecordKind    kind,
             GError            **error)
{
  sqlite3_stmt *statement = get_statement (writer, MUSTER_EFFECT_PUT, kind, 0, error);

  if (statement == NULL)
    {
      return FALSE;
    }
  for (guint i = 0; i < muster_world_count (world, kind); i++)
    {
      if (bind_record (statement, kind, muster_world_nth (world, kind, i)) != SQLITE_OK)
        {
          return muster_database_fail (writer->database, error);
        }
      if (!muster_database_run (writer->database, statement, error))
        {
          return FALSE;
        }
    }
  return TRUE;
}

/** muster_record_writer_write_world: writes every record into empty tables. Returns: FALSE with @error on failure */
gboolean
muster_record_writer_write_world (MusterRecordWriter *writer,
                                  const MusterWorld  *world,
                                  GError            **error)
{
  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      if (!write_table (writer, world, kind, error))
        {
          return FALSE;
        }
    }
  return TRUE;
}
