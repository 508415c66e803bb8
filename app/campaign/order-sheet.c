/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/order-sheet.h"

#include "campaign/argument.h"
#include "campaign/command.h"

static void
clear_remark (MusterSheetRemark *remark)
{
  g_free (remark->quoted);
  g_free (remark->suggestions[0]);
  g_free (remark->suggestions[1]);
}

/** muster_order_sheet_new: Returns: (transfer full): a sheet without orders and remarks */
MusterOrderSheet *
muster_order_sheet_new (guint32 player)
{
  MusterOrderSheet *sheet = g_new0 (MusterOrderSheet, 1);

  sheet->player = player;
  sheet->orders = g_array_new (FALSE, FALSE, sizeof (MusterSheetOrder));
  sheet->remarks = g_array_new (FALSE, FALSE, sizeof (MusterSheetRemark));
  g_array_set_clear_func (sheet->remarks, (GDestroyNotify) clear_remark);
  return sheet;
}

/** muster_order_sheet_free: */
void
muster_order_sheet_free (MusterOrderSheet *sheet)
{
  g_array_unref (sheet->orders);
  g_array_unref (sheet->remarks);
  g_free (sheet);
}

/** muster_sheet_remark_is_error: Returns: whether a sheet with such a remark may not be plotted */
gboolean
muster_sheet_remark_is_error (MusterSheetRemarkKind kind)
{
  return kind >= MUSTER_SHEET_UNKNOWN_UNIT;
}

/** muster_order_sheet_has_errors: Returns: whether nothing of the sheet may be plotted */
gboolean
muster_order_sheet_has_errors (const MusterOrderSheet *sheet)
{
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      if (muster_sheet_remark_is_error (g_array_index (sheet->remarks, MusterSheetRemark, i).kind))
        {
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * muster_order_sheet_dup_command:
 *
 * Returns: (transfer full): the text of the command "orders" that plots the whole sheet: a path or "hold" for each unit
 */
char *
muster_order_sheet_dup_command (const MusterOrderSheet *sheet,
                                const MusterWorld      *world)
{
  GString *text = g_string_new ("orders");

  muster_command_append_argument (text, "player", muster_world_get_player (world, sheet->player)->id);
  for (guint i = 0; i < sheet->orders->len; i++)
    {
      const MusterSheetOrder *order = &g_array_index (sheet->orders, MusterSheetOrder, i);
      g_autofree char *path = muster_path_dup_words (order->path);

      muster_command_append_argument (text, muster_world_get_unit (world, order->unit)->id,
                                      order->path != 0 ? path : MUSTER_ORDER_TO_HOLD);
    }
  return g_string_free (text, FALSE);
}
