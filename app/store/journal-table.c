/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/journal-table.h"

#include "campaign/journal-text.h"
#include "store/column.h"

#define COLUMNS "id, kind, target, turn, step, command, rolls, findings, effects"

enum
{
  AT_ID,
  AT_KIND,
  AT_TARGET,
  AT_TURN,
  AT_STEP,
  AT_COMMAND,
  AT_ROLLS,
  AT_FINDINGS,
  AT_EFFECTS,
};

struct _MusterJournalTable
{
  /* Borrowed */
  MusterDatabase *database;

  /* Owned, prepared when first needed */
  sqlite3_stmt *newest;
  sqlite3_stmt *append;
};

/** muster_journal_table_new: Returns: (transfer full): the journal in @database, which must outlive it */
MusterJournalTable *
muster_journal_table_new (MusterDatabase *database)
{
  MusterJournalTable *table = g_new0 (MusterJournalTable, 1);

  table->database = database;
  return table;
}

/** muster_journal_table_free: */
void
muster_journal_table_free (MusterJournalTable *table)
{
  sqlite3_finalize (table->newest);
  sqlite3_finalize (table->append);
  g_free (table);
}

static gboolean
prepare (MusterJournalTable *table,
         sqlite3_stmt      **cached,
         const char         *sql,
         GError            **error)
{
  if (*cached == NULL)
    {
      *cached = muster_database_prepare (table->database, sql, error);
    }
  return *cached != NULL;
}

/**
 * muster_journal_table_read_newest:
 * @newest: (out): the id of the newest entry, 0 where there is none
 *
 * Returns: FALSE with @error set on failure
 */
gboolean
muster_journal_table_read_newest (MusterJournalTable *table,
                                  gint64             *newest,
                                  GError            **error)
{
  gboolean row = FALSE;
  gboolean done;

  if (!prepare (table, &table->newest, "SELECT coalesce (max (id), 0) FROM main.journal", error))
    {
      return FALSE;
    }
  done = muster_database_step (table->database, table->newest, &row, error);
  *newest = row ? sqlite3_column_int64 (table->newest, 0) : 0;
  sqlite3_reset (table->newest); /* tells again what the step told */
  return done;
}

static int
bind_text (sqlite3_stmt *statement,
           int           column,
           char         *text)
{
  return sqlite3_bind_text (statement, column + 1, text, -1, g_free);
}

static gboolean
bind_entry (sqlite3_stmt             *statement,
            const MusterJournalEntry *entry)
{
  const char *kind = muster_entry_kind_get_word (entry->kind);
  const char *step = muster_step_get_word (entry->step);

  return sqlite3_bind_int64 (statement, AT_ID + 1, entry->id) == SQLITE_OK &&
         sqlite3_bind_text (statement, AT_KIND + 1, kind, -1, SQLITE_STATIC) == SQLITE_OK &&
         (entry->target == 0 || sqlite3_bind_int64 (statement, AT_TARGET + 1, entry->target) == SQLITE_OK) &&
         sqlite3_bind_int64 (statement, AT_TURN + 1, entry->turn) == SQLITE_OK &&
         sqlite3_bind_text (statement, AT_STEP + 1, step, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_bind_text (statement, AT_COMMAND + 1, entry->command, -1, SQLITE_STATIC) == SQLITE_OK &&
         bind_text (statement, AT_ROLLS, muster_rolls_to_text (entry->rolls)) == SQLITE_OK &&
         bind_text (statement, AT_FINDINGS, muster_findings_to_text (entry->verdict)) == SQLITE_OK &&
         bind_text (statement, AT_EFFECTS, muster_effects_to_text (entry->effects)) == SQLITE_OK;
}

/** muster_journal_table_append: within a transaction. Returns: FALSE with @error set on failure */
gboolean
muster_journal_table_append (MusterJournalTable       *table,
                             const MusterJournalEntry *entry,
                             GError                  **error)
{
  if (!prepare (table, &table->append,
                "INSERT INTO main.journal (" COLUMNS ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)", error))
    {
      return FALSE;
    }
  if (!bind_entry (table->append, entry))
    {
      return muster_database_fail (table->database, error);
    }
  return muster_database_run (table->database, table->append, error);
}

static gboolean
take_words (sqlite3_stmt *statement,
            int           column,
            GError      **error,
            char        **text)
{
  if (muster_column_read_text (statement, column, text) && *text != NULL)
    {
      return TRUE;
    }
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED, "its %s cannot be read",
               sqlite3_column_name (statement, column));
  return FALSE;
}

static gboolean
read_place (sqlite3_stmt       *statement,
            MusterJournalEntry *entry,
            GError            **error)
{
  g_autoptr (GRefString) kind_word = NULL;
  g_autoptr (GRefString) step_word = NULL;
  MusterEntryKind kind;
  MusterStep step;

  if (!take_words (statement, AT_KIND, error, &kind_word) || !take_words (statement, AT_STEP, error, &step_word))
    {
      return FALSE;
    }
  if (!muster_entry_kind_from_word (kind_word, &kind) || !muster_step_from_word (step_word, &step))
    {
      g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED, "its kind or step cannot be right");
      return FALSE;
    }
  entry->kind = kind;
  entry->step = step;
  entry->turn = sqlite3_column_int (statement, AT_TURN);
  entry->target = sqlite3_column_int64 (statement, AT_TARGET);
  return TRUE;
}

static gboolean
read_substance (sqlite3_stmt       *statement,
                MusterJournalEntry *entry,
                GError            **error)
{
  g_autoptr (GRefString) command = NULL;
  g_autoptr (GRefString) rolls = NULL;
  g_autoptr (GRefString) findings = NULL;
  g_autoptr (GRefString) effects = NULL;

  if (!take_words (statement, AT_COMMAND, error, &command) || !take_words (statement, AT_ROLLS, error, &rolls) ||
      !take_words (statement, AT_FINDINGS, error, &findings) || !take_words (statement, AT_EFFECTS, error, &effects))
    {
      return FALSE;
    }
  entry->command = g_strdup (command);
  entry->rolls = muster_rolls_from_text (rolls, error);
  entry->verdict = entry->rolls != NULL ? muster_findings_from_text (findings, error) : NULL;
  entry->effects = entry->verdict != NULL ? muster_effects_from_text (effects, error) : NULL;
  return entry->effects != NULL;
}

static MusterJournalEntry *
read_entry (sqlite3_stmt *statement,
            gint64        id,
            GError      **error)
{
  g_autoptr (MusterJournalEntry) entry = muster_journal_entry_new_blank (id);

  if (sqlite3_column_int64 (statement, AT_ID) != id)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DAMAGED, "it is missing");
      return NULL;
    }
  return read_place (statement, entry, error) && read_substance (statement, entry, error)
         ? g_steal_pointer (&entry) : NULL;
}

static gboolean
read_rows (MusterJournalTable *table,
           sqlite3_stmt       *statement,
           gint64              after,
           GPtrArray          *journal,
           MusterDamage       *damage,
           GError            **error)
{
  gboolean row = FALSE;

  for (gint64 id = after + 1; muster_database_step (table->database, statement, &row, error); id++)
    {
      g_autoptr (GError) trouble = NULL;
      MusterJournalEntry *entry;

      if (!row)
        {
          return TRUE;
        }
      entry = read_entry (statement, id, &trouble);
      if (entry == NULL)
        {
          muster_damage_add (damage, "journal %" G_GINT64_FORMAT ": %s", id, trouble->message);
          id = sqlite3_column_int64 (statement, AT_ID);
          continue;
        }
      g_ptr_array_add (journal, entry);
    }
  return FALSE;
}

/**
 * muster_journal_table_read:
 * @after: the first entry is the one after this id
 * @through: the last entry
 * @damage: where it is listed which entries are wrong; the journal is without them
 *
 * Returns: (transfer full) (element-type MusterJournalEntry) (nullable): the entries, or NULL with @error
 */
GPtrArray *
muster_journal_table_read (MusterJournalTable *table,
                           gint64              after,
                           gint64              through,
                           MusterDamage       *damage,
                           GError            **error)
{
  g_autoptr (GPtrArray) journal = muster_journal_new ();
  g_autoptr (sqlite3_stmt) statement =
    muster_database_prepare (table->database,
                             "SELECT " COLUMNS " FROM main.journal WHERE id > ?1 AND id <= ?2 ORDER BY id", error);

  if (statement == NULL)
    {
      return NULL;
    }
  if (sqlite3_bind_int64 (statement, 1, after) != SQLITE_OK || sqlite3_bind_int64 (statement, 2, through) != SQLITE_OK)
    {
      muster_database_fail (table->database, error);
      return NULL;
    }
  return read_rows (table, statement, after, journal, damage, error) ? g_steal_pointer (&journal) : NULL;
}
