/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/record.h"
#include "exchange/xml-reader.h"

#define MUSTER_TROOP_MAX_SPECIALS 8

gboolean muster_troop_read_special (MusterXmlReader *reader,
                                    MusterTroop     *troop,
                                    gboolean         first);
gboolean muster_troop_read_end (MusterXmlReader *reader,
                                MusterTroop     *troop);
