/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/world.h"

gboolean muster_way_back_is_free (const MusterWorld *world,
                                  guint32            hex,
                                  MusterSide         side,
                                  guint32            player);
guint muster_way_back_get_others (const MusterWorld *world,
                                  guint32            hex,
                                  guint32            player);
gboolean muster_way_back_is_among (guint      ways,
                                   MusterSide side);
char *muster_way_back_dup_options (guint ways) G_GNUC_WARN_UNUSED_RESULT;
char *muster_way_back_dup_decision (const MusterWorld *world,
                                    guint32            battle,
                                    guint32            player) G_GNUC_WARN_UNUSED_RESULT;
