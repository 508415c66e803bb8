/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/finish.h"
#include "session/session.h"

/* Finishes the step under way. Returns: whether the decision was LEGAL; @told has heard of it in any case */
static gboolean
finish_step (MusterSession *session,
             gboolean       defaults,
             MusterDice    *dice,
             MusterTold     told,
             gpointer       data,
             GError       **error)
{
  g_autoptr (MusterWorld) before = muster_world_ref (muster_session_get_world (session));
  g_autoptr (MusterCommand) command =
    muster_finish_new_command (muster_world_get_campaign (before)->step, defaults);
  g_autoptr (MusterDecision) decision = muster_session_run (session, command, dice, error);

  if (decision == NULL)
    {
      return FALSE;
    }
  told (decision, before, data);
  return muster_verdict_get_status (decision->verdict) == MUSTER_LEGAL;
}

/**
 * muster_session_advance:
 * @target: go on until this step is the one under way; %MUSTER_STEP_SETUP to finish only the current one
 * @defaults: whether open decisions take their default
 * @dice: what to roll, for one step after the other
 * @told: hears of each step's decision; the last one is not LEGAL where something is missing
 *
 * Returns: FALSE with @error set on failure; the steps finished before stay finished
 */
gboolean
muster_session_advance (MusterSession *session,
                        MusterStep     target,
                        gboolean       defaults,
                        MusterDice    *dice,
                        MusterTold     told,
                        gpointer       data,
                        GError       **error)
{
  g_autoptr (GError) trouble = NULL;
  gboolean going = TRUE;

  while (going && finish_step (session, defaults, dice, told, data, &trouble))
    {
      going = target != MUSTER_STEP_SETUP &&
              muster_world_get_campaign (muster_session_get_world (session))->step != target;
    }
  if (trouble != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&trouble));
      return FALSE;
    }
  return TRUE;
}
