/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "cli/sheet.h"
#include "exchange/input.h"

static GBytes *
read_mail (const char *path,
           GError    **error)
{
  g_autoptr (GInputStream) standard_input = NULL;

  if (strcmp (path, "-") != 0)
    {
      return muster_input_read_file (path, MUSTER_INPUT_MAX_ORDERS, error);
    }
  standard_input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  return muster_input_read_stream (standard_input, _("standard input"), MUSTER_INPUT_MAX_ORDERS, error);
}

static MusterExit
take_orders (char      **words,
             const char *player,
             GError    **error)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (GBytes) mail = NULL;

  if (player == NULL)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("say whose orders they are: --player ID"));
      return MUSTER_EXIT_WRONG;
    }
  session = muster_session_open (words[0], error);
  mail = session != NULL && muster_sheet_check_player (session, player, error) ? read_mail (words[1], error) : NULL;
  return mail != NULL
         ? muster_sheet_take (session, player, words[1], g_bytes_get_data (mail, NULL), g_bytes_get_size (mail), error)
         : MUSTER_EXIT_WRONG;
}

/** muster_cli_orders: reads an order sheet, plots it and prints the receipt */
MusterExit
muster_cli_orders (int    argc,
                   char **argv)
{
  g_autofree char *player = NULL;
  const GOptionEntry entries[] = {
    {"player", 0, 0, G_OPTION_ARG_STRING, &player, N_("Whose orders they are"), N_("ID")},
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  MusterExit code;

  if (!muster_subcommand_parse ("orders", entries, NULL, &argc, &argv))
    {
      return MUSTER_EXIT_WRONG;
    }
  code = take_orders (argv + 1, player, &error);
  return error != NULL ? muster_subcommand_fail (&error) : code;
}
