/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"
#include "wording/names.h"

char *muster_command_dup_gist (const MusterCommand *command,
                               const MusterNames   *names) G_GNUC_WARN_UNUSED_RESULT;
char *muster_command_text_dup_gist (const char        *text,
                                    const MusterNames *names) G_GNUC_WARN_UNUSED_RESULT;
