/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs every file of tests/cases.
 */
#include "campaign/case.h"

#include <string.h>

static void
test_case (gconstpointer path)
{
  if (!case_run (path))
    {
      g_test_fail ();
    }
}

static int
compare_names (gconstpointer first,
               gconstpointer second)
{
  return strcmp (*(const char *const *) first, *(const char *const *) second);
}

static GPtrArray *
list_cases (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) entries = g_dir_open (folder, 0, &error);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (entries)) != NULL)
    {
      if (g_str_has_suffix (name, ".case"))
        {
          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
        }
    }
  g_ptr_array_sort (paths, compare_names);
  return paths;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_build_filename (g_getenv ("MUSTER_TESTS_DIR"), "cases", NULL);
  g_autoptr (GPtrArray) paths = list_cases (folder);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (paths->pdata[i]);
      g_autofree char *test = NULL;

      name[strlen (name) - strlen (".case")] = '\0';
      test = g_strconcat ("/campaign/cases/", name, NULL);
      g_test_add_data_func (test, paths->pdata[i], test_case);
    }
  return g_test_run ();
}
