/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/finish.h"

/**
 * muster_finish_new_command:
 * @step: the one under way. The set-up is ended by "begin" instead: in it the command is not legal.
 * @defaults: whether what is still open is to be decided by its default
 *
 * Returns: (transfer full): the command that finishes @step
 */
MusterCommand *
muster_finish_new_command (MusterStep step,
                           gboolean   defaults)
{
  MusterStep named = step == MUSTER_STEP_SETUP ? MUSTER_FIRST_STEP : step;
  g_autofree char *which = g_strconcat ("step=", muster_step_get_word (named), NULL);
  const char *assignments[] = {which, defaults ? "defaults=yes" : NULL, NULL};

  return muster_command_new ("finish", assignments, NULL);
}
