/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/document.h"
#include "report/history.h"
#include "report/paper.h"

#include <gio/gio.h>

typedef enum
{
  MUSTER_REPORT_TURN,
  MUSTER_REPORT_ORDERS,
  MUSTER_REPORT_BATTLE,
  MUSTER_REPORT_LEDGER,
  MUSTER_REPORT_MAP,
  MUSTER_REPORT_ROSTER,
  MUSTER_REPORT_PACK,
  MUSTER_REPORT_CHRONICLE,
  MUSTER_N_REPORTS
} MusterReportKind;

typedef enum
{
  MUSTER_FORMAT_TEXT,
  MUSTER_FORMAT_HTML,
  MUSTER_FORMAT_PDF,
  MUSTER_FORMAT_CSV,
  MUSTER_FORMAT_PNG,
  MUSTER_FORMAT_SVG,
  MUSTER_N_FORMATS
} MusterReportFormat;

/** MusterReportRequest: which report is wanted. */
typedef struct
{
  MusterReportKind kind;
  int turn;        /* as of whose end */
  guint32 player;  /* key: what this player may know, 0 = the organiser's, of all players */
  MusterPaper paper;
} MusterReportRequest;

const char *muster_report_kind_get_word (MusterReportKind kind);
gboolean muster_report_kind_from_word (const char       *word,
                                       MusterReportKind *kind);
const char *muster_report_kind_get_title (MusterReportKind kind);
int muster_report_kind_get_turn (MusterReportKind     kind,
                                 const MusterHistory *history);
const char *muster_report_format_get_word (MusterReportFormat format);
gboolean muster_report_format_from_word (const char         *word,
                                         MusterReportFormat *format);

MusterDocument *muster_report_new_document (const MusterHistory       *history,
                                            const MusterReportRequest *request,
                                            GError                   **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes *muster_report_new_file (const MusterHistory       *history,
                                const MusterReportRequest *request,
                                MusterReportFormat         format,
                                GError                   **error) G_GNUC_WARN_UNUSED_RESULT;
