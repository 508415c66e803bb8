/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange/order-receipt.h"

#include <string.h>

#include "exchange/order-sheet-reader.h"
#include "wording/order-sheet.h"

static void
append_order (GString    *text,
              const char *name,
              MusterPath  path)
{
  g_string_append_printf (text, "%s%s", name, path != 0 ? " - " : " - HOLD");
  for (guint i = 0; i < muster_path_get_length (path); i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", muster_side_get_word (muster_path_get_step (path, i)));
    }
  g_string_append_c (text, '\n');
}

/* The player's plots, a line each. Units among @by_id are called by their id in brackets. */
static char *
dup_plots (const MusterWorld *world,
           guint32            player,
           GHashTable        *by_id)
{
  GString *text = g_string_new (NULL);

  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    const MusterUnit *unit = muster_world_get_unit (world, plot->key);
    g_autofree char *id = g_strdup_printf ("[%s]", unit->id);

    if (unit->player == player)
      {
        append_order (text, g_hash_table_contains (by_id, GUINT_TO_POINTER (unit->key)) ? id : unit->name, plot->path);
      }
  }
  return g_string_free (text, FALSE);
}

static gboolean
is_read_back (const MusterOrderSheet *sheet,
              const MusterPlot       *plot)
{
  for (guint i = 0; i < sheet->orders->len; i++)
    {
      const MusterSheetOrder *order = &g_array_index (sheet->orders, MusterSheetOrder, i);

      if (order->unit == plot->key)
        {
          return order->path == plot->path;
        }
    }
  return FALSE;
}

/* The units whose names are other units' too, or look like something else. */
static GHashTable *
find_misread (const MusterWorld *world,
              guint32            player,
              const char        *plots)
{
  g_autoptr (MusterOrderSheet) sheet = muster_order_sheet_read (world, player, plots, strlen (plots));
  GHashTable *misread = g_hash_table_new (NULL, NULL);

  MUSTER_FOR_EACH (world, PLOT, MusterPlot, plot)
  {
    if (muster_world_get_unit (world, plot->key)->player == player && !is_read_back (sheet, plot))
      {
        g_hash_table_add (misread, GUINT_TO_POINTER (plot->key));
      }
  }
  return misread;
}

static void
append_plots (GString           *text,
              const MusterWorld *world,
              guint32            player)
{
  g_autoptr (GHashTable) none = g_hash_table_new (NULL, NULL);
  g_autofree char *by_name = dup_plots (world, player, none);
  g_autoptr (GHashTable) misread = find_misread (world, player, by_name);
  g_autofree char *plots = dup_plots (world, player, misread);

  g_string_append (text, plots);
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
