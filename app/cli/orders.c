/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/subcommand.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "cli/decision-print.h"
#include "exchange/input.h"
#include "exchange/order-receipt.h"
#include "session/session.h"
#include "wording/order-sheet.h"

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

static void
print_errors (const char             *path,
              const MusterOrderSheet *sheet)
{
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      const MusterSheetRemark *remark = &g_array_index (sheet->remarks, MusterSheetRemark, i);

      if (muster_sheet_remark_is_error (remark->kind))
        {
          g_autofree char *sentence = muster_sheet_remark_dup_sentence (remark);

          g_printerr ("muster: %s:%u:%u: %s\n", path, remark->line, remark->column, sentence);
        }
    }
}

static MusterOrderSheet *
read_sheet (MusterSession *session,
            const char    *player,
            const char    *path,
            GError       **error)
{
  g_autoptr (GBytes) mail = NULL;

  if (muster_world_find_player (muster_session_get_world (session), player) == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("no player is named “%s”"), player);
      return NULL;
    }
  mail = read_mail (path, error);
  return mail != NULL
    ? muster_session_read_sheet (session, player, g_bytes_get_data (mail, NULL), g_bytes_get_size (mail))
                      : NULL;
}

/* Plots a sheet without errors and prints the receipt, or the verdict where the rules forbid it. */
static MusterExit
plot (MusterSession          *session,
      const MusterOrderSheet *sheet,
      GError                **error)
{
  g_autoptr (MusterWorld) before = muster_world_ref (muster_session_get_world (session));
  g_autofree char *text = muster_order_sheet_dup_command (sheet, before);
  g_autoptr (MusterCommand) command = muster_command_parse (text, error);
  g_autoptr (MusterDecision) decision = command != NULL ? muster_session_run (session, command, NULL, error) : NULL;
  g_autofree char *receipt = NULL;

  if (decision == NULL || !muster_session_close (session, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  if (decision->after == NULL)
    {
      return muster_decision_print (decision, before);
    }
  receipt = muster_order_receipt_dup_text (decision->after, sheet->player, sheet);
  g_print ("%s", receipt);
  return MUSTER_EXIT_DONE;
}

static MusterExit
take_orders (char      **words,
             const char *player,
             GError    **error)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (MusterOrderSheet) sheet = NULL;

  if (player == NULL)
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("say whose orders they are: --player ID"));
      return MUSTER_EXIT_WRONG;
    }
  session = muster_session_open (words[0], error);
  sheet = session != NULL ? read_sheet (session, player, words[1], error) : NULL;
  if (sheet == NULL)
    {
      return MUSTER_EXIT_WRONG;
    }
  if (muster_order_sheet_has_errors (sheet))
    {
      print_errors (words[1], sheet);
      return MUSTER_EXIT_WRONG;
    }
  return plot (session, sheet, error);
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
