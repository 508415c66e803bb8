/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/deed.h"

gboolean muster_map_check_gap (MusterDeed *deed,
                               guint32     hex,
                               guint32     player);
void muster_map_set_field (MusterDeed *deed,
                           guint32     hex,
                           guint       field,
                           const char *word);
