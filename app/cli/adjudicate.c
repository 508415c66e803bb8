/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "exchange/decimal.h"
#include "exchange/input.h"
#include "exchange/scenario-reader.h"
#include "exchange/verdict-writer.h"
#include "tabletop/ground.h"
#include "tabletop/piece.h"
#include "wording/sentence.h"

#define PLACES 4

static MusterScenario *
read_scenario (const char *path,
               GError    **error)
{
  g_autoptr (GBytes) xml = muster_input_read_file (path, MUSTER_INPUT_MAX_SCENARIO, error);
  g_autoptr (MusterScenario) scenario = xml != NULL ? muster_scenario_read (xml, path, error) : NULL;

  if (scenario != NULL && !muster_scenario_has_move (scenario))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("%s: the scenario proposes no move"), path);
      return NULL;
    }
  return g_steal_pointer (&scenario);
}

static const char *
describe (const MusterVerdict *verdict)
{
  gboolean borderline = muster_verdict_is_borderline (verdict);

  switch (muster_verdict_get_status (verdict))
    {
    case MUSTER_LEGAL:
      return borderline ? _("the rules allow it, at the very limit") : _("the rules allow it");

    case MUSTER_ILLEGAL:
      return borderline ? _("the rules forbid it; a measure lies at the very limit") : _("the rules forbid it");

    case MUSTER_UNDECIDED:
      return _("something must be thrown, chosen or entered first");
    }
  g_assert_not_reached ();
}

static void
print_results (const MusterScenario *scenario,
               const MusterAnswer   *answer)
{
  gint32 unit = muster_scenario_get_unit (scenario);

  for (guint i = 0; i < answer->ways->len; i++)
    {
      const MusterWay *way = &g_array_index (answer->ways, MusterWay, i);
      g_autofree char *text = muster_decimal_dup_pair (way->end.at.x, way->end.at.y, unit, PLACES);

      /* Translators: a place on the table, such as 0,5.5 */
      g_print ("RESULT info %s: ", muster_scenario_get_piece (scenario, way->piece).id);
      g_print (_("ends at %s"), text);
      g_print ("\n");
    }
}

static void
print_text (const MusterScenario *scenario,
            const MusterAnswer   *answer)
{
  const MusterNames names = muster_names_of_table (scenario);
  g_autofree char *lines = muster_verdict_dup_lines (answer->verdict, &names);

  g_print ("VERDICT %s %s: %s\n%s", muster_status_get_word (muster_verdict_get_status (answer->verdict)),
           muster_scenario_get_rulebook (scenario)->id, describe (answer->verdict), lines);
  print_results (scenario, answer);
}

/* Which house rules, read otherwise, would make another verdict of it. */
static void
print_sways (const GArray *sways)
{
  for (guint i = 0; i < sways->len; i++)
    {
      const MusterSway *sway = &g_array_index (sways, MusterSway, i);

      g_print ("RULING %s %s=%s: %s\n", muster_status_get_word (sway->status), sway->ruling->key, sway->value,
               _(sway->ruling->why));
    }
}

static MusterExit
adjudicate (const char *path,
            gboolean    as_xml,
            gboolean    with_rulings,
            GError    **error)
{
  g_autoptr (MusterScenario) scenario = read_scenario (path, error);
  g_autoptr (MusterAnswer) answer = NULL;
  g_autoptr (GArray) sways = NULL;
  static const MusterExit codes[] = {
    [MUSTER_LEGAL] = MUSTER_EXIT_DONE,
    [MUSTER_ILLEGAL] = MUSTER_EXIT_ILLEGAL,
    [MUSTER_UNDECIDED] = MUSTER_EXIT_UNDECIDED,
  };

  if (scenario == NULL)
    {
      return MUSTER_EXIT_WRONG;
    }
  answer = muster_scenario_adjudicate (scenario);
  sways = with_rulings ? muster_scenario_find_sways (scenario) : NULL;
  if (as_xml)
    {
      g_autofree char *xml = muster_verdict_dup_xml (scenario, answer, sways);

      g_print ("%s", xml);
      return codes[muster_verdict_get_status (answer->verdict)];
    }
  print_text (scenario, answer);
  if (sways != NULL)
    {
      print_sways (sways);
    }
  return codes[muster_verdict_get_status (answer->verdict)];
}

/** muster_cli_adjudicate: rules on the move that a scenario proposes, and prints the verdict */
MusterExit
muster_cli_adjudicate (int    argc,
                       char **argv)
{
  g_autofree char *form = NULL;
  gboolean with_rulings = FALSE;
  const GOptionEntry entries[] = {
    {"format", 0, 0, G_OPTION_ARG_STRING, &form, N_("text or xml"), N_("FORMAT")},
    {"rulings", 0, 0, G_OPTION_ARG_NONE, &with_rulings, N_("Say which house rules would change the verdict"), NULL},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("adjudicate", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (form != NULL && strcmp (form, "text") != 0 && strcmp (form, "xml") != 0)
    {
      g_set_error (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--format is text or xml, not “%s”"), form);
      return muster_subcommand_fail (&error);
    }
  code = adjudicate (argv[1], g_strcmp0 (form, "xml") == 0, with_rulings, &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
