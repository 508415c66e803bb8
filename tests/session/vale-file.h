/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The example campaign as a file in a folder of its own, opened, for one test.
 */
#pragma once

#include "session/session.h"

typedef struct
{
  char *folder;
  char *path;
  MusterSession *session;
} ValeFile;

void vale_file_set_up (ValeFile     *vale,
                       gconstpointer data);
void vale_file_tear_down (ValeFile     *vale,
                          gconstpointer data);
void vale_file_reopen (ValeFile *vale);
MusterSession *vale_file_create (ValeFile   *vale,
                                 const char *name,
                                 const char *xml) G_GNUC_WARN_UNUSED_RESULT;
MusterStatus vale_file_run (ValeFile   *vale,
                            const char *command);
