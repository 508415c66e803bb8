/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/clause.h"

guint8 muster_ruling_place (const MusterRuling *ruling,
                            const char         *value);
