/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/move.h"

#include <gio/gio.h>

/** MusterTableEntry: a move that was accepted. */
typedef struct
{
  /* Owned */
  char *gist;
  char *bound; /* whose and which, as a person reads it; may be empty */

  gint64 when; /* seconds since 1970 */
} MusterTableEntry;

/**
 * MusterTableSession: a table on which moves are proposed, judged and accepted. A scenario once handed over is not
 * changed any more: who wants another one makes a copy and hands that over. All that was on the table before can be
 * had again by stepping back.
 *
 * Signals:
 * - changed (): another scenario, and with it another answer, or another place in the log
 */
#define MUSTER_TYPE_TABLE_SESSION (muster_table_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterTableSession, muster_table_session, MUSTER, TABLE_SESSION, GObject)

MusterTableSession *muster_table_session_new (MusterScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void muster_table_session_open (MusterTableSession *session,
                                MusterScenario     *scenario);

const MusterScenario *muster_table_session_get_scenario (MusterTableSession *session);
const MusterAnswer *muster_table_session_get_answer (MusterTableSession *session);

void muster_table_session_propose (MusterTableSession *session,
                                   MusterScenario     *scenario);
void muster_table_session_edit (MusterTableSession *session,
                                MusterScenario     *scenario);
gboolean muster_table_session_may_accept (MusterTableSession *session);
void muster_table_session_accept (MusterTableSession *session,
                                  gint64              when);

gboolean muster_table_session_may_step (MusterTableSession *session,
                                        int                 by);
void muster_table_session_step (MusterTableSession *session,
                                int                 by);
guint muster_table_session_count_entries (MusterTableSession *session);
const MusterTableEntry *muster_table_session_get_entry (MusterTableSession *session,
                                                        guint               index);
