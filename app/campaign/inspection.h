/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"
#include "core/verdict.h"

MusterVerdict *muster_world_inspect (MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
