/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/session.h"

MusterSession *example_open (void) G_GNUC_WARN_UNUSED_RESULT;
