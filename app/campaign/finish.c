/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/finish.h"

/**
 * muster_finish_new_command:
 * @step: the one under way; the set-up is ended by "begin" instead
 * @defaults: whether what is still open is to be decided by its default
 *
 * Returns: (transfer full): the command that finishes @step
 */
MusterCommand *
muster_finish_new_command (MusterStep step,
                           gboolean   defaults)
{
  g_autofree char *which = g_strconcat ("step=", muster_step_get_word (step), NULL);
  const char *assignments[] = {which, defaults ? "defaults=yes" : NULL, NULL};

  return muster_command_new ("finish", assignments, NULL);
}
