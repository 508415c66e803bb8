/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"

MusterStrongholdKind muster_hex_get_working_stronghold (const MusterHex *hex,
                                                        gint32           turn);
