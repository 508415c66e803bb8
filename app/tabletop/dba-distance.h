/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tabletop/dba-question.h"

gint64 muster_dba_measure (const MusterDbaQuestion *question,
                           const MusterDbaTrack    *track,
                           gboolean                *by_path,
                           gboolean                *by_wall);
