/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history.h"

/** MusterAccountLine: one thing that happened, and whom it concerns. */
typedef struct
{
  int turn;
  guint8 step; /* MusterStep */
  MusterReason reason;

  /* Owned */
  char *sentence;
  GArray *players; /* of guint32: keys; empty: it concerns all */

  /* Borrowed */
  const MusterClause *clause;
  const MusterRuling *ruling; /* (nullable): the house rule that settled it */
} MusterAccountLine;

/** MusterAccount: what happened in some turns, in order, and the dice that fell. */
typedef struct
{
  /* Owned */
  GArray *lines; /* of MusterAccountLine */
  GArray *rolls; /* of MusterRoll */
} MusterAccount;

MusterAccount *muster_account_new (const MusterHistory *history,
                                   int                  first_turn,
                                   int                  last_turn) G_GNUC_WARN_UNUSED_RESULT;
void muster_account_free (MusterAccount *account);
gboolean muster_account_line_concerns (const MusterAccountLine *line,
                                       guint32                  player);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterAccount, muster_account_free)
