/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program that is killed while it writes, over and over: what was said to be stored is there, whole, and the file
 * opens. Entry i follows from i alone, so that this side knows what the file must hold.
 */
#include "store/campaign-file.h"
#include "store/random-campaign.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define N_KILLS 50
#define N_KILLS_DEEP 500
#define N_CHANGES 40
#define LONGEST_LIFE_US 25000

static MusterJournalEntry *
new_entry (MusterWorld *world,
           gint64       id)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (id);

  return random_entry_new (rand, world, id, N_CHANGES);
}

/* Appends entries until it is killed, and tells of each when it is stored. */
static void
write_for_ever (CampaignFile *file,
                gint64        newest,
                int           tell)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);

  for (gint64 id = newest + 1;; id++)
    {
      g_autoptr (MusterJournalEntry) entry = new_entry (file->world, id);

      if (!muster_store_append (store, entry, NULL) || write (tell, &id, sizeof id) != sizeof id)
        {
          _exit (1);
        }
      take_world_after (&file->world, entry);
    }
}

/* Returns: the last entry that a writer told of before it was killed */
static gint64
let_write_and_kill (CampaignFile *file,
                    GRand        *rand,
                    gint64        newest)
{
  int ends[2];
  gint64 told = newest;
  pid_t writer;
  int status;

  g_assert_cmpint (pipe (ends), ==, 0);
  writer = fork ();
  g_assert_cmpint (writer, >=, 0);
  if (writer == 0)
    {
      close (ends[0]);
      write_for_ever (file, newest, ends[1]);
    }
  close (ends[1]);
  for (int n_awaited = g_rand_int_range (rand, 0, 4); n_awaited > 0; n_awaited--)
    {
      g_assert_cmpint (read (ends[0], &told, sizeof told), ==, sizeof told);
    }
  g_usleep (g_rand_int_range (rand, 500, LONGEST_LIFE_US));
  g_assert_cmpint (kill (writer, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (writer, &status, 0), ==, writer);
  g_assert_true (WIFSIGNALED (status));
  while (read (ends[0], &told, sizeof told) == sizeof told)
    {
    }
  close (ends[0]);
  return told;
}

/* Brings the known world up to what the file holds and compares. */
static void
check_file (CampaignFile *file,
            gint64       *newest,
            gint64        told)
{
  g_autoptr (MusterStore) store = campaign_file_open (file);
  gint64 held;
  g_autoptr (MusterWorld) loaded = campaign_file_load (file, store, &held);
  g_autoptr (GPtrArray) journal = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (held, >=, told);
  g_assert_cmpint (held, <=, told + 1);
  for (; *newest < held; (*newest)++)
    {
      g_autoptr (MusterJournalEntry) entry = new_entry (file->world, *newest + 1);

      take_world_after (&file->world, entry);
    }
  g_assert_true (muster_world_equal (loaded, file->world));
  journal = muster_store_read_journal (store, 0, G_MAXINT64, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (journal->len, ==, held);
}

static void
test_killed_while_writing (CampaignFile *file,
                           gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_kills = g_getenv ("MUSTER_TEST_DEEP") != NULL ? N_KILLS_DEEP : N_KILLS;
  gint64 newest = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      check_file (file, &newest, let_write_and_kill (file, rand, newest));
    }
  g_test_message ("%" G_GINT64_FORMAT " entries survived %u kills", newest, n_kills);
  g_assert_cmpint (newest, >, n_kills / 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/crash/killed-while-writing", CampaignFile, NULL, campaign_file_set_up, test_killed_while_writing,
              campaign_file_tear_down);
  return g_test_run ();
}
