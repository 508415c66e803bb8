/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history.h"

/** MusterLedgerRow: one gain or loss. */
typedef struct
{
  gint64 entry;     /* of the journal */
  gint64 amount;    /* what came (or went, below 0); 0 where there is nothing to count */
  gint64 balance;   /* what there was then */
  int turn;
  guint32 player;   /* key, 0 = nobody's */
  guint8 step;      /* MusterStep */
  guint8 what;      /* MusterLedger */

  /* Owned */
  char *subject;    /* id of the unit or player, or label of the hex, that it is about */
  char *text;       /* why */

  /* Borrowed */
  const MusterClause *clause; /* (nullable) */
} MusterLedgerRow;

GArray *muster_history_dup_ledger (const MusterHistory *history,
                                   int                  first_turn,
                                   int                  last_turn) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_ledger_is_counted (MusterLedger what);
