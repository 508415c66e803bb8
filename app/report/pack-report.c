/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What each player takes home after a turn: what happened, the army, and a blank order sheet, on pages of their own.
 */
#include "report/kinds.h"

static void
add_player (const MusterReporting *reporting,
            guint32                player)
{
  MusterReportRequest request = *reporting->request;
  MusterReporting own = *reporting;

  request.player = player;
  own.request = &request;
  muster_report_turn (&own);
  muster_document_add_new_page (reporting->document);
  muster_report_roster (&own);
  muster_document_add_new_page (reporting->document);
  muster_report_orders (&own);
}

/** muster_report_pack: fills in the pages of each player */
void
muster_report_pack (const MusterReporting *reporting)
{
  gboolean first = TRUE;

  MUSTER_FOR_EACH (reporting->end, PLAYER, MusterPlayer, player)
  {
    if (!muster_reporting_shows (reporting, player))
      {
        continue;
      }
    if (!first)
      {
        muster_document_add_new_page (reporting->document);
      }
    first = FALSE;
    add_player (reporting, player->key);
  }
}
