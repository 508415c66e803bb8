/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/text-tables.h"

#include "store/column.h"

#include <glib/gi18n-lib.h>

static gboolean
bind_text (MusterDatabase *database,
           sqlite3_stmt   *statement,
           int             parameter,
           const char     *text,
           GError        **error)
{
  return sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC) == SQLITE_OK ||
         muster_database_fail (database, error);
}

/* Reads the one text that the statement selects, as a newly allocated string; NULL where there is none. */
static gboolean
read_text (MusterDatabase *database,
           sqlite3_stmt   *statement,
           char          **text,
           GError        **error)
{
  g_autoptr (GRefString) read = NULL;
  gboolean row = FALSE;

  *text = NULL;
  if (!muster_database_step (database, statement, &row, error))
    {
      return FALSE;
    }
  if (row && !muster_column_read_text (statement, 0, &read))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   _("%s is damaged: a text in it cannot be read; open your newest copy of it"),
                   muster_database_get_label (database));
      return FALSE;
    }
  *text = g_strdup (read);
  return TRUE;
}

/** muster_ruleset_table_write: keeps the ruleset of a new campaign. Returns: FALSE with @error set on failure */
gboolean
muster_ruleset_table_write (MusterDatabase *database,
                            const char     *text,
                            GError        **error)
{
  g_autoptr (sqlite3_stmt) statement =
    muster_database_prepare (database, "INSERT INTO main.ruleset (key, text) VALUES (1, ?1)", error);

  return statement != NULL && bind_text (database, statement, 1, text, error) &&
         muster_database_run (database, statement, error);
}

/** muster_ruleset_table_dup_text: Returns: (transfer full) (nullable): the ruleset, or NULL with @error */
char *
muster_ruleset_table_dup_text (MusterDatabase *database,
                               GError        **error)
{
  g_autoptr (sqlite3_stmt) statement = muster_database_prepare (database, "SELECT text FROM main.ruleset", error);
  char *text = NULL;

  if (statement != NULL && read_text (database, statement, &text, error) && text == NULL)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED,
                   _("%s is damaged: it has no ruleset; open your newest copy of it"),
                   muster_database_get_label (database));
    }
  return text;
}

/** muster_draft_table_read: sets @text, to NULL where nothing was entered. Returns: FALSE with @error set on failure */
gboolean
muster_draft_table_read (MusterDatabase *database,
                         const char     *name,
                         char          **text,
                         GError        **error)
{
  g_autoptr (sqlite3_stmt) statement =
    muster_database_prepare (database, "SELECT text FROM main.draft WHERE name = ?1", error);

  return statement != NULL && bind_text (database, statement, 1, name, error) &&
         read_text (database, statement, text, error);
}

/** muster_draft_table_write: keeps @text, or with NULL forgets it. Returns: FALSE with @error set on failure */
gboolean
muster_draft_table_write (MusterDatabase *database,
                          const char     *name,
                          const char     *text,
                          GError        **error)
{
  g_autoptr (sqlite3_stmt) statement =
    muster_database_prepare (database, text != NULL
                             ? "INSERT OR REPLACE INTO main.draft (name, text) VALUES (?1, ?2)"
                             : "DELETE FROM main.draft WHERE name = ?1", error);

  return statement != NULL && bind_text (database, statement, 1, name, error) &&
         (text == NULL || bind_text (database, statement, 2, text, error)) &&
         muster_database_run (database, statement, error);
}
