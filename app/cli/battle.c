/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>

#include "cli/decision-print.h"
#include "cli/dice-options.h"
#include "exchange/battle-result-reader.h"
#include "exchange/input.h"
#include "session/session.h"

static MusterBattleResult *
read_result (const char *path,
             GError    **error)
{
  g_autoptr (GBytes) xml = muster_input_read_file (path, MUSTER_INPUT_MAX_XML, error);

  return xml != NULL ? muster_battle_result_read (xml, path, error) : NULL;
}

/* The command names the battle, where the result may name its hex. */
static MusterCommand *
new_command (MusterBattleResult *result,
             const MusterWorld  *world,
             GError            **error)
{
  const MusterBattle *battle = muster_battle_result_find_battle (result, world, error);

  if (battle == NULL)
    {
      return NULL;
    }
  if (result->battle == NULL)
    {
      result->battle = g_strdup (battle->id);
    }
  return muster_battle_result_dup_command (result, error);
}

static MusterExit
settle (char                   **words,
        const MusterDiceOptions *given,
        gboolean                 dry_run,
        GError                 **error)
{
  g_autoptr (MusterBattleResult) result = read_result (words[1], error);
  g_autoptr (MusterSession) session = result != NULL ? muster_session_open (words[0], error) : NULL;
  g_autoptr (MusterWorld) before = session != NULL ? muster_world_ref (muster_session_get_world (session)) : NULL;
  g_autoptr (MusterCommand) command = before != NULL ? new_command (result, before, error) : NULL;
  g_autoptr (MusterDice) dice = command != NULL
                                ? muster_dice_options_new_dice (given, MUSTER_HIGHEST_OF_RULES, before, error) : NULL;
  g_autoptr (MusterDecision) decision = NULL;

  if (dice == NULL)
    {
      return MUSTER_EXIT_WRONG;
    }
  decision = dry_run ? muster_session_try (session, command, dice, error)
                     : muster_session_run (session, command, dice, error);
  if (decision == NULL || !muster_session_close (session, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  muster_dice_print_left (dice);
  return muster_decision_print (decision, before);
}

/** muster_cli_battle: settles a pending battle from its result */
MusterExit
muster_cli_battle (int    argc,
                   char **argv)
{
  gboolean dry_run = FALSE;
  g_auto (MusterDiceOptions) given = {0};
  const GOptionEntry entries[] = {
    {"dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run, N_("Print what would follow and change nothing"), NULL},
    MUSTER_DICE_OPTION_ENTRIES (given),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("battle", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = settle (argv + 1, &given, dry_run, &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
