/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "campaign/argument.h"
#include "cli/decision-print.h"
#include "cli/dice-options.h"
#include "cli/sheet.h"

#define PLAYER_KEY "player="
#define TEXT_KEY "text="

static void
append_argument (GString                  *text,
                 const MusterArgumentSpec *spec)
{
  if (spec->type != MUSTER_ARGUMENT_CHOICE)
    {
      g_string_append_printf (text, "      %s=  %s\n", spec->key, _(muster_argument_type_describe (spec->type)));
    }
}

/* Every command with its arguments and an example, from the same table that the window uses. */
static char *
dup_description (void)
{
  GString *text = g_string_new (_("Commands:"));
  guint n_specs;
  const MusterCommandSpec *specs = muster_command_specs (&n_specs);

  g_string_append (text, "\n\n");
  for (guint i = 0; i < n_specs; i++)
    {
      const char *rest = specs[i].arguments;
      MusterArgumentSpec spec;

      g_string_append_printf (text, "  %s %s\n      %s\n", specs[i].name, specs[i].arguments, _(specs[i].summary));
      while (muster_argument_spec_next (&rest, &spec))
        {
          append_argument (text, &spec);
        }
      /* Translators: what follows is an example of a command */
      g_string_append_printf (text, "      %s: muster do FILE %s\n\n", _("example"), specs[i].example);
    }
  g_string_append_printf (text, "  plot player=PLAYER text=TEXT\n      %s\n",
                          _("Plots an order sheet in the place of the player's orders, as muster orders does"));
  return g_string_free (text, FALSE);
}

static gboolean
check_encoding (char   **words,
                GError **error)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!g_utf8_validate (words[i], -1, NULL))
        {
          g_autofree char *shown = g_utf8_make_valid (words[i], -1);

          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("“%s” is not UTF-8"), shown);
          return FALSE;
        }
    }
  return TRUE;
}

static MusterExit
run (MusterSession       *session,
     const MusterCommand *command,
     MusterDice          *dice,
     GError             **error)
{
  g_autoptr (MusterWorld) before = muster_world_ref (muster_session_get_world (session));
  g_autoptr (MusterDecision) decision = muster_session_run (session, command, dice, error);
  MusterExit code;

  if (decision == NULL || !muster_session_close (session, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = muster_decision_print (decision, before);
  muster_dice_print_left (dice);
  return code;
}

/* "plot player=ID text=SHEET", in any order: what orders does with a file. */
static gboolean
is_sheet (char       **words,
          const char **player,
          const char **text)
{
  *player = *text = NULL;
  for (guint i = 2; words[i] != NULL; i++)
    {
      const char **value = g_str_has_prefix (words[i], PLAYER_KEY) ? player
                           : g_str_has_prefix (words[i], TEXT_KEY) ? text : NULL;

      if (value == NULL || *value != NULL)
        {
          return FALSE;
        }
      *value = strchr (words[i], '=') + 1;
    }
  return strcmp (words[1], "plot") == 0 && *player != NULL && *text != NULL;
}

static MusterExit
open_and_plot (const char *path,
               const char *player,
               const char *text,
               GError    **error)
{
  g_autoptr (MusterSession) session = muster_session_open (path, error);

  return session != NULL
         ? muster_sheet_take (session, player, "text", text, strlen (text), error) : MUSTER_EXIT_WRONG;
}

static MusterExit
open_and_run (char                   **words,
              const MusterDiceOptions *given,
              GError                 **error)
{
  g_autoptr (MusterCommand) command = NULL;
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (MusterDice) dice = NULL;
  const char *player;
  const char *text;

  if (is_sheet (words, &player, &text))
    {
      return check_encoding (words + 1, error) ? open_and_plot (words[0], player, text, error) : MUSTER_EXIT_WRONG;
    }
  command = check_encoding (words + 1, error)
            ? muster_command_new (words[1], (const char *const *) words + 2, error) : NULL;
  session = command != NULL ? muster_session_open (words[0], error) : NULL;
  dice = session != NULL ? muster_dice_options_new_dice (given, MUSTER_HIGHEST_OF_TABLE,
                                                         muster_session_get_world (session), error) : NULL;
  return dice != NULL ? run (session, command, dice, error) : MUSTER_EXIT_WRONG;
}

/** muster_cli_do: runs one command and prints its verdict */
MusterExit
muster_cli_do (int    argc,
               char **argv)
{
  g_auto (MusterDiceOptions) given = {0};
  const GOptionEntry entries[] = {MUSTER_DICE_OPTION_ENTRIES (given), G_OPTION_ENTRY_NULL};
  g_autofree char *description = dup_description ();
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("do", entries, description, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = open_and_run (argv + 1, &given, &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
