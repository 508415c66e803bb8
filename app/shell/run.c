/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shell/run.h"

#include "shell/application.h"

/** muster_shell_run: opens the window, with the campaigns that the arguments name; Returns: the exit status */
int
muster_shell_run (int    argc,
                  char **argv)
{
  g_autoptr (MusterApplication) application = muster_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
