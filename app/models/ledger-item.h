/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/** MusterLedgerLine: what a line of the ledger shows, in the words that a person reads. */
typedef struct
{
  int turn;
  gint64 amount;
  gint64 balance;
  gboolean counted; /* whether amount and balance mean anything */
  const char *step;
  const char *player;
  const char *subject;
  const char *what;
  const char *text;
  const char *clause; /* (nullable) */
} MusterLedgerLine;

/**
 * MusterLedgerItem: a line of the ledger.
 *
 * Properties (read-only): turn (int), number (int64: the amount, to sort by), strings turn-text, step, player, subject,
 * what, amount, balance, text, clause.
 */
#define MUSTER_TYPE_LEDGER_ITEM (muster_ledger_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterLedgerItem, muster_ledger_item, MUSTER, LEDGER_ITEM, GObject)

MusterLedgerItem *muster_ledger_item_new (const MusterLedgerLine *line) G_GNUC_WARN_UNUSED_RESULT;
gint64 muster_ledger_item_get_amount (MusterLedgerItem *item);
