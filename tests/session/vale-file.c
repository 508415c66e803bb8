/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/vale-file.h"

#include <glib/gstdio.h>
#include <string.h>

/** vale_file_create: Returns: (transfer full): the session of a new file in the same folder */
MusterSession *
vale_file_create (ValeFile   *vale,
                  const char *name,
                  const char *xml)
{
  g_autofree char *path = g_build_filename (vale->folder, name, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (xml, strlen (xml));
  g_autoptr (GError) error = NULL;
  MusterSession *session = muster_session_create (path, bytes, "test.xml", TRUE, &error);

  g_assert_no_error (error);
  return session;
}

/** vale_file_set_up: makes the file and opens it */
void
vale_file_set_up (ValeFile     *vale,
                  gconstpointer data)
{
  g_autofree char *example = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "example/the-vale.xml", NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;

  vale->folder = g_dir_make_tmp ("muster-test-XXXXXX", &error);
  g_assert_no_error (error);
  g_file_get_contents (example, &xml, NULL, &error);
  g_assert_no_error (error);
  vale->path = g_build_filename (vale->folder, "vale.muster", NULL);
  vale->session = vale_file_create (vale, "vale.muster", xml);
}

static void
close_session (ValeFile *vale)
{
  g_autoptr (GError) error = NULL;

  muster_session_close (vale->session, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (g_steal_pointer (&vale->session));
}

/** vale_file_reopen: closes the session and opens the file again */
void
vale_file_reopen (ValeFile *vale)
{
  g_autoptr (GError) error = NULL;

  close_session (vale);
  vale->session = muster_session_open (vale->path, &error);
  g_assert_no_error (error);
}

/** vale_file_tear_down: removes the folder with all that is in it */
void
vale_file_tear_down (ValeFile     *vale,
                     gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (vale->folder, 0, NULL);
  const char *name;

  close_session (vale);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (vale->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (vale->folder), ==, 0);
  g_free (vale->folder);
  g_free (vale->path);
}

/** vale_file_run: runs a command that is well formed. Returns: what the rules say to it */
MusterStatus
vale_file_run (ValeFile   *vale,
               const char *command)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) parsed = muster_command_parse (command, &error);
  g_autoptr (MusterDecision) decision = NULL;

  g_assert_no_error (error);
  decision = muster_session_run (vale->session, parsed, NULL, &error);
  g_assert_no_error (error);
  return muster_verdict_get_status (decision->verdict);
}
