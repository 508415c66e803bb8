/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-receipt.h"

#include <string.h>

#include "exchange/order-sheet-reader.h"
#include "wording/order-sheet.h"

static char *
dup_order (const char *name,
           MusterPath  path)
{
  g_autoptr (GString) order = g_string_new (name);

  g_string_append (order, path != 0 ? " - " : " - HOLD");
  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      g_string_append_printf (order, "%s%s", i > 0 ? "," : "", muster_side_get_word (muster_path_get_step (path, i)));
    }
  return g_string_free (g_steal_pointer (&order), FALSE);
}

static gboolean
reads_back (const MusterWorld *world,
            const MusterUnit  *unit,
            MusterPath         path,
            const char        *order)
{
  g_autoptr (MusterOrderSheet) sheet = muster_order_sheet_read (world, unit->player, order, strlen (order));
  const MusterSheetOrder *read = (const MusterSheetOrder *) sheet->orders->data;

  return sheet->orders->len == 1 && sheet->remarks->len == 0 && read->unit == unit->key && read->path == path;
}

/* The unit by its id in brackets, where its name is another unit's too or looks like something else. */
static void
append_plot (GString           *text,
             const MusterWorld *world,
             const MusterUnit  *unit,
             MusterPath         path)
{
  g_autofree char *by_name = dup_order (unit->name, path);
  g_autofree char *id = g_strdup_printf ("[%s]", unit->id);
  g_autofree char *by_id = dup_order (id, path);

  g_string_append_printf (text, "%s\n", reads_back (world, unit, path, by_name) ? by_name : by_id);
}

static void
append_plots (GString           *text,
              const MusterWorld *world,
              guint32            player)
{
  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    const MusterUnit *unit = muster_world_get_unit (world, plot->key);

    if (unit->player == player)
      {
        append_plot (text, world, unit, plot->path);
      }
  }
}

/* Units without an order hold; as remarks, so that reading the receipt gives the same plots. */
static void
append_holding (GString           *text,
                const MusterWorld *world,
                guint32            player)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == player && unit->state != MUSTER_STATE_DESTROYED &&
        muster_world_find (world, MUSTER_PLOT, unit->key) == NULL)
      {
        g_string_append_printf (text, "// %s - HOLD\n", unit->name);
      }
  }
}

static void
append_remarks (GString                *text,
                const MusterOrderSheet *sheet)
{
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      const MusterSheetRemark *remark = &g_array_index (sheet->remarks, MusterSheetRemark, i);
      g_autofree char *sentence = muster_sheet_remark_dup_sentence (remark);

      g_string_append_printf (text, "// %u:%u: %s\n", remark->line, remark->column, sentence);
    }
}

/**
 * muster_order_receipt_dup_text:
 * @world: with the player's plots in it
 * @player: key
 * @sheet: (nullable): whose remarks are to be told
 *
 * Returns: (transfer full): what is plotted, in the spelling that all sheets may have; read again, it plots the same
 */
char *
muster_order_receipt_dup_text (const MusterWorld      *world,
                               guint32                 player,
                               const MusterOrderSheet *sheet)
{
  const MusterCampaign *campaign = muster_world_get_campaign (world);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "ORDERS %s TURN %d PLAYER %s\n", campaign->name, campaign->turn,
                          muster_world_get_player (world, player)->id);
  append_plots (text, world, player);
  append_holding (text, world, player);
  if (sheet != NULL)
    {
      append_remarks (text, sheet);
    }
  g_string_append (text, "END\n");
  return g_string_free (text, FALSE);
}
