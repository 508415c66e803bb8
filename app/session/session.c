/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/session-private.h"

#include "session/worker.h"
#include "wording/gist.h"

struct _MusterSession
{
  GObject parent_instance;

  guint n_running; /* asynchronous commands */

  /* Owned, touched by the worker alone */
  MusterKeeper *keeper;

  /* Owned, handed over by the worker under the lock */
  GMutex lock;
  MusterWorld *next_world; /* (nullable) */
  GPtrArray *next_entries; /* that the journal does not have yet */
  guint n_handed_over;     /* entries so far */

  /* Owned */
  MusterWorker *worker;
  MusterWorld *world;
  GPtrArray *journal;
  char *path;
};

enum
{
  PROP_TITLE = 1,
  PROP_PATH,
  PROP_UNDO_TEXT,
  PROP_REDO_TEXT,
  PROP_BUSY,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (MusterSession, muster_session, G_TYPE_OBJECT)

static char *
dup_gist (MusterSession            *session,
          const MusterJournalEntry *act)
{
  MusterNames names = MUSTER_NAMES_OF (session->world);

  return act != NULL ? muster_command_text_dup_gist (act->command, &names) : NULL;
}

static void
muster_session_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *spec)
{
  MusterSession *session = MUSTER_SESSION (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, muster_world_get_campaign (session->world)->name);
      break;

    case PROP_PATH:
      g_value_set_string (value, session->path);
      break;

    case PROP_UNDO_TEXT:
      g_value_take_string (value, dup_gist (session, muster_journal_next_undo (session->journal)));
      break;

    case PROP_REDO_TEXT:
      g_value_take_string (value, dup_gist (session, muster_journal_next_redo (session->journal)));
      break;

    case PROP_BUSY:
      g_value_set_boolean (value, session->n_running > 0);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
muster_session_finalize (GObject *object)
{
  MusterSession *session = MUSTER_SESSION (object);

  g_clear_pointer (&session->worker, muster_worker_free);
  g_clear_pointer (&session->keeper, muster_keeper_free);
  g_clear_pointer (&session->next_world, muster_world_unref);
  g_clear_pointer (&session->world, muster_world_unref);
  g_ptr_array_unref (session->next_entries);
  g_ptr_array_unref (session->journal);
  g_mutex_clear (&session->lock);
  g_free (session->path);
  G_OBJECT_CLASS (muster_session_parent_class)->finalize (object);
}

static void
muster_session_class_init (MusterSessionClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = muster_session_get_property;
  object_class->finalize = muster_session_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_UNDO_TEXT] = g_param_spec_string ("undo-text", NULL, NULL, NULL, flags);
  properties[PROP_REDO_TEXT] = g_param_spec_string ("redo-text", NULL, NULL, NULL, flags);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
}

static void
muster_session_init (MusterSession *session)
{
  g_mutex_init (&session->lock);
  session->worker = muster_worker_new ();
  session->journal = muster_journal_new ();
  session->next_entries = muster_journal_new ();
}

/* The worker's side of the hand-over, after each thing that it did. */
static void
hand_over (MusterSession *session)
{
  const GPtrArray *journal = muster_keeper_get_journal (session->keeper);

  g_mutex_lock (&session->lock);
  for (; session->n_handed_over < journal->len; session->n_handed_over++)
    {
      MusterJournalEntry *entry = g_ptr_array_index (journal, session->n_handed_over);

      g_ptr_array_add (session->next_entries, muster_journal_entry_ref (entry));
    }
  g_clear_pointer (&session->next_world, muster_world_unref);
  session->next_world = muster_world_ref (muster_keeper_get_world (session->keeper));
  g_mutex_unlock (&session->lock);
}

/* Returns: (transfer full) (nullable): the world before, if what was handed over is another one */
static MusterWorld *
receive (MusterSession *session)
{
  g_autoptr (GPtrArray) entries = NULL;
  MusterWorld *old = session->world;

  g_mutex_lock (&session->lock);
  entries = g_steal_pointer (&session->next_entries);
  session->next_entries = muster_journal_new ();
  session->world = muster_world_ref (session->next_world);
  g_mutex_unlock (&session->lock);

  g_ptr_array_extend_and_steal (session->journal, g_steal_pointer (&entries));
  if (old == session->world)
    {
      g_clear_pointer (&old, muster_world_unref);
    }
  return old;
}

/* The session's side of it. */
static void
take_over (MusterSession *session)
{
  g_autoptr (MusterWorld) old = receive (session);

  if (old == NULL)
    {
      return;
    }
  g_object_ref (session);
  g_object_freeze_notify (G_OBJECT (session));
  g_object_notify_by_pspec (G_OBJECT (session), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (session), properties[PROP_UNDO_TEXT]);
  g_object_notify_by_pspec (G_OBJECT (session), properties[PROP_REDO_TEXT]);
  g_signal_emit (session, changed_signal, 0, old, session->world);
  g_object_thaw_notify (G_OBJECT (session));
  g_object_unref (session);
}

/** muster_session_open: Returns: (transfer full) (nullable): the session of a campaign file, or NULL with @error */
MusterSession *
muster_session_open (const char *path,
                     GError    **error)
{
  g_autoptr (MusterKeeper) keeper = muster_keeper_open (path, error);
  MusterSession *session;

  if (keeper == NULL)
    {
      return NULL;
    }
  session = g_object_new (MUSTER_TYPE_SESSION, NULL);
  session->keeper = g_steal_pointer (&keeper);
  session->path = g_strdup (muster_store_get_path (muster_keeper_get_store (session->keeper)));
  hand_over (session);
  g_clear_pointer (&session->world, muster_world_unref);
  receive (session);
  return session;
}

/** muster_session_get_world: Returns: (transfer none): the world as it is; it lives until the next change */
MusterWorld *
muster_session_get_world (MusterSession *session)
{
  return session->world;
}

/** muster_session_get_path: Returns: (transfer none): where the file is */
const char *
muster_session_get_path (MusterSession *session)
{
  return session->path;
}

/** muster_session_get_journal: Returns: (transfer none) (element-type MusterJournalEntry): all entries so far */
const GPtrArray *
muster_session_get_journal (MusterSession *session)
{
  return session->journal;
}

/**
 * muster_session_try:
 * @dice: (nullable): what to roll, NULL for the campaign's own dice
 *
 * Decides a command without doing it.
 *
 * Returns: (transfer full) (nullable): what it would come to, or NULL with @error where it is invalid
 */
MusterDecision *
muster_session_try (MusterSession       *session,
                    const MusterCommand *command,
                    MusterDice          *dice,
                    GError             **error)
{
  g_autoptr (MusterDice) own = dice == NULL ? muster_dice_new_for_campaign (session->world) : NULL;

  return muster_decide (session->world, command, dice != NULL ? dice : own, error);
}

typedef struct
{
  /* Borrowed */
  MusterSession *session;
  MusterErrandFunc func;
  gpointer errand;
} Errand;

static void
do_errand (gpointer data)
{
  Errand *errand = data;

  errand->func (errand->session->keeper, errand->errand);
  hand_over (errand->session);
}

/** muster_session_send: has the worker do something with the keeper, and waits for it */
void
muster_session_send (MusterSession   *session,
                     MusterErrandFunc func,
                     gpointer         errand)
{
  Errand sent = {session, func, errand};

  muster_worker_do (session->worker, do_errand, &sent);
  take_over (session);
}

/* A command on its way through the worker. */
typedef struct
{
  /* Owned */
  MusterCommand *command;
  MusterDice *dice;         /* (nullable) */
  MusterDecision *decision; /* (nullable) */
  GError *error;            /* (nullable) */
} Run;

static void
free_run (Run *run)
{
  muster_command_unref (run->command);
  g_clear_pointer (&run->dice, muster_dice_free);
  g_clear_pointer (&run->decision, muster_decision_free);
  g_clear_error (&run->error);
  g_free (run);
}

static void
do_run (MusterKeeper *keeper,
        gpointer      data)
{
  Run *run = data;

  run->decision = muster_keeper_run (keeper, run->command, run->dice, &run->error);
}

/**
 * muster_session_run:
 * @dice: (nullable): what to roll, NULL for the campaign's own dice; they stand after the command's rolls afterwards
 *
 * Decides a command and, where it is LEGAL, stores it; waits for that.
 *
 * Returns: (transfer full) (nullable): the decision, or NULL with @error; then nothing was changed
 */
MusterDecision *
muster_session_run (MusterSession       *session,
                    const MusterCommand *command,
                    MusterDice          *dice,
                    GError             **error)
{
  Run run = {.command = (MusterCommand *) command, .dice = dice};

  muster_session_send (session, do_run, &run);
  if (run.error != NULL)
    {
      g_propagate_error (error, run.error);
    }
  return run.decision;
}

static gboolean
return_run_cb (gpointer data)
{
  GTask *task = data;
  Run *run = g_task_get_task_data (task);
  MusterSession *session = g_task_get_source_object (task);

  session->n_running--;
  take_over (session);
  g_object_notify_by_pspec (G_OBJECT (session), properties[PROP_BUSY]);
  if (run->error != NULL)
    {
      g_task_return_error (task, g_steal_pointer (&run->error));
    }
  else
    {
      g_task_return_pointer (task, g_steal_pointer (&run->decision), (GDestroyNotify) muster_decision_free);
    }
  g_object_unref (task);
  return G_SOURCE_REMOVE;
}

static void
do_run_for_task (gpointer data)
{
  GTask *task = data;
  MusterSession *session = g_task_get_source_object (task);
  Run *run = g_task_get_task_data (task);
  g_autoptr (GSource) source = g_idle_source_new ();

  if (!g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), &run->error))
    {
      do_run (session->keeper, run);
      hand_over (session);
    }
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, return_run_cb, task, NULL);
  g_source_attach (source, g_task_get_context (task));
}

/**
 * muster_session_run_async:
 * @dice: (transfer full) (nullable): what to roll, NULL for the campaign's own dice
 *
 * Like muster_session_run(), without waiting. Commands are done in the order in which they came.
 */
void
muster_session_run_async (MusterSession       *session,
                          const MusterCommand *command,
                          MusterDice          *dice,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  GTask *task = g_task_new (session, cancellable, callback, data);
  Run *run = g_new0 (Run, 1);

  run->command = muster_command_ref ((MusterCommand *) command);
  run->dice = dice;
  g_task_set_source_tag (task, muster_session_run_async);
  g_task_set_check_cancellable (task, FALSE); /* what was stored is told */
  g_task_set_task_data (task, run, (GDestroyNotify) free_run);
  session->n_running++;
  g_object_notify_by_pspec (G_OBJECT (session), properties[PROP_BUSY]);
  muster_worker_push (session->worker, do_run_for_task, task);
}

/** muster_session_run_finish: Returns: (transfer full) (nullable): as muster_session_run() */
MusterDecision *
muster_session_run_finish (MusterSession *session,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, session), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
