/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The example scenarios: each says in its head comment what the verdict is and which clause decides it.
 */
#include <libxml/parser.h>
#include <string.h>

#include "exchange/input.h"
#include "exchange/scenario-reader.h"
#include "exchange/scenario-writer.h"
#include "exchange/verdict-writer.h"
#include "tabletop/move.h"

static GBytes *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = muster_input_read_file (path, MUSTER_INPUT_MAX_SCENARIO, &error);

  g_assert_no_error (error);
  return bytes;
}

/* "illegal by BW-XNG-07: …" */
static void
find_expectation (GBytes *bytes,
                  char  **status,
                  char  **clause)
{
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GRegex) regex = g_regex_new ("<!-- (legal|illegal|undecided) by ([A-Z0-9-]+): .* -->", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_true (g_regex_match (regex, text, 0, &match));
  *status = g_match_info_fetch (match, 1);
  *clause = g_match_info_fetch (match, 2);
}

/* The clause decides: it fails where the move is illegal, needs something where it is undecided. */
static gboolean
is_decided_by (const MusterVerdict *verdict,
               const char          *clause)
{
  switch (muster_verdict_get_status (verdict))
    {
    case MUSTER_ILLEGAL:
      return muster_verdict_find (verdict, clause, MUSTER_FAIL) != NULL;

    case MUSTER_UNDECIDED:
      return muster_verdict_find (verdict, clause, MUSTER_NEEDS) != NULL;

    case MUSTER_LEGAL:
      return muster_verdict_find (verdict, clause, MUSTER_PASS) != NULL ||
             muster_verdict_find (verdict, clause, MUSTER_INFO) != NULL;
    }
  g_assert_not_reached ();
}

/* What is written and read again is judged alike. */
static void
assert_written_alike (const MusterScenario *scenario,
                      const char           *status)
{
  g_autofree char *once = muster_scenario_dup_xml (scenario);
  g_autoptr (GBytes) bytes = g_bytes_new (once, strlen (once));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterScenario) read = muster_scenario_read (bytes, "written.xml", &error);
  g_autofree char *twice = NULL;
  g_autoptr (MusterAnswer) answer = NULL;

  g_assert_no_error (error);
  twice = muster_scenario_dup_xml (read);
  g_assert_cmpstr (once, ==, twice);
  answer = muster_scenario_adjudicate (read);
  g_assert_cmpstr (muster_status_get_word (muster_verdict_get_status (answer->verdict)), ==, status);
}

static void
test_scenario (gconstpointer path)
{
  g_autoptr (GBytes) bytes = read_file (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterScenario) scenario = muster_scenario_read (bytes, path, &error);
  g_autoptr (MusterAnswer) answer = NULL;
  g_autofree char *status = NULL;
  g_autofree char *clause = NULL;
  g_autofree char *xml = NULL;
  xmlDoc *document;

  g_assert_no_error (error);
  find_expectation (bytes, &status, &clause);
  answer = muster_scenario_adjudicate (scenario);
  xml = muster_verdict_dup_xml (scenario, answer, NULL);
  g_test_message ("%s", xml);
  g_assert_null (strchr (xml, '{')); /* no place of a sentence is left empty */
  g_assert_cmpstr (muster_status_get_word (muster_verdict_get_status (answer->verdict)), ==, status);
  g_assert_true (is_decided_by (answer->verdict, clause));
  assert_written_alike (scenario, status);
  document = xmlReadMemory (xml, strlen (xml), "verdict.xml", NULL, XML_PARSE_NONET);
  g_assert_nonnull (document);
  xmlFreeDoc (document);
}

/* Every house rule that would change a verdict is told, and none other. */
static void
test_sways (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "scenarios", "dba-grp-05.xml", NULL);
  g_autoptr (GBytes) bytes = read_file (path);
  g_autoptr (MusterScenario) scenario = muster_scenario_read (bytes, path, NULL);
  g_autoptr (GArray) sways = muster_scenario_find_sways (scenario);
  g_autoptr (MusterAnswer) told = muster_scenario_adjudicate (scenario);
  g_autofree char *xml = muster_verdict_dup_xml (scenario, told, sways);

  g_assert_nonnull (strstr (xml, "<ruling key=\"dba.grp-05\" value=\"alt\" status=\"legal\"/>"));
  g_assert_cmpuint (sways->len, ==, 1);
  for (guint i = 0; i < sways->len; i++)
    {
      const MusterSway *sway = &g_array_index (sways, MusterSway, i);

      g_assert_true (muster_scenario_set_ruling (scenario, sway->ruling->key, sway->value, NULL));
      g_autoptr (MusterAnswer) answer = muster_scenario_adjudicate (scenario);

      g_assert_cmpint (muster_verdict_get_status (answer->verdict), ==, sway->status);
      g_assert_cmpint (sway->status, !=, MUSTER_ILLEGAL);
      g_assert_true (muster_scenario_set_ruling (scenario, sway->ruling->key, sway->ruling->fallback, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  GDir *directory;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  folder = g_build_filename (g_getenv ("MUSTER_DATA_DIR"), "scenarios", NULL);
  directory = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/exchange/scenarios/", name, NULL);
      char *path = g_build_filename (folder, name, NULL);

      g_ptr_array_add (paths, path);
      g_test_add_data_func (test, path, test_scenario);
    }
  g_dir_close (directory);
  g_test_add_func ("/exchange/scenarios/sways", test_sways);
  return g_test_run ();
}
