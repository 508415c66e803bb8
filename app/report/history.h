/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"

/**
 * MusterReportError: why a document cannot be made.
 * @MUSTER_REPORT_ERROR_JOURNAL: the journal does not fit to the campaign
 * @MUSTER_REPORT_ERROR_REQUEST: no such kind, format, turn or player
 * @MUSTER_REPORT_ERROR_FAILED: it could not be drawn or written
 */
typedef enum
{
  MUSTER_REPORT_ERROR_JOURNAL,
  MUSTER_REPORT_ERROR_REQUEST,
  MUSTER_REPORT_ERROR_FAILED,
} MusterReportError;

#define MUSTER_REPORT_ERROR (muster_report_error_quark ())
GQuark muster_report_error_quark (void);

/**
 * MusterHistory: a campaign from its beginning, as the journal has it: what every report is made from, so that turn 1
 * reads the same in turn 9. What was undone is no part of it.
 */
typedef struct
{
  /* Owned */
  MusterWorld *start; /* before the first act */
  MusterWorld *now;
  GPtrArray *acts;    /* of MusterJournalEntry: those in force */
} MusterHistory;

/** MusterMoment: one act of a history with the worlds around it. */
typedef struct
{
  /* Borrowed */
  const MusterJournalEntry *act;
  MusterWorld *before;
  MusterWorld *after;
} MusterMoment;

typedef void (*MusterMomentFunc) (const MusterMoment *moment,
                                  gpointer            user_data);

MusterHistory *muster_history_new (MusterWorld     *now,
                                   const GPtrArray *journal,
                                   GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void muster_history_free (MusterHistory *history);
void muster_history_walk (const MusterHistory *history,
                          int                  first_turn,
                          int                  last_turn,
                          MusterMomentFunc     tell,
                          gpointer             user_data);
MusterWorld *muster_history_dup_world_at_start_of (const MusterHistory *history,
                                                   int                  turn) G_GNUC_WARN_UNUSED_RESULT;
MusterWorld *muster_history_dup_world_at_end_of (const MusterHistory *history,
                                                 int                  turn) G_GNUC_WARN_UNUSED_RESULT;
int muster_history_get_turn (const MusterHistory *history);
int muster_history_get_told_turn (const MusterHistory *history);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHistory, muster_history_free)
