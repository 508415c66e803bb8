/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/speed.h"

GHashTable *muster_haste_find (const MusterWorld *world,
                               guint32            last_unit,
                               MusterPath         last_path) G_GNUC_WARN_UNUSED_RESULT;
guint32 muster_haste_get_hastener (GHashTable *haste,
                                   guint32     unit);
