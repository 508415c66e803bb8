/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-commit: how long a stored command takes against a bare SQLite transaction that writes the same rows into the
 * same tables, durably. Both take turns in one run; a line per number of rows and folder with the rounds' median.
 * Fails if a goal is missed: 1.5 on the disk of the working folder, 3 on tmpfs.
 */
#include "campaign/journal-text.h"
#include "harness/bench.h"
#include "store/campaign-file.h"
#include "store/database.h"
#include "store/random-campaign.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define N_COMMITS 40

/* A command that changes one number of @n_rows units. */
static MusterJournalEntry *
new_entry (const MusterWorld *world,
           gint64             id,
           guint              n_rows)
{
  MusterJournalEntry *entry = muster_journal_entry_new_blank (id);

  entry->command = g_strdup ("note text=measure");
  entry->rolls = g_array_new (FALSE, FALSE, sizeof (MusterRoll));
  entry->verdict = muster_verdict_new ();
  entry->effects = muster_effects_new ();
  for (guint i = 0; i < n_rows; i++)
    {
      const MusterHex *hex = muster_world_nth (world, MUSTER_HEX, i);

      muster_effects_append_change (entry->effects, MUSTER_HEX, hex->key, MUSTER_HEX_SINCE,
                                    (MusterValue) {.number = hex->since}, (MusterValue) {.number = id % 1000},
                                    MUSTER_NO_FINDING);
    }
  return entry;
}

typedef struct
{
  MusterDatabase *database;
  sqlite3_stmt *update;
  sqlite3_stmt *insert;
} Bare;

static void
check (gboolean done)
{
  if (!done)
    {
      g_error ("the bare transaction failed");
    }
}

static void
bare_open (Bare       *bare,
           const char *path)
{
  bare->database = muster_database_open (path, path, MUSTER_DATABASE_OPEN, NULL);
  check (bare->database != NULL);
  bare->update = muster_database_prepare (bare->database, "UPDATE hex SET since = ?2 WHERE key = ?1", NULL);
  bare->insert = muster_database_prepare (bare->database,
                                          "INSERT INTO journal VALUES (?1, 'act', NULL, 0, 'setup', ?2, '', '', ?3)",
                                          NULL);
}

static void
bare_close (Bare *bare)
{
  sqlite3_finalize (bare->update);
  sqlite3_finalize (bare->insert);
  muster_database_close (bare->database, NULL);
  muster_database_free (bare->database);
}

/* The same rows, the texts being made beforehand. */
static void
bare_write (Bare                     *bare,
            const MusterJournalEntry *entry,
            const char               *effects)
{
  check (muster_database_execute (bare->database, "BEGIN IMMEDIATE", NULL));
  for (guint i = 0; i < entry->effects->len; i++)
    {
      const MusterEffect *effect = &g_array_index (entry->effects, MusterEffect, i);

      sqlite3_bind_int64 (bare->update, 1, effect->key);
      sqlite3_bind_int64 (bare->update, 2, effect->after.value.number);
      check (muster_database_run (bare->database, bare->update, NULL));
    }
  sqlite3_bind_int64 (bare->insert, 1, entry->id);
  sqlite3_bind_text (bare->insert, 2, entry->command, -1, SQLITE_STATIC);
  sqlite3_bind_text (bare->insert, 3, effects, -1, SQLITE_STATIC);
  check (muster_database_run (bare->database, bare->insert, NULL));
  check (muster_database_execute (bare->database, "COMMIT", NULL));
}

typedef struct
{
  MusterStore *store;
  MusterWorld *world; /* as the store has it */
  Bare bare;
  gint64 id;
} Contest;

/* Times one commit of each kind; returns their times in microseconds. */
static void
time_pair (Contest *contest,
           guint    n_rows,
           double  *stored,
           double  *bare)
{
  g_autoptr (MusterJournalEntry) entry = new_entry (contest->world, ++contest->id, n_rows);
  g_autofree char *effects = muster_effects_to_text (entry->effects);
  double begin = bench_now ();
  double middle;

  check (muster_store_append (contest->store, entry, NULL));
  middle = bench_now ();
  bare_write (&contest->bare, entry, effects);
  *stored = middle - begin;
  *bare = bench_now () - middle;
  take_world_after (&contest->world, entry);
}

static double
measure (Contest *contest,
         guint    n_rows)
{
  double ratios[BENCH_ROUNDS];

  for (guint round = 0; round < BENCH_ROUNDS; round++)
    {
      double stored[N_COMMITS];
      double bare[N_COMMITS];

      for (guint i = 0; i < N_COMMITS; i++)
        {
          time_pair (contest, n_rows, &stored[i], &bare[i]);
        }
      ratios[round] = bench_median (stored, N_COMMITS) / bench_median (bare, N_COMMITS);
    }
  return bench_median (ratios, BENCH_ROUNDS);
}

static gboolean
run_contest (const char *folder,
             double      goal)
{
  static const guint numbers[] = {1, 10, 200};
  g_autofree char *pattern = g_build_filename (folder, "muster-bench-XXXXXX", NULL);
  g_autofree char *own = g_mkdtemp (pattern) != NULL ? g_build_filename (pattern, "stored.muster", NULL) : NULL;
  g_autofree char *other = g_build_filename (pattern, "bare.muster", NULL);
  Contest contest = {.world = random_campaign_new (7, 32, 32)};
  gboolean kept = TRUE;

  check (muster_store_create (own, FALSE, contest.world, LITTLE_RULESET_TEXT, NULL));
  check (muster_store_create (other, FALSE, contest.world, LITTLE_RULESET_TEXT, NULL));
  contest.store = muster_store_open (own, NULL);
  bare_open (&contest.bare, other);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *what = g_strdup_printf ("%s: command of %u rows, bare transactions", folder, numbers[i]);

      kept = bench_judge (what, measure (&contest, numbers[i]), goal) && kept;
    }
  bare_close (&contest.bare);
  muster_store_close (contest.store, NULL);
  muster_store_free (contest.store);
  muster_world_unref (contest.world);
  g_remove (own);
  g_remove (other);
  g_rmdir (pattern);
  return kept;
}

int
main (void)
{
  gboolean kept = run_contest (".", 1.5);

  kept = (!g_file_test ("/dev/shm", G_FILE_TEST_IS_DIR) || run_contest ("/dev/shm", 3.0)) && kept;
  return kept ? EXIT_SUCCESS : EXIT_FAILURE;
}
