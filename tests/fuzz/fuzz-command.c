/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/command.h"
#include "harness/replay.h"

/* What is read as a command is written so that it reads the same; what is not says why. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCommand) command = muster_command_parse (text, &error);

  if (command == NULL)
    {
      g_assert_nonnull (error);
    }
  else
    {
      g_autofree char *written = muster_command_dup_text (command);
      g_autoptr (MusterCommand) again = muster_command_parse (written, &error);
      g_autofree char *written_again = NULL;

      g_assert_no_error (error);
      written_again = muster_command_dup_text (again);
      g_assert_cmpstr (written_again, ==, written);
    }
  return 0;
}
