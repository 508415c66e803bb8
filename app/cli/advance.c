/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>

#include "cli/decision-print.h"
#include "cli/dice-options.h"
#include "session/session.h"

typedef struct
{
  gboolean turn;
  gboolean defaults;
  MusterDiceOptions dice;

  /* Owned */
  char *to;
} Options;

static void
clear_options (Options *options)
{
  muster_dice_options_clear (&options->dice);
  g_free (options->to);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* Until which step to go on; MUSTER_STEP_SETUP for only the current one. */
static gboolean
read_target (const Options *options,
             MusterStep    *target,
             GError       **error)
{
  *target = options->turn ? MUSTER_FIRST_STEP : MUSTER_STEP_SETUP;
  if (options->to == NULL)
    {
      return TRUE;
    }
  if (options->turn)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("say either --to or --turn"));
      return FALSE;
    }
  if (!muster_step_from_word (options->to, target) || *target == MUSTER_STEP_SETUP)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("no step is named “%s”; the steps are harvest, merchant, recruitment, movement, combat, claim, "
                     "supply and diplomacy"), options->to);
      return FALSE;
    }
  return TRUE;
}

static void
print_step_cb (const MusterDecision *decision,
               const MusterWorld    *before,
               gpointer              data)
{
  *(MusterExit *) data = muster_decision_print (decision, before);
}

static MusterExit
advance (const char    *path,
         const Options *options,
         GError       **error)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (MusterDice) dice = NULL;
  MusterExit code = MUSTER_EXIT_DONE;
  MusterStep target;

  session = read_target (options, &target, error) ? muster_session_open (path, error) : NULL;
  dice = session != NULL
         ? muster_dice_options_new_dice (&options->dice, MUSTER_HIGHEST_OF_RULES, muster_session_get_world (session),
                                         error) : NULL;
  if (dice == NULL ||
      !muster_session_advance (session, target, options->defaults, dice, print_step_cb, &code, error) ||
      !muster_session_close (session, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  muster_dice_print_left (dice);
  return code;
}

/** muster_cli_advance: finishes steps until something is missing or the target is reached */
MusterExit
muster_cli_advance (int    argc,
                    char **argv)
{
  g_auto (Options) options = {0};
  const GOptionEntry entries[] = {
    {"to", 0, 0, G_OPTION_ARG_STRING, &options.to, N_("Go on until this step is the current one"), N_("STEP")},
    {"turn", 0, 0, G_OPTION_ARG_NONE, &options.turn, N_("Go on until the next turn's harvest"), NULL},
    {"defaults", 0, 0, G_OPTION_ARG_NONE, &options.defaults, N_("Take the default of each open decision"), NULL},
    MUSTER_DICE_OPTION_ENTRIES (options.dice),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("advance", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = advance (argv[1], &options, &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
