/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a session has its worker do at once, besides commands: undo and redo, drafts, copies, closing.
 */
#include "session/session-private.h"

typedef struct
{
  gboolean succeeded;
  GError **error;
} Plain;

typedef struct
{
  gboolean succeeded;
  gboolean done;
  MusterEntryKind kind;
  GError **error;
} Turn;

typedef struct
{
  gboolean succeeded;
  const char *name; /* of a draft; path of a copy */
  const char *text; /* (nullable): of the draft */
  char *read;       /* (nullable): of the draft */
  GError **error;
} Named;

static void
do_turn (MusterKeeper *keeper,
         gpointer      errand)
{
  Turn *turn = errand;

  turn->succeeded = muster_keeper_turn (keeper, turn->kind, &turn->done, turn->error);
}

static gboolean
turn_journal (MusterSession  *session,
              MusterEntryKind kind,
              gboolean       *done,
              GError        **error)
{
  Turn turn = {.kind = kind, .error = error};

  muster_session_send (session, do_turn, &turn);
  *done = turn.done;
  return turn.succeeded;
}

/** muster_session_undo: Returns: FALSE with @error on failure; TRUE with @done = FALSE if there is nothing to undo */
gboolean
muster_session_undo (MusterSession *session,
                     gboolean      *done,
                     GError       **error)
{
  return turn_journal (session, MUSTER_ENTRY_UNDO, done, error);
}

/** muster_session_redo: Returns: FALSE with @error on failure; TRUE with @done = FALSE if there is nothing to redo */
gboolean
muster_session_redo (MusterSession *session,
                     gboolean      *done,
                     GError       **error)
{
  return turn_journal (session, MUSTER_ENTRY_REDO, done, error);
}

static void
do_refresh (MusterKeeper *keeper,
            gpointer      errand)
{
  Plain *refresh = errand;

  refresh->succeeded = muster_keeper_refresh (keeper, refresh->error);
}

/** muster_session_refresh: takes what another process wrote, if one did. Returns: FALSE with @error on failure */
gboolean
muster_session_refresh (MusterSession *session,
                        GError       **error)
{
  Plain refresh = {.error = error};

  muster_session_send (session, do_refresh, &refresh);
  return refresh.succeeded;
}

static void
do_save_copy (MusterKeeper *keeper,
              gpointer      errand)
{
  Named *copy = errand;

  copy->succeeded = muster_store_save_copy (muster_keeper_get_store (keeper), copy->name, TRUE, copy->error);
}

/** muster_session_save_copy: replaces @path with a copy of the campaign. Returns: FALSE with @error on failure */
gboolean
muster_session_save_copy (MusterSession *session,
                          const char    *path,
                          GError       **error)
{
  Named copy = {.name = path, .error = error};

  muster_session_send (session, do_save_copy, &copy);
  return copy.succeeded;
}

static void
do_read_draft (MusterKeeper *keeper,
               gpointer      errand)
{
  Named *draft = errand;

  draft->succeeded = muster_store_read_draft (muster_keeper_get_store (keeper), draft->name, &draft->read,
                                              draft->error);
}

/** muster_session_dup_draft: Returns: (transfer full) (nullable): what was half entered; NULL also with @error */
char *
muster_session_dup_draft (MusterSession *session,
                          const char    *key,
                          GError       **error)
{
  Named draft = {.name = key, .error = error};

  muster_session_send (session, do_read_draft, &draft);
  return draft.read;
}

static void
do_write_draft (MusterKeeper *keeper,
                gpointer      errand)
{
  Named *draft = errand;

  draft->succeeded = muster_store_write_draft (muster_keeper_get_store (keeper), draft->name, draft->text,
                                               draft->error);
}

/** muster_session_set_draft: keeps @text, or with NULL forgets it. Returns: FALSE with @error on failure */
gboolean
muster_session_set_draft (MusterSession *session,
                          const char    *key,
                          const char    *text,
                          GError       **error)
{
  Named draft = {.name = key, .text = text, .error = error};

  muster_session_send (session, do_write_draft, &draft);
  return draft.succeeded;
}

static void
do_close (MusterKeeper *keeper,
          gpointer      errand)
{
  Plain *closing = errand;

  closing->succeeded = muster_keeper_close (keeper, closing->error);
}

/**
 * muster_session_close:
 *
 * Closes the file after all commands on their way; world and journal can still be read.
 *
 * Returns: FALSE with @error set on failure
 */
gboolean
muster_session_close (MusterSession *session,
                      GError       **error)
{
  Plain closing = {.error = error};

  muster_session_send (session, do_close, &closing);
  return closing.succeeded;
}
