/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session/table-session.h"

#include "tabletop/dba-table.h"
#include "tabletop/piece.h"
#include "wording/language.h"
#include "wording/table-gist.h"

/* The table at one time, and the move that led to it. */
typedef struct
{
  /* Owned */
  MusterScenario *scenario;
  MusterTableEntry *entry; /* (nullable): it was set up so, not moved */
} State;

struct _MusterTableSession
{
  GObject parent_instance;

  guint place; /* of the state that is shown */

  /* Owned */
  GPtrArray *states;
  MusterAnswer *answer;
};

G_DEFINE_FINAL_TYPE (MusterTableSession, muster_table_session, G_TYPE_OBJECT)

static guint changed_signal;

static void
free_entry (MusterTableEntry *entry)
{
  g_free (entry->gist);
  g_free (entry->bound);
  g_free (entry);
}

static void
free_state (State *state)
{
  muster_scenario_free (state->scenario);
  g_clear_pointer (&state->entry, free_entry);
  g_free (state);
}

static State *
get_state (MusterTableSession *session,
           guint               index)
{
  return g_ptr_array_index (session->states, index);
}

/* Judges anew what is on the table, and says so. */
static void
judge (MusterTableSession *session)
{
  g_clear_pointer (&session->answer, muster_answer_free);
  session->answer = muster_scenario_adjudicate (get_state (session, session->place)->scenario);
  g_signal_emit (session, changed_signal, 0);
}

static void
push (MusterTableSession *session,
      MusterScenario     *scenario,
      MusterTableEntry   *entry)
{
  State *state = g_new0 (State, 1);

  state->scenario = scenario;
  state->entry = entry;
  if (session->states->len > 0)
    {
      g_ptr_array_set_size (session->states, session->place + 1);
    }
  g_ptr_array_add (session->states, state);
  session->place = session->states->len - 1;
  judge (session);
}

/** muster_table_session_new: Returns: (transfer full): a session that begins with @scenario, which it takes over */
MusterTableSession *
muster_table_session_new (MusterScenario *scenario)
{
  MusterTableSession *session = g_object_new (MUSTER_TYPE_TABLE_SESSION, NULL);

  push (session, scenario, NULL);
  return session;
}

/**
 * muster_table_session_open:
 * @scenario: (transfer full): another table
 *
 * Begins anew: the log is empty, and nothing is left to step back to.
 */
void
muster_table_session_open (MusterTableSession *session,
                           MusterScenario     *scenario)
{
  g_ptr_array_set_size (session->states, 0);
  push (session, scenario, NULL);
}

/** muster_table_session_get_scenario: Returns: (transfer none): the table as it is, until "changed" */
const MusterScenario *
muster_table_session_get_scenario (MusterTableSession *session)
{
  return get_state (session, session->place)->scenario;
}

/**
 * muster_table_session_get_answer: Returns: (transfer none): what the rules say of the proposed move, until "changed"
 */
const MusterAnswer *
muster_table_session_get_answer (MusterTableSession *session)
{
  return session->answer;
}

/**
 * muster_table_session_propose:
 * @scenario: (transfer full): the same table with another move
 *
 * A proposal is no step: the next one takes its place.
 */
void
muster_table_session_propose (MusterTableSession *session,
                              MusterScenario     *scenario)
{
  State *state = get_state (session, session->place);

  muster_scenario_free (state->scenario);
  state->scenario = scenario;
  judge (session);
}

/**
 * muster_table_session_edit:
 * @scenario: (transfer full): the table as it was set up otherwise
 *
 * A step that can be taken back, but no move.
 */
void
muster_table_session_edit (MusterTableSession *session,
                           MusterScenario     *scenario)
{
  push (session, scenario, NULL);
}

/** muster_table_session_may_accept: Returns: whether there is a move and it is legal */
gboolean
muster_table_session_may_accept (MusterTableSession *session)
{
  return muster_scenario_has_move (muster_table_session_get_scenario (session)) &&
         muster_verdict_get_status (session->answer->verdict) == MUSTER_LEGAL;
}

static char *
dup_bound (const MusterScenario *scenario)
{
  const MusterDbaBound *bound = scenario->dba != NULL ? &scenario->dba->bound : NULL;

  if (bound == NULL || bound->side == 0)
    {
      return g_strdup ("");
    }
  return bound->number > 0
         ? g_strdup_printf (_("%s, bound %u"), muster_scenario_get_side (scenario, bound->side), bound->number)
         : g_strdup (muster_scenario_get_side (scenario, bound->side));
}

/**
 * muster_table_session_accept:
 * @when: seconds since 1970
 *
 * Moves the pieces as the move says and writes it into the log. The move must be one that may be accepted.
 */
void
muster_table_session_accept (MusterTableSession *session,
                             gint64              when)
{
  const MusterScenario *scenario = muster_table_session_get_scenario (session);
  MusterTableEntry *entry;

  g_return_if_fail (muster_table_session_may_accept (session));
  entry = g_new0 (MusterTableEntry, 1);
  entry->gist = muster_scenario_dup_move_gist (scenario);
  entry->bound = dup_bound (scenario);
  entry->when = when;
  push (session, muster_answer_carry_out (session->answer, scenario), entry);
}

/** muster_table_session_may_step: Returns: whether there is something @by steps later, or earlier if it is negative */
gboolean
muster_table_session_may_step (MusterTableSession *session,
                               int                 by)
{
  int place = (int) session->place + by;

  return place >= 0 && place < (int) session->states->len;
}

/** muster_table_session_step: goes @by steps forward, or back if it is negative; see muster_table_session_may_step() */
void
muster_table_session_step (MusterTableSession *session,
                           int                 by)
{
  g_return_if_fail (muster_table_session_may_step (session, by));
  session->place += by;
  judge (session);
}

/** muster_table_session_count_entries: Returns: how many moves were accepted up to now */
guint
muster_table_session_count_entries (MusterTableSession *session)
{
  guint n_entries = 0;

  for (guint i = 0; i <= session->place; i++)
    {
      n_entries += get_state (session, i)->entry != NULL;
    }
  return n_entries;
}

/** muster_table_session_get_entry: Returns: (transfer none): accepted move @index, the first one 0, until "changed" */
const MusterTableEntry *
muster_table_session_get_entry (MusterTableSession *session,
                                guint               index)
{
  for (guint i = 0; i <= session->place; i++)
    {
      const MusterTableEntry *entry = get_state (session, i)->entry;

      if (entry != NULL && index-- == 0)
        {
          return entry;
        }
    }
  g_return_val_if_reached (NULL);
}

static void
muster_table_session_finalize (GObject *object)
{
  MusterTableSession *session = MUSTER_TABLE_SESSION (object);

  g_ptr_array_unref (session->states);
  g_clear_pointer (&session->answer, muster_answer_free);
  G_OBJECT_CLASS (muster_table_session_parent_class)->finalize (object);
}

static void
muster_table_session_class_init (MusterTableSessionClass *class)
{
  G_OBJECT_CLASS (class)->finalize = muster_table_session_finalize;
  changed_signal = g_signal_new ("changed", MUSTER_TYPE_TABLE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
muster_table_session_init (MusterTableSession *session)
{
  session->states = g_ptr_array_new_with_free_func ((GDestroyNotify) free_state);
}
