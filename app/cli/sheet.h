/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/subcommand.h"
#include "session/session.h"

gboolean muster_sheet_check_player (MusterSession *session,
                                    const char    *player,
                                    GError       **error);
MusterExit muster_sheet_take (MusterSession *session,
                              const char    *player,
                              const char    *name,
                              const char    *text,
                              gsize          length,
                              GError       **error);
