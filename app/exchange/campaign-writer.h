/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

char *muster_campaign_dup_xml (const MusterWorld *world) G_GNUC_WARN_UNUSED_RESULT;
