/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One function for each kind of report, in a file of its own, and what they share.
 */
#pragma once

#include "report/account.h"
#include "report/report.h"

/** MusterReporting: what a report is made of. */
typedef struct
{
  /* Borrowed */
  const MusterHistory *history;
  const MusterReportRequest *request;
  MusterWorld *start;       /* as the turn began */
  MusterWorld *end;         /* as it ended */
  MusterDocument *document; /* to be filled */
} MusterReporting;

void muster_report_turn (const MusterReporting *reporting);
void muster_report_orders (const MusterReporting *reporting);
void muster_report_battles (const MusterReporting *reporting);
void muster_report_ledger (const MusterReporting *reporting);
void muster_report_map (const MusterReporting *reporting);
void muster_report_roster (const MusterReporting *reporting);
void muster_report_pack (const MusterReporting *reporting);
void muster_report_chronicle (const MusterReporting *reporting);

gboolean muster_reporting_shows (const MusterReporting *reporting,
                                 const MusterPlayer    *player);
char *muster_report_dup_order_sheets (const MusterReporting *reporting) G_GNUC_WARN_UNUSED_RESULT;
char *muster_report_dup_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;
