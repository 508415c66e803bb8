/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/store-private.h"

#include "campaign/soundness.h"
#include "store/journal-table.h"
#include "store/location.h"
#include "store/record-reader.h"
#include "store/record-writer.h"
#include "store/schema.h"
#include "store/text-tables.h"

#include <glib/gi18n-lib.h>

struct _MusterStore
{
  /* Owned */
  char *path;
  char *label; /* how messages name the file */
  MusterDatabase *database;
  MusterRecordWriter *writer;
  MusterJournalTable *journal;
};

static gboolean
fill_new (MusterDatabase    *database,
          const MusterWorld *world,
          const char        *ruleset_text,
          GError           **error)
{
  g_autoptr (MusterRecordWriter) writer = muster_record_writer_new (database);

  return muster_database_begin (database, error) && muster_schema_create (database, error) &&
         muster_ruleset_table_write (database, ruleset_text, error) &&
         muster_record_writer_write_world (writer, world, error) &&
         muster_database_commit (database, error);
}

/**
 * muster_store_create:
 * @overwrite: whether a file that is there already may be replaced
 * @ruleset_text: the ruleset file that the campaign is played by
 *
 * Makes a campaign file, with an empty journal. Until it is complete it has another name.
 *
 * Returns: FALSE with @error set on failure; then nothing was changed
 */
gboolean
muster_store_create (const char        *path,
                     gboolean           overwrite,
                     const MusterWorld *world,
                     const char        *ruleset_text,
                     GError           **error)
{
  g_autofree char *label = g_filename_display_name (path);
  g_autoptr (MusterNewFile) file = muster_new_file_begin (path, overwrite, error);
  g_autoptr (MusterDatabase) database = NULL;

  if (file == NULL)
    {
      return FALSE;
    }
  database = muster_database_open (muster_new_file_get_path (file), label, MUSTER_DATABASE_CREATE, error);
  if (database == NULL || !fill_new (database, world, ruleset_text, error) || !muster_database_close (database, error))
    {
      return FALSE;
    }
  return muster_new_file_finish (file, error);
}

static gboolean
look_for_damage (MusterDatabase *database,
                 GError        **error)
{
  g_autoptr (MusterDamage) damage = muster_damage_new ();

  return muster_damage_look (damage, database, error) &&
         muster_damage_report (damage, muster_database_get_label (database), error);
}

/**
 * muster_store_open:
 *
 * Opens a campaign file. What is no campaign, is damaged, or has a form that no campaign has is refused and stays
 * untouched, but for the recovery of a command that was cut short.
 *
 * Returns: (transfer full) (nullable): the store, or NULL with @error
 */
MusterStore *
muster_store_open (const char *path,
                   GError    **error)
{
  g_autoptr (MusterStore) store = g_new0 (MusterStore, 1);

  store->path = muster_location_resolve (path, error);
  if (store->path == NULL)
    {
      return NULL;
    }
  store->label = g_filename_display_name (path);
  store->database = muster_database_open (store->path, store->label, MUSTER_DATABASE_OPEN, error);
  if (store->database == NULL || !muster_schema_check (store->database, error) ||
      !look_for_damage (store->database, error) || !muster_schema_guard (store->database, error))
    {
      return NULL;
    }
  store->writer = muster_record_writer_new (store->database);
  store->journal = muster_journal_table_new (store->database);
  return g_steal_pointer (&store);
}

static void
drop_statements (MusterStore *store)
{
  g_clear_pointer (&store->writer, muster_record_writer_free);
  g_clear_pointer (&store->journal, muster_journal_table_free);
}

/** muster_store_close: closes the file; only muster_store_free() may follow. Returns: FALSE with @error on failure */
gboolean
muster_store_close (MusterStore *store,
                    GError     **error)
{
  drop_statements (store);
  return muster_database_close (store->database, error);
}

/** muster_store_free: closes the file if it is open */
void
muster_store_free (MusterStore *store)
{
  drop_statements (store);
  g_clear_pointer (&store->database, muster_database_free);
  g_free (store->path);
  g_free (store->label);
  g_free (store);
}

/** muster_store_get_path: Returns: (transfer none): where the file is */
const char *
muster_store_get_path (const MusterStore *store)
{
  return store->path;
}

/** muster_store_is_read_only: Returns: whether the file can only be read */
gboolean
muster_store_is_read_only (const MusterStore *store)
{
  return muster_database_is_read_only (store->database);
}

/** muster_store_peek_database: Returns: (transfer none): the database, for tests that attack it */
MusterDatabase *
muster_store_peek_database (MusterStore *store)
{
  return store->database;
}

/** muster_store_dup_ruleset_text: Returns: (transfer full) (nullable): the ruleset, or NULL with @error */
char *
muster_store_dup_ruleset_text (MusterStore *store,
                               GError     **error)
{
  return muster_ruleset_table_dup_text (store->database, error);
}

static MusterWorld *
read_world (MusterStore   *store,
            MusterRuleset *ruleset,
            GError       **error)
{
  g_autoptr (MusterDamage) damage = muster_damage_new ();
  g_autoptr (MusterWorld) world = muster_record_reader_read_world (store->database, ruleset, damage, error);
  g_autoptr (GError) unsound = NULL;

  if (world == NULL)
    {
      return NULL;
    }
  if (muster_damage_get_count (damage) == 0 && !muster_world_is_sound (world, &unsound))
    {
      muster_damage_add (damage, "%s", unsound->message);
    }
  return muster_damage_report (damage, store->label, error) ? g_steal_pointer (&world) : NULL;
}

/**
 * muster_store_load_world:
 * @ruleset: what muster_store_dup_ruleset_text() says
 * @newest: (out): the id of the newest journal entry, 0 where there is none
 *
 * Returns: (transfer full) (nullable): the world after that entry, or NULL with @error, which lists all damage
 */
MusterWorld *
muster_store_load_world (MusterStore   *store,
                         MusterRuleset *ruleset,
                         gint64        *newest,
                         GError       **error)
{
  g_autoptr (MusterWorld) world = NULL;

  /* Within one transaction, so that world and journal are of the same moment. */
  if (!muster_database_execute (store->database, "BEGIN", error))
    {
      return NULL;
    }
  if (muster_journal_table_read_newest (store->journal, newest, error))
    {
      world = read_world (store, ruleset, error);
    }
  muster_database_roll_back (store->database);
  return g_steal_pointer (&world);
}

/**
 * muster_store_read_journal:
 * @after: the first entry is the one after this id; 0 for the beginning
 * @through: the last entry; G_MAXINT64 for the newest
 *
 * Returns: (transfer full) (element-type MusterJournalEntry) (nullable): the entries, or NULL with @error
 */
GPtrArray *
muster_store_read_journal (MusterStore *store,
                           gint64       after,
                           gint64       through,
                           GError     **error)
{
  g_autoptr (MusterDamage) damage = muster_damage_new ();
  g_autoptr (GPtrArray) journal = muster_journal_table_read (store->journal, after, through, damage, error);

  return journal != NULL && muster_damage_report (damage, store->label, error) ? g_steal_pointer (&journal) : NULL;
}

/**
 * muster_store_read_newest:
 * @newest: (out): the id of the newest journal entry, 0 where there is none
 *
 * Returns: FALSE with @error set on failure
 */
gboolean
muster_store_read_newest (MusterStore *store,
                          gint64      *newest,
                          GError     **error)
{
  return muster_journal_table_read_newest (store->journal, newest, error);
}

static gboolean
check_newest (MusterStore *store,
              gint64       expected,
              GError     **error)
{
  gint64 newest;

  if (!muster_journal_table_read_newest (store->journal, &newest, error))
    {
      return FALSE;
    }
  if (newest != expected)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CHANGED,
                   _("another program wrote to %s in the meantime; look at the campaign again and decide anew"),
                   store->label);
      return FALSE;
    }
  return TRUE;
}

static gboolean
append (MusterStore              *store,
        const MusterJournalEntry *entry,
        GError                  **error)
{
  return check_newest (store, entry->id - 1, error) &&
         muster_record_writer_write_effects (store->writer, entry->effects, error) &&
         muster_journal_table_append (store->journal, entry, error);
}

/**
 * muster_store_append:
 * @entry: one more than the newest entry
 *
 * Makes the entry's effects and puts it into the journal: one transaction, on the disk when this returns.
 *
 * Returns: FALSE with @error set on failure, %MUSTER_STORE_ERROR_CHANGED if the entry is not the next one any more;
 *   then nothing was written
 */
gboolean
muster_store_append (MusterStore              *store,
                     const MusterJournalEntry *entry,
                     GError                  **error)
{
  if (!muster_database_begin (store->database, error))
    {
      return FALSE;
    }
  if (append (store, entry, error) && muster_database_commit (store->database, error))
    {
      return TRUE;
    }
  muster_database_roll_back (store->database);
  return FALSE;
}

/**
 * muster_store_read_draft:
 * @text: (out) (transfer full) (nullable): what was half entered; NULL where nothing was
 *
 * Returns: FALSE with @error set on failure
 */
gboolean
muster_store_read_draft (MusterStore *store,
                         const char  *name,
                         char       **text,
                         GError     **error)
{
  return muster_draft_table_read (store->database, name, text, error);
}

/** muster_store_write_draft: keeps @text, or with NULL forgets it. Returns: FALSE with @error set on failure */
gboolean
muster_store_write_draft (MusterStore *store,
                          const char  *name,
                          const char  *text,
                          GError     **error)
{
  return muster_draft_table_write (store->database, name, text, error);
}

/**
 * muster_store_save_copy:
 * @overwrite: whether a file that is there already may be replaced
 *
 * Writes the whole campaign with its journal to another file.
 *
 * Returns: FALSE with @error set on failure; then nothing was changed
 */
gboolean
muster_store_save_copy (MusterStore *store,
                        const char  *path,
                        gboolean     overwrite,
                        GError     **error)
{
  g_autoptr (MusterNewFile) file = muster_new_file_begin (path, overwrite, error);

  if (file == NULL)
    {
      return FALSE;
    }
  if (g_strcmp0 (muster_new_file_get_place (file), store->path) == 0)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_EXISTS,
                   _("%s is the campaign itself; give the copy another name"), store->label);
      return FALSE;
    }
  return muster_database_copy_into (store->database, muster_new_file_get_path (file), error) &&
         muster_new_file_finish (file, error);
}
