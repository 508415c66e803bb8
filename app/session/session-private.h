/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/keeper.h"
#include "session/session.h"

typedef void (*MusterErrandFunc) (MusterKeeper *keeper,
                                  gpointer      errand);

void muster_session_send (MusterSession   *session,
                          MusterErrandFunc func,
                          gpointer         errand);
