/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/schema.h"

#include "campaign/record.h"

#include <glib/gi18n-lib.h>

static const char *const own_tables =
  "CREATE TABLE ruleset (key INTEGER PRIMARY KEY CHECK (key = 1), text TEXT NOT NULL) STRICT;"
  "CREATE TABLE journal (id INTEGER PRIMARY KEY CHECK (id > 0), kind TEXT NOT NULL,"
  " target INTEGER REFERENCES journal (id), turn INTEGER NOT NULL, step TEXT NOT NULL, command TEXT NOT NULL,"
  " rolls TEXT NOT NULL, findings TEXT NOT NULL, effects TEXT NOT NULL) STRICT;"
  "CREATE TABLE draft (name TEXT PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;";

static const char *const guards =
  "CREATE TEMP TRIGGER journal_keeps_entries BEFORE DELETE ON main.journal"
  " BEGIN SELECT RAISE (ABORT, 'the journal is append-only'); END;"
  "CREATE TEMP TRIGGER journal_keeps_words BEFORE UPDATE ON main.journal"
  " BEGIN SELECT RAISE (ABORT, 'the journal is append-only'); END;";

/* What the schema consists of, looked at before anything that would wake a virtual table or view. */
static const char *const inventory =
  "SELECT CASE WHEN type = 'table' AND rootpage = 0 THEN 'virtual ' ELSE '' END || type || ' ' || name"
  " FROM main.sqlite_schema ORDER BY 1";

/* Every part of it, but for the words of its CHECKs. */
static const char *const parts =
  "SELECT s.type || ' ' || s.name || coalesce (' ' || l.strict || l.wr || l.type, '')"
  " FROM main.sqlite_schema AS s LEFT JOIN pragma_table_list AS l ON l.schema = 'main' AND l.name = s.name"
  " UNION ALL "
  "SELECT 'column ' || s.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk || c.hidden"
  " || coalesce (' default ' || c.dflt_value, '')"
  " FROM main.sqlite_schema AS s JOIN pragma_table_xinfo (s.name, 'main') AS c WHERE s.type = 'table'"
  " UNION ALL "
  "SELECT 'index ' || s.name || ' ' || i.name || ' ' || i.\"unique\" || i.origin || i.partial || ' on '"
  " || coalesce (c.name, '?') || c.desc || c.coll || c.key"
  " FROM main.sqlite_schema AS s JOIN pragma_index_list (s.name, 'main') AS i"
  " JOIN pragma_index_xinfo (i.name, 'main') AS c WHERE s.type = 'table'"
  " UNION ALL "
  "SELECT 'reference ' || s.name || '.' || f.\"from\" || ' ' || f.\"table\" || '.' || coalesce (f.\"to\", '')"
  " || ' ' || f.on_update || ' ' || f.on_delete"
  " FROM main.sqlite_schema AS s JOIN pragma_foreign_key_list (s.name, 'main') AS f WHERE s.type = 'table'"
  " ORDER BY 1";

static void
append_column (GString           *sql,
               const MusterField *field)
{
  gboolean is_text = field->type == MUSTER_FIELD_TEXT;

  g_string_append_printf (sql, ", \"%s\" %s", field->name, is_text ? "TEXT" : "INTEGER");
  if (!is_text || field->low > 0)
    {
      g_string_append (sql, " NOT NULL");
    }
  if (is_text)
    {
      g_string_append_printf (sql, " CHECK (length (CAST (\"%s\" AS BLOB)) <= %" G_GINT64_FORMAT ")",
                              field->name, field->high);
    }
  else if (field->low > G_MININT64 || field->high < G_MAXINT64)
    {
      g_string_append_printf (sql, " CHECK (\"%s\" BETWEEN %" G_GINT64_FORMAT " AND %" G_GINT64_FORMAT ")",
                              field->name, field->low, field->high);
    }
}

static char *
dup_schema (void)
{
  GString *sql = g_string_new (own_tables);

  for (guint kind = 0; kind < MUSTER_N_RECORDS; kind++)
    {
      const MusterRecordType *type = muster_record_get_type (kind);

      g_string_append_printf (sql, "CREATE TABLE \"%s\" (key INTEGER PRIMARY KEY CHECK (key BETWEEN 0 AND %u)",
                              type->table, G_MAXUINT32);
      for (guint i = 0; i < type->n_fields; i++)
        {
          append_column (sql, &type->fields[i]);
        }
      g_string_append (sql, ") STRICT;");
    }
  return g_string_free (sql, FALSE);
}

/** muster_schema_create: makes an empty database a campaign's, within a transaction. Returns: FALSE with @error */
gboolean
muster_schema_create (MusterDatabase *database,
                      GError        **error)
{
  g_autofree char *schema = dup_schema ();
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            MUSTER_APPLICATION_ID, MUSTER_SCHEMA_VERSION);

  return muster_database_execute (database, marks, error) && muster_database_execute (database, schema, error);
}

static GPtrArray *
describe (MusterDatabase *database,
          const char     *description,
          GError        **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) statement = muster_database_prepare (database, description, error);
  gboolean row = FALSE;

  if (statement == NULL)
    {
      return NULL;
    }
  do
    {
      if (!muster_database_step (database, statement, &row, error))
        {
          return NULL;
        }
      if (row)
        {
          g_ptr_array_add (lines, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
        }
    }
  while (row);
  g_ptr_array_add (lines, NULL);
  return g_steal_pointer (&lines);
}

static gboolean
compare (MusterDatabase    *database,
         const char *const *expected,
         const char *const *found,
         GError           **error)
{
  guint i = 0;

  while (g_strcmp0 (expected[i], found[i]) == 0)
    {
      if (expected[i] == NULL)
        {
          return TRUE;
        }
      i++;
    }
  if (found[i] != NULL && !g_strv_contains (expected, found[i]))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   _("%s holds what no campaign file has: %s; open a copy of it that was not tampered with"),
                   muster_database_get_label (database), found[i]);
    }
  else
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED, _("%s lacks a part: %s; open a copy of it"),
                   muster_database_get_label (database), expected[i]);
    }
  return FALSE;
}

static gboolean
check_against (MusterDatabase *database,
               MusterDatabase *model,
               const char     *description,
               GError        **error)
{
  g_autoptr (GPtrArray) expected = describe (model, description, error);
  g_autoptr (GPtrArray) found = expected != NULL ? describe (database, description, error) : NULL;

  return found != NULL &&
         compare (database, (const char *const *) expected->pdata, (const char *const *) found->pdata, error);
}

/** muster_schema_check: Returns: whether the file has the campaign's tables and nothing else; else @error is set */
gboolean
muster_schema_check (MusterDatabase *database,
                     GError        **error)
{
  g_autoptr (MusterDatabase) model = muster_database_open (":memory:", "the schema", MUSTER_DATABASE_CREATE, error);

  return model != NULL && muster_schema_create (model, error) &&
         check_against (database, model, inventory, error) && check_against (database, model, parts, error);
}

/** muster_schema_guard: from here on this connection can only append to the journal. Returns: FALSE with @error */
gboolean
muster_schema_guard (MusterDatabase *database,
                     GError        **error)
{
  return muster_database_execute (database, guards, error);
}
