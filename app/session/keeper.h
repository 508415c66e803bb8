/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/journal.h"
#include "store/store.h"

/**
 * MusterKeeper: a campaign file with the world and journal that it holds. It decides a command, stores it and takes
 * the world after it; one at a time, on whatever thread.
 */
typedef struct _MusterKeeper MusterKeeper;

MusterKeeper *muster_keeper_open (const char *path,
                                  GError    **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_keeper_close (MusterKeeper *keeper,
                              GError      **error);
void muster_keeper_free (MusterKeeper *keeper);

MusterStore *muster_keeper_get_store (MusterKeeper *keeper);
MusterWorld *muster_keeper_get_world (MusterKeeper *keeper);
const GPtrArray *muster_keeper_get_journal (MusterKeeper *keeper);

MusterDecision *muster_keeper_run (MusterKeeper        *keeper,
                                   const MusterCommand *command,
                                   MusterDice          *dice,
                                   GError             **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_keeper_turn (MusterKeeper   *keeper,
                             MusterEntryKind kind,
                             gboolean       *done,
                             GError        **error);
gboolean muster_keeper_refresh (MusterKeeper *keeper,
                                GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterKeeper, muster_keeper_free)
