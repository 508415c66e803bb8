/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/example.h"

#include <glib/gstdio.h>

/** example_open: Returns: (transfer full): the example campaign as it begins, in a file of the test's own */
MusterSession *
example_open (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "test.muster", NULL);
  g_autofree char *xml_path = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "example", "the-vale.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GBytes) xml = NULL;
  g_autoptr (GError) error = NULL;
  MusterSession *session;
  gsize length;

  g_assert_true (g_file_get_contents (xml_path, &text, &length, &error));
  xml = g_bytes_new_take (g_steal_pointer (&text), length);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  session = muster_session_create (path, xml, "the-vale.xml", TRUE, &error);
  g_assert_no_error (error);
  return session;
}
