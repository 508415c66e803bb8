/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/table-file.h"

#include "exchange/input.h"
#include "exchange/scenario-reader.h"
#include "exchange/scenario-writer.h"
#include "wording/language.h"

#define EXAMPLES "/io/github/muster/Muster/scenarios/"

static const MusterTableExample examples[] = {
  {"dba-line-of-battle", N_("DBA: a line of battle")},
  {"dba-threat-zone", N_("DBA: into a threat zone")},
  {"dba-river", N_("DBA: across a river")},
  {"bw-over-the-wall", N_("The Barons' War: over the wall")},
  {"bw-charge", N_("The Barons' War: charge at a fence")},
  {"siege-climb", N_("Chronopia: up the cliff")},
  {"siege-catapult", N_("Chronopia: a catapult fires")},
};

/** muster_table_file_read: Returns: (transfer full) (nullable): the table of that file, or NULL with @error */
MusterScenario *
muster_table_file_read (const char *path,
                        GError    **error)
{
  g_autoptr (GBytes) bytes = muster_input_read_file (path, MUSTER_INPUT_MAX_SCENARIO, error);
  g_autofree char *name = g_path_get_basename (path);

  return bytes != NULL ? muster_scenario_read (bytes, name, error) : NULL;
}

/** muster_table_file_write: writes a table into a file; FALSE with @error if that could not be done */
gboolean
muster_table_file_write (const char           *path,
                         const MusterScenario *scenario,
                         GError              **error)
{
  g_autofree char *text = muster_scenario_dup_xml (scenario);

  return g_file_set_contents (path, text, -1, error);
}

/** muster_table_examples: Returns: (transfer none) (array length=n_examples): the tables that come with the program */
const MusterTableExample *
muster_table_examples (guint *n_examples)
{
  *n_examples = G_N_ELEMENTS (examples);
  return examples;
}

/** muster_table_example_read: Returns: (transfer full) (nullable): the example of that name, or NULL with @error */
MusterScenario *
muster_table_example_read (const char *name,
                           GError    **error)
{
  g_autofree char *path = g_strconcat (EXAMPLES, name, ".xml", NULL);
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return bytes != NULL ? muster_scenario_read (bytes, file, error) : NULL;
}
