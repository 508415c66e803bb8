/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pages/orders/sheet-reading.h"

#include "campaign/noun.h"
#include "campaign/unit.h"
#include "models/order-item.h"
#include "wording/names.h"
#include "wording/order-sheet.h"
#include "wording/sentence.h"

#include <glib/gi18n-lib.h>

static void
take (GListStore      *items,
      MusterOrderItem *item)
{
  g_list_store_append (items, item);
  g_object_unref (item);
}

static gboolean
is_about (const MusterFinding *finding,
          guint32              unit)
{
  const MusterFact *subject = muster_finding_get_fact (finding, MUSTER_FACT_SUBJECT);

  return subject != NULL && subject->kind == MUSTER_NOUN_UNIT && subject->number == unit;
}

/* The finding that decides on the order of that unit: the first that failed, else the first of all. */
static const MusterFinding *
find_deciding (const MusterVerdict *verdict,
               guint32              unit)
{
  const MusterFinding *first = NULL;

  for (guint i = 0; i < muster_verdict_get_n_findings (verdict); i++)
    {
      const MusterFinding *finding = muster_verdict_get_finding (verdict, i);

      if (!is_about (finding, unit))
        {
          continue;
        }
      if (finding->outcome == MUSTER_FAIL)
        {
          return finding;
        }
      first = first != NULL ? first : finding;
    }
  return first;
}

static MusterOrderItem *
new_order_item (const MusterSheetOrder *order,
                const MusterWorld      *world,
                const MusterDecision   *decision)
{
  const MusterFinding *deciding = decision != NULL ? find_deciding (decision->verdict, order->unit) : NULL;
  g_autofree char *path = order->path != 0 ? muster_path_dup_list (order->path) : g_strdup (_("hold"));
  gboolean forbidden = deciding != NULL && deciding->outcome == MUSTER_FAIL;
  MusterOrderItem *item = muster_order_item_new (forbidden ? MUSTER_ORDER_FORBIDDEN : MUSTER_ORDER_GOOD,
                                                 muster_world_get_unit (world, order->unit)->name, path, order->line);

  if (deciding != NULL)
    {
      MusterNames names = MUSTER_NAMES_OF (world);
      g_autofree char *sentence = muster_finding_dup_sentence (deciding, &names);

      muster_order_item_explain (item, sentence, deciding->clause->id);
    }
  return item;
}

static MusterOrderItem *
new_remark_item (const MusterSheetRemark *remark)
{
  g_autofree char *sentence = muster_sheet_remark_dup_sentence (remark);
  g_autofree char *place = g_strdup_printf (_("line %u"), remark->line);
  MusterOrderItem *item = muster_order_item_new (muster_sheet_remark_is_error (remark->kind)
                                                 ? MUSTER_ORDER_ERROR : MUSTER_ORDER_NOTE,
                                                 place, NULL, remark->line);

  muster_order_item_explain (item, sentence, NULL);
  return item;
}

static gboolean
has_order (const MusterOrderSheet *sheet,
           guint32                 unit)
{
  for (guint i = 0; i < sheet->orders->len; i++)
    {
      if (g_array_index (sheet->orders, MusterSheetOrder, i).unit == unit)
        {
          return TRUE;
        }
    }
  return FALSE;
}

static void
list_holding (GListStore             *items,
              const MusterOrderSheet *sheet,
              const MusterWorld      *world)
{
  MUSTER_FOR_EACH (world, UNIT, MusterUnit, unit)
  {
    if (unit->player == sheet->player && !muster_unit_is_destroyed (unit) && unit->role != MUSTER_ROLE_GARRISON &&
        !has_order (sheet, unit->key))
      {
        take (items, muster_order_item_new (MUSTER_ORDER_HOLDS, unit->name, _("holds, without an order"), 0));
      }
  }
}

/**
 * muster_sheet_reading_list:
 * @items: (element-type MusterOrderItem): emptied, then filled: errors and notes first, then the orders, then the units
 *   that hold for want of one
 * @decision: (nullable): of the command that would plot the sheet
 */
void
muster_sheet_reading_list (GListStore             *items,
                           const MusterOrderSheet *sheet,
                           const MusterWorld      *world,
                           const MusterDecision   *decision)
{
  g_list_store_remove_all (items);
  for (guint i = 0; i < sheet->remarks->len; i++)
    {
      take (items, new_remark_item (&g_array_index (sheet->remarks, MusterSheetRemark, i)));
    }
  for (guint i = 0; i < sheet->orders->len; i++)
    {
      take (items, new_order_item (&g_array_index (sheet->orders, MusterSheetOrder, i), world, decision));
    }
  list_holding (items, sheet, world);
}
