/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/page-list.h"

#include "pages/battles/battles-page.h"
#include "pages/ledger/ledger-page.h"
#include "pages/map/map-page.h"
#include "pages/orders/orders-page.h"
#include "pages/reports/reports-page.h"
#include "pages/tabletop/tabletop-page.h"
#include "pages/turn/turn-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const MusterPageEntry pages[] = {
  {"map", N_("Map"), "mark-location-symbolic", muster_map_page_get_type},
  {"turn", N_("Turn"), "view-list-ordered-symbolic", muster_turn_page_get_type},
  {"orders", N_("Orders"), "mail-unread-symbolic", muster_orders_page_get_type},
  {"battles", N_("Battles"), "dialog-warning-symbolic", muster_battles_page_get_type},
  {"ledger", N_("Ledger"), "accessories-text-editor-symbolic", muster_ledger_page_get_type},
  {"reports", N_("Reports"), "x-office-document-symbolic", muster_reports_page_get_type},
  {"tabletop", N_("Tabletop"), "view-grid-symbolic", muster_tabletop_page_get_type, .alone = TRUE},
};

/** muster_page_list: Returns: (transfer none) (array length=n_pages): all pages */
const MusterPageEntry *
muster_page_list (guint *n_pages)
{
  *n_pages = G_N_ELEMENTS (pages);
  return pages;
}

/** muster_page_is_alone: Returns: whether the page of that name is shown without a campaign, too */
gboolean
muster_page_is_alone (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      if (strcmp (pages[i].name, name) == 0)
        {
          return pages[i].alone;
        }
    }
  return FALSE;
}
