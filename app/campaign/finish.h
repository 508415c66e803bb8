/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/command.h"

MusterCommand *muster_finish_new_command (MusterStep step,
                                          gboolean   defaults) G_GNUC_WARN_UNUSED_RESULT;
