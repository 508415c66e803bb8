/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/database.h"

#include "store/header.h"

#include <glib/gi18n-lib.h>

#define BUSY_TIMEOUT_MS 5000

struct _MusterDatabase
{
  gboolean copying; /* VACUUM INTO is under way, which attaches */

  /* Owned */
  sqlite3 *handle;
  char *label; /* how messages name the file */
};

typedef struct
{
  int option;
  int value;
} Setting;

/* What a file's own schema may do: nothing. */
static const Setting settings[] = {
  {SQLITE_DBCONFIG_DEFENSIVE, 1},
  {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
  {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, /* TEMP triggers still fire */
  {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
  {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
  {SQLITE_DBCONFIG_DQS_DDL, 0},
  {SQLITE_DBCONFIG_DQS_DML, 0},
  {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
};

/* The journal entry of a whole map being made is the longest text there is. */
static const Setting limits[] = {
  {SQLITE_LIMIT_LENGTH, 128 * 1024 * 1024},
  {SQLITE_LIMIT_SQL_LENGTH, 100000},
  {SQLITE_LIMIT_COLUMN, 100},
  {SQLITE_LIMIT_EXPR_DEPTH, 50},
  {SQLITE_LIMIT_VDBE_OP, 250000},
  {SQLITE_LIMIT_COMPOUND_SELECT, 5},
  {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
};

static int
authorize_cb (void       *database,
              int         action,
              const char *first,
              const char *second,
              const char *schema,
              const char *trigger)
{
  gboolean copying = ((MusterDatabase *) database)->copying;

  return (action == SQLITE_ATTACH || action == SQLITE_DETACH) && !copying ? SQLITE_DENY : SQLITE_OK;
}

static gboolean
harden (MusterDatabase *database,
        GError        **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      if (sqlite3_db_config (database->handle, settings[i].option, settings[i].value, NULL) != SQLITE_OK)
        {
          return muster_database_fail (database, error);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      sqlite3_limit (database->handle, limits[i].option, limits[i].value);
    }
  if (sqlite3_busy_timeout (database->handle, BUSY_TIMEOUT_MS) != SQLITE_OK ||
      sqlite3_set_authorizer (database->handle, authorize_cb, database) != SQLITE_OK)
    {
      return muster_database_fail (database, error);
    }
  return muster_database_execute (database, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;"
                                  "PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON;"
                                  "PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY", error);
}

/**
 * muster_database_open:
 * @path: absolute, without symbolic links
 * @label: how messages name the file
 *
 * Returns: (transfer full) (nullable): the open database, or NULL with @error
 */
MusterDatabase *
muster_database_open (const char        *path,
                      const char        *label,
                      MusterDatabaseMode mode,
                      GError           **error)
{
  g_autoptr (MusterDatabase) database = g_new0 (MusterDatabase, 1);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX |
              SQLITE_OPEN_PRIVATECACHE;

  database->label = g_strdup (label);
  if (sqlite3_open_v2 (path, &database->handle, flags, NULL) != SQLITE_OK)
    {
      muster_database_fail (database, error);
      return NULL;
    }
  if (mode == MUSTER_DATABASE_OPEN && !muster_header_check (database, error))
    {
      return NULL;
    }
  if (!harden (database, error) ||
      !muster_database_execute (database, mode == MUSTER_DATABASE_CREATE
                                ? "PRAGMA journal_mode = MEMORY" : "PRAGMA journal_mode = TRUNCATE", error))
    {
      return NULL;
    }
  return g_steal_pointer (&database);
}

/**
 * muster_database_close:
 *
 * Closes the file and leaves no empty journal beside it. All statements must have been finalized.
 *
 * Returns: whether it went well; the database is closed in any case but not freed
 */
gboolean
muster_database_close (MusterDatabase *database,
                       GError        **error)
{
  gboolean tidied = muster_database_is_read_only (database) ||
                    muster_database_execute (database, "PRAGMA journal_mode = DELETE", error);
  int result = sqlite3_close (database->handle);

  g_assert (result == SQLITE_OK);
  database->handle = NULL;
  return tidied;
}

/** muster_database_free: closes it if it is open */
void
muster_database_free (MusterDatabase *database)
{
  if (database->handle != NULL && sqlite3_close (database->handle) != SQLITE_OK)
    {
      g_error ("%s was closed with statements left", database->label);
    }
  g_free (database->label);
  g_free (database);
}

/** muster_database_get_label: Returns: (transfer none): how messages name the file */
const char *
muster_database_get_label (MusterDatabase *database)
{
  return database->label;
}

/** muster_database_is_read_only: Returns: whether the file can only be read */
gboolean
muster_database_is_read_only (MusterDatabase *database)
{
  return sqlite3_db_readonly (database->handle, "main") == 1;
}

/** muster_database_peek_handle: Returns: (transfer none): SQLite's own handle */
sqlite3 *
muster_database_peek_handle (MusterDatabase *database)
{
  return database->handle;
}

/** muster_database_execute: runs statements whose rows do not count. Returns: FALSE with @error set on failure */
gboolean
muster_database_execute (MusterDatabase *database,
                         const char     *sql,
                         GError        **error)
{
  return sqlite3_exec (database->handle, sql, NULL, NULL, NULL) == SQLITE_OK ||
         muster_database_fail (database, error);
}

/** muster_database_prepare: Returns: (transfer full) (nullable): the statement, or NULL with @error */
sqlite3_stmt *
muster_database_prepare (MusterDatabase *database,
                         const char     *sql,
                         GError        **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v3 (database->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK)
    {
      muster_database_fail (database, error);
    }
  return statement;
}

/**
 * muster_database_step:
 * @row: (out): whether there is a row to read
 *
 * Returns: FALSE with @error set on failure
 */
gboolean
muster_database_step (MusterDatabase *database,
                      sqlite3_stmt   *statement,
                      gboolean       *row,
                      GError        **error)
{
  int result = sqlite3_step (statement);

  *row = result == SQLITE_ROW;
  return *row || result == SQLITE_DONE || muster_database_fail (database, error);
}

/**
 * muster_database_run: runs a statement without rows and makes it ready again. Returns: FALSE with @error on failure
 */
gboolean
muster_database_run (MusterDatabase *database,
                     sqlite3_stmt   *statement,
                     GError        **error)
{
  gboolean row = FALSE;
  gboolean done = muster_database_step (database, statement, &row, error);

  sqlite3_reset (statement); /* tells again what the step told */
  sqlite3_clear_bindings (statement);
  return done;
}

static gboolean
check_in_place (MusterDatabase *database,
                GError        **error)
{
  int moved = 0;

  if (sqlite3_file_control (database->handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_GONE,
                   _("%s was moved, deleted or replaced while it was open; save a copy of the campaign"),
                   database->label);
      return FALSE;
    }
  return TRUE;
}

/** muster_database_begin: begins a transaction that nobody else can write beside. Returns: FALSE with @error */
gboolean
muster_database_begin (MusterDatabase *database,
                       GError        **error)
{
  return check_in_place (database, error) && muster_database_execute (database, "BEGIN IMMEDIATE", error);
}

/** muster_database_commit: what the transaction wrote is on the disk afterwards. Returns: FALSE with @error */
gboolean
muster_database_commit (MusterDatabase *database,
                        GError        **error)
{
  return muster_database_execute (database, "COMMIT", error);
}

/** muster_database_roll_back: drops what the transaction wrote, unless the failure did so itself */
void
muster_database_roll_back (MusterDatabase *database)
{
  g_autoptr (GError) error = NULL;

  if (sqlite3_get_autocommit (database->handle) == 0 && !muster_database_execute (database, "ROLLBACK", &error))
    {
      g_warning ("%s", error->message);
    }
}

/** muster_database_copy_into: writes a compact copy to @path, an empty file. Returns: FALSE with @error on failure */
gboolean
muster_database_copy_into (MusterDatabase *database,
                           const char     *path,
                           GError        **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean copied;

  database->copying = TRUE;
  statement = muster_database_prepare (database, "VACUUM INTO ?1", error);
  copied = statement != NULL && (sqlite3_bind_text (statement, 1, path, -1, SQLITE_STATIC) == SQLITE_OK ||
                                 muster_database_fail (database, error)) &&
           muster_database_run (database, statement, error);
  database->copying = FALSE;
  return copied;
}
