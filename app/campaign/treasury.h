/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/edit.h"

MusterPlayerField muster_resource_get_field (MusterResource resource);
gint64 muster_player_get_stock (const MusterPlayer *player,
                                MusterResource      resource);
void muster_treasury_add (MusterEdit    *edit,
                          guint32        player,
                          MusterResource resource,
                          gint64         amount);
