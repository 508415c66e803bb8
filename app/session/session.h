/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"
#include "campaign/order-sheet.h"

#include <gio/gio.h>

/**
 * MusterSession: one open campaign. Runs commands through decide, store and a swap of the world, and says what changed.
 * The store works on a thread that the session owns; everything else happens where the session was made.
 *
 * Signals:
 * - changed (gpointer old_world, gpointer new_world): after a command, undo, redo, or when another process wrote
 *
 * Properties (readable, notified together with "changed"):
 * - title (string): the campaign's name; path (string)
 * - undo-text, redo-text (string, nullable): what undo and redo would turn, as a person reads it
 * - busy (boolean): a command is being stored
 */
#define MUSTER_TYPE_SESSION (muster_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterSession, muster_session, MUSTER, SESSION, GObject)

MusterSession *muster_session_create (const char *path,
                                      GBytes     *campaign_xml,
                                      const char *xml_name,
                                      gboolean overwrite,
                                      GError **error) G_GNUC_WARN_UNUSED_RESULT;
MusterSession *muster_session_open (const char *path,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_session_refresh (MusterSession *session,
                                 GError       **error);
gboolean muster_session_close (MusterSession *session,
                               GError       **error);

MusterWorld *muster_session_get_world (MusterSession *session);
const char *muster_session_get_path (MusterSession *session);
const GPtrArray *muster_session_get_journal (MusterSession *session);
MusterWorld *muster_session_dup_world_after (MusterSession *session,
                                             gint64         entry,
                                             GError       **error) G_GNUC_WARN_UNUSED_RESULT;
MusterWorld *muster_session_dup_world_at_end_of (MusterSession *session,
                                                 int            turn,
                                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* dice: (nullable): NULL for the campaign's own */
MusterDecision *muster_session_try (MusterSession       *session,
                                    const MusterCommand *command,
                                    MusterDice          *dice,
                                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;
MusterDecision *muster_session_run (MusterSession       *session,
                                    const MusterCommand *command,
                                    MusterDice          *dice,
                                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void muster_session_run_async (MusterSession       *session,
                               const MusterCommand *command,
                               MusterDice          *dice,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data);
MusterDecision *muster_session_run_finish (MusterSession *session,
                                           GAsyncResult  *result,
                                           GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/** MusterTold: hears of the decision of a step; @before is the world that it was decided on. */
typedef void (*MusterTold) (const MusterDecision *decision,
                            const MusterWorld    *before,
                            gpointer              data);

gboolean muster_session_advance (MusterSession *session,
                                 MusterStep     target,
                                 gboolean       defaults,
                                 MusterDice    *dice,
                                 MusterTold     told,
                                 gpointer       data,
                                 GError       **error);

/* TRUE with done = FALSE: there was nothing to undo or redo */
gboolean muster_session_undo (MusterSession *session,
                              gboolean      *done,
                              GError       **error);
gboolean muster_session_redo (MusterSession *session,
                              gboolean      *done,
                              GError       **error);

/* A player's mail as orders and remarks; muster_order_sheet_dup_command() makes a command of one without errors */
MusterOrderSheet *muster_session_read_sheet (MusterSession *session,
                                             const char    *player,
                                             const char    *mail,
                                             gsize          length) G_GNUC_WARN_UNUSED_RESULT;
/* The canonical text of what a player has plotted, with remarks as comments; reading it gives the same plots */
char *muster_session_dup_receipt (MusterSession *session,
                                  const char    *player) G_GNUC_WARN_UNUSED_RESULT;
char *muster_session_dup_export (MusterSession *session) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_session_save_copy (MusterSession *session,
                                   const char    *path,
                                   GError       **error);

/* What is half entered, by a key of the page's own; not journaled */
char *muster_session_dup_draft (MusterSession *session,
                                const char    *key,
                                GError       **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_session_set_draft (MusterSession *session,
                                   const char    *key,
                                   const char    *text,
                                   GError       **error);
