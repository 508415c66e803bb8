/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Order sheets, by mail or as an argument of "do plot".
 */
#include "cli/sheet.h"

#include <glib/gi18n-lib.h>

#include "cli/decision-print.h"
#include "exchange/order-receipt.h"
#include "wording/order-sheet.h"

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

/** muster_sheet_check_player: Returns: whether the campaign has a player of that id, or FALSE with @error */
gboolean
muster_sheet_check_player (MusterSession *session,
                           const char    *player,
                           GError       **error)
{
  if (muster_world_find_player (muster_session_get_world (session), player) != NULL)
    {
      return TRUE;
    }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("no player is named “%s”"), player);
  return FALSE;
}

/**
 * muster_sheet_take:
 * @player: id of a player
 * @name: of the sheet, in front of line and column
 * @text: (array length=length): the sheet
 *
 * Reads a sheet, plots it in the place of all that the player plotted before, and prints the receipt; or what is
 * wrong with it, and plots nothing.
 *
 * Returns: the exit code that it comes to, with @error where no message was printed yet
 */
MusterExit
muster_sheet_take (MusterSession *session,
                   const char    *player,
                   const char    *name,
                   const char    *text,
                   gsize          length,
                   GError       **error)
{
  g_autoptr (MusterOrderSheet) sheet = NULL;

  if (!muster_sheet_check_player (session, player, error))
    {
      return MUSTER_EXIT_WRONG;
    }
  sheet = muster_session_read_sheet (session, player, text, length);
  if (muster_order_sheet_has_errors (sheet))
    {
      print_errors (name, sheet);
      return MUSTER_EXIT_WRONG;
    }
  return plot (session, sheet, error);
}
