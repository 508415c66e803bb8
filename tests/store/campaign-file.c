/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/campaign-file.h"

#include "campaign/little-ruleset.h"
#include "store/random-campaign.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

/** campaign_file_set_up: makes a small campaign */
void
campaign_file_set_up (CampaignFile *file,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  file->folder = g_dir_make_tmp ("muster-test-XXXXXX", &error);
  g_assert_no_error (error);
  file->path = g_build_filename (file->folder, "vale.muster", NULL);
  file->world = random_campaign_new (7, 5, 4);
  muster_store_create (file->path, FALSE, file->world, LITTLE_RULESET_TEXT, &error);
  g_assert_no_error (error);
}

/** campaign_file_tear_down: removes the folder with all that is in it */
void
campaign_file_tear_down (CampaignFile *file,
                         gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (file->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (file->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (file->folder), ==, 0);
  g_free (file->folder);
  g_free (file->path);
  g_clear_pointer (&file->world, muster_world_unref);
}

/** campaign_file_open: Returns: (transfer full): the store */
MusterStore *
campaign_file_open (CampaignFile *file)
{
  g_autoptr (GError) error = NULL;
  MusterStore *store = muster_store_open (file->path, &error);

  g_assert_no_error (error);
  return store;
}

/** campaign_file_load: Returns: (transfer full): the world that the file has */
MusterWorld *
campaign_file_load (CampaignFile *file,
                    MusterStore  *store,
                    gint64       *newest)
{
  g_autoptr (MusterRuleset) ruleset = little_ruleset_new ();
  g_autoptr (GError) error = NULL;
  MusterWorld *world = muster_store_load_world (store, ruleset, newest, &error);

  g_assert_no_error (error);
  return world;
}

/** campaign_file_dup_name: Returns: (transfer full): another path in the folder */
char *
campaign_file_dup_name (CampaignFile *file,
                        const char   *name)
{
  return g_build_filename (file->folder, name, NULL);
}

/** execute_sql: does to a file what only a stranger would */
void
execute_sql (const char *path,
             const char *sql)
{
  sqlite3 *handle = NULL;
  char *message = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_exec (handle, sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}
