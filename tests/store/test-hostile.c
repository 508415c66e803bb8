/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that are no campaigns, were damaged, or were made to do harm: each is refused with the right error and stays
 * as it was, byte for byte.
 */
#include "campaign/little-ruleset.h"
#include "store/campaign-file.h"
#include "store/random-campaign.h"
#include "store/store-private.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* Opens the file as far as it goes: schema, ruleset, world, journal. Returns: whether all of it was sound */
static gboolean
open_all (const char *path,
          GError    **error)
{
  g_autoptr (MusterRuleset) ruleset = little_ruleset_new ();
  g_autoptr (MusterStore) store = muster_store_open (path, error);
  g_autofree char *text = store != NULL ? muster_store_dup_ruleset_text (store, error) : NULL;
  gint64 newest;
  g_autoptr (MusterWorld) world = text != NULL ? muster_store_load_world (store, ruleset, &newest, error) : NULL;
  g_autoptr (GPtrArray) journal = world != NULL ? muster_store_read_journal (store, 0, newest, error) : NULL;

  return journal != NULL;
}

static void
read_bytes (const char *path,
            char      **bytes,
            gsize      *length)
{
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_assert_true (g_file_get_contents (path, bytes, length, NULL));
    }
}

static void
assert_refused (const char      *path,
                MusterStoreError code,
                const char      *words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length_before = 0;
  gsize length_after = 0;

  read_bytes (path, &before, &length_before);
  g_assert_false (open_all (path, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, (int) code);
  if (strstr (error->message, words) == NULL)
    {
      g_error ("“%s” does not say “%s”", error->message, words);
    }
  read_bytes (path, &after, &length_after);
  g_assert_cmpmem (before, length_before, after, length_after);
}

static void
append_act (CampaignFile *file)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 20);
  g_autoptr (GError) error = NULL;

  muster_store_append (store, entry, &error);
  g_assert_no_error (error);
  take_world_after (&file->world, entry);
  muster_store_close (store, &error);
  g_assert_no_error (error);
}

static void
test_no_file (CampaignFile *file,
              gconstpointer data)
{
  g_autofree char *missing = campaign_file_dup_name (file, "missing.muster");
  g_autofree char *pipe = campaign_file_dup_name (file, "pipe.muster");

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_refused (missing, MUSTER_STORE_ERROR_GONE, "No such file");
  g_assert_false (g_file_test (missing, G_FILE_TEST_EXISTS));
  assert_refused (file->folder, MUSTER_STORE_ERROR_FOREIGN, "a folder");
  assert_refused ("/dev/zero", MUSTER_STORE_ERROR_FOREIGN, "a device");
  assert_refused (pipe, MUSTER_STORE_ERROR_FOREIGN, "a device");
  assert_refused ("file:memory?mode=memory", MUSTER_STORE_ERROR_GONE, "No such file");
}

static void
test_other_files (CampaignFile *file,
                  gconstpointer data)
{
  g_autofree char *empty = campaign_file_dup_name (file, "empty.muster");
  g_autofree char *plain = campaign_file_dup_name (file, "plain.muster");
  g_autofree char *other = campaign_file_dup_name (file, "other.muster");

  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  g_assert_true (g_file_set_contents (plain, "ORDERS vale TURN 3 PLAYER anna\n", -1, NULL));
  execute_sql (other, "PRAGMA application_id = 5; CREATE TABLE bookmarks (url); INSERT INTO bookmarks VALUES ('a')");
  assert_refused (empty, MUSTER_STORE_ERROR_FOREIGN, "no campaign file");
  assert_refused (plain, MUSTER_STORE_ERROR_FOREIGN, "no campaign file");
  assert_refused (other, MUSTER_STORE_ERROR_FOREIGN, "another program");
}

static void
test_other_versions (CampaignFile *file,
                     gconstpointer data)
{
  execute_sql (file->path, "PRAGMA user_version = 12");
  assert_refused (file->path, MUSTER_STORE_ERROR_NEWER, "its format is 12, this version knows up to 1");
  execute_sql (file->path, "PRAGMA user_version = 0");
  assert_refused (file->path, MUSTER_STORE_ERROR_DAMAGED, "no format");
}

static void
test_other_journal_mode (CampaignFile *file,
                         gconstpointer data)
{
  execute_sql (file->path, "PRAGMA journal_mode = WAL");
  assert_refused (file->path, MUSTER_STORE_ERROR_DAMAGED, "another program");
}

typedef struct
{
  const char *sql;
  const char *words;
} Attack;

static const Attack foreign_parts[] = {
  {"CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM unit; END", "trigger t"},
  {"CREATE VIEW v AS SELECT * FROM unit", "view v"},
  {"CREATE VIRTUAL TABLE v USING fts5 (a)", "table v_config"},
  {"CREATE TABLE extra (a)", "table extra"},
  {"CREATE INDEX i ON unit (name)", "index"},
  {"ALTER TABLE unit ADD COLUMN more TEXT", "column unit.more"},
  {"ALTER TABLE unit ADD COLUMN double INTEGER AS (xp * 2)", "column unit.double"},
  {"ALTER TABLE unit DROP COLUMN wounds", "lacks a part: column unit.wounds"},
  {"DROP TABLE draft", "lacks a part"},
  {"ALTER TABLE unit RENAME COLUMN name TO title", "column unit."},
};

static void
test_foreign_parts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (foreign_parts); i++)
    {
      CampaignFile file;

      campaign_file_set_up (&file, NULL);
      execute_sql (file.path, foreign_parts[i].sql);
      assert_refused (file.path, MUSTER_STORE_ERROR_DAMAGED, foreign_parts[i].words);
      campaign_file_tear_down (&file, NULL);
    }
}

#define UNCHECKED "PRAGMA ignore_check_constraints = ON;"

static const Attack damages[] = {
  {UNCHECKED "UPDATE hex SET resource = 9 WHERE key = 2", "hex 2: its resource"},
  {UNCHECKED "UPDATE unit SET xp = -500000", "its xp"},
  {UNCHECKED "UPDATE player SET status = 3", "its status"},
  {"UPDATE unit SET player = 999", "unit"},
  {"UPDATE unit SET at = 77", "unit"},
  {"UPDATE unit SET name = CAST (x'ff41' AS TEXT)", "its name"},
  {"UPDATE unit SET name = 'a' || char (0) || 'b'", "its name"},
  {UNCHECKED "UPDATE unit SET name = printf ('%.*c', 900, 'x')", "its name"},
  {UNCHECKED "UPDATE campaign SET key = -1", "campaign -1"},
  {"DELETE FROM hex WHERE key = 3", "hexes"},
  {"UPDATE campaign SET columns = 6", "hexes"},
  {"DELETE FROM campaign", "campaigns"},
  {"DELETE FROM ruleset", "no ruleset"},
  {"UPDATE journal SET effects = 'change unit'", "journal 1"},
  {"UPDATE journal SET effects = 'drop dragon 3 ~'", "journal 1"},
  {"UPDATE journal SET kind = 'oath'", "journal 1"},
  {"UPDATE journal SET step = 'breakfast'", "journal 1"},
  {"UPDATE journal SET findings = CAST (x'ff' AS TEXT)", "journal 1"},
  {"UPDATE journal SET rolls = 'd20'", "journal 1"},
  {"UPDATE journal SET id = 5", "journal 1: it is missing"},
  {"UPDATE journal SET target = 9", "refers to journal"},
};

static void
test_damage_is_listed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      CampaignFile file;

      campaign_file_set_up (&file, NULL);
      append_act (&file);
      execute_sql (file.path, damages[i].sql);
      assert_refused (file.path, MUSTER_STORE_ERROR_DAMAGED, damages[i].words);
      campaign_file_tear_down (&file, NULL);
    }
}

static void
test_all_damage_is_listed (CampaignFile *file,
                           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  execute_sql (file->path,
               UNCHECKED "UPDATE hex SET resource = 9, roads = 200 WHERE key < 3; UPDATE campaign SET turn = -1");
  g_assert_false (open_all (file->path, &error));
  g_assert_nonnull (strstr (error->message, "\ncampaign 1: its turn"));
  g_assert_nonnull (strstr (error->message, "\nhex 0: its resource"));
  g_assert_nonnull (strstr (error->message, "\nhex 2: its roads"));
}

/* Whatever bytes are changed: the file is refused, or it is read, but nothing breaks. */
static void
test_flipped_bytes (CampaignFile *file,
                    gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_files = g_getenv ("MUSTER_TEST_DEEP") != NULL ? 5000 : 150;
  g_autofree char *bytes = NULL;
  gsize length;

  append_act (file);
  g_assert_true (g_file_get_contents (file->path, &bytes, &length, NULL));
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *changed = g_memdup2 (bytes, length);
      guint n_flips = g_rand_int_range (rand, 1, 20);
      gsize kept = g_rand_int_range (rand, 0, 8) == 0 ? (gsize) g_rand_int_range (rand, 0, length) : length;
      g_autoptr (GError) error = NULL;

      for (guint j = 0; j < n_flips; j++)
        {
          changed[g_rand_int_range (rand, 0, length)] = g_rand_int (rand);
        }
      g_assert_true (g_file_set_contents (file->path, changed, kept, NULL));
      g_assert_true (open_all (file->path, &error) == (error == NULL));
    }
}

static void
test_truncated (CampaignFile *file,
                gconstpointer data)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (file->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (file->path, bytes, length / 2 / 4096 * 4096, NULL));
  assert_refused (file->path, MUSTER_STORE_ERROR_DAMAGED, "is damaged");
}

static void
test_strange_names (CampaignFile *file,
                    gconstpointer data)
{
  static const char *const names[] = {"a\nb.muster", "50%.muster", "\xff\xfe.muster", "file:x?mode=memory",
                                      "-x.muster"};
  g_autoptr (MusterWorld) world = random_campaign_new (1, 2, 2);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = campaign_file_dup_name (file, names[i]);
      g_autoptr (GError) error = NULL;

      muster_store_create (path, FALSE, world, LITTLE_RULESET_TEXT, &error);
      g_assert_no_error (error);
      g_assert_true (open_all (path, &error));
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }
}

static void
test_link_is_followed (CampaignFile *file,
                       gconstpointer data)
{
  g_autofree char *link = campaign_file_dup_name (file, "link.muster");
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink (file->path, link), ==, 0);
  store = muster_store_open (link, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (muster_store_get_path (store), ==, file->path);
}

static void
test_foreign_journal_beside (CampaignFile *file,
                             gconstpointer data)
{
  static const char *const names[] = {"vale.muster-journal", "vale.muster-wal"};

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *beside = campaign_file_dup_name (file, names[i]);
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (beside, "not written by SQLite at all", -1, NULL));
      g_assert_true (open_all (file->path, &error));
    }
}

static void
try_to_append (CampaignFile    *file,
               MusterStore     *store,
               MusterStoreError code)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 400);
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_store_append (store, entry, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, (int) code);
}

static void
assert_unchanged (CampaignFile *file)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  gint64 newest;
  g_autoptr (MusterWorld) loaded = campaign_file_load (file, store, &newest);

  g_assert_cmpint (newest, ==, 0);
  g_assert_true (muster_world_equal (loaded, file->world));
}

static void
test_full_disk (CampaignFile *file,
                gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (GError) error = NULL;

  /* As if the disk had no page left */
  muster_database_execute (muster_store_peek_database (store), "PRAGMA max_page_count = 1", &error);
  g_assert_no_error (error);
  try_to_append (file, store, MUSTER_STORE_ERROR_FULL);
  assert_unchanged (file);
}

static void
test_read_only (CampaignFile *file,
                gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (GError) error = NULL;

  /* As if nobody might write to the file; permissions do not hold back whom all is allowed */
  muster_database_execute (muster_store_peek_database (store), "PRAGMA query_only = ON", &error);
  g_assert_no_error (error);
  try_to_append (file, store, MUSTER_STORE_ERROR_READ_ONLY);
  assert_unchanged (file);
}

static void
test_failing_disk (CampaignFile *file,
                   gconstpointer data)
{
  struct rlimit before;
  struct rlimit tight;
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autofree char *copy = campaign_file_dup_name (file, "copy.muster");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  tight = before;
  tight.rlim_cur = 6000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  try_to_append (file, store, MUSTER_STORE_ERROR_FAILED);
  g_assert_false (muster_store_save_copy (store, copy, FALSE, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  assert_unchanged (file);
}

static void
test_locked (CampaignFile *file,
             gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  sqlite3 *other = NULL;

  g_assert_cmpint (sqlite3_open (file->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  try_to_append (file, store, MUSTER_STORE_ERROR_LOCKED);
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  assert_unchanged (file);
}

static void
test_replaced_while_open (CampaignFile *file,
                          gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterWorld) other = random_campaign_new (9, 3, 3);
  g_autofree char *copy = campaign_file_dup_name (file, "copy.muster");
  g_autoptr (GError) error = NULL;

  muster_store_create (file->path, TRUE, other, LITTLE_RULESET_TEXT, &error);
  g_assert_no_error (error);
  try_to_append (file, store, MUSTER_STORE_ERROR_GONE);
  muster_store_save_copy (store, copy, FALSE, &error);
  g_assert_no_error (error);
  g_assert_true (open_all (copy, &error));
}

static void
add (const char *name,
     void ( *test ) (CampaignFile *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/hostile/", name, NULL);

  g_test_add (path, CampaignFile, NULL, campaign_file_set_up, test, campaign_file_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("no-file", test_no_file);
  add ("other-files", test_other_files);
  add ("other-versions", test_other_versions);
  add ("other-journal-mode", test_other_journal_mode);
  g_test_add_func ("/hostile/foreign-parts", test_foreign_parts);
  g_test_add_func ("/hostile/damage-is-listed", test_damage_is_listed);
  add ("all-damage-is-listed", test_all_damage_is_listed);
  add ("flipped-bytes", test_flipped_bytes);
  add ("truncated", test_truncated);
  add ("strange-names", test_strange_names);
  add ("link", test_link_is_followed);
  add ("foreign-journal-beside", test_foreign_journal_beside);
  add ("full-disk", test_full_disk);
  add ("read-only", test_read_only);
  add ("failing-disk", test_failing_disk);
  add ("locked", test_locked);
  add ("replaced-while-open", test_replaced_while_open);
  return g_test_run ();
}
