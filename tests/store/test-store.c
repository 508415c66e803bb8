/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/campaign-file.h"
#include "store/store-private.h"
#include "store/random-campaign.h"

#include <glib/gstdio.h>

static gboolean
is_deep (void)
{
  return g_getenv ("MUSTER_TEST_DEEP") != NULL;
}

static void
append (MusterStore              *store,
        const MusterJournalEntry *entry)
{
  g_autoptr (GError) error = NULL;

  muster_store_append (store, entry, &error);
  g_assert_no_error (error);
}

static void
test_created_is_loaded (CampaignFile *file,
                        gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (GError) error = NULL;
  gint64 newest = -1;
  g_autoptr (MusterWorld) loaded = campaign_file_load (file, store, &newest);
  g_autofree char *ruleset = muster_store_dup_ruleset_text (store, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (ruleset, ==, LITTLE_RULESET_TEXT);
  g_assert_cmpint (newest, ==, 0);
  g_assert_true (muster_world_equal (loaded, file->world));
  g_assert_cmpstr (muster_store_get_path (store), ==, file->path);
  g_assert_false (muster_store_is_read_only (store));
}

static void
test_leaves_nothing_beside (CampaignFile *file,
                            gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 3);
  g_autoptr (GDir) folder = NULL;
  g_autoptr (GError) error = NULL;

  append (store, entry);
  muster_store_close (store, &error);
  g_assert_no_error (error);
  folder = g_dir_open (file->folder, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (g_dir_read_name (folder), ==, "vale.muster");
  g_assert_cmpstr (g_dir_read_name (folder), ==, NULL);
}

/* What was applied in memory is what is loaded, for acts, undos and redos; rewound, it is what it began with. */
static void
run_random_acts (CampaignFile *file,
                 guint         seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterWorld) world = muster_world_ref (file->world);
  g_autoptr (MusterWorld) loaded = NULL;
  g_autoptr (MusterWorld) rewound = NULL;
  g_autoptr (GPtrArray) kept = muster_journal_new ();
  g_autoptr (GPtrArray) read = NULL;
  g_autoptr (GError) error = NULL;
  gint64 newest;

  for (gint64 id = 1; id <= 60; id++)
    {
      MusterJournalEntry *undo = muster_journal_next_undo (kept);
      MusterJournalEntry *redo = muster_journal_next_redo (kept);
      guint die = g_rand_int_range (rand, 0, 6);
      MusterJournalEntry *entry = die == 0 && undo != NULL ? muster_journal_entry_new_undo (id, world, undo)
                                  : die == 1 && redo != NULL ? muster_journal_entry_new_redo (id, world, redo)
                                  : random_entry_new (rand, world, id, g_rand_int_range (rand, 0, 30));

      append (store, entry);
      take_world_after (&world, entry);
      g_ptr_array_add (kept, entry);
    }
  loaded = campaign_file_load (file, store, &newest);
  g_assert_cmpint (newest, ==, 60);
  g_assert_true (muster_world_equal (loaded, world));

  read = muster_store_read_journal (store, 0, G_MAXINT64, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->len, ==, 60);
  rewound = muster_journal_rewind (read, loaded, 0);
  g_assert_true (muster_world_equal (rewound, file->world));
}

static void
test_loaded_is_what_was_applied (void)
{
  guint n_seeds = is_deep () ? 300 : 15;

  for (guint seed = 1; seed <= n_seeds; seed++)
    {
      CampaignFile file;

      campaign_file_set_up (&file, NULL);
      run_random_acts (&file, seed);
      campaign_file_tear_down (&file, NULL);
    }
}

static void
test_journal_keeps_every_word (CampaignFile *file,
                               gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) act = random_entry_new (rand, file->world, 1, 5);
  g_autoptr (MusterJournalEntry) undo = muster_journal_entry_new_undo (2, file->world, act);
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;
  const MusterJournalEntry *read;

  append (store, act);
  append (store, undo);
  journal = muster_store_read_journal (store, 1, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (journal->len, ==, 1);
  read = g_ptr_array_index (journal, 0);
  g_assert_cmpint (read->id, ==, 2);
  g_assert_cmpint (read->kind, ==, MUSTER_ENTRY_UNDO);
  g_assert_cmpint (read->target, ==, 1);
  g_assert_cmpstr (read->command, ==, "note text=\"entry 1\"");
  g_assert_cmpuint (muster_verdict_get_n_findings (read->verdict), ==, 1);
  g_assert_cmpstr (muster_finding_get_fact (muster_verdict_get_finding (read->verdict, 0), MUSTER_FACT_WHAT)->words, ==,
                   "a word\nand another");
  g_assert_cmpuint (read->effects->len, ==, act->effects->len);
}

static void
test_only_the_next_entry_is_taken (CampaignFile *file,
                                   gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterStore) mine = campaign_file_open (file);
  g_autoptr (MusterStore) theirs = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) first = random_entry_new (rand, file->world, 1, 5);
  g_autoptr (MusterJournalEntry) other = random_entry_new (rand, file->world, 1, 5);
  g_autoptr (MusterWorld) expected = muster_world_apply (file->world, first->effects);
  g_autoptr (MusterWorld) loaded = NULL;
  g_autoptr (GError) error = NULL;
  gint64 newest;

  append (theirs, first);
  g_assert_false (muster_store_append (mine, other, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CHANGED);
  loaded = campaign_file_load (file, mine, &newest);
  g_assert_cmpint (newest, ==, 1);
  g_assert_true (muster_world_equal (loaded, expected));
}

/* An entry whose effects do not fit is taken back whole, the effects before included. */
static void
test_misfit_changes_nothing (CampaignFile *file,
                             gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 5);
  g_autoptr (MusterWorld) loaded = NULL;
  g_autoptr (GError) error = NULL;
  gint64 newest;

  muster_effects_append_change (entry->effects, MUSTER_CAMPAIGN, 1, MUSTER_CAMPAIGN_ROLLS,
                                (MusterValue) {.number = 12345}, (MusterValue) {.number = 12346}, MUSTER_NO_FINDING);
  g_assert_false (muster_store_append (store, entry, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_REFUSED);
  loaded = campaign_file_load (file, store, &newest);
  g_assert_cmpint (newest, ==, 0);
  g_assert_true (muster_world_equal (loaded, file->world));
}

static void
test_journal_is_append_only (CampaignFile *file,
                             gconstpointer data)
{
  static const char *const attempts[] = {
    "DELETE FROM journal", "UPDATE journal SET turn = 9", "REPLACE INTO journal SELECT * FROM journal",
    "ATTACH ':memory:' AS other",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 5);

  append (store, entry);
  for (guint i = 0; i < G_N_ELEMENTS (attempts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (muster_database_execute (muster_store_peek_database (store), attempts[i], &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_REFUSED);
    }
}

static void
test_drafts_come_and_go (CampaignFile *file,
                         gconstpointer data)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (GError) error = NULL;
  static const char *const texts[] = {"half a result", "a better one", NULL};

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *read = NULL;

      g_assert_true (muster_store_write_draft (store, "battle b1", texts[i], &error));
      g_assert_true (muster_store_read_draft (store, "battle b1", &read, &error));
      g_assert_cmpstr (read, ==, texts[i]);
    }
}

static void
test_copy_is_the_campaign (CampaignFile *file,
                           gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (MusterStore) store = campaign_file_open (file);
  g_autoptr (MusterJournalEntry) entry = random_entry_new (rand, file->world, 1, 5);
  g_autoptr (MusterWorld) expected = muster_world_apply (file->world, entry->effects);
  g_autofree char *path = campaign_file_dup_name (file, "copy.muster");
  g_autoptr (MusterStore) copy = NULL;
  g_autoptr (MusterWorld) loaded = NULL;
  g_autoptr (GError) error = NULL;
  gint64 newest;

  append (store, entry);
  muster_store_save_copy (store, path, FALSE, &error);
  g_assert_no_error (error);
  copy = muster_store_open (path, &error);
  g_assert_no_error (error);
  loaded = campaign_file_load (file, copy, &newest);
  g_assert_cmpint (newest, ==, 1);
  g_assert_true (muster_world_equal (loaded, expected));

  g_assert_false (muster_store_save_copy (store, path, FALSE, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_false (muster_store_save_copy (store, file->path, TRUE, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_EXISTS);
}

/* A journal that a dead program left beside must not be taken for the new file's. */
static void
test_overwrites_only_when_told (CampaignFile *file,
                                gconstpointer data)
{
  g_autofree char *journal = g_strconcat (file->path, "-journal", NULL);
  g_autoptr (MusterWorld) other = random_campaign_new (8, 3, 3);
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterWorld) loaded = NULL;
  g_autoptr (GError) error = NULL;
  gint64 newest;

  g_assert_false (muster_store_create (file->path, FALSE, other, LITTLE_RULESET_TEXT, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (journal, "stale", -1, &error));
  g_assert_true (muster_store_create (file->path, TRUE, other, LITTLE_RULESET_TEXT, &error));
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
  store = campaign_file_open (file);
  loaded = campaign_file_load (file, store, &newest);
  g_assert_true (muster_world_equal (loaded, other));
}

static void
add (const char *name,
     void ( *test ) (CampaignFile *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/store/", name, NULL);

  g_test_add (path, CampaignFile, NULL, campaign_file_set_up, test, campaign_file_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("created-is-loaded", test_created_is_loaded);
  add ("leaves-nothing-beside", test_leaves_nothing_beside);
  g_test_add_func ("/store/loaded-is-what-was-applied", test_loaded_is_what_was_applied);
  add ("journal-keeps-every-word", test_journal_keeps_every_word);
  add ("only-the-next-entry", test_only_the_next_entry_is_taken);
  add ("misfit-changes-nothing", test_misfit_changes_nothing);
  add ("journal-is-append-only", test_journal_is_append_only);
  add ("drafts", test_drafts_come_and_go);
  add ("copy", test_copy_is_the_campaign);
  add ("overwrites-only-when-told", test_overwrites_only_when_told);
  return g_test_run ();
}
